import { KINDS } from '../../kinds.js';
import type { Draft } from '../../furniture/draft.js';
import { floorBetween } from '../scene/feet.js';
import { lookingAt, wrapAngle } from '../scene/footprint.js';
import { setOn } from '../placing/place.js';
import { inStyle } from '../../furniture/proportions.js';
import { addFirst } from '../placing/rules.js';
import type { Scene } from '../scene/scene.js';
import { wanted } from '../scene/scene.js';
import { wallSpots } from '../placing/spots.js';

/** Least and greatest distance between screen and sofa, in diagonals of the screen. */
const SCREEN_DISTANCE: readonly [number, number] = [1.5, 2.5];
/** Sizes of screens and of the units below them, metres. */
const SCREEN_WIDTHS = [1.65, 1.45, 1.24, 1.05] as const;
const UNIT_BEYOND = 0.5;
/** Greatest angle between the sofa's axis and the direction to the screen, radians. */
export const MOST_OFF_AXIS = 0.75;

/** Adds a media unit with a screen at a wall that the sofa faces; the screen's size suits the distance. */
export function addMedia(scene: Scene, sofa: Draft): boolean {
  if (wanted(scene, 'media unit', 1) === 0) return false;
  const shape = KINDS.television.size;
  for (const width of SCREEN_WIDTHS) {
    const height = (shape.height * width) / shape.width;
    const diagonal = Math.hypot(width, height);
    const watched = (unit: Draft): boolean => {
      const away = floorBetween(unit, sofa);
      const off = wrapAngle(lookingAt(sofa, unit) - sofa.angle);
      const turned = Math.cos(unit.angle - sofa.angle);
      return (
        Math.abs(off) < MOST_OFF_AXIS &&
        turned < 0.3 &&
        away > SCREEN_DISTANCE[0] * diagonal - 0.2 &&
        away < SCREEN_DISTANCE[1] * diagonal
      );
    };
    const size = { ...KINDS['media unit'].size, width: width + UNIT_BEYOND };
    const prefer = (unit: Draft) => -Math.cos(unit.angle - sofa.angle) - 0.6 * lateral(sofa, unit);
    const spots = wallSpots(scene, { kind: 'media unit', group: 'media', size, prefer });
    const unit = addFirst(scene, spots.filter(watched), { inFrame: 0.9, seen: 0.6 });
    if (!unit) continue;
    const screen = { ...inStyle(scene.style, 'television'), width, height };
    setOn(scene, unit, 'television', { x: 0, z: 0, size: screen });
    return true;
  }
  return false;
}

/** Metres by which a piece is off the sofa's own axis. */
function lateral(sofa: Draft, piece: Draft): number {
  return Math.abs((piece.x - sofa.x) * Math.cos(sofa.angle) - (piece.z - sofa.z) * Math.sin(sofa.angle));
}
