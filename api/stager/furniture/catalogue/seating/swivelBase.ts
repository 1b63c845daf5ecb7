import type { Vec3 } from '../../../contract.js';
import type { Mesh } from '../../../mesh/mesh.js';
import { lathe } from '../../../mesh/kit/lathe.js';
import { place } from '../../../mesh/kit/mesh.js';
import { tube } from '../../../mesh/kit/tube.js';

interface SwivelBase {
  readonly reach: number;
  /** underside of the seat */
  readonly top: number;
  readonly metal: number;
  readonly dark: number;
}

/** Five castors, a gas lift. */
export function addSwivelBase(model: Mesh, { reach, top, metal, dark }: SwivelBase): void {
  const castor = 0.028;
  for (let k = 0; k < 5; k++) {
    const angle = (k / 5) * 2 * Math.PI + Math.PI / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const out = reach - castor;
    const arm: Vec3[] = [
      [cos * 0.02, 0.105, sin * 0.02],
      [cos * out * 0.6, 0.09, sin * out * 0.6],
      [cos * out, 0.07, sin * out],
    ];
    place(model, tube({ path: arm, radius: (t) => 0.024 - 0.009 * t, sides: 9, caps: true }), { material: metal });
    const wheel = lathe(
      [
        [0, -0.02],
        [castor * 0.9, -0.02],
        [castor, -0.014],
        [castor, 0.014],
        [castor * 0.9, 0.02],
        [0, 0.02],
      ],
      16,
    );
    place(model, wheel, { material: dark, at: [cos * out, castor, sin * out], turn: { z: Math.PI / 2, y: 0.4 + k } });
    place(
      model,
      tube({
        path: [
          [cos * out, castor, sin * out],
          [cos * out, 0.075, sin * out],
        ],
        radius: 0.009,
        sides: 7,
      }),
      { material: dark },
    );
  }
  place(
    model,
    lathe(
      [
        [0.034, 0.075],
        [0.036, 0.12],
        [0.026, 0.125],
        [0.026, top * 0.62],
        [0.017, top * 0.63],
        [0.017, top],
      ],
      20,
    ),
    { material: dark },
  );
}
