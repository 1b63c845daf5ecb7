/** Where on a top groups of items go, and in which role: a triangle of tall, middle and low seen from the front. */
import { DRESSED, RICH } from '../scene/creativity.js';
import { STYLE_BOOKS } from '../../furniture/styles.js';
import type { Draft } from '../../furniture/draft.js';
import { within } from '../scene/footprint.js';
import type { Kind } from '../../kinds.js';
import type { Scene } from '../scene/scene.js';
import type { Role } from './compositions.js';
import { onTopOf } from '../lamps/tops.js';

export interface Slot {
  readonly role: Role;
  /** metres from the top's middle to the right and to the front */
  readonly x: number;
  readonly z: number;
  /** the direction along the top's z axis that the group faces */
  readonly front: 1 | -1;
}

/** How many items a room's tops carry. */
type Fullness = 'essential' | 'calm' | 'spare' | 'rich';

/** A style with less fullness than this shows few items, and larger ones. */
const SPARE_FULLNESS = 0.35;

export function fullnessOf({ creativity, style }: Pick<Scene, 'creativity' | 'style'>): Fullness {
  if (creativity < DRESSED) return 'essential';
  if (STYLE_BOOKS[style].fullness < SPARE_FULLNESS) return 'spare';
  return creativity < RICH ? 'calm' : 'rich';
}

interface TopContext {
  readonly scene: Scene;
  readonly top: Draft;
  readonly fullness: Fullness;
  /** 1 or -1: which end gets the tall group */
  readonly side: number;
  readonly front: 1 | -1;
}

/** Metres of top from which on a third group has room. */
const WIDTH_FOR_THREE = { coffee: 1.05, long: 1.15 } as const;

/** Metres of top from which on three groups stand between a pair of lamps. */
const WIDTH_FOR_FIVE = 1.7;

/** A share of the top's width and depth, as a slot. */
const slotAt = ({ top, side, front }: TopContext, role: Role, x: number, z: number): Slot => ({
  role,
  x: side * x * top.width,
  z: front * z * top.depth,
  front,
});

/** Books or a tray at one half, something tall at the other, something small before the middle. */
function onCoffeeTable(context: TopContext): Slot[] {
  const { top, fullness } = context;
  if (fullness === 'essential') return [slotAt(context, 'low', 0.2, 0)];
  const isRound = top.depth > 0.8 * top.width;
  const low = isRound ? slotAt(context, 'low', -0.18, 0.1) : slotAt(context, 'low', -0.25, 0.02);
  const tall = isRound ? slotAt(context, 'tall', 0.2, -0.14) : slotAt(context, 'tall', 0.24, -0.04);
  if (fullness === 'spare') return [slotAt(context, 'tall', 0.16, 0), slotAt(context, 'low', -0.22, 0.02)];
  if (fullness === 'calm' || top.width < 0.75) return [low, tall];
  const third = isRound ? slotAt(context, 'small', 0.16, 0.27) : slotAt(context, 'small', 0.02, 0.22);
  const room = top.width >= WIDTH_FOR_THREE.coffee || isRound;
  return room ? [low, tall, third, slotAt(context, 'small', -0.03, -0.28)] : [low, tall, third];
}

/** Low groups between a pair of lamps; beside one lamp a low group, and a tall one at the other end. */
function onStorage(context: TopContext): Slot[] {
  const { scene, top, fullness } = context;
  const lamps = onTopOf(scene, top).filter(({ kind }) => kind === 'table lamp');
  if (fullness === 'essential') return lamps.length > 0 ? [] : [slotAt(context, 'low', 0.25, 0)];
  if (lamps.length > 1) {
    const between = [
      slotAt(context, 'low', 0.08, 0),
      slotAt(context, 'small', -0.12, 0.1),
      slotAt(context, 'tall', -0.2, -0.05),
    ];
    const number = fullness !== 'rich' || top.width < WIDTH_FOR_THREE.long ? 1 : top.width < WIDTH_FOR_FIVE ? 2 : 3;
    return between.slice(0, number);
  }
  const [lamp] = lamps;
  const end = lamp ? -Math.sign(within(top, [lamp.x, lamp.z])[0]) : context.side;
  const turned = { ...context, side: end };
  const tall = slotAt(turned, 'tall', 0.3, -0.06);
  const low = lamp ? slotAt(turned, 'low', -0.1, 0.05) : slotAt(turned, 'low', -0.27, 0.03);
  if (fullness === 'spare' || top.width < 0.9) return [tall];
  if (fullness === 'calm') return lamp ? [tall] : [tall, low];
  const third = lamp ? slotAt(turned, 'small', 0.12, 0.12) : slotAt(turned, 'small', 0.02, 0.08);
  return top.width >= WIDTH_FOR_THREE.long ? [tall, low, third] : [tall, low];
}

function onSideTable(context: TopContext): Slot[] {
  const { scene, top, fullness, side } = context;
  const lamp = onTopOf(scene, top).find(({ kind }) => kind === 'table lamp');
  if (!lamp) return [slotAt(context, 'side', 0, 0)];
  if (fullness === 'essential' || fullness === 'spare') return [];
  return besideLamp(top, lamp, side).map((spot) => ({ role: 'small', ...spot, front: context.front }));
}

/** Places beside and before a lamp on a small top: the roomiest first. */
function besideLamp(top: Draft, lamp: Draft, side: number): { x: number; z: number }[] {
  const [x] = within(top, [lamp.x, lamp.z]);
  const free = Math.abs(x) > 0.02 ? -Math.sign(x) : side;
  return [
    { x: free * 0.3 * top.width, z: 0.26 * top.depth },
    { x: free * 0.3 * top.width, z: -0.2 * top.depth },
  ];
}

function onNightstand(context: TopContext): Slot[] {
  const { scene, top, fullness, side } = context;
  if (fullness === 'essential') return [];
  const lamp = onTopOf(scene, top).find(({ kind }) => kind === 'table lamp');
  const spots = lamp ? besideLamp(top, lamp, side) : [{ x: 0, z: 0 }];
  const number = fullness === 'rich' ? 2 : 1;
  return spots.slice(0, number).map((spot) => ({ role: 'bedside', ...spot, front: context.front }));
}

/** At both sides of the screen, or as on any storage where there is none. */
function onMediaUnit(context: TopContext): Slot[] {
  const { scene, top, fullness, side } = context;
  const screen = onTopOf(scene, top).find(({ kind }) => kind === 'television');
  if (!screen) return onStorage(context);
  if (fullness === 'essential') return [];
  const x = (screen.width / 2 + top.width / 2) / 2 + 0.005;
  const ends = fullness === 'rich' ? [side, -side] : [side];
  return ends.map((end) => ({ role: 'flank', x: end * x, z: 0, front: context.front }));
}

function onDesk(context: TopContext): Slot[] {
  if (context.fullness === 'essential') return [];
  const slots = [
    slotAt(context, 'desk', 0.38, 0.05),
    slotAt(context, 'desk', -0.36, -0.2),
    slotAt(context, 'desk', 0.24, 0.2),
  ];
  return slots.slice(0, context.fullness === 'rich' ? 3 : 1);
}

function onBench(context: TopContext): Slot[] {
  if (context.fullness === 'essential') return [];
  const ends = [slotAt(context, 'soft', 0.26, 0), slotAt(context, 'soft', -0.27, 0)];
  return context.fullness === 'rich' && context.top.width > 1.1 ? ends : ends.slice(0, 1);
}

const onPouf = (context: TopContext): Slot[] => (context.fullness === 'rich' ? [slotAt(context, 'soft', 0, 0)] : []);

function onIsland(context: TopContext): Slot[] {
  const fruit = slotAt(context, 'worktop', 0.04, -0.08);
  if (context.fullness === 'essential') return [fruit];
  const ends = [slotAt(context, 'worktop', -0.33, -0.06), slotAt(context, 'worktop', 0.33, 0)];
  return context.fullness === 'rich' ? [fruit, ...ends] : [fruit, ends[0]];
}

/** The slots of each kind of top; the kinds that are looked at most come first. */
export const SLOTS: Readonly<Partial<Record<Kind, (context: TopContext) => Slot[]>>> = {
  'coffee table': onCoffeeTable,
  'outdoor coffee table': onCoffeeTable,
  'kitchen island': onIsland,
  console: onStorage,
  sideboard: onStorage,
  dresser: onStorage,
  'media unit': onMediaUnit,
  'side table': onSideTable,
  nightstand: onNightstand,
  desk: onDesk,
  'gaming desk': onDesk,
  bench: onBench,
  ottoman: onPouf,
  pouf: onPouf,
};
