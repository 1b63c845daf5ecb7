/**
 * Adds side walls whose foot was not found, being hidden or too short in the picture: if a vertical edge shows the
 * corner beside the back wall, the wall is there and not outside the picture.
 */
import { type BoxParameters, floorEdge } from './boxLines.js';
import type { BoxScene } from './boxScore.js';
import { type FoundBox, climbBox, scorer } from './boxSearch.js';
import { type CornerScene, cornerSupport } from './corners.js';

/** Degrees of the tried side lines. */
const FROM = 3;
const TO = 87;
/** Weight of a corner relative to the box's score, and the least evidence of a corner. */
const WEIGHT = 0.5;
const LEAST_SUPPORT = 0.4;
/** Least gain of a box with a corner over the one without. */
const MARGIN = 0.05;
/** Step of the ascent with the new wall, relative to the coarse search. */
const FINER = 0.4;

/** Only if the picture looks into the room: vertical edges of a single frontal wall are no corners. */
export function withSideByCorner(scene: BoxScene, corners: CornerScene, found: FoundBox): FoundBox {
  const { left, right } = found.box;
  if ((left === null) === (right === null)) return found;
  return withSide(scene, corners, found, left === null ? 'left' : 'right');
}

function withSide(scene: BoxScene, corners: CornerScene, found: FoundBox, side: 'left' | 'right'): FoundBox {
  const scoreOf = scorer(scene);
  const worthOf = (box: BoxParameters, score: number): number => {
    const support = cornerSupport(corners, box, side) ?? 0;
    return support > LEAST_SUPPORT ? score + WEIGHT * (support - LEAST_SUPPORT) : -Infinity;
  };
  let best: BoxParameters | null = null;
  let most = -Infinity;
  for (let angle = FROM; angle <= TO; angle++) {
    const box = { ...found.box, [side]: angle };
    const worth = worthOf(box, scoreOf(box));
    if (!(worth > most)) continue;
    most = worth;
    best = box;
  }
  if (!best) return found;
  // the other lines were fitted without this wall and may move, but not so far that the corner is lost
  const settled = climbBox(scene, best, FINER);
  const settledWorth = worthOf(settled.box, settled.score);
  if (Math.max(most, settledWorth) <= found.score + MARGIN) return found;
  return settledWorth > most ? settled : { box: best, score: scoreOf(best), edge: floorEdge(scene.frame, best) };
}
