import type { Room, Vec3, Wall } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import { wallPoint } from '../camera/wallPlane.js';
import type { PhotoLook } from './photoLook.js';

/** Metres above the floor between which an edge is followed, and at how many heights. */
const FROM = 0.35;
const TO = 1.85;
const HEIGHTS = 14;
/** Least heights that the photo has to show. */
const LEAST_SEEN = 9;
/** Metres between places that are tried. */
const STEP = 0.03;
/** Places to either side at which the slow change of light is measured. */
const SLOW = 5;
/** Metres to either side between which tones are compared: at the least, and where an edge would be too blurred. */
const BESIDE = { least: 0.04, most: 0.15 };
/** Share of the picture's long side that lies between the compared tones. */
const APART = 2 / 720;
/** Grey levels of a step on the mean, of one that counts, share of the heights that have to agree. */
const STEPS = { mean: 2.6, each: 1, agree: 0.8, atEnds: 0.7, alike: 0.3 };
/** The heights at either end, most of which have to agree as well: a picture's side ends half-way. */
const ENDS = 4;
/** Metres between two edges. */
const BETWEEN = 0.1;

type Frame = Pick<Room, 'camera' | 'width' | 'height'>;
type Look = Pick<PhotoLook, 'tone'>;

interface Step {
  readonly along: number;
  /** grey levels by which the wall grows brighter here, the slow change round it taken off */
  readonly mean: number;
  readonly agree: number;
}

/**
 * Upright edges from knee to above head height that are too faint for a line to be found: a white door's frame in a
 * white wall. Followed over the whole height, steps of three grey levels stand out from the noise.
 */
export function faintUprights(room: Frame, look: Look, wall: Wall): Wall['uprights'] {
  if (!wall.seen) return [];
  const profiles: { along: number; steps: readonly number[] }[] = [];
  for (let along = wall.from + 0.05; along < wall.to - 0.05; along += STEP) {
    const steps = stepsAt(room, look, wall, along);
    if (steps) profiles.push({ along, steps });
  }
  const found = profiles.map((profile, index): Step => {
    const before = mean(profiles[index - SLOW]?.steps ?? []);
    const behind = mean(profiles[index + SLOW]?.steps ?? []);
    // light that grows or fades along the wall is the same on both sides
    const slow = before * behind > 0 ? Math.sign(before) * Math.min(Math.abs(before), Math.abs(behind)) : 0;
    const own = profile.steps.map((step) => step - slow);
    return { along: profile.along, mean: mean(own), agree: Math.max(agreement(own, 1), agreement(own, -1)) };
  });
  return found
    .filter((step) => step.agree >= STEPS.agree && Math.abs(step.mean) > STEPS.mean)
    .filter((step) =>
      found.every(
        (other) => Math.abs(other.along - step.along) > BETWEEN || Math.abs(other.mean) <= Math.abs(step.mean),
      ),
    )
    .filter(
      ({ along }) => !wall.uprights.some((known) => Math.abs(known.along - along) < BETWEEN && known.top > TO - 0.1),
    )
    .map(({ along }) => ({ along, bottom: FROM - 0.05, top: TO }));
}

/** Share of the heights whose step has the sign and is like the others; 0 where an end of the edge is missing. */
function agreement(steps: readonly number[], sign: number): number {
  const least = Math.max(STEPS.each, STEPS.alike * Math.abs(mean(steps)));
  const share = (some: readonly number[]) => some.filter((step) => sign * step > least).length / some.length;
  return share(steps.slice(0, ENDS)) < STEPS.atEnds || share(steps.slice(-ENDS)) < STEPS.atEnds ? 0 : share(steps);
}

const onWall = ({ side, at }: Wall, along: number, y: number): Vec3 => wallPoint(side, at, along, y);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much brighter the wall is on one side of a place than on the other, at each height that is seen. */
function stepsAt(room: Frame, look: Look, wall: Wall, along: number): readonly number[] | null {
  const here = project(room.camera, onWall(wall, along, 1.1));
  const next = project(room.camera, onWall(wall, along + 0.05, 1.1));
  if (!here || !next || here[0] < 0 || here[0] > room.width) return null;
  const metres = (0.05 * APART * Math.max(room.width, room.height)) / Math.abs(here[0] - next[0]);
  const beside = Math.max(BESIDE.least, metres);
  if (beside > BESIDE.most) return null;
  const steps: number[] = [];
  for (let index = 0; index < HEIGHTS; index++) {
    const y = FROM + ((TO - FROM) * index) / (HEIGHTS - 1);
    const one = look.tone(onWall(wall, along - beside, y));
    const other = look.tone(onWall(wall, along + beside, y));
    if (one !== null && other !== null) steps.push(other - one);
  }
  return steps.length < LEAST_SEEN ? null : steps;
}
