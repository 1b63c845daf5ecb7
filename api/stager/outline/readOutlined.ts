/** Reads a room whose floor a person drew: the walls are given, openings and light are read. */
import { runWithYields } from '../runWithYields.js';
import { type Steps, oneStep } from '../steps.js';
import type { Pixel, Raster, Room, RoomOutline, Warning } from '../contract.js';
import { toLab } from '../photo/colour.js';
import { shrink } from '../photo/resize.js';
import { type BoxFrame, type BoxParameters, type FloorEdge, boxFrame, floorEdge } from '../room/box/boxLines.js';
import { ceilingOfBox } from '../room/box/boxOutline.js';
import { project } from '../../shared/geometry/camera.js';
import { findCeiling } from '../room/box/ceiling.js';
import { lookCloser } from '../room/fixtures/closerLook.js';
import { darkWarning } from '../room/box/confidence.js';
import { readLight } from '../room/light.js';
import { type Direction, classify } from '../room/camera/lineAgreement.js';
import { gatherLineEvidence } from '../room/box/lineEvidence.js';
import { boxBetween } from '../room/box/metricBox.js';
import { photoLook } from '../room/evidence/photoLook.js';
import { SMALL_SIZE, findContents } from '../room/readRoom.js';
import { cross } from '../../shared/geometry/roomAxes.js';
import { USUAL_EYE, eyeUnderCeiling } from '../room/camera/scale.js';
import type { Segment } from '../room/camera/segments.js';
import { type BareRoom, seeRoom } from '../room/evidence/seeing.js';
import { straightEdges } from '../room/camera/straightEdges.js';
import { readSurfaces } from '../room/box/surfaces.js';
import { type Size, type CameraHypothesis, cameraOf, resized } from '../../shared/geometry/cameraHypothesis.js';
import { furnishedQuestion } from '../subject/furnished.js';
import type { OutlinedWalls } from '../../shared/outline/wallsOfOutline.js';
import { requireOutline, requireWalls } from './checkOutline.js';
import { cornersIn, fittedField } from '../../shared/outline/viewOfOutline.js';

/**
 * The room on a drawn floor, in metres.
 * @param photo upright
 * @throws {StageRefusal} invalid_request if no room can have that floor; the signal's reason, once it is aborted
 */
export async function readOutlined(
  photo: Raster,
  outline: RoomOutline,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<Room> {
  requireOutline(outline, photo);
  const room = await runWithYields(outlinedInSteps(photo, outline), signal);
  const furnished: Warning[] = await runWithYields(
    oneStep(() => furnishedQuestion(photo, room)),
    signal,
  );
  return { ...room, warnings: [...room.warnings, ...furnished] };
}

function* outlinedInSteps(photo: Raster, outline: RoomOutline): Steps<Room> {
  const edges = yield* straightEdges(photo);
  const { copy: large, segments } = edges;
  yield;
  const walls = wallsFor(outline, segments, large);
  const { view } = walls;
  const { classes, explained } = classify(view, segments);
  yield;
  const small = shrink(large, SMALL_SIZE);
  const frame = boxFrame(resized(view, small));
  const edge = floorEdge(frame, linesOf(walls, frame, small));
  const eye = outline.cameraHeight ?? (yield* eyeFor(outline, { small, large, view, edge, segments, classes }));
  const inMetres = (at: number | null) => (at === null ? null : at * eye);
  const bare = boxBetween(
    {
      camera: cameraOf(resized(view, photo), eye),
      back: walls.back * eye,
      left: inMetres(walls.left),
      right: inMetres(walls.right),
      ceilingHeight: outline.ceilingHeight,
    },
    photo,
  );
  yield;
  const scene = { segments, reading: { view, classes, frame, box: { edge } }, box: bare };
  const { box, openings, standing } = yield* findContents(scene, large, toLab(large));
  yield;
  const light = readLight(small, edge.top, openings);
  const read: BareRoom = {
    ...box,
    openings,
    standing,
    floorOutline: cornersIn(outline, photo),
    ceilingOutline: ceilingOfBox(box),
    light,
    explained,
    // a person has confirmed it
    confidence: 1,
    warnings: darkWarning(light),
  };
  yield;
  return yield* lookCloser(yield* seeRoom(read, photoLook(edges, box)), photo);
}

/** A missing focal length is fitted to corners and lines. */
function wallsFor(outline: RoomOutline, segments: readonly Segment[], size: Size): OutlinedWalls {
  const options = outline.tilted === undefined ? [false, true] : [outline.tilted];
  const found = options.map((tilted) => {
    const fieldOfView = outline.fieldOfView ?? fittedField(outline, tilted, size);
    const walls = requireWalls(outline, { fieldOfView, tilted }, size);
    return { walls, explained: classify(walls.view, segments).explained };
  });
  return found.toSorted((a, b) => b.explained - a.explained)[0].walls;
}

/** The walls' feet as lines in the picture. */
function linesOf({ view, back, left, right }: OutlinedWalls, frame: BoxFrame, size: Size): BoxParameters {
  const camera = cameraOf(resized(view, size), 1);
  const at = (x: number): Pixel => project(camera, [x, 0, back]) ?? [frame.middle, size.height];
  const foot = at(0);
  const [a, b, c] = cross([foot[0], foot[1], 1], frame.across);
  const angleOf = (x: number, sign: number): number => {
    const corner = at(x);
    return (Math.atan2(sign * (corner[0] - frame.vx), corner[1] - frame.vy) * 180) / Math.PI;
  };
  return {
    back: -(a * frame.middle + c) / (Math.abs(b) < 1e-9 ? 1e-9 : b),
    left: left === null ? null : angleOf(left, -1),
    right: right === null ? null : angleOf(right, 1),
  };
}

interface Upward {
  readonly small: Raster;
  readonly large: Raster;
  readonly view: CameraHypothesis;
  readonly edge: FloorEdge;
  readonly segments: readonly Segment[];
  readonly classes: readonly Direction[];
}

/** Camera height in metres, from the ceiling's height and its line in the photo. */
function* eyeFor(
  { ceilingHeight }: RoomOutline,
  { small, large, view, edge, segments, classes }: Upward,
): Steps<number> {
  const surfaces = yield* readSurfaces(small);
  const smallView = resized(view, surfaces);
  yield;
  const evidence = gatherLineEvidence(surfaces, smallView, { segments, classes, scale: surfaces.width / large.width });
  return eyeUnderCeiling(findCeiling({ surfaces, evidence, view: smallView, edge }), ceilingHeight) ?? USUAL_EYE;
}
