/** Places the objects of a synthetic room. */
import type { Vec3 } from '../../stager/contract.js';
import type { Random } from '../../stager/random.js';
import { onFloor } from '../../shared/geometry/camera.js';
import { elementAt, first } from '../../test/elements.js';
import * as paints from './paints.js';
import { type Area, CUBES, areaOf, cube, picture, rug, sofa, sofaDepth, sphere, table } from './probes.js';
import { type EmptyRoom, type SceneObject, type WallName, wallRange } from './sceneShape.js';
import { isInPicture, sightOf } from './sight.js';
import { takenBy } from './windows.js';

/** Least distances in metres of an object from the camera, from another object, and from things on its wall. */
export const FROM_CAMERA = 1.6;
const APART = 0.04;
const BESIDE_WINDOW = 0.15;
/** Distance beyond which small things are too small in the picture, metres. */
const FARTHEST = 6;
const TRIES = 60;
/** Floor area from which objects have their full size, square metres; in smaller rooms they shrink. */
const FULL_SIZE = 20;
const SMALLEST = 0.66;
/** Least visible share of an object, and its least size in pixels. */
const LEAST_SEEN = 0.5;
const LEAST_PIXELS: Readonly<Record<string, number>> = { sofa: 900, picture: 400, rug: 400, table: 300 };
const LEAST_PIXELS_OF_SMALL = 220;

const WALLS = ['left', 'right', 'back'] as const;

export const overlaps = (a: Area, b: Area, apart: number): boolean =>
  a.left < b.right + apart && b.left < a.right + apart && a.back < b.front + apart && b.back < a.front + apart;

/** Distance along the floor from the camera, metres. */
export function fromCamera({ left, right, back, front }: Area): number {
  return Math.hypot(Math.max(left, -right, 0), Math.max(back, -front, 0));
}

class Placement {
  readonly objects: SceneObject[] = [];
  readonly #taken: Area[];
  readonly #random: Random;
  readonly #room: EmptyRoom;
  /** how large the objects are */
  readonly scale: number;

  constructor(random: Random, room: EmptyRoom) {
    this.#random = random;
    this.#room = room;
    this.#taken = room.alcove?.kind === 'pillar' ? [room.alcove] : [];
    const { left, right, back } = room.box;
    this.scale = Math.max(SMALLEST, Math.min(1, Math.sqrt(((right - left) * -back) / FULL_SIZE)));
  }

  #stands(object: SceneObject): boolean {
    const area = areaOf(object);
    const { left, right, back, front } = this.#room.box;
    const inside = area.left >= left && area.right <= right && area.back >= back && area.front <= front;
    if (!inside || fromCamera(area) < FROM_CAMERA) return false;
    return !this.#taken.some((other) => overlaps(area, other, APART)) && isInPicture(this.#room, object);
  }

  /** The first valid object of a number of tries. */
  #standing(make: () => SceneObject | null): SceneObject | null {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const object = make();
      if (object && this.#stands(object)) return object;
    }
    return null;
  }

  #add(object: SceneObject | null): boolean {
    if (!object) return false;
    this.objects.push(object);
    this.#taken.push(areaOf(object));
    return true;
  }

  /** A visible point of the floor. */
  #floorPoint(): Vec3 | null {
    const { width, height, camera } = this.#room;
    return onFloor(camera, [this.#random.between(0, width), this.#random.between(0.3, 1) * height]);
  }

  /** A place at a wall for something from `bottom` to `top`, without window or alcove. */
  #alongWall(wall: WallName, width: number, bottom: number, top: number): number | null {
    const { box, windows, alcove } = this.#room;
    const [start, end] = wallRange(box, wall);
    const along = this.#random.between(start + width / 2, end - width / 2);
    const [from, to] = [along - width / 2 - BESIDE_WINDOW, along + width / 2 + BESIDE_WINDOW];
    const inWay = windows.some(
      (hole) => hole.wall === wall && hole.from < to && hole.to > from && hole.bottom < top && hole.top > bottom,
    );
    const part = takenBy(alcove, wall, box);
    return inWay || (part && part.from < to && part.to > from) || width > end - start ? null : along;
  }

  sofa(): boolean {
    const random = this.#random;
    const colour = paints.sofaColour(random);
    return this.#add(
      this.#standing(() => {
        const wall = random.pick(WALLS);
        const size = {
          width: random.between(1.5, 2.2) * this.scale,
          depth: random.between(0.8, 0.95) * Math.max(0.8, this.scale),
          height: random.between(0.65, 0.85),
        };
        const along = this.#alongWall(wall, size.width, 0, size.height + APART);
        if (along === null || sofaDepth(size.depth) > this.#room.box.right - this.#room.box.left) return null;
        return sofa(this.#room.box, wall, along, size, colour);
      }),
    );
  }

  /** A table, with or without a rug below it; without, the rug is elsewhere. */
  tableAndRug(): boolean {
    const random = this.#random;
    const [rugPaint, tablePaint] = [paints.rugColour(random), paints.tableColour(random)];
    const together = random.chance(0.5);
    const size = {
      width: random.between(0.8, 1.2) * this.scale,
      depth: random.between(0.5, 0.7) * this.scale,
      height: random.between(0.4, 0.76),
    };
    const extent = (ofTable: number, alone: number) => {
      const more = random.between(0.3, 0.7);
      return together ? more * this.scale + ofTable : (more + alone) * this.scale;
    };
    const [width, depth] = [extent(size.width, 0.9), extent(size.depth, 0.6)];
    const cloth = this.#standing(() => {
      const point = this.#floorPoint();
      return point && rug(point[0], point[2], width, depth, rugPaint);
    });
    if (!cloth) return false;
    const [x, , z] = first(cloth.parts).centre;
    const above = together ? table(x, z, size, tablePaint) : null;
    if (above && !this.#stands(above)) return false;
    this.#add(cloth);
    if (above) return this.objects.push(above) > 0;
    return this.#add(
      this.#standing(() => {
        const point = this.#floorPoint();
        return point && table(point[0], point[2], size, tablePaint);
      }),
    );
  }

  smallThings(): boolean {
    const random = this.#random;
    const place = () => {
      const point = this.#floorPoint();
      return point && Math.hypot(point[0], point[2]) < FARTHEST ? point : null;
    };
    const side = () => random.between(0.4, 0.5) * this.scale;
    const cubes = CUBES.every((name) => {
      const [size, yaw] = [side(), random.between(0, Math.PI / 2)];
      const made = this.#standing(() => {
        const point = place();
        return point && cube(name, point[0], point[2], size, yaw);
      });
      return this.#add(made);
    });
    const radius = side() / 2;
    const ball = this.#standing(() => {
      const point = place();
      return point && sphere(point[0], point[2], radius);
    });
    return cubes && this.#add(ball);
  }

  picture(): boolean {
    const random = this.#random;
    const colour = paints.pictureColour(random);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const wall = random.pick(WALLS);
      const [width, height] = [random.between(0.5, 1.3), random.between(0.45, 0.9)];
      const y = random.between(1.3, 1.7);
      const along = this.#alongWall(wall, width, y - height / 2 - BESIDE_WINDOW, y + height / 2 + BESIDE_WINDOW);
      if (along === null) continue;
      const object = picture(this.#room.box, wall, { along, y, width, height }, colour);
      if (fromCamera(areaOf(object)) < FROM_CAMERA || !isInPicture(this.#room, object)) continue;
      this.objects.push(object);
      return true;
    }
    return false;
  }
}

/** Null if there are no places where all of them are visible. */
export function placeObjects(random: Random, room: EmptyRoom): SceneObject[] | null {
  const placement = new Placement(random, room);
  const placed = placement.sofa() && placement.tableAndRug() && placement.smallThings() && placement.picture();
  if (!placed) return null;
  const { objects } = placement;
  const seen = sightOf(room, objects).every((sight, k) => {
    const least = LEAST_PIXELS[elementAt(objects, k).name] ?? LEAST_PIXELS_OF_SMALL;
    return sight.hidden === 0 && sight.seen >= least && sight.seen >= LEAST_SEEN * sight.alone;
  });
  return seen ? objects : null;
}
