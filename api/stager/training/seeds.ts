/**
 * The made-up rooms that the opening models are trained on, and those on which they are measured. Their thresholds
 * were chosen on a third set: anyRooms(501, 40), sideDoors(551, 30), variedRooms(1501, 15), withPictures(1521, 15).
 */
import type { Raster } from '../contract.js';
import { randomRoom } from '../synthetic/randomRoom.js';
import type { RoomSpec } from '../synthetic/roomSpec.js';
import { roomWithFlatFire } from '../synthetic/flatFires.js';
import { roomWithSideDoors } from '../synthetic/sideDoors.js';
import { roomWithPictures } from '../synthetic/variedPictures.js';
import { variedRoom } from '../synthetic/variedRoom.js';
import { renderingOf } from './renderings.js';

/** A room, and the paths per pixel of its rendering. */
export interface SeededRoom {
  readonly spec: RoomSpec;
  readonly samples: number;
}

const seeds = (first: number, count: number): number[] => Array.from({ length: count }, (_, k) => first + k);

const anyRooms = (first: number, count: number): SeededRoom[] =>
  seeds(first, count).map((seed) => ({ spec: randomRoom(seed, { longSide: 560 }), samples: 6 }));

/**
 * Closed doors at a grazing angle: their lines are faint, so these renderings have less noise. About half of the seeds
 * give a room.
 */
const sideDoors = (first: number, count: number): SeededRoom[] =>
  seeds(first, count).flatMap((seed) => {
    const spec = roomWithSideDoors(seed, { longSide: 600 });
    return spec ? [{ spec, samples: 14 }] : [];
  });

/** Flat fires in modern surrounds, which other rooms do not have: for their own model only. */
const flatFires = (first: number, count: number): SeededRoom[] =>
  seeds(first, count).flatMap((seed) => {
    const spec = roomWithFlatFire(seed, { longSide: 560 });
    return spec ? [{ spec, samples: 6 }] : [];
  });

export const FIRES_TRAINED_ON = flatFires(301, 110);
export const FIRES_HELD_OUT = flatFires(851, 50);

/** Doors and fires of all kinds, built-ins, curtains, and light as in listings. */
const variedRooms = (first: number, count: number): SeededRoom[] =>
  seeds(first, count).map((seed) => ({ spec: variedRoom(seed, { longSide: 500 }), samples: 8 }));

const withPictures = (first: number, count: number): SeededRoom[] =>
  seeds(first, count).map((seed) => ({ spec: roomWithPictures(seed, { longSide: 500 }), samples: 8 }));

export const TRAINED_ON = [...anyRooms(1, 117), ...sideDoors(201, 90)];
export const HELD_OUT = [...anyRooms(701, 20), ...sideDoors(751, 40)];

/** For fires in boards and bricks. */
export const VARIED_TRAINED_ON = [...variedRooms(1001, 110), ...withPictures(1151, 40), ...sideDoors(201, 22)];

export const pictureOf = ({ spec, samples }: SeededRoom): Promise<Raster> => renderingOf(spec, samples);
