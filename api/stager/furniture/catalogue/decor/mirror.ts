import type { Vec3 } from '../../../contract.js';
import { arch, ellipse, extrude, type Outline } from '../../../mesh/kit/extrude.js';
import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board } from '../../../mesh/kit/roundedBox.js';
import { tube } from '../../../mesh/kit/tube.js';
import { metalWork, mirrorGlass, timber } from '../parts/materials.js';
import type { Maker } from '../workshop.js';
import { addPictureFrame, frameSkin } from './pictureFrame.js';

const along = (outline: Outline, z: number): Vec3[] => outline.map(([x, y]) => [x, y, z]);

export const mirror: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const glass = shop.use(mirrorGlass);
  const skin = frameSkin(shop);
  const kind = shop.book.shapes.mirror;
  const back = -depth / 2;
  const rim = Math.min(0.014, depth * 0.45);
  const middle: Vec3 = [0, height / 2, 0];
  const round = kind === 'round' && Math.abs(width - height) < 0.35 * height;
  if (kind === 'round' || kind === 'arch') {
    const shape = (w: number, h: number) => (round ? ellipse(w, h, 56) : arch(w, h, Math.min(w / 2, h * 0.6)));
    place(model, extrude({ outline: shape(width - rim, height - rim), depth: depth * 0.5, bevel: 0.001 }), {
      material: glass,
      at: [0, middle[1], back + depth * 0.3],
    });
    place(
      model,
      tube({ path: along(shape(width - 2 * rim, height - 2 * rim), 0), radius: rim, sides: 9, closed: true }),
      { material: skin, at: [0, middle[1], 0] },
    );
    return model;
  }
  if (kind === 'sunburst') {
    const core = Math.min(width, height) * 0.3;
    const outer = shop.use(
      shop.book.shapes.armchair === 'rattan' ? timber(shop.book.wood) : metalWork(shop.book.metal),
    );
    for (let k = 0; k < 36; k++) {
      const angle = (k / 36) * 2 * Math.PI;
      const reach = k % 2 === 0 ? 0.5 : 0.41;
      const path: Vec3[] = [
        [Math.cos(angle) * core, Math.sin(angle) * core, 0],
        [Math.cos(angle) * width * reach, Math.sin(angle) * height * reach, 0],
      ];
      place(model, tube({ path, radius: (t) => 0.007 - 0.003 * t, sides: 6, caps: true }), {
        material: outer,
        at: middle,
      });
    }
    place(model, extrude({ outline: ellipse(core * 2.1, core * 2.1, 44), depth: depth * 0.7, bevel: 0.006 }), {
      material: outer,
      at: [0, middle[1], back + depth * 0.35],
    });
    place(model, extrude({ outline: ellipse(core * 1.8, core * 1.8, 44), depth: depth * 0.3, bevel: 0.002 }), {
      material: glass,
      at: [0, middle[1], back + depth * 0.76],
    });
    return model;
  }
  const gilt = kind === 'gilt';
  const bar = gilt ? Math.min(0.08, width * 0.13) : 0.016;
  const part = createMesh();
  addPictureFrame(part, { width, height, depth, bar, material: skin, moulded: gilt });
  place(part, board(width - bar, height - bar, depth * 0.5, 0.001), { material: glass, at: [0, 0, depth * 0.3] });
  place(model, part, { at: [0, middle[1], back], keepUv: true });
  return model;
};
