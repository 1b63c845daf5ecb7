/** Where toasts are placed, so that they do not cover the next button to press. */

/** CSS pixels from the window's top left. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** CSS pixels from the window's edges, and from the buttons below. */
const EDGE = 24;
const GAP = 12;
/** The largest size of a toast: 420 px, and three lines of text. */
const WIDTH = 420;
const HEIGHT = 128;
/** Share of the window's height: instead of rising above it, a toast stays at the foot and covers the buttons. */
const HIGHEST = 0.5;

/**
 * How far above the window's foot a toast at the right is placed, so that the buttons at the foot stay free.
 * @param acts what must not be covered
 * @returns CSS pixels
 */
export function aboveActs(acts: readonly Box[], window: { readonly width: number; readonly height: number }): number {
  const left = window.width - EDGE - WIDTH;
  const fromFoot = acts.filter(({ right }) => right > left).toSorted((one, other) => other.bottom - one.bottom);
  let foot = window.height - EDGE;
  for (const { top, bottom } of fromFoot) if (top < foot && bottom > foot - HEIGHT) foot = top - GAP;
  return foot - HEIGHT < window.height * HIGHEST ? EDGE : window.height - foot;
}

/** Elements that must stay free: the foot of an open dialog, the button that sticks to a rail's foot. */
const acts = () => [...document.querySelectorAll('[data-acts]')].filter((act) => !act.closest('[data-state=closed]'));

/** From this width on toasts are at the bottom right; below it at the top, away from thumb and buttons. */
const desk = window.matchMedia('(min-width: 1024px)');

/** At the top the header stays free: its menu and its bell can be pressed while a message is shown. */
const UNDER_HEADER = { top: 'calc(var(--sizes-header) + 8px)', right: '16px', bottom: '16px', left: '16px' };

/** For the next toast, as options of Ark's toaster. */
export function toastPlace() {
  if (!desk.matches) return { placement: 'top', offsets: UNDER_HEADER } as const;
  const boxes = acts().map((act) => act.getBoundingClientRect());
  const bottom = aboveActs(boxes, { width: window.innerWidth, height: window.innerHeight });
  const edge = `${EDGE}px`;
  return { placement: 'bottom-end', offsets: { top: edge, right: edge, bottom: `${bottom}px`, left: edge } } as const;
}
