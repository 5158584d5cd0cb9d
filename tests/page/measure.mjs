// What one step costs on the page of eight queens: `npm run measure`. Sixty steps a second leave
// 16.7 ms for each.

import { launch, made, open } from './browser.mjs';

const STEPS = 1_000;
const browser = await launch();
const { page, close } = await open(browser, made('--n', '8', '--approach', 'conflict-arrays'));
const times = await page.evaluate((steps) => {
  const forward = document.querySelector('[data-command="forward"]');
  return [...Array(steps)].map(() => {
    const start = performance.now();
    forward.click();
    // Reading a size makes the browser lay the page out.
    document.body.getBoundingClientRect();
    return performance.now() - start;
  });
}, STEPS);
times.sort((one, other) => one - other);
const at = (share) => times[Math.floor(share * (STEPS - 1))].toFixed(2);
console.log(`${STEPS} steps: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`);
await close();
await browser.close();
