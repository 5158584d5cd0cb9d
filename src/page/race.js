// Several searches side by side, all advanced by the same measure.

class RaceView {
  constructor() {
    this.standings = document.getElementById('standings');
    this.track = document.getElementById('track');
  }

  // Shows the searches and answers the course along which they race. A tick is a square tried
  // or a step, as `pace` says.
  open(searches, pace) {
    this.pace = pace;
    this.racers = searches.map((search) => this.racer(search));
    this.track.replaceChildren(...this.racers.map(({ card }) => card));
    this.track.style.setProperty('--racers', Math.max(1, searches.length));
    this.ranks();
    return {
      length: Math.max(0, ...this.racers.map(({ ticks }) => ticks)),
      hasJumps: false,
      deadEnds: [],
      solutions: [],
      place: (at) => `${at} ${this.unit(at)}`,
      show: (at, player) => this.show(at, player),
    };
  }

  unit(count) {
    if (this.pace === 'step') return count === 1 ? 'step' : 'steps';
    return count === 1 ? 'square tried' : 'squares tried';
  }

  racer(search) {
    const host = element('div');
    const rank = element('span', { className: 'rank' });
    const bar = element('i');
    const [numbers, values] = racerNumbers();
    const name = element('h2', { textContent: search.approach.name });
    const meter = element('div', { className: 'meter', ariaHidden: 'true' }, bar);
    const pace = element('div', { className: 'pace-line' }, meter, rank);
    const card = element('article', { className: 'racer' }, name, host, pace, numbers);
    const ticks = this.pace === 'step' ? search.length : search.tally.tried;
    return { search, card, rank, bar, values, ticks, board: new BoardView(host, search.n) };
  }

  // Who needs fewer ticks comes first; equal numbers share a place.
  ranks() {
    for (const racer of this.racers) {
      racer.place = 1 + this.racers.filter((other) => other.ticks < racer.ticks).length;
    }
  }

  show(at, { isPlaying, speed }) {
    for (const racer of this.racers) this.showRacer(racer, at);
    this.standings.setAttribute('aria-live', isPlaying && speed > 2 ? 'off' : 'polite');
    this.standings.textContent = this.standingsText(at);
  }

  showRacer({ search, card, rank, bar, values, ticks, board, place }, at) {
    const isDone = at >= ticks;
    const position = this.position(search, Math.min(at, ticks));
    board.show(search, position, false);
    const { tally } = search.states[position];
    for (const [key, value] of values) value.textContent = tally[key];
    bar.style.inlineSize = `${ticks ? (100 * Math.min(at, ticks)) / ticks : 100}%`;
    rank.textContent = isDone ? ordinal(place) : '';
    card.classList.toggle('done', isDone);
  }

  position(search, ticks) {
    return this.pace === 'step' ? ticks : search.placeAfterTried(ticks);
  }

  standingsText(at) {
    if (this.racers.length < 2) return 'Choose at least two racers.';
    if (at === 0) return 'All boards are empty. Press play, or take one tick at a time.';
    const done = this.racers.filter(({ ticks }) => at >= ticks).sort((one, other) => one.ticks - other.ticks);
    const names = done.map(({ search, ticks }) => `${search.approach.name} (${ticks})`).join(', ');
    const after = `After ${at} ${this.unit(at)}: `;
    if (done.length === 0) return `${after}all are searching.`;
    return `${after}${names} ${done.length === 1 ? 'is' : 'are'} done.`;
  }
}

// The three counts of a racer, each number above its name.
function racerNumbers() {
  const values = ['tried', 'placed', 'solved'].map((key) => [key, element('b')]);
  const parts = values.map(([key, value]) => element('span', {}, value, ` ${key} `));
  return [element('p', { className: 'numbers' }, ...parts), values];
}

function ordinal(number) {
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[number % 100 > 10 && number % 100 < 14 ? 0 : number % 10];
  return `${number}${ending ?? 'th'}`;
}
