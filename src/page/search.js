// A recorded search: its steps, the state after each of them, and each step in words.

// The letters that stand for steps in the data.
const KINDS = {
  f: ['tried', 'free'],
  x: ['tried', 'refused'],
  n: ['tried', 'passed'],
  p: ['placed', ''],
  d: ['removed', 'dead end'],
  e: ['removed', 'explored'],
  s: ['removed', 'next solution'],
  u: ['removed', 'no deeper'],
  '=': ['solved', 'standing'],
  m: ['solved', 'mirror'],
  o: ['solved', 'other'],
};

const squareText = (square) => `(${square.row}, ${square.column})`;
const isSame = (one, other) => one.row === other.row && one.column === other.column;

// The line along which a queen attacks a square, or nothing.
function lineOfAttack(queen, square) {
  if (isSame(queen, square)) return '';
  if (queen.row === square.row) return 'row';
  if (queen.column === square.column) return 'column';
  if (queen.row - queen.column === square.row - square.column) return 'falling diagonal';
  if (queen.row + queen.column === square.row + square.column) return 'rising diagonal';
  return '';
}

function attackersOf(queens, square) {
  return queens
    .map((queen) => ({ queen, line: lineOfAttack(queen, square) }))
    .filter((attacker) => attacker.line !== '');
}

// "the queen at (0, 0) attacks it along the column, the queen at …"
function attackText(attackers) {
  return attackers
    .map(({ queen, line }, index) =>
      `the queen at ${squareText(queen)} ${index === 0 ? 'attacks it ' : ''}along the ${line}`)
    .join(', ');
}

class Search {
  constructor(approach, record) {
    this.approach = approach;
    this.n = record.n;
    this.order = record.order;
    this.steps = this.decode(record);
    this.states = this.replay();
  }

  get length() {
    return this.steps.length;
  }

  decode({ n, kinds, squares, lines, lanes, boards }) {
    let lane = 0;
    let board = 0;
    return [...kinds].map((letter, index) => {
      const [kind, reason] = KINDS[letter];
      const step = { kind, reason, line: lines[index] };
      step.square = { row: Math.floor(squares[index] / n), column: squares[index] % n };
      if (reason === 'dead end' || reason === 'explored') step.lane = lanes[lane++];
      if (kind === 'solved') {
        step.board = boards[board++].map((column, row) => ({ row, column }));
        step.number = board;
      }
      return step;
    });
  }

  // The state after 0, 1, 2 … steps. States share what does not change between them.
  replay() {
    let level = { parent: null, queens: [], seen: [] };
    let tally = { tried: 0, placed: 0, solved: 0 };
    const states = [{ level, tally }];
    for (const step of this.steps) {
      if (step.kind !== 'removed') tally = { ...tally, [step.kind]: tally[step.kind] + 1 };
      level = nextLevel(level, step);
      states.push({ level, tally });
    }
    return states;
  }

  get tally() {
    return this.states[this.length].tally;
  }

  laneName(lane) {
    return lane < this.n ? `row ${lane}` : `column ${lane - this.n}`;
  }

  // The row or column that is filled while so many queens stand, if the search has an order.
  laneAt(depth) {
    if (this.order === 'rows') return depth;
    if (this.order === 'columns') return this.n + depth;
    return null;
  }

  // What the step before this place did, in the words of `queens trace`.
  sentence(at) {
    const step = this.steps[at - 1];
    if (!step) return '';
    const square = squareText(step.square);
    switch (step.kind) {
      case 'tried': return `tried ${square}: ${this.outcome(step, at)}`;
      case 'placed': return `placed ${square}`;
      case 'removed': return `removed ${square}: ${this.whyRemoved(step, at)}`;
      default: return `solved: solution ${step.number}${imageText(step.reason)}`;
    }
  }

  outcome(step, at) {
    if (step.reason === 'free') return 'free';
    if (step.reason === 'passed') return 'free, but not taken';
    return `refused, ${attackText(attackersOf(this.states[at].level.queens, step.square))}`;
  }

  whyRemoved(step, at) {
    const lane = this.laneAt(this.states[at].level.queens.length);
    const stepBack = lane === null ? '' : `, step back to ${this.laneName(lane)}`;
    const why = {
      'dead end': `${this.laneName(step.lane)} has no free square`,
      explored: `${this.laneName(step.lane)} has no square left`,
      'next solution': 'look for the next solution',
      'no deeper': 'go no deeper for now',
    };
    return why[step.reason] + stepBack;
  }

  // The places after the steps for which this holds.
  places(isWanted) {
    return this.steps.flatMap((step, index) => (isWanted(step) ? [index + 1] : []));
  }

  // The last place at which no more squares than this have been tried.
  placeAfterTried(tried) {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.states[middle].tally.tried <= tried) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function imageText(image) {
  if (image === 'mirror') return ', the mirror image of the board';
  if (image === 'other') return ', another image of the board';
  return '';
}

// A level is what one call of the search knows: the queens that stand, and the squares that it
// has looked at with what became of them. Its parent is the call that made it.
function nextLevel(level, step) {
  const { square } = step;
  const seen = (at, fate) =>
    [...at.seen.filter((old) => !isSame(old.square, square)), { square, fate }];
  switch (step.kind) {
    case 'tried':
      return { ...level, seen: seen(level, step.reason === 'refused' ? 'refused' : 'free') };
    case 'placed': {
      const parent = { ...level, seen: seen(level, 'queen') };
      return { parent, queens: [...level.queens, square], seen: [] };
    }
    case 'removed':
      return { ...level.parent, seen: seen(level.parent, 'explored') };
    default:
      return level;
  }
}
