import { SURFACES, type Surface } from '../kinds.js';
import type { Composite } from './composite.js';
import { type Pixel, type Room, type SurfaceCount } from '../contract.js';
import { onWallQuad } from '../room/box/boxOutline.js';

/** Calls `paint` with each row's spans of pixels whose centres lie within the polygon (even-odd rule). */
function fillPolygon(
  polygon: readonly Pixel[],
  { width, height }: { readonly width: number; readonly height: number },
  paint: (row: number, from: number, to: number) => void,
): void {
  for (let row = 0; row < height; row++) {
    const y = row + 0.5;
    const crossings: number[] = [];
    polygon.forEach(([ax, ay], k) => {
      const [bx, by] = polygon[(k + 1) % polygon.length];
      if (ay > y !== by > y) crossings.push(ax + ((y - ay) * (bx - ax)) / (by - ay));
    });
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(crossings[k] - 0.5));
      const to = Math.min(width, Math.ceil(crossings[k + 1] - 0.5));
      if (from < to) paint(row, from, to);
    }
  }
}

/** Surface in each pixel of the photo by the room's geometry: an index into SURFACES. */
export function surfaceMap(room: Room): Uint8Array {
  const map = new Uint8Array(room.width * room.height).fill(SURFACES.indexOf('walls'));
  const paint = (polygon: readonly Pixel[] | null, surface: Surface) => {
    const value = SURFACES.indexOf(surface);
    if (!polygon) return;
    fillPolygon(polygon, room, (row, from, to) => map.fill(value, row * room.width + from, row * room.width + to));
  };
  for (const opening of room.openings) {
    if (opening.kind === 'window') paint(onWallQuad(room, opening), 'windows');
  }
  paint(room.ceilingOutline, 'ceiling');
  paint(room.floorOutline, 'floor');
  return map;
}

/** Per surface, the number of its pixels outside of furniture and shadow, and how many of these equal the photo's. */
export function countPreserved(
  room: Room,
  { mask, furnished }: Pick<Composite, 'mask' | 'furnished'>,
): Record<Surface, SurfaceCount> {
  const map = surfaceMap(room);
  const pixels = SURFACES.map(() => 0);
  const untouched = SURFACES.map(() => 0);
  for (let k = 0; k < map.length; k++) {
    if (furnished[k]) continue;
    pixels[map[k]]++;
    if (mask[k] === 0) untouched[map[k]]++;
  }
  const count = (surface: Surface): SurfaceCount => {
    const at = SURFACES.indexOf(surface);
    return { pixels: pixels[at], untouched: untouched[at] };
  };
  return { floor: count('floor'), walls: count('walls'), windows: count('windows'), ceiling: count('ceiling') };
}
