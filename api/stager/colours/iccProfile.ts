/** ICC profiles (ICC.1, version 2) of colours that a file named otherwise, so that every program reads them. */
import type { Colours } from './colours.js';
import { D50, toD50, type Vector } from './matrices.js';

const HEAD_BYTES = 128;
const STEPS = 1024;

/** @param colours not of high dynamic range, which a curve up to white cannot tell */
export function profileOf({ primaries, toLight }: Colours): Buffer {
  const [x, y, z] = toD50(primaries);
  const curve = curveOf(toLight);
  const tags: readonly (readonly [string, Buffer])[] = [
    ['desc', description('As the file names them')],
    ['cprt', typed('text', Buffer.from('No copyright\0', 'latin1'))],
    ['wtpt', point(D50)],
    ['rXYZ', point([x[0], y[0], z[0]])],
    ['gXYZ', point([x[1], y[1], z[1]])],
    ['bXYZ', point([x[2], y[2], z[2]])],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const contents = [...new Set(tags.map(([, content]) => content))];
  const first = HEAD_BYTES + 4 + tags.length * 12;
  const places = new Map<Buffer, number>();
  let end = first;
  for (const content of contents) {
    places.set(content, end);
    end += content.length;
  }
  const table = tags.map(([name, content]) =>
    Buffer.concat([Buffer.from(name, 'latin1'), numbers(places.get(content) ?? 0, content.length)]),
  );
  return Buffer.concat([head(end), numbers(tags.length), ...table, ...contents]);
}

function head(bytes: number): Buffer {
  const buffer = Buffer.alloc(HEAD_BYTES);
  buffer.writeUInt32BE(bytes, 0);
  buffer.writeUInt32BE(0x02100000, 8); // version 2.1
  buffer.write('mntrRGB XYZ ', 12, 'latin1');
  buffer.write('acsp', 36, 'latin1');
  fixed(...D50).copy(buffer, 68);
  return buffer;
}

function numbers(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => buffer.writeInt32BE(value, index * 4));
  return buffer;
}

/** Of 16 bits before the point and 16 after it. */
const fixed = (...values: readonly number[]) => numbers(...values.map((value) => Math.round(value * 65_536)));

/** A tag's content, which ends at a multiple of four bytes. */
function typed(name: string, ...content: readonly Buffer[]): Buffer {
  const whole = Buffer.concat([Buffer.from(name, 'latin1'), numbers(0), ...content]);
  return Buffer.concat([whole, Buffer.alloc(-whole.length & 3)]);
}

const point = (vector: Vector) => typed('XYZ ', fixed(...vector));

function description(words: string): Buffer {
  const ascii = Buffer.from(`${words}\0`, 'latin1');
  return typed('desc', numbers(ascii.length), ascii, Buffer.alloc(8 + 3 + 67)); // in no other script
}

function curveOf(toLight: Colours['toLight']): Buffer {
  const values = Buffer.alloc(STEPS * 2);
  for (let step = 0; step < STEPS; step++) {
    const light = Math.min(1, Math.max(0, toLight(step / (STEPS - 1))));
    values.writeUInt16BE(Math.round(light * 65_535), step * 2);
  }
  return typed('curv', numbers(STEPS), values);
}
