import type { Piece, Plan, PlanEdit, Room } from '../../../../api/stager/contract.js';
import { applyEdits } from '../../../../api/stager/design/edits/applyEdits.js';
import { objections } from '../../../../api/stager/design/edits/objections.js';
import { WALL_GAP } from '../../../../api/stager/design/placing/roomRules.js';
import { beforeWall, FACING, SIDES } from '../../../../api/stager/design/scene/walls.js';
import { inStyle } from '../../../../api/stager/furniture/proportions.js';
import { KINDS } from '../../../../api/stager/kinds.js';
import type { More } from './messages.js';

/** Metres between places that are tried. */
const STEP = 0.35;

type Place = Pick<Piece, 'x' | 'z' | 'angle'>;
type Shape = Pick<Piece, 'kind' | 'width' | 'depth'>;

/**
 * One more piece at the nearest place to the middle of the floor, or to its twin, where nothing speaks against it; where
 * there is none, at the nearest place of all, so that a person sees it and is told what is wrong.
 */
export function placeFor(room: Room, plan: Plan, wish: More): PlanEdit {
  const twin = wish.kind === 'double' ? plan.pieces.find(({ id }) => id === wish.id) : undefined;
  const kind = wish.kind === 'add' ? wish.of : (twin?.kind ?? 'armchair');
  const shape = twin ?? { kind, ...inStyle(plan.style, kind) };
  const near = twin ?? { x: (room.left + room.right) / 2, z: room.back * 0.6 };
  const editAt = ({ x, z, angle }: Place): PlanEdit =>
    wish.kind === 'double' ? { act: 'double', id: wish.id, x, z } : { act: 'add', kind, x, z, angle };
  const distance = (place: Place) => Math.hypot(place.x - near.x, place.z - near.z);
  const places = placesIn(room, shape, twin?.angle ?? 0).toSorted((a, b) => distance(a) - distance(b));
  const isFree = (place: Place) => {
    const pieces = applyEdits(room, plan, [editAt(place)]).pieces;
    const made = pieces.at(-1)?.id ?? '';
    return !objections(room, { ...plan, pieces }, 'metric').some(({ ids, hard }) => hard && ids.includes(made));
  };
  return editAt(places.find(isFree) ?? places[0] ?? { ...near, angle: 0 });
}

function placesIn(room: Room, shape: Shape, angle: number): readonly Place[] {
  const kind: { readonly atWallsOnly?: true } = KINDS[shape.kind];
  return kind.atWallsOnly ? alongWalls(room, shape) : onFloor(room, shape, angle);
}

function steps(from: number, to: number): readonly number[] {
  if (to < from) return [];
  return Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, at) => from + at * STEP);
}

const onFloor = (room: Room, { width, depth }: Shape, angle: number): readonly Place[] =>
  steps(room.left + width / 2, room.right - width / 2).flatMap((x) =>
    steps(room.back + depth / 2, Math.min(0, room.front) - depth / 2).map((z) => ({ x, z, angle })),
  );

const alongWalls = (room: Room, { width, depth }: Shape): readonly Place[] =>
  SIDES.filter((side) => room.walls[side].seen).flatMap((side) => {
    const wall = room.walls[side];
    return steps(wall.from + width / 2, wall.to - width / 2).map((along) => {
      const [x, z] = beforeWall(wall, along, depth / 2 + WALL_GAP);
      return { x, z, angle: FACING[side] };
    });
  });
