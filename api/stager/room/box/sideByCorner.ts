/**
 * Side walls whose foot was not found: hidden, or too short in the picture for a line. Where an upright shows the corner
 * beside the back wall all the same, the wall stands there and not outside the picture.
 */
import { type BoxParameters, floorEdge } from './boxLines.js';
import type { BoxScene } from './boxScore.js';
import { type FoundBox, climbBox, scorer } from './boxSearch.js';
import { type CornerScene, cornerSupport } from './corners.js';

/** Degrees of the side lines that are tried. */
const FROM = 3;
const TO = 87;
/** How much a corner counts beside the box's own score, and how well it must show before it counts at all. */
const WEIGHT = 0.5;
const LEAST_SUPPORT = 0.4;
/** By how much a box with a corner must be better than the one without. */
const MARGIN = 0.05;
/** Steps of the ascent with the new wall, beside those of the coarse search. */
const FINER = 0.4;

/** Only where the picture looks into the room at all: uprights of a single wall, seen straight on, are no corners. */
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
  // the other lines were found for a box without this wall and may move now, but not so far that its corner is lost
  const settled = climbBox(scene, best, FINER);
  const settledWorth = worthOf(settled.box, settled.score);
  if (Math.max(most, settledWorth) <= found.score + MARGIN) return found;
  return settledWorth > most ? settled : { box: best, score: scoreOf(best), edge: floorEdge(scene.frame, best) };
}
