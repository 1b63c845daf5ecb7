/** Vertical edges in metres: on the walls (frames, corners, mouldings), and on the floor (objects). */
import type { Ground, Pixel, Wall } from '../../contract.js';
import { type FloorEdge, OWNERS } from './boxLines.js';
import { meet, onFloor } from '../../../shared/geometry/camera.js';
import { alongWall, wallAxis } from '../camera/wallPlane.js';
import type { MetricBox } from './metricBox.js';
import type { Reading } from './reading.js';
import type { Segment } from '../camera/segments.js';
import { vanishingPoint } from '../../../shared/geometry/cameraHypothesis.js';

/** Metres: shorter pieces are noise, higher ones lamps and beams. */
const SHORTEST_PIECE = 0.25;
const HIGHEST_FOOT = 1.8;
/** How far an edge may be outside the visible part of its wall, metres. */
const SLACK = 0.1;
/** Distance within which pieces are merged, and the least length of a merged edge; metres. */
const SAME_EDGE = 0.07;
const SHORTEST_EDGE = 0.6;
/**
 * Shares of the picture's height: least length of a vertical edge on the floor, and its least distance below the
 * floor's edge.
 */
const SHORTEST_STANDING = 0.035;
const INSIDE_FLOOR = 0.025;
const LOWEST_FOOT = 0.97;
/** Share of the picture's height below the floor's edge: a vertical edge that reaches there stands before the wall. */
const AT_WALL = 0.01;
/**
 * Least gradient of edges that reach the wall, and of those before the floor alone, grey levels per pixel: boards,
 * joints and reflections of windows in a floor have 3 to 8, furniture 9 to 30.
 */
const STRENGTH = { atWall: 5, onFloor: 9 };
/** Sine of the angle up to which a vertical edge may be a joint of the floor along the depth. */
const JOINT = 0.13;

type Uprights = Wall['uprights'];

export interface UprightScene {
  readonly segments: readonly Segment[];
  readonly reading: Pick<Reading, 'view' | 'classes' | 'frame'> & { readonly box: { readonly edge: FloorEdge } };
  readonly box: MetricBox;
}

export function uprightsOfWall({ segments, reading, box }: UprightScene, wall: Wall): Uprights {
  const { view, classes, frame } = reading;
  const owner = OWNERS.indexOf(wall.side);
  const toPhoto = (x: number, y: number): Pixel => [(x * box.width) / view.width, (y * box.height) / view.height];
  const pieces = segments.flatMap((segment, i) => {
    const column = Math.min(frame.width - 1, Math.floor((segment.middleX * frame.width) / view.width));
    if (classes[i] !== 'down' || reading.box.edge.owner[column] !== owner) return [];
    const a = meet(box.camera, toPhoto(segment.x1, segment.y1), wallAxis(wall.side), wall.at);
    const b = meet(box.camera, toPhoto(segment.x2, segment.y2), wallAxis(wall.side), wall.at);
    if (!a || !b) return [];
    const bottom = Math.min(a[1], b[1]);
    const top = Math.max(a[1], b[1]);
    const along = (alongWall(wall.side, a) + alongWall(wall.side, b)) / 2;
    if (top - bottom < SHORTEST_PIECE || bottom > HIGHEST_FOOT) return [];
    if (along < wall.from - SLACK || along > wall.to + SLACK) return [];
    return [{ along, bottom, top }];
  });
  return joined(pieces);
}

/** Merges the pieces of one edge. */
function joined(pieces: Uprights): Uprights {
  const edges: { along: number; bottom: number; top: number }[] = [];
  for (const piece of pieces.toSorted((a, b) => a.along - b.along)) {
    const same = edges.find((edge) => Math.abs(edge.along - piece.along) < SAME_EDGE);
    if (!same) {
      edges.push({ ...piece });
      continue;
    }
    same.bottom = Math.min(same.bottom, piece.bottom);
    same.top = Math.max(same.top, piece.top);
  }
  return edges.filter(({ bottom, top }) => top - bottom > SHORTEST_EDGE);
}

/** Feet of vertical edges that begin well within the floor: columns, stools, radiators. */
export function standingOnFloor({ segments, reading, box }: UprightScene): Ground[] {
  const { view, classes, frame } = reading;
  const [vx, vy, vw] = vanishingPoint(view, view.axes.depth);
  return segments.flatMap((segment, i): Ground[] => {
    const { x1, y1, x2, y2, middleX, middleY, dx, dy, length, strength } = segment;
    if (classes[i] !== 'down' || length < SHORTEST_STANDING * view.height) return [];
    const toDepth: Pixel = [vx - vw * middleX, vy - vw * middleY];
    if (Math.abs(toDepth[0] * dy - toDepth[1] * dx) < JOINT * Math.hypot(...toDepth)) return [];
    const [x, y] = y1 > y2 ? [x1, y1] : [x2, y2];
    const column = Math.max(0, Math.min(frame.width - 1, Math.floor((x * frame.width) / view.width)));
    const edge = reading.box.edge.top[column] / frame.height;
    if (y / view.height < edge + INSIDE_FLOOR || y / view.height > LOWEST_FOOT) return [];
    const rises = Math.min(y1, y2) / view.height < edge + AT_WALL;
    if (strength < (rises ? STRENGTH.atWall : STRENGTH.onFloor)) return [];
    const foot = onFloor(box.camera, [(x * box.width) / view.width, (y * box.height) / view.height]);
    return foot ? [[foot[0], foot[2]]] : [];
  });
}
