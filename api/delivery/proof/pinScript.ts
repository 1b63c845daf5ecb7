/**
 * The script of a proof's page besides the slider: it lets a person point at a place of the picture, by a press or by
 * the arrow keys, and says before sending when the words are too long.
 */
export const PIN_SCRIPT = `
{
  const SVG = 'http://www.w3.org/2000/svg';
  const form = document.querySelector('[data-say]');
  const shot = document.querySelector('[data-shot]');
  const place = form.querySelector('[data-pin]');
  const { x, y } = form.elements;
  const make = (name, properties) => Object.assign(document.createElement(name), properties);
  const pin = document.createElementNS(SVG, 'svg');
  pin.setAttribute('class', 'mine');
  for (const [name, key, value] of [['circle', 'r', '13'], ['circle', 'r', '4']]) {
    const part = document.createElementNS(SVG, name);
    part.setAttribute(key, value);
    pin.append(part);
  }
  const point = make('button', { type: 'button', className: 'plain' });
  const remove = make('button', { type: 'button', className: 'plain', textContent: 'Remove the pin' });
  const told = make('span', { className: 'hint' });
  told.setAttribute('role', 'status');
  const aim = make('button', { type: 'button', className: 'aim' });
  const show = () => {
    const pinned = x.value !== '';
    pin.remove();
    if (pinned) {
      pin.setAttribute('x', x.value * 100 + '%');
      pin.setAttribute('y', y.value * 100 + '%');
      shot.querySelector('.pins').append(pin);
    }
    point.textContent = pinned ? 'Move the pin' : 'Point at a place in the picture';
    remove.hidden = !pinned;
    aim.setAttribute('aria-label', 'Pin' + (pinned
      ? ', ' + Math.round(x.value * 100) + '% from the left, ' + Math.round(y.value * 100) + '% from the top'
      : ''));
  };
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const within = (value) => Math.min(1, Math.max(0, value)).toFixed(4);
  const set = (left, top) => {
    x.value = within(left);
    y.value = within(top);
    show();
  };
  const done = () => {
    aim.remove();
    told.textContent = '';
    form.elements.text.focus();
  };
  point.addEventListener('click', () => {
    shot.append(aim);
    told.textContent = 'Press the place in the picture, or move the pin by the arrow keys and press Enter.';
    shot.scrollIntoView({ block: 'center' });
    aim.focus({ preventScroll: true });
  });
  remove.addEventListener('click', () => {
    x.value = y.value = '';
    show();
    point.focus();
  });
  aim.addEventListener('click', (event) => {
    if (event.detail > 0) {
      const box = shot.querySelector('img').getBoundingClientRect();
      set((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
    }
    done();
  });
  aim.addEventListener('keydown', (event) => {
    const [right, down] = steps[event.key] ?? [];
    if (event.key === 'Escape') done();
    if (right === undefined) return;
    event.preventDefault();
    set(Number(x.value || 0.5) + right * 0.02, Number(y.value || 0.5) + down * 0.02);
  });
  const words = form.elements.text;
  const longest = Number(words.dataset.longest);
  words.addEventListener('input', () => {
    const over = words.value.trim().length - longest;
    words.setCustomValidity(over > 0 ? 'Your words are ' + over + ' characters too long.' : '');
  });
  place.append(point, remove, told);
  show();
}
`;
