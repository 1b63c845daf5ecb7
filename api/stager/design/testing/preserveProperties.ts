import { beforeAll, describe, expect, it } from 'vitest';
import { type Kind, type Surface, SURFACES } from '../../kinds.js';
import { visibleOpenings } from '../scene/openings.js';
import { solids } from '../scene/solids.js';
import { unhidden } from '../scene/view.js';
import { FORBIDDEN } from './faults.js';
import { attempt, NOTHING_PRESERVED, requestOf } from './requests.js';

/** Tests the effect of each preserve switch in the same rooms. */
export function describePreserve(rooms: number): void {
  // neighbouring seeds differ in room type
  const SOME = Array.from({ length: rooms }, (_, index) => index * 3);

  describe('arrange, asked to keep a surface bare', () => {
    let usual: Kind[];
    beforeAll(() => {
      const plans = SOME.map((seed) => attempt(requestOf(seed, { creativity: 30 })));
      usual = plans.flatMap((plan) => plan?.pieces.map((piece) => piece.kind) ?? []);
    });

    for (const surface of SURFACES)
      it(`keeps the ${surface} bare`, () => {
        const kinds = FORBIDDEN[surface];
        for (const seed of SOME) {
          const preserve = { ...NOTHING_PRESERVED, [surface]: true };
          const plan = attempt(requestOf(seed, { preserve, creativity: 30 }));
          expect(plan?.pieces.filter((piece) => kinds.includes(piece.kind)) ?? []).toEqual([]);
        }
        // without the switch the same rooms have such pieces
        expect(usual.some((kind) => kinds.includes(kind))).toBe(true);
      });
  });

  describe('arrange, asked to keep the windows as they are', () => {
    it('puts nothing between the camera and the glass', () => {
      const covering = (preserve: Readonly<Record<Surface, boolean>>) =>
        SOME.flatMap((seed) => {
          const request = requestOf(seed, { preserve });
          const boxes = (attempt(request)?.pieces ?? []).flatMap((piece) => solids(piece));
          const windows = visibleOpenings(request.room).filter(({ opening }) => opening.kind === 'window');
          return windows.flatMap(({ points }) => points.filter((point) => unhidden(request.room, [point], boxes) < 1));
        });
      expect(covering({ ...NOTHING_PRESERVED, windows: true })).toEqual([]);
      expect(covering(NOTHING_PRESERVED)).not.toEqual([]);
    });
  });
}
