/** Helpers for pictures other than empty rooms, which are drawn as SVG. */
import sharp from 'sharp';
import type { Raster } from '../../../contract.js';
import type { Random } from '../../../random.js';

/** A drawing's size, pixels. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
}

export type Rgb = readonly [red: number, green: number, blue: number];

export const css = (colour: Rgb, opacity = 1): string =>
  `rgba(${colour.map((value) => Math.max(0, Math.min(255, Math.round(value)))).join(',')},${opacity.toFixed(3)})`;

/** A colour near the given one: each channel varies by up to `spread` of 255, and all of them together by as much. */
export function near(random: Random, colour: Rgb, spread = 14): Rgb {
  const brightness = random.between(-spread, spread);
  const move = (value: number) => value + brightness + random.between(-spread, spread);
  return [move(colour[0]), move(colour[1]), move(colour[2])];
}

export const rectangle = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(0, width).toFixed(1)}" ` +
  `height="${Math.max(0, height).toFixed(1)}" fill="${fill}"/>`;

export const polygon = (points: readonly (readonly [number, number])[], fill: string, more = ''): string =>
  `<polygon points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" ` +
  `fill="${fill}" ${more}/>`;

/** A vertical gradient of the filled area. */
export const downwards = (id: string, top: Rgb, foot: Rgb): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${css(top)}"/>` +
  `<stop offset="1" stop-color="${css(foot)}"/></linearGradient>`;

export const blurred = (id: string, radius: number): string =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${radius}"/></filter>`;

/** Many leaves in an area, dark ones behind. */
export function foliage(
  random: Random,
  area: { x: number; y: number; width: number; height: number },
  leaf: number,
): string {
  const count = Math.min(1500, Math.round((3 * area.width * area.height) / leaf ** 2));
  return Array.from({ length: count }, (_, k) => {
    const light = 40 + (110 * k) / count;
    const green = css(near(random, [0.62 * light, light, 0.42 * light], 16));
    const x = area.x + random.next() * area.width;
    const y = area.y + random.next() * area.height;
    const turn = Math.round(random.between(0, 180));
    return ellipse(
      x,
      y,
      leaf * random.between(0.4, 1),
      leaf * random.between(0.2, 0.6),
      green,
      `transform="rotate(${turn} ${x.toFixed(0)} ${y.toFixed(0)})"`,
    );
  }).join('');
}

/** The drawing as a photo: slightly blurred, with noise. */
export async function photograph({ width, height, random }: Canvas, body: string): Promise<Raster> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .blur(random.between(0.4, 1))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const noise = random.between(1, 6);
  const pixels = Uint8Array.from(data, (value) => Math.max(0, Math.min(255, value + noise * (random.next() - 0.5))));
  return { width, height, data: pixels };
}
