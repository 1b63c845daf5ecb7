import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Vec3 } from '../../stager/contract.js';
import { createRandom } from '../../stager/random.js';
import type { Box } from '../../stager/room/camera/roomBox.js';
import { first } from '../../test/elements.js';
import { readScene } from '../light/scene.js';
import { type Kinds, SHARES, mixedKinds } from './kinds.js';
import { FROM_CAMERA, fromCamera, overlaps } from './placement.js';
import { areaOf, cornersOf } from './probes.js';
import { composeRoom, composeScenes } from './scenes.js';
import { type RoomScene, type SceneObject, type ScenePart, type SceneWindow, wallRange } from './sceneShape.js';
import { isInPicture } from './sight.js';

const NAMES = ['black', 'grey', 'picture', 'rug', 'sofa', 'sphere', 'table', 'white'];
/** Tolerance, metres. */
const NEARLY = 1e-9;
const AT_WALL = 0.05;

const kinds = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((seed) => mixedKinds(createRandom(seed), 24)).slice(0, 200);
const rooms = kinds.map((of, k) => composeRoom(k + 1, `room ${k + 1}`, of));

const partOf = ({ objects }: RoomScene, name: string): ScenePart =>
  objects.flatMap(({ parts }) => parts).find((part) => part.name === name)!;

/** The faults of each room, with its id. */
const faultsOf = (faults: (room: RoomScene) => readonly string[]): string[] =>
  rooms.flatMap((room) => faults(room).map((fault) => `${room.id}: ${fault}`));

test('every room has every object complete, inside box and picture, and not close to the camera', () => {
  const inside = ({ left, right, back, front, ceiling }: Box, [x, y, z]: Vec3) =>
    Math.min(x - left, right - x, y, ceiling - y, z - back, front - z) > -NEARLY;
  const isWell = (room: RoomScene, object: SceneObject) =>
    object.parts.flatMap(cornersOf).every((corner) => inside(room.box, corner)) &&
    isInPicture(room, object) &&
    fromCamera(areaOf(object)) >= FROM_CAMERA;
  const faults = faultsOf((room) => room.objects.filter((object) => !isWell(room, object)).map(({ name }) => name));
  expect(faults).toEqual([]);
  for (const { objects } of rooms) expect(objects.map(({ name }) => name).toSorted()).toEqual(NAMES);
});

test('objects are on the floor without overlap, except for a table on a rug', () => {
  const lowest = ({ parts }: SceneObject) => Math.min(...parts.flatMap(cornersOf).map(([, y]) => y));
  const mayMeet = (a: SceneObject, b: SceneObject) => [a.name, b.name].toSorted().join() === 'rug,table';
  const faults = faultsOf((room) => {
    const standing = room.objects.filter(({ name }) => name !== 'picture');
    const pillars = room.alcove?.kind === 'pillar' ? [room.alcove] : [];
    return standing.flatMap((object, k) => {
      const area = areaOf(object);
      const met = standing.slice(k + 1).filter((other) => !mayMeet(object, other) && overlaps(area, areaOf(other), 0));
      const inPillar = pillars.filter((pillar) => overlaps(area, pillar, 0)).map(() => `${object.name} in a pillar`);
      const floats = Math.abs(lowest(object)) > NEARLY ? [`${object.name} is off the floor`] : [];
      return [...met.map(({ name }) => `${object.name} in ${name}`), ...inPillar, ...floats];
    });
  });
  expect(faults).toEqual([]);
});

/** Whether an object at a wall is in front of one of its windows. */
function hides({ box }: RoomScene, { wall, from, to, bottom }: SceneWindow, part: ScenePart): boolean {
  const corners = cornersOf(part);
  const [axis, across] = wall === 'left' || wall === 'right' ? ([0, 2] as const) : ([2, 0] as const);
  const along = corners.map((corner) => corner[across]);
  const touches = corners.some((corner) => Math.abs(corner[axis] - box[wall]) < AT_WALL);
  const highest = Math.max(...corners.map(([, y]) => y));
  return touches && Math.min(...along) < to && Math.max(...along) > from && highest > bottom;
}

test('neither a sofa nor a picture is in front of a window, and windows do not overlap within their walls', () => {
  const faults = faultsOf((room) =>
    room.windows.flatMap((window, k) => {
      const [start, end] = wallRange(room.box, window.wall);
      const within = window.from > start && window.to < end && window.bottom > 0 && window.top < room.box.ceiling;
      const others = room.windows.slice(k + 1).filter(({ wall }) => wall === window.wall);
      const apart = others.every(({ from, to }) => from > window.to || to < window.from);
      const hidden = ['back', 'picture'].filter((name) => hides(room, window, partOf(room, name)));
      return [...(within ? [] : ['not within its wall']), ...(apart ? [] : ['windows meet']), ...hidden];
    }),
  );
  expect(faults).toEqual([]);
});

test('the same seed gives the same set; both halves have every kind in its proportion', () => {
  const scenes = composeScenes(3);
  expect(composeScenes(3)).toEqual(scenes);
  for (const half of ['r', 'k']) {
    const some = scenes.filter(({ id }) => id.startsWith(half));
    expect(some).toHaveLength(24);
    for (const [list, shares] of Object.entries(SHARES)) {
      for (const [kind, count] of Object.entries(shares)) {
        expect(some.filter((scene) => scene.kinds[list as keyof Kinds] === kind)).toHaveLength(count);
      }
    }
  }
});

test('bench:light can read the scenes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scenes-'));
  try {
    const file = join(folder, 'room.json');
    const room = first(rooms);
    writeFileSync(file, JSON.stringify(room));
    const { id, eye, box, windows, objects } = readScene(file);
    expect({ id, eye, box }).toEqual({ id: room.id, eye: room.eye, box: room.box });
    expect(windows).toHaveLength(room.windows.length);
    expect(objects.map(({ parts }) => parts.length)).toEqual(room.objects.map(({ parts }) => parts.length));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('rooms, lenses and cameras vary as in listings', () => {
  const range = (of: (room: RoomScene) => number) => {
    const values = rooms.map(of).toSorted((a, b) => a - b);
    return { low: values[0], high: values[values.length - 1] };
  };
  const width = range(({ box }) => box.right - box.left);
  expect(width.low).toBeLessThan(2.8);
  expect(width.high).toBeGreaterThan(6.5);
  const lens = range(({ hfov }) => hfov);
  expect(lens.low).toBeLessThan(58);
  expect(lens.high).toBeGreaterThan(92);
  const level = rooms.filter(({ camera }) => camera.rotation.join() === '1,0,0,0,1,0,0,0,1');
  expect(level.length / rooms.length).toBeCloseTo(0.75, 1);
});
