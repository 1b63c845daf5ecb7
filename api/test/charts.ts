/** A chart of six patches in files that name their colours in different ways. */
import { crc32, deflateSync } from 'node:zlib';

export const WIDTH = 480;
export const HEIGHT = 320;
/** In sRGB, from top left in two rows. */
export const PATCHES = [
  [200, 60, 50],
  [60, 170, 70],
  [50, 80, 190],
  [230, 200, 60],
  [128, 128, 128],
  [150, 60, 160],
] as const;

type Rows = readonly (readonly [number, number, number])[];

/** From light in sRGB to light in other primaries; published by the W3C (CSS Color 4) and the ITU. */
export const GAMUTS = {
  srgb: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  p3: [
    [0.822462, 0.177538, 0],
    [0.033194, 0.966806, 0],
    [0.017083, 0.072397, 0.91052],
  ],
  adobe: [
    [0.715126, 0.284874, 0],
    [0, 1, 0],
    [0, 0.041162, 0.958838],
  ],
  bt2020: [
    [0.627404, 0.329283, 0.043313],
    [0.069097, 0.91954, 0.011362],
    [0.016391, 0.088013, 0.895595],
  ],
} as const satisfies Record<string, Rows>;

/** From light to samples of 0 to 1. */
export const CURVES = {
  srgb: (light: number) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055),
  linear: (light: number) => light,
  adobe: (light: number) => light ** (256 / 563),
  mac: (light: number) => light ** (1 / 1.8),
  television: (light: number) => (light < 0.018 ? 4.5 * light : 1.099 * light ** 0.45 - 0.099),
  /** SMPTE ST 2084: white has 203 nits */
  pq: (light: number) => {
    const y = ((Math.max(0, light) * 203) / 10_000) ** 0.1593017578125;
    return ((0.8359375 + 18.8515625 * y) / (1 + 18.6875 * y)) ** 78.84375;
  },
  /** of the scene, see hlgScene */
  hlg: (light: number) =>
    light <= 1 / 12 ? Math.sqrt(3 * light) : 0.17883277 * Math.log(12 * light - 0.28466892) + 0.55991073,
} as const;

export interface Chart {
  readonly gamut?: keyof typeof GAMUTS;
  readonly curve?: keyof typeof CURVES;
  /** the sample of full intensity */
  readonly most?: number;
}

const toLight = (level: number) => {
  const v = level / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

/** The samples of a patch. */
export function samplesOf(patch: readonly number[], { gamut = 'srgb', curve = 'srgb', most = 255 }: Chart): number[] {
  const light = patch.map(toLight);
  const parts = GAMUTS[gamut].map((row) => row.reduce<number>((sum, factor, at) => sum + factor * (light[at] ?? 0), 0));
  // BT.2100: a screen of 1000 nits shows a scene's luminance to the power of 1.2
  const y = ((0.2126 * (light[0] ?? 0) + 0.7152 * (light[1] ?? 0) + 0.0722 * (light[2] ?? 0)) * 203) / 1000;
  const scene = curve === 'hlg' ? (203 / 1000) * y ** (1 / 1.2 - 1) : 1;
  return parts.map((part) => Math.round(most * CURVES[curve](part * scene)));
}

/** The chart's samples of red, green and blue, from left to right and top to bottom. */
export function chart(options: Chart): Uint8Array | Uint16Array {
  const data = new ((options.most ?? 255) > 255 ? Uint16Array : Uint8Array)(WIDTH * HEIGHT * 3);
  const patches = PATCHES.map((patch) => samplesOf(patch, options));
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    data.set(patches[Math.floor((3 * x) / WIDTH) + (y < HEIGHT / 2 ? 0 : 3)] ?? [], at * 3);
  }
  return data;
}

/** Samples of 8 or 16 bits, the latter in big-endian order. */
function bytesOf(data: Uint8Array | Uint16Array): Buffer {
  const bytes = Buffer.from(data.buffer.slice(0));
  return data instanceof Uint16Array ? bytes.swap16() : bytes;
}

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
};

export const iccChunk = (profile: Buffer) =>
  chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(profile)]));
export const cicpChunk = (primaries: number, transfer: number) =>
  chunk('cICP', Buffer.from([primaries, transfer, 0, 1]));
export const srgbChunk = () => chunk('sRGB', Buffer.from([0]));
export const gammaChunk = (exponent: number) => chunk('gAMA', hundredThousandths(exponent));
/** White, red, green and blue. */
export const chromaticityChunk = (...values: readonly number[]) => chunk('cHRM', hundredThousandths(...values));

function hundredThousandths(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => buffer.writeUInt32BE(Math.round(value * 100_000), at * 4));
  return buffer;
}

/** A PNG (W3C) with chunks before its pixels. */
export function pngOf(data: Uint8Array | Uint16Array, chunks: readonly Buffer[], channels: 1 | 3 = 3): Buffer {
  const bytes = bytesOf(data);
  const row = bytes.length / HEIGHT;
  const rows = Array.from({ length: HEIGHT }, (_, y) => [Buffer.alloc(1), bytes.subarray(y * row, (y + 1) * row)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header[8] = data.BYTES_PER_ELEMENT * 8;
  header[9] = channels === 1 ? 0 : 2;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...chunks,
    chunk('IDAT', deflateSync(Buffer.concat(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A TIFF (Adobe, 6.0) of one strip, with a profile. */
export function tiffOf(data: Uint8Array | Uint16Array, profile: Buffer): Buffer {
  const bytes = bytesOf(data);
  const depth = data.BYTES_PER_ELEMENT * 8;
  const [SHORT, LONG, UNDEFINED] = [3, 4, 7];
  const entries: readonly (readonly [number, number, number, number])[] = [
    [256, SHORT, 1, WIDTH << 16],
    [257, SHORT, 1, HEIGHT << 16],
    [258, SHORT, 3, 8 + 2 + 10 * 12 + 4],
    [259, SHORT, 1, 1 << 16],
    [262, SHORT, 1, 2 << 16],
    [273, LONG, 1, 8 + 2 + 10 * 12 + 4 + 6 + profile.length],
    [277, SHORT, 1, 3 << 16],
    [278, SHORT, 1, HEIGHT << 16],
    [279, LONG, 1, bytes.length],
    [34675, UNDEFINED, profile.length, 8 + 2 + 10 * 12 + 4 + 6],
  ];
  const directory = Buffer.alloc(2 + entries.length * 12 + 4 + 6);
  directory.writeUInt16BE(entries.length, 0);
  entries.forEach(([tag, type, count, value], place) => {
    directory.writeUInt16BE(tag, 2 + place * 12);
    directory.writeUInt16BE(type, 4 + place * 12);
    directory.writeUInt32BE(count, 6 + place * 12);
    directory.writeUInt32BE(value, 10 + place * 12);
  });
  for (let channel = 0; channel < 3; channel++) directory.writeUInt16BE(depth, directory.length - 6 + channel * 2);
  return Buffer.concat([Buffer.from('MM\0*\0\0\0\x08', 'latin1'), directory, profile, bytes]);
}

/** A JPEG with the EXIF of a camera that is set to Adobe RGB. */
export function asAdobeRgb(jpeg: Buffer): Buffer {
  const entry = (tag: number, type: number, count: number, value: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt16BE(tag, 0);
    head.writeUInt16BE(type, 2);
    head.writeUInt32BE(count, 4);
    return Buffer.concat([head, value]);
  };
  const long = (value: number) => Buffer.from([0, 0, value >> 8, value & 0xff]);
  const end = Buffer.alloc(4);
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'),
    Buffer.from([0, 1]),
    entry(0x8769, 4, 1, long(26)),
    end,
    Buffer.from([0, 2]),
    entry(0xa001, 3, 1, Buffer.from([0xff, 0xff, 0, 0])),
    entry(0xa005, 4, 1, long(56)),
    end,
    Buffer.from([0, 1]),
    entry(0x0001, 2, 4, Buffer.from('R03\0', 'latin1')),
    end,
  ]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** A profile (ICC.1) of grey whose curve is a power. */
export function greyProfile(exponent: number): Buffer {
  const typed = (name: string, ...values: readonly number[]) => {
    const buffer = Buffer.alloc(8 + values.length * 4);
    buffer.write(name, 0, 'latin1');
    values.forEach((value, at) => buffer.writeUInt32BE(value, 8 + at * 4));
    return buffer;
  };
  const tags = [
    ['wtpt', typed('XYZ ', 0xf6d6, 0x10000, 0xd32d)],
    ['kTRC', typed('curv', 1, Math.round(exponent * 256) << 16)],
  ] as const;
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length, 0);
  let at = 128 + table.length;
  tags.forEach(([name, content], place) => {
    table.write(name, 4 + place * 12, 'latin1');
    table.writeUInt32BE(at, 8 + place * 12);
    table.writeUInt32BE(content.length, 12 + place * 12);
    at += content.length;
  });
  const head = Buffer.alloc(128);
  head.writeUInt32BE(at, 0);
  head.writeUInt32BE(0x02100000, 8);
  head.write('mntrGRAYXYZ ', 12, 'latin1');
  head.write('acsp', 36, 'latin1');
  [0xf6d6, 0x10000, 0xd32d].forEach((value, part) => head.writeUInt32BE(value, 68 + part * 4));
  return Buffer.concat([head, table, ...tags.map(([, content]) => content)]);
}
