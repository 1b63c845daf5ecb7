import { expect, test } from 'vitest';
import { mostZoom, panBy, WHOLE, zoomTo } from './zoom.js';

const FRAME = { width: 800, height: 400 };

test('keeps the point under the pointer in its place', () => {
  const at = { x: 200, y: 300 };
  const once = zoomTo(WHOLE, 2, { frame: FRAME, most: 4, at });
  expect(once).toEqual({ scale: 2, x: -200, y: -300 });
  expect(zoomTo(once, 4, { frame: FRAME, most: 4, at })).toEqual({ scale: 4, x: -600, y: -900 });
});

test('never shows a picture larger than its own pixels, nor smaller than its frame', () => {
  expect(mostZoom(1600, 800)).toBe(2);
  expect(mostZoom(640, 800)).toBe(1);
  expect(mostZoom(640, 0)).toBe(1);
  expect(zoomTo(WHOLE, 5, { frame: FRAME, most: 2 }).scale).toBe(2);
  expect(zoomTo(zoomTo(WHOLE, 2, { frame: FRAME, most: 2 }), 0.2, { frame: FRAME, most: 2 })).toEqual(WHOLE);
});

test('leaves no gap beside the picture', () => {
  const zoomed = zoomTo(WHOLE, 2, { frame: FRAME, most: 2 });
  expect(panBy(zoomed, { x: 5000, y: 5000 }, FRAME)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(panBy(zoomed, { x: -5000, y: 10 }, FRAME)).toEqual({ scale: 2, x: -800, y: -190 });
  expect(panBy(WHOLE, { x: -50, y: 0 }, FRAME)).toEqual(WHOLE);
});
