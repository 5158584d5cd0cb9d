// The player's clock and its controls. It moves along a course: something with a length, a way
// to show a place, and places worth jumping to.

const SPEEDS = [1, 2, 4, 8, 15, 30, 60];

class Transport {
  constructor() {
    this.at = 0;
    this.isPlaying = false;
    this.speed = 4;
    this.waited = 0;
    this.course = { length: 0, deadEnds: [], solutions: [], show() {}, place: () => '' };
    this.scrub = document.getElementById('scrub');
    this.speedChoice = document.getElementById('speed');
    this.speedChoice.append(...SPEEDS.map((speed) => new Option(`${speed}/s`, speed)));
    this.speedChoice.value = this.speed;
    this.listen();
  }

  listen() {
    this.scrub.addEventListener('input', () => this.move(Number(this.scrub.value)));
    this.speedChoice.addEventListener('change', () => { this.speed = Number(this.speedChoice.value); });
    for (const button of document.querySelectorAll('[data-command]')) {
      button.addEventListener('click', () => this.obey(button.dataset.command));
    }
    document.addEventListener('keydown', (event) => this.key(event));
  }

  // Takes another course, at a place of it.
  follow(course, at = 0) {
    this.course = course;
    this.scrub.max = course.length;
    document.getElementById('jumps').classList.toggle('unused', !course.hasJumps);
    drawProfile(document.getElementById('profile'), course);
    this.pause();
    this.go(at);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const command = {
      ' ': 'play', ArrowRight: 'forward', ArrowLeft: 'back', Home: 'first', End: 'last',
      d: 'nextDeadEnd', D: 'previousDeadEnd', s: 'nextSolution', S: 'previousSolution',
      '+': 'faster', '=': 'faster', '-': 'slower',
    }[event.key];
    if (!command || usesKey(event.target, event.key)) return;
    event.preventDefault();
    this.obey(command);
  }

  obey(command) {
    const { deadEnds, solutions, length } = this.course;
    const next = (places) => places.find((place) => place > this.at) ?? this.at;
    const previous = (places) => places.findLast((place) => place < this.at) ?? this.at;
    switch (command) {
      case 'play': return this.isPlaying ? this.stop() : this.play();
      case 'first': return this.move(0);
      case 'back': return this.move(this.at - 1);
      case 'forward': return this.move(this.at + 1);
      case 'last': return this.move(length);
      case 'nextDeadEnd': return this.move(next(deadEnds));
      case 'previousDeadEnd': return this.move(previous(deadEnds));
      case 'nextSolution': return this.move(next(solutions));
      case 'previousSolution': return this.move(previous(solutions));
      case 'faster': return this.changeSpeed(1);
      default: return this.changeSpeed(-1);
    }
  }

  changeSpeed(by) {
    const index = SPEEDS.indexOf(this.speed) + by;
    this.speed = SPEEDS[Math.min(Math.max(index, 0), SPEEDS.length - 1)];
    this.speedChoice.value = this.speed;
  }

  // Any move by hand pauses.
  move(at) {
    this.pause();
    this.go(at);
  }

  go(at) {
    this.at = Math.min(Math.max(at, 0), this.course.length);
    this.course.show(this.at, { isPlaying: this.isPlaying, speed: this.speed });
    const place = this.course.place(this.at);
    this.scrub.value = this.at;
    this.scrub.setAttribute('aria-valuetext', place);
    // Two parts, so that a narrow screen can give each a line of its own, whatever the numbers.
    const [now, ...total] = place.split(' of ');
    document.getElementById('place').replaceChildren(
      element('span', { textContent: now }), ...total.map((text) => element('span', { textContent: ` of ${text}` })));
    const share = this.course.length ? this.at / this.course.length : 0;
    document.getElementById('profile').style.setProperty('--share', share);
  }

  play() {
    if (this.at === this.course.length) this.go(0);
    this.setPlaying(true);
    this.waited = 0;
    let before = performance.now();
    const frame = (now) => {
      if (!this.isPlaying) return;
      this.waited += ((now - before) * this.speed) / 1000;
      before = now;
      const steps = Math.floor(this.waited);
      this.waited -= steps;
      if (steps > 0) this.go(this.at + steps);
      if (this.at === this.course.length) this.stop();
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  // Stops where it is, and shows the place once more for those who read rather than watch.
  stop() {
    this.pause();
    this.go(this.at);
  }

  pause() {
    this.setPlaying(false);
  }

  setPlaying(isPlaying) {
    this.isPlaying = isPlaying;
    const button = document.querySelector('[data-command="play"]');
    button.setAttribute('aria-label', isPlaying ? 'Pause' : 'Play');
    button.querySelector('use').setAttribute('href', isPlaying ? '#icon-pause' : '#icon-play');
  }
}

// Whether the focused element has a use of its own for the key.
function usesKey(target, key) {
  if (target.closest('select, [role="grid"]')) return /^(Arrow|Home|End| |[a-zA-Z])/.test(key);
  if (target.closest('button, summary') && key === ' ') return true;
  if (target.closest('[role="tablist"], input[type="radio"], input[type="checkbox"], pre, .solutions')) {
    return /^(Arrow|Home|End| )/.test(key);
  }
  return false;
}

// The number of standing queens over the whole course as a hill line, solutions and dead ends
// as ticks. At most so many points are drawn, whatever the length.
const PROFILE_POINTS = 480;

function drawProfile(svg, { length, depths, deadEnds, solutions, height }) {
  svg.setAttribute('viewBox', `0 0 1000 100`);
  const parts = [];
  const across = (place) => (1000 * place) / Math.max(length, 1);
  if (depths) {
    const points = profilePoints(depths, length).map(([place, depth]) =>
      `L${across(place).toFixed(1)} ${(92 - (80 * depth) / height).toFixed(1)}`);
    parts.push(drawing('path', { class: 'hills', d: `M0 92${points.join('')}L1000 92Z` }));
  }
  const ticks = (places, name, from, to) => places.forEach((place) =>
    parts.push(drawing('line', { class: name, x1: across(place), x2: across(place), y1: from, y2: to })));
  if (deadEnds.length <= PROFILE_POINTS) ticks(deadEnds, 'dead-end', 92, 100);
  ticks(solutions, 'solution', 4, 100);
  svg.replaceChildren(...parts);
}

function profilePoints(depths, length) {
  const stride = Math.max(1, Math.ceil(length / PROFILE_POINTS));
  const points = [];
  for (let start = 0; start <= length; start += stride) {
    points.push([start, Math.max(...depths.slice(start, start + stride))]);
  }
  return points;
}
