/** Cases of files that are uploaded: charts of six patches, other pictures, and films. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { decodePhoto } from '../../stager/photo/decode.js';
import { finalise, sendFile } from '../../test/factories.js';
import type { HttpClient, SignedUp } from '../../test/httpClient.js';
import type { Case, Colour } from './readCases.js';
import type { Pixels, Screen } from './showPicture.js';

export interface Place {
  readonly client: HttpClient;
  readonly who: SignedUp;
  readonly projectId: string;
  readonly screen: Screen;
  readonly patches: readonly Colour[];
}

export interface Outcome {
  readonly right: boolean;
  readonly got: string;
  readonly expected: string;
}

/** What a browser announces, by the file's name. */
const ANNOUNCED: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.heic': 'image/heic',
  '.heif': 'image/heif',
  '.avif': 'image/avif',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
  '.mp4': 'video/mp4',
  '.mov': 'video/quicktime',
  '.webm': 'video/webm',
};
const UNKNOWN = 'application/octet-stream';

/** Levels of 255: from the right colours, for pictures of a larger range of light, and between the four pictures. */
const TOLERANCE = 3;
const HDR_TOLERANCE = 12;
const BETWEEN = 4;

const send = async ({ client, who, projectId }: Place, { path, name }: Case) => {
  const bytes = await readFile(path);
  const mimeType = ANNOUNCED[extname(name).toLowerCase()] ?? UNKNOWN;
  const uploadUrl = await sendFile(client, who, { projectId, bytes, mimeType, originalName: name });
  return finalise(client, who, { projectId, uploadUrl, originalName: name });
};

/** A film is refused with a sentence that says what to send instead, or has a poster. */
export async function takeFilm(place: Place, given: Case): Promise<Outcome> {
  const { media, message } = await send(place, given);
  const expected = 'a poster, or refused with the advice to send an MP4 with H.264';
  if (message !== undefined) return { right: /H\.264/.test(message), got: `refused: ${message}`, expected };
  return {
    right: media.thumbnailUrl !== null,
    got: `taken ${media.thumbnailUrl ? 'with' : 'without'} poster`,
    expected,
  };
}

/** A picture is taken, has the size that is right, and its four forms show the patches, or at least the same. */
export async function takePicture(place: Place, given: Case): Promise<Outcome> {
  const size = /^(\d+)x(\d+)$/.exec(given.right);
  const tolerance = toleranceOf(given);
  const expected = [
    ...(size ? [given.right] : []),
    tolerance === null ? 'taken' : `the patches within ${tolerance}`,
    `four pictures within ${BETWEEN}`,
  ].join(', ');
  const { media, message } = await send(place, given);
  if (message !== undefined) return { right: false, got: `refused: ${message}`, expected };
  const read = async (url: string) => Buffer.from(await (await fetch(new URL(url, place.client.url))).arrayBuffer());
  const shown = async (picture: Buffer) => {
    const pixels = await place.screen.show(picture);
    return pixels ? meansOf(pixels) : undefined;
  };
  const stored = await read(media.url);
  const forms = {
    stored: await shown(stored),
    preview: await shown(await read(media.previewUrl)),
    thumbnail: await shown(await read(media.thumbnailUrl)),
    engine: await engineOf(stored),
    // without a chart, what a browser makes of the file is right, where it can show it
    ...(tolerance === null && { 'as sent': (await shown(await readFile(given.path))) ?? null }),
  };
  const seen = Object.entries(forms).flatMap(([name, patches]) => (patches ? [{ name, patches }] : []));
  const faults = [
    ...(size && `${String(media.width)}x${String(media.height)}` !== given.right
      ? [`${String(media.width)}x${String(media.height)}`]
      : []),
    ...Object.entries(forms).flatMap(([name, patches]) => (patches === undefined ? [`${name} refused`] : [])),
    ...(tolerance === null ? [] : seen.flatMap((form) => farFrom(place.patches, form, tolerance))),
    ...seen.flatMap(({ name, patches }) =>
      farFrom(forms.stored ?? [], { name: `${name} beside stored`, patches }, BETWEEN),
    ),
  ];
  return { right: faults.length === 0, got: faults.join('; ') || 'taken', expected };
}

/** Null: the picture is no chart of the patches. */
function toleranceOf({ name, right }: Case): number | null {
  const stated = /within (\d+)/.exec(right)?.[1];
  if (stated !== undefined) return Number(stated);
  if (/pq|hlg/i.test(name)) return HDR_TOLERANCE;
  return right.includes('patches') ? TOLERANCE : null;
}

interface Form {
  readonly name: string;
  readonly patches: readonly Colour[];
}

/** The patch that is farthest off, if it is farther than that. */
function farFrom(right: readonly Colour[], { name, patches }: Form, most: number): string[] {
  const offs = patches.map((patch, at) =>
    Math.max(...patch.map((level, i) => Math.abs(level - (right[at]?.[i] ?? 0)))),
  );
  const worst = Math.max(...offs);
  if (worst <= most) return [];
  const at = offs.indexOf(worst);
  return [`${name} (${String(patches[at])}) for (${String(right[at])})`];
}

/** Undefined: the engine refuses the picture. */
const engineOf = async (source: string | Buffer): Promise<Colour[] | undefined> =>
  decodePhoto(source).then(meansOf, () => undefined);

/** The mean colours at the middles of the patches. */
function meansOf({ width, height, data }: Pixels): Colour[] {
  const mean = (column: number, row: number): Colour => {
    const sums: [number, number, number] = [0, 0, 0];
    const side = Math.round(width / 12);
    const [left, top] = [
      Math.round(((column + 0.5) * width) / 3 - side / 2),
      Math.round(((row + 0.5) * height) / 2 - side / 2),
    ];
    for (let y = top; y < top + side; y++) {
      for (let x = left; x < left + side; x++) {
        for (const i of [0, 1, 2] as const) sums[i] += data[(y * width + x) * 3 + i] ?? 0;
      }
    }
    const [r, g, b] = sums.map((sum) => Math.round(sum / side ** 2));
    return [r ?? 0, g ?? 0, b ?? 0];
  };
  return [0, 1].flatMap((row) => [0, 1, 2].map((column) => mean(column, row)));
}
