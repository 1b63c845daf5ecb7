/** Windows of a synthetic room. */
import type { Random } from '../../stager/random.js';
import type { Box } from '../../stager/room/camera/roomBox.js';
import type { Kinds } from './kinds.js';
import { type Alcove, type SceneWindow, type WallName, type WallPart, wallRange } from './sceneShape.js';

type Make = 'usual' | 'french' | 'high';
interface Wish {
  readonly wall: WallName;
  readonly make: Make;
  /** on a side wall: before the camera or behind it */
  readonly behind?: boolean;
}

/** Metres. */
const FROM_CORNER = 0.2;
const APART = 0.25;
const BELOW_CEILING = 0.15;
/** Least distance before the camera at which a window begins, metres. */
const AHEAD = 0.5;
const PANE = 0.8;
const TRIES = 40;

const SIDES = ['left', 'right'] as const;
const usual = (wall: WallName): Wish => ({ wall, make: 'usual' });

function wishesFor(random: Random, kind: Kinds['windows']): Wish[] {
  const side = random.pick(SIDES);
  const twice = random.chance(0.4);
  switch (kind) {
    case 'one side':
      return twice ? [usual(side), usual(side)] : [usual(side)];
    case 'back':
      return twice ? [usual('back'), usual('back')] : [usual('back')];
    case 'back and side':
      return [usual('back'), usual(side)];
    case 'both sides':
      return [usual('left'), usual('right')];
    case 'french': {
      const first: Wish = { wall: random.pick(['back', side]), make: 'french' };
      return twice ? [first, usual(random.pick(SIDES))] : [first];
    }
    case 'small and high': {
      const wall = random.pick(['back', side] as const);
      return [
        { wall, make: 'high' },
        { wall: twice ? side : wall, make: 'high' },
      ];
    }
    case 'behind the camera':
      return twice ? [usual('front'), usual('front')] : [{ ...usual(random.pick(['front', side])), behind: true }];
    case 'three or four':
      return [usual('back'), usual(side), usual('front'), ...(twice ? [usual(random.pick(SIDES))] : [])];
  }
}

/** Width and vertical range of a window. */
function randomSize(random: Random, make: Make, ceiling: number): Omit<WallPart, 'wall' | 'from'> {
  const most = ceiling - BELOW_CEILING;
  if (make === 'french')
    return { to: random.between(1.3, 2.6), bottom: 0.06, top: Math.min(most, random.between(2, 2.4)) };
  if (make === 'high') {
    const top = Math.min(most, random.between(2.05, 2.5));
    return { to: random.between(0.6, 1.4), bottom: top - random.between(0.35, 0.6), top };
  }
  return {
    to: random.between(0.8, 2.2),
    bottom: random.between(0.35, 1.05),
    top: Math.min(most, random.between(2, 2.5)),
  };
}

const meets = (a: WallPart, b: Pick<WallPart, 'from' | 'to'>): boolean =>
  a.from < b.to + APART && b.from < a.to + APART;

/** The range of a wall that an alcove takes, if it does. */
export function takenBy(alcove: Alcove | undefined, wall: WallName, box: Box): Pick<WallPart, 'from' | 'to'> | null {
  if (!alcove) return null;
  if (alcove.kind === 'recess') return alcove.wall === wall ? alcove : null;
  if (wall === 'left' || wall === 'right') {
    const touches = wall === 'left' ? alcove.left <= box.left + APART : alcove.right >= box.right - APART;
    return touches ? { from: alcove.back, to: alcove.front } : null;
  }
  const touches = wall === 'back' ? alcove.back <= box.back + APART : alcove.front >= box.front - APART;
  return touches ? { from: alcove.left, to: alcove.right } : null;
}

function placed(
  random: Random,
  wish: Wish,
  box: Box,
  taken: readonly Pick<WallPart, 'from' | 'to'>[],
): SceneWindow | null {
  const { wall, make } = wish;
  const [start, end] = wallRange(box, wall);
  const onSide = wall === 'left' || wall === 'right';
  const low = onSide && wish.behind ? 0 : start + FROM_CORNER;
  const high = onSide && !wish.behind ? Math.min(end - FROM_CORNER, -AHEAD) : end - FROM_CORNER;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { to: width, bottom, top } = randomSize(random, make, box.ceiling);
    if (width > high - low) continue;
    const from = random.between(low, high - width);
    const part = { wall, from, to: from + width, bottom, top };
    if (taken.some((other) => meets(part, other))) continue;
    return { ...part, panes: Math.max(1, Math.round(width / PANE)) };
  }
  return null;
}

function dressed(random: Random, window: SceneWindow, cloth: Kinds['cloth']): SceneWindow {
  if (cloth === 'sheers') {
    const cover = random.chance(0.6) ? 1 : random.between(0.5, 0.8);
    return { ...window, sheer: { cover, straight: random.between(0.25, 0.45) } };
  }
  if (cloth === 'blinds') {
    const drop = random.chance(0.5) ? 1 : random.between(0.4, 0.8);
    return { ...window, blind: { drop, tilt: random.between(15, 60) } };
  }
  return window;
}

/** Null if they do not all fit. */
export function randomWindows(
  random: Random,
  kinds: Pick<Kinds, 'windows' | 'cloth'>,
  box: Box,
  alcove: Alcove | undefined,
): SceneWindow[] | null {
  const windows: SceneWindow[] = [];
  for (const wish of wishesFor(random, kinds.windows)) {
    const alcovePart = takenBy(alcove, wish.wall, box);
    const others = windows.filter(({ wall }) => wall === wish.wall);
    const window = placed(random, wish, box, alcovePart ? [...others, alcovePart] : others);
    if (!window) return null;
    windows.push(dressed(random, window, kinds.cloth));
  }
  return windows;
}
