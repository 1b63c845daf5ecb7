/** Pictures in which the photo of a room fills only a part: screenshots of pages, collages, a plan beside the room. */
import sharp from 'sharp';
import type { Raster } from '../../../contract.js';
import { createRandom } from '../../../random.js';
import { type Canvas, css, rectangle } from './drawing.js';
import { floorPlan, paragraph } from './paper.js';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Page {
  /** SVG, under the photos */
  readonly drawing: string;
  /** positions of the photos, pixels */
  readonly places: readonly Place[];
}

const WIDE = { width: 1280, height: 800 } as const;
const TALL = { width: 750, height: 1550 } as const;

const KINDS = {
  'page, room on the left': { size: WIDE, draw: (canvas: Canvas) => halfPage(canvas, 'left') },
  'page, room on the right': { size: WIDE, draw: (canvas: Canvas) => halfPage(canvas, 'right') },
  'page, room in the middle': { size: WIDE, draw: listing },
  'page with a gallery': { size: WIDE, draw: gallery },
  'phone screenshot': { size: TALL, draw: phone },
  'two photos with a gutter': { size: { width: 1200, height: 600 }, draw: collage },
  'two photos side by side': { size: { width: 1200, height: 500 }, draw: sideBySide },
  'a plan beside the room': { size: WIDE, draw: planBeside },
  'upright between bars': { size: WIDE, draw: betweenBars },
} satisfies Record<string, { size: { width: number; height: number }; draw: (canvas: Canvas) => Page }>;

export type PageKind = keyof typeof KINDS;
export const PAGES = Object.keys(KINDS) as PageKind[];

/** @param rooms their photos, used in turn */
export async function drawPage(kind: PageKind, seed: number, rooms: readonly Raster[]): Promise<Raster> {
  const { size, draw } = KINDS[kind];
  const { drawing, places } = draw({ ...size, random: createRandom(seed) });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${drawing}</svg>`;
  const photos = await Promise.all(places.map((place, k) => photoAt(place, rooms[k % rooms.length])));
  const { data } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .composite(photos)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...size, data: new Uint8Array(data) };
}

async function photoAt(place: Place, { width, height, data }: Raster) {
  const [left, top, wide, tall] = [place.x, place.y, place.width, place.height].map(Math.round);
  const photo = sharp(data, { raw: { width, height, channels: 3 } }).resize(wide, tall, { fit: 'cover' });
  return { input: await photo.png().toBuffer(), left, top };
}

const filled = ({ width, height }: Canvas, colour: string): string => rectangle(0, 0, width, height, colour);

function halfPage(canvas: Canvas, side: 'left' | 'right'): Page {
  const { width, height, random } = canvas;
  const wide = Math.round(width * random.between(0.35, 0.65));
  const bar = Math.round(height * random.pick([0, 0.08]));
  const free = side === 'left' ? wide : 0;
  const words = paragraph(random, free + 40, bar + 60, width - wide - 80, 12, 15);
  const photo = { x: side === 'left' ? 0 : width - wide, y: bar, width: wide, height: height - bar };
  return {
    drawing: filled(canvas, '#f7f5f0') + rectangle(0, 0, width, bar, '#ffffff') + words,
    places: [photo],
  };
}

function listing(canvas: Canvas): Page {
  const { width, height, random } = canvas;
  const wide = width * random.between(0.3, 0.7);
  const photo = { x: (width - wide) / 2, y: height * 0.14, width: wide, height: Math.min(wide * 0.66, height * 0.7) };
  const words = paragraph(random, photo.x, photo.y + photo.height + 20, wide, 3, 14);
  const bar = rectangle(0, 0, width, height * 0.08, '#0b3d91');
  return { drawing: filled(canvas, '#ffffff') + bar + words, places: [photo] };
}

function gallery(canvas: Canvas): Page {
  const { width, height, random } = canvas;
  const gap = random.pick([6, 10, 16]);
  const wide = Math.round(width * 0.58);
  const tall = Math.round(height * 0.62);
  const small = { x: 40 + wide + gap, width: width - 80 - wide - gap, height: Math.round((tall - gap) / 2) };
  const words = paragraph(random, 40, 110 + tall, width * 0.6, 5, 15);
  return {
    drawing: filled(canvas, '#16181d') + words,
    places: [
      { x: 40, y: 80, width: wide, height: tall },
      { ...small, y: 80 },
      { ...small, y: 80 + small.height + gap },
    ],
  };
}

function phone(canvas: Canvas): Page {
  const { width, height, random } = canvas;
  const photo = { x: 0, y: height * random.pick([0.06, 0.12, 0.3]), width, height: width * random.between(0.55, 0.8) };
  const words = paragraph(random, width * 0.06, photo.y + photo.height + 60, width * 0.85, 10, 28);
  const bar = rectangle(0, height - 150, width, 150, css([243, 244, 246]));
  return { drawing: filled(canvas, '#ffffff') + words + bar, places: [photo] };
}

function collage(canvas: Canvas): Page {
  const { width, height, random } = canvas;
  const gutter = random.pick([6, 10, 16]);
  const wide = (width - gutter) / 2;
  const photo = { y: 0, width: wide, height };
  return {
    drawing: filled(canvas, random.pick(['#ffffff', '#000000'])),
    places: [
      { ...photo, x: 0 },
      { ...photo, x: wide + gutter },
    ],
  };
}

function sideBySide(canvas: Canvas): Page {
  const { width, height } = canvas;
  const photo = { y: 0, width: width / 2, height };
  return {
    drawing: '',
    places: [
      { ...photo, x: 0 },
      { ...photo, x: width / 2 },
    ],
  };
}

function planBeside(canvas: Canvas): Page {
  const { width, height, random } = canvas;
  const wide = Math.round(width * random.between(0.4, 0.6));
  const plan = floorPlan({ width: width - wide, height, random });
  return {
    drawing: filled(canvas, '#ffffff') + `<g transform="translate(${wide} 0)">${plan}</g>`,
    places: [{ x: 0, y: 0, width: wide, height }],
  };
}

function betweenBars(canvas: Canvas): Page {
  const { width, height } = canvas;
  const wide = (height * 9) / 16;
  return { drawing: filled(canvas, '#000000'), places: [{ x: (width - wide) / 2, y: 0, width: wide, height }] };
}
