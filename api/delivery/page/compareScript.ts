/**
 * The public page's only script: it lays the staged picture over the original and lets a slider move the seam between
 * them. Without it both pictures are shown side by side.
 */
export const COMPARE_SCRIPT = `
for (const pair of document.querySelectorAll('[data-compare]')) {
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.min = '0';
  slider.max = '100';
  slider.value = '50';
  slider.setAttribute('aria-label', pair.dataset.compare);
  const move = () => {
    pair.style.setProperty('--at', slider.value + '%');
    slider.setAttribute('aria-valuetext', (100 - slider.value) + '% of the staged picture');
  };
  slider.addEventListener('input', move);
  const knob = document.createElement('span');
  knob.className = 'knob';
  knob.ariaHidden = 'true';
  pair.classList.add('seam');
  pair.append(slider, knob);
  move();
}
`;
