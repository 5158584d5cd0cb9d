// Reads the data, makes the two views and connects the choices with them.

const data = JSON.parse(document.getElementById('data').textContent);
const decoded = new Map();

// A search is decoded when it is first looked at.
function searchOf(name, n) {
  const key = `${name} ${n}`;
  if (!decoded.has(key)) {
    const approach = data.approaches.find((one) => one.name === name);
    const record = data.searches.find((one) => one.approach === name && one.n === n);
    decoded.set(key, new Search(approach, record));
  }
  return decoded.get(key);
}

const names = data.approaches.map(({ name }) => name);
const sizes = [...new Set(data.searches.map(({ n }) => n))];
const chosen = readHash();
const transport = new Transport();
const watch = new WatchView();
const race = new RaceView();
const approachChoice = document.getElementById('approach');

// `#view/approach/n` names what is looked at, so that a link can point to it.
function readHash() {
  const [view, name, n] = decodeURIComponent(location.hash.slice(1)).split('/');
  const preferred = names.includes('conflict-arrays') ? 'conflict-arrays' : names[0];
  return {
    view: view === 'race' ? 'race' : 'watch',
    name: names.includes(name) ? name : preferred,
    n: sizes.includes(Number(n)) ? Number(n) : sizes[0],
    racers: [...new Set([preferred, names.includes('symmetry') ? 'symmetry' : names.at(-1)])],
    pace: 'tried',
  };
}

function open() {
  const isWatch = chosen.view === 'watch';
  document.body.dataset.view = chosen.view;
  document.getElementById('watch').hidden = !isWatch;
  document.getElementById('race').hidden = isWatch;
  document.getElementById('approach-choice').classList.toggle('unused', !isWatch);
  for (const view of ['watch', 'race']) {
    const tab = document.getElementById(`tab-${view}`);
    tab.setAttribute('aria-selected', String(view === chosen.view));
    tab.tabIndex = view === chosen.view ? 0 : -1;
  }
  transport.follow(isWatch ? openWatch() : openRace());
  history.replaceState(null, '', `#${chosen.view}/${chosen.name}/${chosen.n}`);
}

function openWatch() {
  const search = searchOf(chosen.name, chosen.n);
  document.getElementById('summary').textContent = `${search.approach.summary}.`;
  return watch.open(search, (at) => transport.move(at));
}

function openRace() {
  const searches = chosen.racers.map((name) => searchOf(name, chosen.n));
  const sparing = searches.filter((search) => search.steps.every((step) => step.reason !== 'refused'));
  document.getElementById('summary').textContent = 'The same board for all; the fewest ticks win.';
  document.getElementById('race-note').textContent = sparing.length === 0 ? '' :
    `${sparing.map((search) => search.approach.name).join(', ')}: the free squares are found as a set, so only those count as tried.`;
  return race.open(searches, chosen.pace);
}

function radio(name, value, text, isChecked, listen) {
  const input = element('input', { type: 'radio', name, value, checked: isChecked });
  input.addEventListener('change', listen);
  return element('label', {}, input, element('span', { textContent: text }));
}

function makeChoices() {
  approachChoice.append(...names.map((name) => new Option(name, name)));
  approachChoice.value = chosen.name;
  approachChoice.addEventListener('change', () => { chosen.name = approachChoice.value; open(); });
  document.getElementById('sizes').append(...sizes.map((n) =>
    radio('size', n, n, n === chosen.n, () => { chosen.n = n; open(); })));
  document.getElementById('racers').append(...names.map(racerChoice));
  for (const input of document.querySelectorAll('[name="pace"]')) {
    input.addEventListener('change', () => { chosen.pace = input.value; open(); });
  }
}

function racerChoice(name) {
  const input = element('input', { type: 'checkbox', value: name, checked: chosen.racers.includes(name) });
  input.addEventListener('change', () => {
    const boxes = [...document.querySelectorAll('#racers input:checked')];
    chosen.racers = boxes.map(({ value }) => value);
    open();
  });
  return element('label', {}, input, element('span', { textContent: name }));
}

function makeTabs() {
  const tabs = ['watch', 'race'].map((view) => document.getElementById(`tab-${view}`));
  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => { chosen.view = index === 0 ? 'watch' : 'race'; open(); });
    tab.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      tabs[1 - index].focus();
      tabs[1 - index].click();
    });
  });
}

makeChoices();
makeTabs();
open();
