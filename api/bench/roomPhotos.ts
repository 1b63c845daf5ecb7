/** Annotated photos of rooms, and modifications that make a photo harder to read. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import type { Pixel, Raster } from '../stager/contract.js';
import { decodePhoto } from '../stager/photo/decode.js';
import { insidePolygon } from '../stager/room/camera/polygon.js';

/** A picture whose floor and ceiling are annotated; the ceiling is null without annotation. */
export interface KnownRoom {
  readonly name: string;
  readonly picture: Raster;
  readonly isFloor: (pixel: Pixel) => boolean;
  readonly isCeiling: ((pixel: Pixel) => boolean) | null;
}

interface AnnotatedPhoto {
  readonly file: string;
  readonly floor: readonly Pixel[];
  readonly ceiling: readonly Pixel[] | null;
}

const outline = z.array(z.tuple([z.number(), z.number()]));
const manifest = z.array(
  z.object({ file: z.string(), truth: z.object({ floor: outline, ceiling: outline.nullish() }) }),
);

/** @param folder holds photos and their manifest.json; null if there is none */
export async function annotatedPhotos(folder: string): Promise<AnnotatedPhoto[] | null> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  return manifest.parse(JSON.parse(text)).map(({ file, truth }) => ({
    file: join(folder, file),
    floor: truth.floor,
    ceiling: truth.ceiling ?? null,
  }));
}

/** A modification of a photo, with the map from its pixels to the photo's. */
interface Stress {
  readonly name: string;
  readonly change: (photo: Sharp, size: Size) => Promise<Sharp> | Sharp;
  readonly source: (pixel: Pixel, size: Size) => Pixel;
}

type Size = Pick<Raster, 'width' | 'height'>;

const CUT_LEFT = 0.2;
const CUT_BELOW = 0.15;
const SMALL_SIDE = 400;
const POOR_QUALITY = 35;
const DARKER = 0.45;

const where = (pixel: Pixel): Pixel => pixel;

export const STRESSES: readonly Stress[] = [
  { name: 'as it is', change: (photo) => photo, source: where },
  { name: 'mirrored', change: (photo) => photo.flop(), source: ([x, y], { width }) => [width - x, y] },
  {
    name: 'cut on the left',
    change: (photo, size) => photo.extract({ ...keptRight(size), top: 0, height: size.height }),
    source: ([x, y], size) => [x + keptRight(size).left, y],
  },
  {
    name: 'cut below',
    change: (photo, { width, height }) =>
      photo.extract({ left: 0, top: 0, width, height: height - Math.round(CUT_BELOW * height) }),
    source: where,
  },
  {
    name: 'small and blocky',
    async change(photo, size) {
      const { width, height } = smallSize(size);
      const resized = photo.resize(width, height, { fit: 'fill' });
      return sharp(await resized.jpeg({ quality: POOR_QUALITY }).toBuffer());
    },
    source([x, y], size) {
      const small = smallSize(size);
      return [(x * size.width) / small.width, (y * size.height) / small.height];
    },
  },
  { name: 'dark', change: (photo) => photo.linear(DARKER, 0), source: where },
];

function keptRight({ width }: Size): { left: number; width: number } {
  const left = Math.round(CUT_LEFT * width);
  return { left, width: width - left };
}

function smallSize({ width, height }: Size): Size {
  const scale = SMALL_SIDE / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** A modified room: the annotation is transformed with the picture. */
export async function stressed(room: KnownRoom, { change, source }: Stress): Promise<KnownRoom> {
  const { picture } = room;
  const raw = sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } });
  const { data, info } = await (await change(raw, picture)).raw().toBuffer({ resolveWithObject: true });
  const { isCeiling } = room;
  return {
    name: room.name,
    picture: {
      width: info.width,
      height: info.height,
      data: new Uint8Array(data.buffer, data.byteOffset, data.length),
    },
    isFloor: (pixel) => room.isFloor(source(pixel, picture)),
    isCeiling: isCeiling && ((pixel) => isCeiling(source(pixel, picture))),
  };
}

export async function knownPhoto({ file, floor, ceiling }: AnnotatedPhoto): Promise<KnownRoom> {
  return {
    name: basename(file),
    picture: await decodePhoto(file),
    isFloor: (pixel) => insidePolygon(pixel, floor),
    isCeiling: ceiling && ((pixel) => insidePolygon(pixel, ceiling)),
  };
}
