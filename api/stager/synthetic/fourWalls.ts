/** A synthetic room with all of its four walls, as photos from several of its sides show it. Metres. */
import { createRandom, type Random } from '../random.js';
import { type BoxSide, axisAcross, axisAlong, turned, turnedSide, type Turns } from '../sameRoom/turns.js';
import { BEHIND } from './plan.js';
import { randomOpenings } from './randomOpenings.js';
import { randomRoom } from './randomRoom.js';
import type { DoorSpec, HearthSpec, Hole, RoomSpec, WindowSpec } from './roomSpec.js';

type OnBox<Shape extends Hole> = Omit<Shape, 'wall'> & { readonly wall: BoxSide };

/** The room's own axes: x from the left wall, 0, to `width`; z from the front wall, 0, to the back one, -`depth`. */
export interface FourWalls {
  readonly width: number;
  readonly depth: number;
  readonly windows: readonly OnBox<WindowSpec>[];
  readonly doors: readonly OnBox<DoorSpec>[];
  readonly hearths: readonly OnBox<HearthSpec>[];
  /** the rest of the specification; its geometry is not used */
  readonly looks: RoomSpec;
}

/** Where a photo was taken. */
export interface Standpoint {
  /** in the room's own axes */
  readonly x: number;
  readonly z: number;
  /** quarter turns from the room's own axes to those of the photo */
  readonly turns: Turns;
  readonly camera: RoomSpec['camera'];
}

/** Camera and walls of the photo from a standpoint; what lies far behind the camera is left out. */
export function seenFrom(room: FourWalls, { x, z, turns, camera }: Standpoint): RoomSpec {
  const toPhoto = (px: number, pz: number) => turned([px - x, pz - z], turns);
  const corners = [toPhoto(0, -room.depth), toPhoto(room.width, 0)];
  const [left, right] = corners.map(([across]) => across).toSorted((a, b) => a - b);
  const back = Math.min(...corners.map(([, deep]) => deep));
  const onWall = <Shape extends Hole>({ wall, ...hole }: OnBox<Shape>): Shape[] => {
    const side = turnedSide(wall, turns);
    if (side === 'front') return [];
    const ends = [hole.from, hole.to].map((along) => {
      const [across, deep] = axisAlong(wall) === 'x' ? toPhoto(along, z) : toPhoto(x, along);
      return axisAcross(side) === 'x' ? deep : across;
    });
    const span = { from: Math.min(...ends), to: Math.max(...ends) };
    return side !== 'back' && span.to > BEHIND ? [] : [{ ...hole, wall: side, ...span } as unknown as Shape];
  };
  const { floor } = room.looks;
  const across = { depth: 'width', width: 'depth' } as const;
  return {
    ...room.looks,
    camera,
    left,
    right,
    back,
    windows: room.windows.flatMap((window) => onWall<WindowSpec>(window)),
    doors: room.doors.flatMap((door) => onWall<DoorSpec>(door)),
    hearths: room.hearths.flatMap((hearth) => onWall<HearthSpec>(hearth)),
    floor: turns % 2 === 0 ? floor : { ...floor, along: across[floor.along ?? 'depth'] },
  };
}

/** Deterministic for a seed: a room of 3 to 6.5 m with openings on its walls. */
export function randomFourWalls(seed: number, longSide = 720): FourWalls {
  const random = createRandom(seed ^ 0x4a11);
  const { radiators: _radiators, pictures: _pictures, mouldings: _mouldings, ...base } = randomRoom(seed, { longSide });
  const [width, depth] = [random.between(3, 6.5), random.between(3, 6.5)];
  const ceiling = random.between(2.35, 2.9);
  const size = { left: 0, right: width, back: -depth, ceiling };
  const [three, fourth] = [randomOpenings(random, size), randomOpenings(random, size)];
  const all = <Shape extends Hole>(found: readonly Shape[], more: readonly Shape[]): OnBox<Shape>[] => [
    ...found,
    ...more.filter(({ wall }) => wall === 'back').map((hole) => ({ ...hole, wall: 'front' as const })),
  ];
  return {
    width,
    depth,
    windows: all(three.windows, fourth.windows),
    doors: all(three.doors, fourth.doors),
    hearths: three.hearths,
    looks: {
      ...base,
      picture: { width: longSide, height: Math.round((longSide * 2) / 3) },
      ceiling,
      clutter: [],
      lamps: [],
      wallColours: {},
    },
  };
}

/** A standpoint near a wall or a corner, from which the photo looks into the room. */
export function randomStandpoint(random: Random, { width, depth }: FourWalls, turns: Turns): Standpoint {
  const [across, deep] = turns % 2 === 0 ? [width, depth] : [depth, width];
  const share = random.between(0.12, 0.88);
  const fromFront = random.between(0.15, Math.min(1, deep / 4));
  // from the middle of the room to the standpoint, in the photo's axes
  const [dx, dz] = [(share - 0.5) * across, deep / 2 - fromFront];
  const [ownX, ownZ] = turned([dx, dz], ((4 - turns) % 4) as Turns);
  return {
    x: width / 2 + ownX,
    z: -depth / 2 + ownZ,
    turns,
    camera: {
      eye: random.between(1.1, 1.6),
      hfov: random.between(70, 95),
      yaw: (share - 0.5) * random.between(30, 70),
      pitch: random.between(-4, 0),
      shift: random.between(-0.06, 0),
    },
  };
}
