// One search: its board, what it says, its calls, its solutions and its code.

class WatchView {
  constructor() {
    this.sentence = document.getElementById('sentence');
    this.counters = makeCounters(document.getElementById('counters'));
    this.calls = document.getElementById('calls');
    this.solutions = document.getElementById('solutions');
    this.code = document.getElementById('code');
  }

  // Shows a search and answers the course along which to play it. `go` jumps to a place.
  open(search, go) {
    this.search = search;
    this.board = new BoardView(document.getElementById('board'), search.n, document.getElementById('tip'));
    this.board.grid.setAttribute('aria-label', `Board of ${search.n} by ${search.n} squares`);
    this.makeCalls();
    this.makeSolutions(go);
    this.makeCode();
    return {
      length: search.length,
      hasJumps: true,
      height: search.n,
      depths: search.states.map((state) => state.level.queens.length),
      deadEnds: search.places((step) => step.reason === 'dead end'),
      solutions: search.places((step) => step.kind === 'solved'),
      place: (at) => `step ${at} of ${search.length}`,
      show: (at, player) => this.show(at, player),
    };
  }

  show(at, { isPlaying, speed }) {
    this.say(at, isPlaying && speed > 2);
    this.board.show(this.search, at, !isPlaying);
    this.counters(this.search.states[at].tally, this.search.tally);
    this.showCalls(at);
    this.showSolutions(at);
    this.light(this.search.steps[at - 1]?.line);
  }

  // A screen reader hears each step, unless they come too fast to be heard.
  say(at, isFast) {
    this.sentence.setAttribute('aria-live', isFast ? 'off' : 'polite');
    const step = this.search.steps[at - 1];
    if (!step) {
      this.sentence.replaceChildren('An empty board. Press play, or take one step at a time: space and the arrow keys do the same.');
      return;
    }
    const [head, ...rest] = this.search.sentence(at).split(': ');
    const isOver = at === this.search.length;
    this.sentence.replaceChildren(
      element('strong', { className: `kind ${step.kind} ${step.reason.replace(' ', '-')}`, textContent: head }),
      rest.length ? `: ${rest.join(': ')}` : '',
      isOver ? element('span', { className: 'over', textContent: ' The search is over.' }) : '',
    );
  }

  makeCalls() {
    const { n } = this.search;
    this.strips = [...Array(n + 1).keys()].map((depth) => {
      const lane = this.search.laneAt(depth);
      const isLast = depth === n;
      const name = isLast ? 'all filled' : lane === null ? `level ${depth}` : this.search.laneName(lane);
      const cells = [...Array(isLast ? 0 : n).keys()].map(() => element('i'));
      const heard = element('span', { className: 'only-heard' });
      const note = element('span');
      const item = element('li', {}, element('span', { className: 'call-name', textContent: name }),
        element('span', { className: 'strip', ariaHidden: 'true' }, ...cells),
        element('span', { className: 'call-note' }, heard, note));
      return { item, cells, note, heard };
    });
    this.calls.replaceChildren(...this.strips.map(({ item }) => item));
  }

  showCalls(at) {
    const levels = [];
    for (let { level } = this.search.states[at]; level; level = level.parent) levels.unshift(level);
    this.strips.forEach((strip, depth) => this.showCall(strip, depth, levels));
  }

  // A strip holds one cell for each square of the row or column, with what became of it.
  showCall({ item, cells, note, heard }, depth, levels) {
    const level = levels[depth];
    const name = !level ? 'waiting' : depth === levels.length - 1 ? 'running' : 'open';
    if (item.className !== name) item.className = name;
    const fates = Array(cells.length).fill('');
    level?.seen.forEach(({ square, fate }, order) => { fates[this.cellOf(square, order)] = fate; });
    cells.forEach((cell, index) => {
      if (cell.className !== fates[index]) cell.className = fates[index];
    });
    const queen = level?.seen.find(({ fate }) => fate === 'queen');
    const text = queen ? squareText(queen.square) : '';
    if (note.textContent === text) return;
    note.textContent = text;
    heard.textContent = queen ? 'queen on ' : '';
  }

  cellOf(square, order) {
    if (this.search.order === 'rows') return square.column;
    return this.search.order === 'columns' ? square.row : order;
  }

  // All solutions are there from the beginning and appear when they are found: nothing moves.
  makeSolutions(go) {
    const places = this.search.places((step) => step.kind === 'solved');
    this.found = places.map((place) => {
      const step = this.search.steps[place - 1];
      const label = `Solution ${step.number}, step ${place}`;
      const button = element('button', { className: 'found', title: label }, smallBoard(step.board));
      button.setAttribute('aria-label', label);
      button.addEventListener('click', () => go(place));
      return button;
    });
    this.solutions.replaceChildren(...this.found);
    if (places.length === 0) this.solutions.append('There are none.');
    this.solutions.scrollTop = 0;
  }

  showSolutions(at) {
    const { solved } = this.search.states[at].tally;
    this.found.forEach((button, index) => {
      const isHidden = index >= solved;
      if (button.classList.contains('unseen') !== isHidden) button.classList.toggle('unseen', isHidden);
    });
    if (solved > 0) reveal(this.solutions, this.found[solved - 1]);
  }

  makeCode() {
    const { source, name } = this.search.approach;
    document.getElementById('code-title').textContent = `src/approach/${name.replaceAll('-', '_')}.rs`;
    this.lines = source.trimEnd().split('\n').map((text, index) => {
      const line = element('span', { className: 'line' }, ...coloured(text), '\n');
      line.dataset.line = index + 1;
      if (text.trim().startsWith('visitor.')) line.classList.add('report');
      return line;
    });
    this.code.replaceChildren(...this.lines);
    this.lit = null;
    const search = this.lines.find((line) => line.textContent.startsWith('pub fn search'));
    this.code.scrollTop = search ? search.offsetTop : 0;
  }

  light(number) {
    const line = this.lines[number - 1] ?? null;
    if (line === this.lit) return;
    this.lit?.classList.remove('lit');
    line?.classList.add('lit');
    this.lit = line;
    if (line) reveal(this.code, line);
  }
}

// Scrolls a box, and nothing but the box, until the element is well inside. The box is the
// element's offset parent.
function reveal(box, inner) {
  const top = inner.offsetTop;
  const margin = Math.min(box.clientHeight / 4, 80);
  if (top < box.scrollTop + margin || top + inner.offsetHeight > box.scrollTop + box.clientHeight - margin) {
    box.scrollTop = top - box.clientHeight / 2;
  }
}

// Three numbers with their names; the answer shows a tally and the tally at the end.
function makeCounters(host) {
  const names = [['tried', 'squares tried'], ['placed', 'queens placed'], ['solved', 'solutions']];
  const values = names.map(([key, name]) => {
    const now = element('b');
    const total = element('small');
    host.append(element('div', {}, element('dt', { textContent: name }), element('dd', {}, now, total)));
    return { key, now, total };
  });
  return (tally, end) => values.forEach(({ key, now, total }) => {
    const text = String(tally[key]);
    if (now.textContent !== text) now.textContent = text;
    const ofAll = `of ${end[key]}`;
    if (total.textContent !== ofAll) total.textContent = ofAll;
  });
}

// A line of Rust with its comments, strings, words and numbers told apart.
const TOKEN = /(\/\/.*$)|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)')|\b(as|const|continue|else|enum|false|fn|for|if|impl|in|let|loop|match|mod|mut|pub|return|self|Self|struct|trait|true|use|where|while)\b|\b(\d[\d_]*)\b/g;

function coloured(text) {
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(TOKEN)) {
    parts.push(text.slice(end, found.index));
    const className = found[1] ? 'comment' : found[2] ? 'string' : found[3] ? 'keyword' : 'number';
    parts.push(element('span', { className, textContent: found[0] }));
    end = found.index + found[0].length;
  }
  parts.push(text.slice(end));
  return parts;
}
