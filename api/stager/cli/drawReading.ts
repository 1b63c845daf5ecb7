/** A photo with everything drawn over it that was read in it, for people who want to see what the engine saw. */
import sharp from 'sharp';
import type { Opening, Pixel, Raster, Room } from '../contract.js';
import { onWallQuad, wallQuad } from '../room/box/boxOutline.js';
import { busyCells, lampQuad, thingOutline } from './seenOutlines.js';

const COLOURS: Readonly<Record<Opening['kind'], string>> = {
  window: '#00e5ff',
  door: '#4cff4c',
  fireplace: '#ff3030',
  obstacle: '#ff9d00',
};
const THING = '#ff2ad4';
const FIXTURE = '#ffe600';
const LAMP = '#b084ff';
const WATERMARK = '#ffffff';
const WALL = '#2f6bff';
const FLOOR = '#ffd000';
const BUSY = '#ff5000';
/** Opacity of the busiest parts of walls. */
const BUSY_OPACITY = 0.4;
/** What is less certain than this is dashed: it is not believed. */
const BELIEVED = 0.5;
/** Shares of the picture's long side. */
const LINE = 1 / 500;
const LETTERS = 1 / 75;

interface Mark {
  readonly outline: readonly Pixel[] | null;
  readonly colour: string;
  readonly name: string;
  readonly certainty: number;
}

/** @returns a PNG of the photo's size */
export function drawReading(photo: Raster, room: Room): Promise<Buffer> {
  const { width, height, data } = photo;
  return sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false })
    .composite([{ input: Buffer.from(drawing(room)) }])
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** The drawing alone, as SVG of the photo's size. */
export function drawing(room: Room): string {
  const { width, height } = room;
  const unit = Math.max(width, height);
  const content = [
    ...busyCells(room).map(({ quad, busy }) => area(quad, `fill="${BUSY}" fill-opacity="${BUSY_OPACITY * busy}"`)),
    ...(['back', 'left', 'right'] as const).map((side) => area(wallQuad(room, side), line(WALL, unit * LINE))),
    area(room.floorOutline, line(FLOOR, unit * LINE)),
    ...marksOf(room).map((mark) => drawn(mark, unit)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content.join('')}</svg>`;
}

const marksOf = (room: Room): Mark[] => [
  ...room.openings.map((o) => {
    return { outline: onWallQuad(room, o), colour: COLOURS[o.kind], name: o.kind, certainty: o.certainty };
  }),
  ...room.things.map((thing) => {
    const { kind: name = 'thing', certainty } = thing;
    return { outline: thingOutline(room, thing), colour: THING, name, certainty };
  }),
  ...room.fixtures.map((fixture) => {
    const { kind, certainty } = fixture;
    return { outline: onWallQuad(room, fixture), colour: FIXTURE, name: kind, certainty };
  }),
  ...room.lamps.map((lamp) => {
    return { outline: lampQuad(room, lamp), colour: LAMP, name: `${lamp.kind} lamp`, certainty: lamp.certainty };
  }),
  ...room.watermarks.map(({ outline, certainty }) => {
    return { outline, colour: WATERMARK, name: 'watermark', certainty };
  }),
];

const line = (colour: string, thick: number): string =>
  `fill="none" stroke="${colour}" stroke-width="${thick.toFixed(1)}"`;

function area(outline: readonly Pixel[] | null, look: string): string {
  if (!outline) return '';
  return `<polygon points="${outline.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" ${look}/>`;
}

/** An outline with its name and certainty at its uppermost corner. */
function drawn({ outline, colour, name, certainty }: Mark, unit: number): string {
  if (!outline?.length) return '';
  const dash = certainty < BELIEVED ? ` stroke-dasharray="${unit * 3 * LINE}"` : '';
  const [x, y] = outline.toSorted((a, b) => a[1] - b[1])[0];
  const size = unit * LETTERS;
  const at = `x="${Math.max(0, x).toFixed(1)}" y="${Math.max(size, y - size / 3).toFixed(1)}"`;
  const look = `font-family="sans-serif" font-size="${size.toFixed(1)}" fill="${colour}" stroke="#000"`;
  const text = `<text ${at} ${look} stroke-width="${(size / 5).toFixed(1)}" paint-order="stroke">`;
  return `${area(outline, line(colour, unit * LINE) + dash)}${text}${name} ${certainty.toFixed(2)}</text>`;
}
