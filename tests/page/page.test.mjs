// The page as a reader meets it: play, step back, scrub, race, keyboard, small and dark.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import axe from 'axe-core';
import { committed, launch, made, open, place, queens, sentence } from './browser.mjs';

let browser;
before(async () => { browser = await launch(); });
after(async () => { await browser?.close(); });

const trace = (n, name) => JSON.parse(queens('trace', String(n), '--approach', name, '--format', 'json', '--steps', '100000'));
const over = ' The search is over.';

async function approaches(page) {
  return page.locator('#approach option').evaluateAll((options) => options.map((option) => option.value));
}

test('every step of every approach says what the terminal says', async () => {
  const { page, close } = await open(browser, committed);
  for (const name of await approaches(page)) {
    await page.selectOption('#approach', name);
    await page.evaluate(() => document.activeElement.blur());
    const { steps, tally } = trace(4, name);
    for (const { text, source_line } of steps) {
      await page.keyboard.press('ArrowRight');
      assert.equal((await sentence(page)).replace(over, ''), text, name);
      assert.equal(await page.locator('.line.lit').getAttribute('data-line'), String(source_line), name);
    }
    assert.ok((await sentence(page)).endsWith(over), name);
    const counters = await page.locator('#counters b').allTextContents();
    assert.deepEqual(counters.map(Number), [tally.tried, tally.placed, tally.solved], name);
  }
  await close();
});

test('the queens on the board are those that stand, both ways', async () => {
  const { page, close } = await open(browser, committed, { hash: '#watch/conflict-arrays/4' });
  const { steps } = trace(4, 'conflict-arrays');
  const shown = () => page.locator('#board .square').evaluateAll((squares) =>
    squares.flatMap((square, index) => (square.classList.contains('has-queen') ? [index] : [])));
  const expected = steps.map(({ queens: standing }) => standing.map(([row, column]) => 4 * row + column).sort((a, b) => a - b));
  for (const standing of expected) {
    await page.keyboard.press('ArrowRight');
    assert.deepEqual(await shown(), standing);
  }
  for (const standing of [...expected.slice(0, -1)].reverse()) {
    await page.keyboard.press('ArrowLeft');
    assert.deepEqual(await shown(), standing);
  }
  await page.keyboard.press('ArrowLeft');
  assert.equal(await place(page), 'step 0 of 94');
  assert.deepEqual(await shown(), []);
  await close();
});

test('the keyboard plays, jumps and changes the speed', async () => {
  const { page, close } = await open(browser, committed, { hash: '#watch/conflict-arrays/4' });
  await page.keyboard.press('s');
  assert.equal(await sentence(page), 'solved: solution 1');
  await page.keyboard.press('s');
  assert.equal(await sentence(page), 'solved: solution 2');
  await page.keyboard.press('Shift+S');
  assert.equal(await sentence(page), 'solved: solution 1');
  await page.keyboard.press('Home');
  await page.keyboard.press('d');
  assert.match(await sentence(page), /row 2 has no free square, step back to row 1$/);
  await page.keyboard.press('End');
  assert.equal(await place(page), 'step 94 of 94');
  for (let time = 0; time < 9; time += 1) await page.keyboard.press('+');
  assert.equal(await page.locator('#speed').inputValue(), '60');
  await page.keyboard.press('Space');
  await page.waitForFunction(() => document.querySelector('[data-command="play"]').ariaLabel === 'Play'
    && document.getElementById('place').textContent === 'step 94 of 94');
  await close();
});

test('playing can be paused, and the slider scrubs', async () => {
  const { page, close } = await open(browser, committed, { hash: '#watch/conflict-arrays/6' });
  await page.selectOption('#speed', '30');
  await page.click('[data-command="play"]');
  await page.waitForFunction(() => Number(document.getElementById('scrub').value) > 5);
  await page.click('[data-command="play"]');
  const stopped = await place(page);
  await page.waitForTimeout(200);
  assert.equal(await place(page), stopped);
  await page.locator('#scrub').fill('600');
  assert.equal(await place(page), 'step 600 of 1202');
  assert.equal(await sentence(page), trace(6, 'conflict-arrays').steps[599].text);
  await close();
});

test('a square says what attacks it, to the mouse and to the keyboard', async () => {
  const { page, close } = await open(browser, committed, { hash: '#watch/conflict-arrays/4' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const square = page.locator('#board .square').nth(10);
  await square.hover();
  const reason = '(2, 2): the queen at (0, 0) attacks it along the falling diagonal';
  assert.equal(await page.locator('#tip').textContent(), reason);
  assert.equal(await square.getAttribute('aria-label'), reason);
  assert.equal(await page.locator('.overlay .pointed').count(), 1);
  await page.locator('#board .square').first().focus();
  assert.equal(await page.locator('#tip').textContent(), '(0, 0): a queen');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.locator('#tip').textContent(), '(1, 2): no queen attacks it');
  assert.equal(await place(page), 'step 2 of 94');
  await close();
});

test('a solution that was found takes the reader back to it', async () => {
  const { page, close } = await open(browser, committed, { hash: '#watch/symmetry/4' });
  assert.equal(await page.locator('.found:visible').count(), 0);
  await page.keyboard.press('End');
  assert.equal(await page.locator('.found:visible').count(), 2);
  await page.locator('.found').nth(1).click();
  assert.equal(await sentence(page), 'solved: solution 2, the mirror image of the board');
  const queens = await page.locator('#board .square').evaluateAll((squares) =>
    squares.flatMap((square, index) => (square.classList.contains('has-queen') ? [index % 4] : [])));
  assert.deepEqual(queens, [2, 0, 3, 1]);
  await close();
});

test('a race of all approaches ends with the counts of each, in order', async () => {
  const { page, close } = await open(browser, committed, { hash: '#race/conflict-arrays/6' });
  for (const box of await page.locator('#racers input').all()) await box.check();
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('End');
  const cards = await page.locator('.racer').evaluateAll((all) => all.map((card) => ({
    name: card.querySelector('h2').textContent,
    rank: parseInt(card.querySelector('.rank').textContent, 10),
    numbers: card.querySelector('.numbers').textContent.trim().replace(/\s+/g, ' '),
  })));
  const tallies = new Map(cards.map(({ name }) => [name, trace(6, name).tally]));
  for (const { name, rank, numbers } of cards) {
    const { tried, placed, solved } = tallies.get(name);
    assert.equal(numbers, `${tried} tried ${placed} placed ${solved} solved`);
    assert.equal(rank, 1 + [...tallies.values()].filter((other) => other.tried < tried).length, name);
  }
  assert.equal(cards.length, (await approaches(page)).length);
  await close();
});

test('a race can be run by steps, and stands still for those that are done', async () => {
  const { page, close } = await open(browser, committed, { hash: '#race/conflict-arrays/4' });
  await page.locator('[name="pace"][value="step"]').check();
  await page.evaluate(() => document.activeElement.blur());
  for (let tick = 0; tick < 48; tick += 1) await page.keyboard.press('ArrowRight');
  assert.equal(await page.locator('#standings').textContent(), 'After 48 steps: symmetry (48) is done.');
  assert.equal(await page.locator('.racer.done').count(), 1);
  await page.keyboard.press('ArrowLeft');
  assert.equal(await page.locator('.racer.done').count(), 0);
  await close();
});

test('tabs answer the arrow keys, and the address names what is looked at', async () => {
  const { page, close } = await open(browser, committed);
  await page.locator('#tab-watch').focus();
  await page.keyboard.press('ArrowRight');
  assert.ok(await page.locator('#race').isVisible());
  assert.match(page.url(), /#race\//);
  await page.keyboard.press('ArrowLeft');
  await page.locator('[name="size"][value="5"]').check({ force: true });
  assert.match(page.url(), /#watch\/conflict-arrays\/5$/);
  await close();
});

for (const [width, height] of [[360, 740], [820, 1100], [1280, 800]]) {
  test(`at ${width} pixels nothing sticks out and nothing moves`, async () => {
    const { page, close } = await open(browser, committed, { hash: '#watch/conflict-arrays/6', viewport: { width, height } });
    await page.evaluate(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shifted += entry.value; })
        .observe({ type: 'layout-shift', buffered: true });
    });
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    const box = () => page.evaluate(() => ['#board', '#calls', '#solutions', '.controls'].map((name) => {
      const { left, top, width: w, height: h } = document.querySelector(name).getBoundingClientRect();
      return [left, top, w, h].join(' ');
    }).join('\n'));
    assert.ok(await fits());
    const first = await box();
    for (let time = 0; time < 40; time += 1) {
      await page.keyboard.press(time % 4 === 3 ? 's' : 'd');
      assert.equal(await box(), first);
    }
    await page.keyboard.press('End');
    assert.equal(await box(), first);
    await page.waitForTimeout(100);
    assert.equal(await page.evaluate(() => window.shifted), 0);
    await page.locator('#tab-race').click();
    for (const racer of await page.locator('#racers input').all()) await racer.check();
    assert.ok(await fits());
    await close();
  });
}

for (const colorScheme of ['light', 'dark']) {
  for (const view of ['watch', 'race']) {
    test(`${view} is accessible in the ${colorScheme}`, async () => {
      const { page, close } = await open(browser, committed, { hash: `#${view}/conflict-arrays/4`, colorScheme, bypassCSP: true });
      await page.addScriptTag({ content: axe.source });
      for (const key of ['Home', 'd', 's', 'End']) {
        await page.keyboard.press(key);
        const { violations } = await page.evaluate(() => window.axe.run());
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
        assert.deepEqual(found, []);
      }
      await close();
    });
  }
}

test('day and night have colours of their own', async () => {
  const ground = async (colorScheme) => {
    const { page, close } = await open(browser, committed, { colorScheme });
    const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await close();
    return colour;
  };
  assert.notEqual(await ground('light'), await ground('dark'));
});

test('eight queens play', async () => {
  const { page, close } = await open(browser, made('--n', '8', '--approach', 'conflict-arrays'));
  assert.equal(await place(page), 'step 0 of 19924');
  await page.selectOption('#speed', '60');
  await page.click('[data-command="play"]');
  await page.waitForFunction(() => Number(document.getElementById('scrub').value) > 100);
  await page.click('[data-command="last"]');
  assert.deepEqual(await page.locator('#counters b').allTextContents(), ['15720', '2056', '92']);
  await close();
});
