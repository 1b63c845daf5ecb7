import { createMesh, place } from '../../../mesh/kit/mesh.js';
import { board, block, roundedBox } from '../../../mesh/kit/roundedBox.js';
import { lathe } from '../../../mesh/kit/lathe.js';
import { plastic, timber } from '../parts/materials.js';
import { paint } from '../../hexColour.js';
import type { Maker } from '../workshop.js';

const EBONY = { colour: paint('1B1A19'), finish: 'lacquer' } as const;
/** Whether a black key follows each of the seven white keys of an octave. */
const SHARPS = [true, true, false, true, true, true, false];

/** An upright piano: case, keys, music desk, three pedals. In polished black unless the style paints its woods. */
export const piano: Maker = (piece, shop) => {
  const { width, depth, height } = piece;
  const model = createMesh();
  const { finish } = shop.book.wood;
  const skin = shop.use(timber(finish === 'painted' || finish === 'lacquer' ? shop.book.wood : EBONY));
  const ivory = shop.use(plastic(paint('F4F1E8'), 0.25));
  const black = shop.use(plastic([0.012, 0.012, 0.012], 0.25));
  const brass = shop.use({ texture: 'plain', colour: paint('C9A254'), roughness: 0.3, f0: 0.62, metal: true });
  const body = depth * 0.58;
  const z = -depth / 2 + body / 2;
  const keyY = Math.min(0.66, height * 0.56);
  const inner = width - 0.1;
  place(model, roundedBox({ size: [width, 0.026, body + 0.02], radius: 0.006 }), {
    material: skin,
    at: [0, height - 0.013, z + 0.01],
  });
  for (const side of [-1, 1]) {
    place(model, board(0.04, height - 0.026, body, 0.004), {
      material: skin,
      at: [side * (width / 2 - 0.025), (height - 0.026) / 2, z],
    });
    place(model, roundedBox({ size: [0.04, 0.13, depth - body], radius: 0.02, arc: 3 }), {
      material: skin,
      at: [side * (width / 2 - 0.025), keyY + 0.02, depth / 2 - (depth - body) / 2],
    });
    place(model, board(0.045, keyY - 0.06, 0.05, 0.006), {
      material: skin,
      at: [side * (width / 2 - 0.04), (keyY - 0.06) / 2, depth / 2 - 0.06],
    });
    place(model, board(0.05, 0.05, depth - 0.02, 0.008), {
      material: skin,
      at: [side * (width / 2 - 0.04), 0.025, 0.01],
    });
  }
  place(model, board(inner, keyY - 0.1, 0.02), { material: skin, at: [0, keyY / 2 + 0.02, z + body / 2 - 0.03] });
  place(model, board(inner, height - keyY - 0.13, 0.02), {
    material: skin,
    at: [0, (height + keyY) / 2 + 0.05, z + body / 2 - 0.012],
  });
  place(model, board(inner, 0.05, depth - body + 0.02), {
    material: skin,
    at: [0, keyY - 0.045, depth / 2 - (depth - body) / 2 - 0.01],
  });
  const desk = board(Math.min(0.7, inner * 0.6), 0.16, 0.014, 0.004);
  place(model, desk, { material: skin, at: [0, keyY + 0.2, z + body / 2 + 0.016], turn: { x: -0.2 } });
  const keys = Math.round((inner - 0.06) / 0.0235);
  const each = (inner - 0.06) / keys;
  const long = depth - body - 0.05;
  for (let k = 0; k < keys; k++) {
    const x = ((k + 0.5) / keys - 0.5) * (inner - 0.06);
    place(model, block(each - 0.0012, 0.02, long), {
      material: ivory,
      at: [x, keyY - 0.008, depth / 2 - long / 2 - 0.012],
    });
    if (SHARPS[k % 7] && k < keys - 1)
      place(model, block(0.011, 0.014, long * 0.62), {
        material: black,
        at: [x + each / 2, keyY + 0.008, depth / 2 - long * 0.69 - 0.012],
      });
  }
  for (const x of [-0.07, 0, 0.07]) {
    const pedal = lathe(
      [
        [0, 0],
        [0.018, 0.004],
        [0.016, 0.012],
        [0, 0.014],
      ],
      14,
    );
    place(model, pedal, { material: brass, at: [x, 0.05, z + body / 2 + 0.05], scale: [1, 1, 2.4] });
  }
  return model;
};
