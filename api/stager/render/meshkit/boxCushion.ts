import type { Vec3 } from '../../contract.js';
import type { Mesh } from '../mesh.js';
import { roundedRectangle } from './extrude.js';
import { createMesh, place } from './mesh.js';
import { fbm3 } from './noise.js';
import { roundedBox } from './roundedBox.js';
import { tube } from './tube.js';

export interface BoxCushionShape {
  readonly size: Vec3;
  readonly seed: number;
  /** how far the middle of the top stands above its edge, metres */
  readonly crown?: number;
  /** same below: back cushions are round on both faces */
  readonly belly?: number;
  readonly radius?: number;
  /** cord along both seams, metres; 0: none */
  readonly piping?: number;
  /** depth of the wrinkles, metres */
  readonly wrinkle?: number;
  /** size of a quad, metres */
  readonly quad?: number;
  /** 0: square in plan .. 1: its rear half is an ellipse, as seats of round chairs are */
  readonly roundRear?: number;
}

/** A boxed cushion with a crowned top, bulging sides and piped seams; centred, top at +y. */
export function boxCushion(shape: BoxCushionShape): Mesh {
  const { size, seed, crown = 0.02, belly = 0, piping = 0.004, wrinkle = 0.007, quad = 0.085, roundRear = 0 } = shape;
  const [width, height, depth] = size;
  const radius = Math.min(shape.radius ?? 0.03, height * 0.45);

  const deform = (point: Vec3, unit: Vec3, normal: Vec3): Vec3 => {
    const openX = Math.max(0, 1 - unit[0] * unit[0]);
    const openZ = Math.max(0, 1 - unit[2] * unit[2]);
    const dome = (openX * openZ) ** 0.55;
    const lift = unit[1] > 0 ? crown * dome : -belly * dome;
    const upright = Math.max(0, 1 - unit[1] * unit[1]);
    const bulge = 0.012 * upright * Math.min(openX + openZ, 1);
    const wave = (fbm3(point[0] * 5 + seed * 7.3, point[1] * 8 + seed, point[2] * 5, 3) - 0.45) * wrinkle * 2;
    const nearSeam = Math.max(Math.abs(unit[0]), Math.abs(unit[2])) ** 4;
    const along = Math.abs(unit[0]) > Math.abs(unit[2]) ? point[2] : point[0];
    const pucker = Math.sin(along * 95 + seed * 3 + wave * 400) * wrinkle * 0.16 * nearSeam;
    const out = wave + pucker;
    const reach = Math.hypot(unit[0], unit[2]);
    const square = Math.max(Math.abs(unit[0]), Math.abs(unit[2]));
    const pull = unit[2] < 0 && reach > 0 ? 1 + roundRear * (square / reach - 1) : 1;
    return [
      point[0] * pull + normal[0] * (out + bulge),
      point[1] * (1 - 0.06 * (1 - dome)) + lift + normal[1] * out,
      point[2] * pull + normal[2] * (out + bulge),
    ];
  };

  const mesh = place(createMesh(), roundedBox({ size, radius, quad, arc: 2, cover: true, deform }), { keepUv: true });
  if (piping > 0) {
    // the seam runs where the rounded edge faces outwards and upwards alike
    const inset = radius * (1 - Math.SQRT1_2);
    const outline = roundedRectangle(width - 2 * inset, depth - 2 * inset, radius, 3);
    for (const side of [-1, 1]) {
      const path = outline.flatMap(([x, z], k) => {
        const [nextX, nextZ] = outline[(k + 1) % outline.length];
        const steps = Math.max(1, Math.round(Math.hypot(nextX - x, nextZ - z) / 0.13));
        return Array.from({ length: steps }, (_, step) => {
          const [px, pz] = [x + ((nextX - x) * step) / steps, z + ((nextZ - z) * step) / steps];
          const y = side * (height / 2 - inset);
          const alongDepth = Math.abs(px) / width > Math.abs(pz) / depth;
          const half = Math.SQRT1_2;
          const normal: Vec3 = [
            alongDepth ? Math.sign(px) * half : 0,
            side * half,
            alongDepth ? 0 : Math.sign(pz) * half,
          ];
          return deform([px, y, pz], [(2 * px) / width, (2 * y) / height, (2 * pz) / depth], normal);
        });
      });
      place(mesh, tube({ path, radius: piping, sides: 4, closed: true }));
    }
  }
  return mesh;
}
