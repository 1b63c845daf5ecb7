/** Where on a top groups of things go, and of which role: a triangle of tall, middle and low seen from the front. */
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
  /** 1 or -1: which way along the top's z axis the group looks */
  readonly front: 1 | -1;
}

/** How much a room's tops carry. */
type Fullness = 'essential' | 'calm' | 'spare' | 'rich';

/** A style less full than this shows few things, and larger ones. */
const SPARE = 0.35;

export function fullnessOf({ creativity, style }: Pick<Scene, 'creativity' | 'style'>): Fullness {
  if (creativity < DRESSED) return 'essential';
  if (STYLE_BOOKS[style].fullness < SPARE) return 'spare';
  return creativity < RICH ? 'calm' : 'rich';
}

interface Top {
  readonly scene: Scene;
  readonly top: Draft;
  readonly fullness: Fullness;
  /** 1 or -1: which end gets the height */
  readonly side: number;
  readonly front: 1 | -1;
}

/** Metres of top from which on a third group has room. */
const FOR_THREE = { coffee: 1.05, long: 1.15 } as const;

/** Metres of top from which on three groups stand between a pair of lamps. */
const FOR_FIVE = 1.7;

/** A share of the top's width and depth, as a slot. */
const at = ({ top, side, front }: Top, role: Role, x: number, z: number): Slot => ({
  role,
  x: side * x * top.width,
  z: front * z * top.depth,
  front,
});

/** Books or a tray at one half, something tall at the other, something small before the middle. */
function onCoffeeTable(one: Top): Slot[] {
  const { top, fullness } = one;
  if (fullness === 'essential') return [at(one, 'low', 0.2, 0)];
  const isRound = top.depth > 0.8 * top.width;
  const low = isRound ? at(one, 'low', -0.18, 0.1) : at(one, 'low', -0.25, 0.02);
  const tall = isRound ? at(one, 'tall', 0.2, -0.14) : at(one, 'tall', 0.24, -0.04);
  if (fullness === 'spare') return [at(one, 'tall', 0.16, 0), at(one, 'low', -0.22, 0.02)];
  if (fullness === 'calm' || top.width < 0.75) return [low, tall];
  const third = isRound ? at(one, 'small', 0.16, 0.27) : at(one, 'small', 0.02, 0.22);
  const room = top.width >= FOR_THREE.coffee || isRound;
  return room ? [low, tall, third, at(one, 'small', -0.03, -0.28)] : [low, tall, third];
}

/** Something low between a pair of lamps; beside one lamp low things, and the height at the other end. */
function onStorage(one: Top): Slot[] {
  const { scene, top, fullness } = one;
  const lamps = onTopOf(scene, top).filter(({ kind }) => kind === 'table lamp');
  if (fullness === 'essential') return lamps.length > 0 ? [] : [at(one, 'low', 0.25, 0)];
  if (lamps.length > 1) {
    const between = [at(one, 'low', 0.08, 0), at(one, 'small', -0.12, 0.1), at(one, 'tall', -0.2, -0.05)];
    const number = fullness !== 'rich' || top.width < FOR_THREE.long ? 1 : top.width < FOR_FIVE ? 2 : 3;
    return between.slice(0, number);
  }
  const [lamp] = lamps;
  const end = lamp ? -Math.sign(within(top, [lamp.x, lamp.z])[0]) : one.side;
  const turned = { ...one, side: end };
  const tall = at(turned, 'tall', 0.3, -0.06);
  const low = lamp ? at(turned, 'low', -0.1, 0.05) : at(turned, 'low', -0.27, 0.03);
  if (fullness === 'spare' || top.width < 0.9) return [tall];
  if (fullness === 'calm') return lamp ? [tall] : [tall, low];
  const third = lamp ? at(turned, 'small', 0.12, 0.12) : at(turned, 'small', 0.02, 0.08);
  return top.width >= FOR_THREE.long ? [tall, low, third] : [tall, low];
}

function onSideTable(one: Top): Slot[] {
  const { scene, top, fullness, side } = one;
  const lamp = onTopOf(scene, top).find(({ kind }) => kind === 'table lamp');
  if (!lamp) return [at(one, 'side', 0, 0)];
  if (fullness === 'essential' || fullness === 'spare') return [];
  return beside(top, lamp, side).map((spot) => ({ role: 'small', ...spot, front: one.front }));
}

/** Places beside and before a lamp on a small top: the roomiest first. */
function beside(top: Draft, lamp: Draft, side: number): { x: number; z: number }[] {
  const [x] = within(top, [lamp.x, lamp.z]);
  const free = Math.abs(x) > 0.02 ? -Math.sign(x) : side;
  return [
    { x: free * 0.3 * top.width, z: 0.26 * top.depth },
    { x: free * 0.3 * top.width, z: -0.2 * top.depth },
  ];
}

function onNightstand(one: Top): Slot[] {
  const { scene, top, fullness, side } = one;
  if (fullness === 'essential') return [];
  const lamp = onTopOf(scene, top).find(({ kind }) => kind === 'table lamp');
  const spots = lamp ? beside(top, lamp, side) : [{ x: 0, z: 0 }];
  const number = fullness === 'rich' ? 2 : 1;
  return spots.slice(0, number).map((spot) => ({ role: 'bedside', ...spot, front: one.front }));
}

/** At both sides of the screen, or as on any storage where there is none. */
function onMediaUnit(one: Top): Slot[] {
  const { scene, top, fullness, side } = one;
  const screen = onTopOf(scene, top).find(({ kind }) => kind === 'television');
  if (!screen) return onStorage(one);
  if (fullness === 'essential') return [];
  const x = (screen.width / 2 + top.width / 2) / 2 + 0.005;
  const ends = fullness === 'rich' ? [side, -side] : [side];
  return ends.map((end) => ({ role: 'flank', x: end * x, z: 0, front: one.front }));
}

function onDesk(one: Top): Slot[] {
  if (one.fullness === 'essential') return [];
  const slots = [at(one, 'desk', 0.38, 0.05), at(one, 'desk', -0.36, -0.2), at(one, 'desk', 0.24, 0.2)];
  return slots.slice(0, one.fullness === 'rich' ? 3 : 1);
}

function onBench(one: Top): Slot[] {
  if (one.fullness === 'essential') return [];
  const ends = [at(one, 'soft', 0.26, 0), at(one, 'soft', -0.27, 0)];
  return one.fullness === 'rich' && one.top.width > 1.1 ? ends : ends.slice(0, 1);
}

const onPouf = (one: Top): Slot[] => (one.fullness === 'rich' ? [at(one, 'soft', 0, 0)] : []);

function onIsland(one: Top): Slot[] {
  const fruit = at(one, 'worktop', 0.04, -0.08);
  if (one.fullness === 'essential') return [fruit];
  const ends = [at(one, 'worktop', -0.33, -0.06), at(one, 'worktop', 0.33, 0)];
  return one.fullness === 'rich' ? [fruit, ...ends] : [fruit, ends[0]];
}

/** The tops that are finished, the most looked at first, each with its slots. */
export const SLOTS: Readonly<Partial<Record<Kind, (one: Top) => Slot[]>>> = {
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
