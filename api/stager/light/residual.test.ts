import { expect, test } from 'vitest';
import { FACE } from '../room/camera/roomBox.js';
import { measureLightField } from './lightField.js';
import { measureResidual, residualReader } from './residual.js';
import { MAP_CELLS } from '../kernel/layout.js';
import { uniformMap } from './roomMap.js';
import { BOX } from '../render/testing/litRoom.js';

const PAINT: readonly number[] = [0.75, 0.75, 0.75, 0.75, 0.75];

/** A reader for a room of even light whose back wall is brighter by `factor` than the fit explains. */
function readerOf(factor: number) {
  const map = uniformMap([0.5, 0.5, 0.5]);
  const field = measureLightField({ map, lights: [], ambient: [0.5, 0.5, 0.5] }, BOX);
  const cells = MAP_CELLS * MAP_CELLS;
  const shown = { seen: map.seen, radiance: map.radiance.map((value) => value * 0.75) };
  for (let i = FACE.back * cells * 3; i < (FACE.back + 1) * cells * 3; i++) shown.radiance[i] *= factor;
  return residualReader(measureResidual(shown, BOX, field, PAINT), BOX);
}

test('brightens a picture by half of its wall’s residual', () => {
  const read = readerOf(1.3);
  expect(read(0, 1.5, BOX.back + 0.03, 0, 0, 1)).toBeGreaterThan(1.08);
  expect(read(0, 1.5, BOX.back + 0.03, 0, 0, 1)).toBeLessThan(1.2);
  expect(read(0, 0.7, -2.5, 0, 1, 0)).toBeCloseTo(1, 1);
});

test('changes nothing where the fit explains the walls', () => {
  expect(readerOf(1)(0, 1.5, BOX.back + 0.03, 0, 0, 1)).toBeCloseTo(1, 1);
});
