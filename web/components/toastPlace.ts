/** Where toasts stand, so that they cover nothing that is to be pressed next. */

/** CSS pixels of the window, from its top. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** CSS pixels: from the window's edges, and from what a toast stands above. */
const EDGE = 24;
const GAP = 12;
/** The widest and highest that a toast becomes: 420 px, and three lines of words. */
const WIDTH = 420;
const HEIGHT = 128;
/** Of the window: higher up it would no longer be looked for at the foot. */
const HIGHEST = 0.5;

/**
 * How far above the window's foot a toast at the right stands, so that acts at the foot stay free.
 * @param acts what is not to be covered
 * @returns CSS pixels
 */
export function aboveActs(acts: readonly Box[], window: { readonly width: number; readonly height: number }): number {
  const left = window.width - EDGE - WIDTH;
  const fromFoot = acts.filter(({ right }) => right > left).toSorted((one, other) => other.bottom - one.bottom);
  let foot = window.height - EDGE;
  for (const { top, bottom } of fromFoot) if (top < foot && bottom > foot - HEIGHT) foot = top - GAP;
  return foot - HEIGHT < window.height * HIGHEST ? EDGE : window.height - foot;
}

/** What asks to stay free: the foot of a dialog that is open, the act that sticks to a rail's foot. */
const acts = () => [...document.querySelectorAll('[data-acts]')].filter((act) => !act.closest('[data-state=closed]'));

/** From this width on toasts stand at the bottom right; below it on top, where no thumb and no act is. */
const desk = window.matchMedia('(min-width: 1024px)');

/** On top the header stays free: its menu and its bell can be pressed while a message stands. */
const UNDER_HEADER = { top: 'calc(var(--sizes-header) + 8px)', right: '16px', bottom: '16px', left: '16px' };

/** Of a toast that comes now, in the words of Ark's toaster. */
export function toastPlace() {
  if (!desk.matches) return { placement: 'top', offsets: UNDER_HEADER } as const;
  const boxes = acts().map((act) => act.getBoundingClientRect());
  const bottom = aboveActs(boxes, { width: window.innerWidth, height: window.innerHeight });
  const edge = `${EDGE}px`;
  return { placement: 'bottom-end', offsets: { top: edge, right: edge, bottom: `${bottom}px`, left: edge } } as const;
}
