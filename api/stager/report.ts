import type { Composite } from './compose/composite.js';
import { countPreserved } from './compose/surfaces.js';
import type {
  Camera,
  Finding,
  Piece,
  Pixel,
  PlacedPiece,
  Plan,
  Report,
  Room,
  Style,
  Vec3,
  Warning,
} from './contract.js';
import { pieceLabel } from './furniture/catalogue/label.js';
import { clearances } from './design/clearances.js';
import { counted } from './design/notes/countWords.js';
import { corners } from './design/scene/footprint.js';
import { KINDS } from './kinds.js';
import { project } from '../shared/geometry/camera.js';

const millimetres = (metres: number) => Math.round(metres * 1000) / 1000;
const tenths = (value: number) => Math.round(value * 10) / 10;

/** Depth of the near clipping plane, metres. */
const NEAREST = 0.06;

/** Clips a floor polygon to the near plane (Sutherland and Hodgman 1974). */
function beforeCamera(camera: Camera, polygon: readonly Vec3[]): Vec3[] {
  const r = camera.rotation;
  const depth = ([x, y, z]: Vec3) => -(r[2] * x + r[5] * (y - camera.height) + r[8] * z) - NEAREST;
  return polygon.flatMap((point, k) => {
    const next = polygon[(k + 1) % polygon.length];
    const here = depth(point);
    const there = depth(next);
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const t = here / (here - there);
    const cut: Vec3 = [0, 1, 2].map((axis) => point[axis] + (next[axis] - point[axis]) * t) as unknown as Vec3;
    return [...kept, cut];
  });
}

/** Outline of a piece's footprint in photo pixels; it may extend beyond the picture. */
function footprint(piece: Piece, camera: Camera): Pixel[] {
  const outline = corners(piece).map(([x, z]): Vec3 => [x, 0, z]);
  return beforeCamera(camera, outline).flatMap((point) => {
    const pixel = project(camera, point);
    return pixel ? [[tenths(pixel[0]), tenths(pixel[1])] as const] : [];
  });
}

function placePiece(piece: Piece, style: Style, camera: Camera): PlacedPiece {
  const onFloor = piece.y === 0 && (KINDS[piece.kind].standing === 'stands' || KINDS[piece.kind].standing === 'lies');
  const outline = onFloor ? footprint(piece, camera) : [];
  return {
    id: piece.id,
    kind: piece.kind,
    label: pieceLabel(piece, style),
    size: [millimetres(piece.width), millimetres(piece.depth), millimetres(piece.height)],
    position: [millimetres(piece.x), millimetres(piece.y), millimetres(piece.z)],
    rotation: tenths((piece.angle * 180) / Math.PI),
    ...(outline.length >= 3 ? { footprint: outline } : {}),
  };
}

/** A sentence for readers who cannot see the picture: what was added, in the plan's order. */
function describeAddition(plan: Plan, style: Style): string {
  const counts = new Map<string, number>();
  for (const piece of plan.pieces) {
    const label = pieceLabel(piece, style).toLowerCase();
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  if (!counts.size) return 'Nothing added; nothing removed.';
  const list = [...counts].map(([label, count]) => counted(label, count));
  return `Added: ${list.join(', ')}; nothing removed.`;
}

interface ReportParts {
  readonly plan: Plan;
  readonly room: Room;
  readonly composite: Pick<Composite, 'mask' | 'furnished'>;
  readonly warnings: readonly Warning[];
  readonly findings: readonly Finding[];
  readonly timings: Readonly<Record<string, number>>;
  readonly cpuTimings: Readonly<Record<string, number>>;
  readonly cpuMs: number;
}

/** What was added, where, and its size; counts of what was left unchanged. */
export function writeReport({
  plan,
  room,
  composite,
  warnings,
  findings,
  timings,
  cpuTimings,
  cpuMs,
}: ReportParts): Report {
  let changedPixels = 0;
  for (const value of composite.mask) if (value) changedPixels++;
  return {
    width: room.width,
    height: room.height,
    seed: plan.seed,
    style: plan.style,
    roomType: plan.roomType,
    room,
    furniture: plan.pieces.map((piece) => placePiece(piece, plan.style, room.camera)),
    clearances: clearances(plan, room),
    preserved: countPreserved(room, composite),
    changedPixels,
    altText: describeAddition(plan, plan.style),
    notes: plan.notes,
    warnings,
    findings,
    timings,
    cpuTimings,
    cpuMs,
  };
}
