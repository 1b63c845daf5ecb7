import { describe, expect, test } from 'vitest';
import type { Piece, Raster } from '../contract.js';
import { planOf } from '../furniture/catalogue/testing/pieces.js';
import { inStyle } from '../furniture/proportions.js';
import { hash } from '../sampling.js';
import { finish } from '../steps.js';
import { pictureFaults } from './checkPicture.js';
import type { Pictured } from './furnished.js';

const [WIDTH, HEIGHT] = [480, 320];

type Shape = (x: number, y: number) => boolean;
type Light = (x: number, y: number) => number;

const isSofa: Shape = (x, y) => x > 130.3 + 0.2 * y && x < 260.6 + 0.1 * y && y > 90.4 && y < 180.7;
const isLamp: Shape = (x, y) => Math.hypot(x - 400, y - 100) < 35;
/** The lamp of wires little thicker than a pixel. */
const isWires: Shape = (x, y) => isLamp(x, y) && (x + 0.13 * y) % 5 < 1.3;
const inBand: Shape = (x, y) => y > 205 && x > 120 && x < 320;

const piece = (kind: Piece['kind']): Piece => ({
  id: kind,
  kind,
  ...inStyle('modern', kind),
  x: 0,
  z: -3,
  y: 0,
  angle: 0,
  seed: 1,
});

/** Share of a pixel that a shape covers, by so many samples to each side. */
function coverage(shape: Shape, x: number, y: number, samples: number): number {
  let inside = 0;
  for (let k = 0; k < samples ** 2; k++) {
    const [across, down] = [k % samples, Math.floor(k / samples)];
    if (shape(x + (across + 0.5) / samples, y + (down + 0.5) / samples)) inside++;
  }
  return inside / samples ** 2;
}

const eachPixel = <T>(of: (x: number, y: number) => T): T[] =>
  Array.from({ length: WIDTH * HEIGHT }, (_, k) => of(k % WIDTH, Math.floor(k / WIDTH)));

function rasterOf(level: Light): Raster {
  const levels = Uint8ClampedArray.from(eachPixel(level));
  return {
    width: WIDTH,
    height: HEIGHT,
    data: Uint8Array.from({ length: levels.length * 3 }, (_, k) => levels[Math.floor(k / 3)]),
  };
}

/** The share of each pixel that the sofa and the lamp, solid or of wires, cover. */
const [SAWN, SOFT] = [1, 4].map((samples) => ({
  sofa: eachPixel((x, y) => coverage(isSofa, x, y, samples)),
  lamp: eachPixel((x, y) => coverage(isLamp, x, y, samples)),
  wires: eachPixel((x, y) => coverage(isWires, x, y, samples)),
}));

const wallOf: Light = (x, y) => 150 + 0.1 * x + 3 * (hash(y * WIDTH + x) - 0.5);

interface Scene {
  readonly photo?: Light;
  /** levels of the sofa */
  readonly sofa?: Light;
  readonly lamp?: Light;
  /** the factor of the photo's levels beside the pieces */
  readonly shade?: Light;
  readonly isSawn?: boolean;
  /** whether the lamp is of wires */
  readonly isWiry?: boolean;
  readonly isSunny?: boolean;
}

/** A sofa and a lamp before a wall. */
function pictured(scene: Scene = {}): Pictured {
  const { photo = wallOf, sofa = () => 70, lamp = () => 60, shade = () => 1, isSawn = false, isSunny = false } = scene;
  const second = scene.isWiry ? 'wires' : 'lamp';
  const numbers = SAWN.sofa.map((sofaIn, k) => (sofaIn ? 1 : SAWN[second][k] ? 2 : 0));
  const picture: Light = (x, y) => {
    const by = isSawn ? SAWN : SOFT;
    const [a, b] = [by.sofa[y * WIDTH + x], by[second][y * WIDTH + x]];
    return a * sofa(x, y) + b * lamp(x, y) + (1 - a - b) * photo(x, y) * shade(x, y);
  };
  const pieces = numbers.map((number, k) => number || (shade(k % WIDTH, Math.floor(k / WIDTH)) === 1 ? 0 : 1));
  const mapOf = (values: readonly number[]) => ({ width: WIDTH, height: HEIGHT, data: Uint8Array.from(values) });
  return {
    photo: rasterOf(photo),
    picture: rasterOf(picture),
    drawn: mapOf(numbers),
    pieces: mapOf(pieces),
    plan: planOf('modern', [piece('sofa'), piece('floor lamp')]),
    isSunny,
  };
}

const faultsOf = (scene: Scene) =>
  finish(pictureFaults(pictured(scene))).map(({ check, pieces, stops }) => [check, ...pieces, stops]);

/** From 1 down to `least`, by so many pixels on either side of the band's edge. */
const softShade = (least: number, pixels: number): Light => {
  const ramp = (distance: number) => Math.min(1, Math.max(0, distance / pixels));
  return (x, y) => 1 - (1 - least) * ramp(Math.min(y - 205, x - 120, 320 - x, 310 - y));
};

test('finds nothing in a picture with soft edges and shade', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ shade: softShade(0.7, 30) })).toEqual([]);
});

describe('pure white and black', () => {
  const half =
    (value: number): Light =>
    (x) =>
      x < 215 ? value : 120;

  test('stop delivery where the photo has none', () => {
    expect(faultsOf({ sofa: half(255) })).toEqual([['tone', 'sofa', true]]);
    expect(faultsOf({ sofa: half(2) })).toEqual([['tone', 'sofa', true]]);
    expect(faultsOf({ lamp: () => 1 })).toEqual([['tone', 'floor lamp', true]]);
  });

  test('of less than a fifth only warn', () => {
    expect(faultsOf({ sofa: (_, y) => (y < 102 ? 255 : 120) })).toEqual([['tone', 'sofa', false]]);
  });

  test('are told with their shares', () => {
    const [{ message }] = finish(pictureFaults(pictured({ sofa: half(255) })));
    expect(message).toMatch(/^Three-seat sofa is burnt out: \d\d % of it is pure white, of the photo 0 %\.$/);
  });

  test('may be in the picture where the photo has as much, and where a lamp shines', () => {
    expect(faultsOf({ photo: (_, y) => (y > 190 ? 255 : 150), sofa: (_, y) => (y < 120 ? 255 : 120) })).toEqual([]);
    expect(faultsOf({ lamp: () => 255 })).toEqual([]);
  });
});

describe('a shade with a straight edge', () => {
  const hard =
    (factor: number): Light =>
    (x, y) =>
      inBand(x, y) ? factor : 1;

  test('is told where the sun does not shine in', () => {
    expect(faultsOf({ shade: hard(0.8) })).toEqual([['shadow', 'sofa', false]]);
    expect(faultsOf({ shade: hard(0.92) })).toEqual([['shadow', 'sofa', false]]);
    expect(faultsOf({ shade: hard(0.8), isSunny: true })).toEqual([]);
  });

  test('may be where the shade takes away a patch of light that the photo has', () => {
    const patch: Light = (x, y) => (inBand(x, y) ? 240 : 120);
    expect(faultsOf({ photo: patch, shade: hard(0.5) })).toEqual([]);
  });
});

test('a shade on the floor may end at the skirting of a wall that takes none', () => {
  const room: Light = (_, y) => (y < 196 ? 190 : y < 214 ? 120 : 70);
  const onFloor: Light = (_, y) => (y > 205 ? 0.85 : 1);
  expect(faultsOf({ photo: room, shade: onFloor })).toEqual([]);
});

describe('sawn outlines', () => {
  test('stop delivery', () => {
    expect(faultsOf({ isSawn: true })).toEqual([
      ['edge', 'sofa', true],
      ['edge', 'floor lamp', true],
    ]);
  });

  test('are no matter of wires, which have no soft pixel of their own', () => {
    expect(faultsOf({ isWiry: true })).toEqual([]);
  });

  test('may be in the picture where all edges of the photo are as sharp', () => {
    const tiles: Light = (x, y) => ((Math.floor(x / 16) + Math.floor(y / 16)) % 2 ? 200 : 140);
    expect(faultsOf({ photo: tiles, isSawn: true })).toEqual([]);
  });
});
