import sharp from 'sharp';
import { jpegSegments, type Segment } from './jpegSegments.js';

const SOI = Buffer.from([0xff, 0xd8]);
const EOI = Buffer.from([0xff, 0xd9]);
/** Zeros at the end of a file that are more than a scan's own: the rest of a file that did not arrive. */
const MOST_ZEROS = 32;
/** What the decoder says first of a scan whose data is whole, but followed by something else. */
const ONLY_MORE = /extraneous bytes/;

/**
 * A JPEG as every decoder takes it: without bytes between its segments, and with EOI at its end. The file itself where
 * nothing is to mend.
 * @throws Error when a part of the picture is missing
 */
export async function mendJpeg(file: Buffer): Promise<Buffer> {
  const segments: Segment[] = [];
  const walk = jpegSegments(file);
  let step = walk.next();
  for (; !step.done; step = walk.next()) segments.push(step.value);
  const isWhole = step.value;
  const follows = ({ at }: Segment, index: number) => at === (segments[index - 1]?.end ?? SOI.length);
  const last = segments.at(-1);
  const endsAtOnce = file.subarray(last?.end, (last?.end ?? 0) + 2).equals(EOI);
  if (isWhole && endsAtOnce && segments.every(follows)) return file;
  const parts = segments.map(({ at, end }) => file.subarray(at, end));
  if (isWhole) return Buffer.concat([SOI, ...parts, EOI]);
  const mended = Buffer.concat([SOI, ...parts.slice(0, -1), withoutZeros(parts.at(-1) ?? EOI), EOI]);
  await requireWhole(mended);
  return mended;
}

function withoutZeros(scan: Buffer): Buffer {
  let end = scan.length;
  while (end > 0 && scan[end - 1] === 0) end--;
  return scan.length - end > MOST_ZEROS ? scan.subarray(0, end + 1) : scan;
}

/** A decoder fills what is missing with grey, and says so: nothing else tells a file of which a part did not arrive. */
async function requireWhole(jpeg: Buffer): Promise<void> {
  const options = { failOn: 'warning', sequentialRead: true, limitInputPixels: false } as const;
  const { height } = await sharp(jpeg, options).metadata();
  // the last pixel takes little memory, but all of the file is decoded for it
  const last = { left: 0, top: height - 1, width: 1, height: 1 };
  const reading = sharp(jpeg, options).extract(last).raw().toBuffer();
  await reading.catch((error: Error) => {
    if (!ONLY_MORE.test(error.message)) throw error;
  });
}
