// A drawn board: squares that know what attacks them, and an overlay for lines of attack.

const SVG = 'http://www.w3.org/2000/svg';

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function drawing(name, attributes = {}) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function queenDrawing() {
  const svg = drawing('svg', { class: 'queen', 'aria-hidden': 'true', focusable: 'false' });
  svg.append(drawing('use', { href: '#queen' }));
  return svg;
}

class BoardView {
  // With a tip, the squares can be pointed at and walked over with the arrow keys; the tip
  // element then says what attacks the square.
  constructor(host, n, tip = null) {
    this.n = n;
    this.tip = tip;
    this.pointed = null;
    this.state = { queens: [], marks: new Map() };
    this.squares = [];
    this.grid = this.makeGrid();
    this.overlay = drawing('svg', { class: 'overlay', viewBox: `0 0 ${n} ${n}`, 'aria-hidden': 'true' });
    const frame = element('div', { className: tip ? 'board labelled' : 'board' });
    frame.style.setProperty('--n', n);
    if (tip) frame.append(...this.makeLabels());
    const field = element('div', { className: 'field' }, this.grid, this.overlay);
    frame.append(field);
    host.replaceChildren(frame);
    if (tip) this.listen();
  }

  makeGrid() {
    const grid = element('div', { className: 'grid' });
    for (let row = 0; row < this.n; row += 1) {
      const line = element('div', { className: 'row' });
      for (let column = 0; column < this.n; column += 1) {
        const square = element('div', { className: 'square' }, queenDrawing());
        if (this.tip) square.setAttribute('role', 'gridcell');
        this.squares.push(square);
        line.append(square);
      }
      if (this.tip) line.setAttribute('role', 'row');
      grid.append(line);
    }
    if (this.tip) {
      grid.setAttribute('role', 'grid');
      this.squares.forEach((square, index) => { square.tabIndex = index === 0 ? 0 : -1; });
    } else {
      grid.setAttribute('aria-hidden', 'true');
    }
    return grid;
  }

  makeLabels() {
    const numbers = [...Array(this.n).keys()];
    const labels = (className) => {
      const host = element('div', { className, ariaHidden: 'true' });
      host.append(...numbers.map((number) => element('span', { textContent: number })));
      return host;
    };
    return [labels('columns'), labels('rows')];
  }

  listen() {
    const at = (event) => this.squares.indexOf(event.target.closest('.square'));
    this.grid.addEventListener('pointerover', (event) => this.point(at(event)));
    this.grid.addEventListener('pointerleave', () => this.point(-1));
    this.grid.addEventListener('focusin', (event) => this.point(at(event)));
    this.grid.addEventListener('focusout', () => this.point(-1));
    this.grid.addEventListener('keydown', (event) => this.walk(event, at(event)));
  }

  walk(event, from) {
    const n = this.n;
    const row = Math.floor(from / n);
    const targets = {
      ArrowLeft: from % n > 0 ? from - 1 : from,
      ArrowRight: from % n < n - 1 ? from + 1 : from,
      ArrowUp: row > 0 ? from - n : from,
      ArrowDown: row < n - 1 ? from + n : from,
      Home: row * n,
      End: row * n + n - 1,
    };
    if (!(event.key in targets)) return;
    event.preventDefault();
    this.squares[from].tabIndex = -1;
    const target = this.squares[targets[event.key]];
    target.tabIndex = 0;
    target.focus();
  }

  // Draws the place of a search; `speaks` also names every square for screen readers.
  show(search, at, speaks = true) {
    this.state = boardState(search, at);
    const { queens, marks, lane } = this.state;
    for (let index = 0; index < this.squares.length; index += 1) {
      const square = this.squareAt(index);
      const mark = marks.get(index) ?? '';
      const isAttacked = queens.some((queen) => lineOfAttack(queen, square) !== '');
      const dark = (square.row + square.column) % 2 ? ' dark' : '';
      const name = `square${dark}${isAttacked ? ' attacked' : ''}${mark && ` ${mark}`}`;
      if (this.squares[index].className !== name) this.squares[index].className = name;
      if (speaks && this.tip) this.squares[index].setAttribute('aria-label', this.describe(index));
    }
    this.drawLines(lane);
    if (this.tip) this.tip.textContent = this.pointed === null ? '' : this.describe(this.pointed);
  }

  squareAt(index) {
    return { row: Math.floor(index / this.n), column: index % this.n };
  }

  // What a screen reader or the tip says of a square.
  describe(index) {
    const { queens } = this.state;
    const square = this.squareAt(index);
    const place = squareText(square);
    if (queens.some((queen) => isSame(queen, square))) return `${place}: a queen`;
    const attackers = attackersOf(queens, square);
    return attackers.length ? `${place}: ${attackText(attackers)}` : `${place}: no queen attacks it`;
  }

  point(index) {
    this.pointed = index < 0 ? null : index;
    this.tip.textContent = index < 0 ? '' : this.describe(index);
    this.drawLines(this.state.lane);
  }

  drawLines(lane) {
    const lines = [];
    if (lane !== null && lane !== undefined) lines.push(this.laneOutline(lane));
    const { queens, refused } = this.state;
    if (refused) lines.push(...this.attackLines(attackersOf(queens, refused), refused, 'attack'));
    if (this.pointed !== null) {
      const square = this.squareAt(this.pointed);
      lines.push(...this.attackLines(attackersOf(queens, square), square, 'attack pointed'));
    }
    this.overlay.replaceChildren(...lines);
  }

  laneOutline(lane) {
    const isRow = lane < this.n;
    const at = isRow ? lane : lane - this.n;
    return drawing('rect', {
      class: 'lane', rx: 0.06,
      x: isRow ? 0.03 : at + 0.03, y: isRow ? at + 0.03 : 0.03,
      width: (isRow ? this.n : 1) - 0.06, height: (isRow ? 1 : this.n) - 0.06,
    });
  }

  attackLines(attackers, square, name) {
    return attackers.map(({ queen }) => {
      // From the middle of the queen, which covers the line, to just before the mark.
      const down = square.row - queen.row;
      const right = square.column - queen.column;
      const share = 1 - 0.27 / Math.hypot(down, right);
      return drawing('line', {
        class: name,
        x1: queen.column + 0.5, y1: queen.row + 0.5,
        x2: queen.column + 0.5 + right * share, y2: queen.row + 0.5 + down * share,
      });
    });
  }
}

// What a board shows at a place of a search: the queens, a mark for some squares, the row or
// column in question and the square that was refused.
function boardState(search, at) {
  const { n } = search;
  const step = search.steps[at - 1];
  const standing = search.states[at].level.queens;
  const queens = step?.kind === 'solved' ? step.board : standing;
  const marks = new Map();
  const mark = (square, name) => marks.set(square.row * n + square.column, name);
  queens.forEach((queen) => mark(queen, step?.kind === 'solved' ? 'has-queen won' : 'has-queen'));
  let lane = standing.length < n ? search.laneAt(standing.length) : null;
  let refused = null;
  if (step?.kind === 'tried') {
    mark(step.square, step.reason === 'refused' ? 'refused' : 'free');
    if (step.reason === 'refused') refused = step.square;
    for (const { queen } of refused ? attackersOf(queens, refused) : []) mark(queen, 'has-queen attacking');
  } else if (step?.kind === 'placed') {
    mark(step.square, 'has-queen placed');
  } else if (step?.kind === 'removed') {
    if (step.reason === 'dead end') {
      lane = step.lane;
      squaresOf(lane, n).forEach((square) => mark(square, 'refused'));
    }
    mark(step.square, 'removed');
  }
  return { queens, marks, lane, refused };
}

function squaresOf(lane, n) {
  return [...Array(n).keys()].map((place) =>
    (lane < n ? { row: lane, column: place } : { row: place, column: lane - n }));
}

// A small picture of a solution.
function smallBoard(board) {
  const n = board.length;
  const svg = drawing('svg', { viewBox: `0 0 ${n} ${n}`, class: 'small-board', 'aria-hidden': 'true', focusable: 'false' });
  svg.append(drawing('rect', { width: n, height: n, class: 'small-field' }));
  for (const { row, column } of board) {
    svg.append(drawing('circle', { cx: column + 0.5, cy: row + 0.5, r: 0.36 }));
  }
  return svg;
}
