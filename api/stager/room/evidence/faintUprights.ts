import type { Room, Vec3, Wall } from '../../contract.js';
import { project } from '../../../shared/geometry/camera.js';
import { wallPoint } from '../camera/wallPlane.js';
import type { PhotoLook } from './photoLook.js';

/** Range of heights above the floor in which an edge is followed, metres, and the number of samples. */
const FROM = 0.35;
const TO = 1.85;
const HEIGHTS = 14;
/** Least number of visible samples. */
const LEAST_SEEN = 9;
/** Step between tried positions, metres. */
const STEP = 0.03;
/** Positions to either side from which the slow change of light is measured. */
const SLOW = 5;
/** Distance of the compared tones on either side: least, and largest if the edge is blurred; metres. */
const BESIDE = { least: 0.04, most: 0.15 };
/** Least distance of the compared tones, as a share of the picture's long side. */
const APART = 2 / 720;
/**
 * Grey levels of the mean step and of a counted step; shares of samples that must agree: in total, at the ends, and in
 * size.
 */
const STEPS = { mean: 2.6, each: 1, agree: 0.8, atEnds: 0.7, alike: 0.3 };
/** Samples at either end, most of which must agree too: a picture's side ends halfway. */
const ENDS = 4;
/** Least distance between two edges, metres. */
const BETWEEN = 0.1;

type Frame = Pick<Room, 'camera' | 'width' | 'height'>;
type Look = Pick<PhotoLook, 'tone'>;

interface Step {
  readonly along: number;
  /** step of brightness in grey levels, without the slow change around it */
  readonly mean: number;
  readonly agree: number;
}

/**
 * Vertical edges from knee height to above head height that are too faint for the line detector: a white door's frame
 * in a white wall. Averaged over the whole height, steps of three grey levels exceed the noise.
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
    // a gradient of light along the wall is the same on both sides
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

/** Share of the samples whose step agrees in sign and size; 0 if one end of the edge is missing. */
function agreement(steps: readonly number[], sign: number): number {
  const least = Math.max(STEPS.each, STEPS.alike * Math.abs(mean(steps)));
  const share = (some: readonly number[]) => some.filter((step) => sign * step > least).length / some.length;
  return share(steps.slice(0, ENDS)) < STEPS.atEnds || share(steps.slice(-ENDS)) < STEPS.atEnds ? 0 : share(steps);
}

const onWall = ({ side, at }: Wall, along: number, y: number): Vec3 => wallPoint(side, at, along, y);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Difference of brightness across a position at each visible height. */
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
