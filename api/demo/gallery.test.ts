import { describe, expect, it } from 'vitest';
import { drawnRoom } from './drawnRoom.js';
import { GALLERY } from './gallery.js';
import { arrange } from '../stager/design/arrange.js';
import type { Kind } from '../stager/kinds.js';

/** The furniture that each setting must have. */
const NEEDED: Partial<Record<string, readonly Kind[]>> = {
  kitchen: ['kitchen island', 'bar stool', 'pendant', 'fruit bowl'],
  outdoor: ['outdoor sofa', 'outdoor coffee table', 'outdoor chair', 'rug', 'planter', 'lantern'],
};

describe.each(GALLERY.filter(({ setting }) => setting in NEEDED))(
  '$setting',
  ({ setting, style, creativity, spec }) => {
    it.each([1, 2, 3])('has the needed furniture, and nothing on the open sides; seed %i', (seed) => {
      const room = drawnRoom(spec);
      const openAir = setting === 'outdoor';
      const plan = arrange({
        room,
        roomType: setting,
        style,
        creativity,
        preserve: { floor: false, walls: openAir, windows: false, ceiling: openAir },
        seed,
      });
      const kinds = plan.pieces.map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining([...(NEEDED[setting] ?? [])]));
      expect(kinds.filter((kind) => openAir && ['art', 'curtain', 'mirror', 'pendant'].includes(kind))).toEqual([]);
    });
  },
);
