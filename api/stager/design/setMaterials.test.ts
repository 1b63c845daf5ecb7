import { NOTHING_PRESERVED } from './testing/requests.js';
import { expect, test } from 'vitest';
import { ROOM_TYPES, STYLES, type Vec3 } from '../contract.js';
import { luminance } from '../photo/colour.js';
import type { Material, Mesh } from '../mesh/mesh.js';
import { cross, subtract } from '../mesh/kit/vector.js';
import { arrange } from './arrange.js';
import { buildScene } from '../furniture/catalogue/build.js';
import { boxRoom } from './testing/boxRoom.js';

/** Classes of material of which a furnished room shows each; without one, all looks like the same material. */
const WANTED: Readonly<Record<string, (material: Material) => boolean>> = {
  glossy: ({ roughness, f0 }) => roughness <= 0.3 && f0 >= 0.04,
  metal: ({ texture, metal }) => texture === 'metal' || metal === true,
  'glass or glaze': ({ texture, pattern, roughness, f0, transmission }) =>
    (texture === 'stone' && pattern === 'glaze') || (f0 >= 0.05 && roughness < 0.1) || (transmission ?? 0) > 0.6,
  dark: ({ colour: [r, g, b] }) => luminance(r, g, b) < 0.05,
};

/** Least square metres of surface of each class. */
const LEAST_AREA = 0.02;

/** Square metres by index of the material. */
function areas({ position, index, material }: Mesh): number[] {
  const sums: number[] = [];
  material.forEach((number, triangle) => {
    const corner = (k: number): Vec3 => {
      const at = index[triangle * 3 + k] * 3;
      return [position[at], position[at + 1], position[at + 2]];
    };
    const [a, b, c] = [corner(0), corner(1), corner(2)];
    sums[number] = (sums[number] ?? 0) + 0.5 * Math.hypot(...cross(subtract(b, a), subtract(c, a)));
  });
  return sums;
}

test.each(STYLES)('sets in the style %s have something glossy, metal, glass or glaze, and dark', (style) => {
  // two room types of each style: all combinations would take a minute
  const turn = STYLES.indexOf(style) % ROOM_TYPES.length;
  const roomTypes = [...ROOM_TYPES.slice(turn), ...ROOM_TYPES].slice(0, 2);
  const missing = roomTypes.flatMap((roomType) => {
    const { room } = boxRoom(4.6, 4.2);
    const plan = arrange({ room, roomType, style, creativity: 15, preserve: NOTHING_PRESERVED, seed: 3 });
    const { mesh, materials } = buildScene(plan);
    const areaOf = areas(mesh);
    return Object.entries(WANTED).flatMap(([name, is]) => {
      const area = materials.reduce((sum, material, k) => sum + (is(material) ? (areaOf[k] ?? 0) : 0), 0);
      return area >= LEAST_AREA ? [] : [`${roomType}: ${area.toFixed(3)} m2 of what is ${name}`];
    });
  });
  expect(missing).toEqual([]);
});
