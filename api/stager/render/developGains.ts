/** Where and how much a photo's development (tone mapping of fused exposures) brightens a room. */
import { finish } from '../steps.js';
import { developInSteps, type Curve } from '../light/development/development.js';
import type { Plane } from '../light/development/pyramid.js';

const TINY = 1e-4;

/** A room's light, and what is measured of its development. Both are in shared memory. */
export interface RoomGains {
  /** linear light, three channels */
  readonly light: Plane;
  /** logarithm of the development's gain per channel, of the same size */
  readonly gains: Plane;
}

const inSharedMemory = (length: number) => new Float32Array(new SharedArrayBuffer(length * 4));

/** Copies a room's light to where all threads see it; its gains are not measured yet. */
export function shareRoom(light: Plane): RoomGains {
  const copy = { ...light, data: inSharedMemory(light.data.length) };
  copy.data.set(light.data);
  return { light: copy, gains: { ...light, data: inSharedMemory(light.data.length) } };
}

/** Writes the gains with which a development shows this light. */
export function measureGains({ light, gains }: RoomGains, curve: Curve): void {
  const shown = finish(developInSteps(light, curve)).data;
  for (let i = 0; i < shown.length; i++) {
    gains.data[i] = Math.log(Math.max(TINY, shown[i]) / Math.max(TINY, light.data[i]));
  }
}
