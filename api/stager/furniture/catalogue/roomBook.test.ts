import { describe, expect, it } from 'vitest';
import { STYLES } from '../../contract.js';
import { roomBook } from './roomBook.js';

const NUMBERS = Array.from({ length: 24 }, (_, k) => k * 97 + 5);

describe.each(STYLES)('rooms of the style %s', (style) => {
  const bySeed = NUMBERS.map((seed) => roomBook({ style, seed }));

  it('differ in throws, cushions and lamps', () => {
    expect(new Set(bySeed.map(({ throw: cover }) => JSON.stringify(cover))).size).toBeGreaterThanOrEqual(3);
    expect(new Set(bySeed.map(({ cushions }) => JSON.stringify(cushions))).size).toBeGreaterThanOrEqual(3);
    expect(new Set(bySeed.map(({ shapes }) => shapes.tableLamp)).size).toBeGreaterThanOrEqual(2);
  });

  it('share their upholstery unless their looks differ', () => {
    expect(new Set(bySeed.map(({ sofa, armchair }) => JSON.stringify([sofa, armchair]))).size).toBe(1);
    const byLook = NUMBERS.map((look) => roomBook({ style, seed: 1, look }));
    expect(new Set(byLook.map(({ sofa }) => JSON.stringify(sofa))).size).toBeGreaterThanOrEqual(3);
    const [first, second] = [5, 1972].map((seed) => roomBook({ style, seed, look: 8 }));
    expect([second?.sofa, second?.armchair]).toEqual([first?.sofa, first?.armchair]);
  });

  it('never have armchairs in the colour of the sofa where the look is chosen', () => {
    for (const look of NUMBERS) {
      const { sofa, armchair } = roomBook({ style, seed: 1, look });
      expect(armchair.colour).not.toEqual(sofa.colour);
    }
  });
});
