// Opens pages in a real Chromium and watches what they should never do.
//
// CHROMIUM names the browser (default /usr/bin/chromium), QUEENS the program (default: the debug
// build of this repository).

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../../', import.meta.url));
const program = process.env.QUEENS ?? join(root, 'target/debug/queens');
const profile = mkdtempSync(join(tmpdir(), 'queens-page-'));

export function queens(...args) {
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] });
}

// The committed page, or one made for a test.
export const committed = join(root, 'docs/search.html');

export function made(...args) {
  const file = join(profile, `${args.join('')}.html`);
  queens('page', ...args, '-o', file);
  return file;
}

// Playwright gives each launch a new, empty profile.
export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
      '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

// A page that fails its test when it prints an error, throws, or asks for anything but itself.
export async function open(browser, file, { hash = '', ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const faults = [];
  page.on('console', (message) => { if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text()); });
  page.on('pageerror', (error) => faults.push(String(error)));
  const address = pathToFileURL(file).href;
  page.on('request', (request) => {
    const asked = request.url();
    if (!asked.startsWith(address) && !asked.startsWith('data:')) faults.push(`request for ${asked}`);
  });
  await page.goto(address + hash);
  return { page, close: async () => { await context.close(); assert.deepEqual(faults, []); } };
}

export const sentence = (page) => page.locator('#sentence').textContent();
export const place = (page) => page.locator('#place').textContent();
