/**
 * The stager process, at low priority, so that the API answers during a rendering. Takes one order after another, and
 * answers each with messages. To cancel an order, the worker kills the process.
 */
import { liveWithParent } from '../liveWithParent.js';
import { PREVIEW_SIDE } from '../shared/limits.js';
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { creditIn, type Credit } from '../media/metadata/keptExif.js';
import { withCredit } from '../media/metadata/withCredit.js';
import { encodeGreyPng, encodeJpeg, encodePng } from '../stager/compose/encode.js';
import { watermarkPreview } from '../stager/compose/watermark.js';
import { StageRefusal, type Raster, type StageProgress, type StageResult } from '../stager/contract.js';
import { stage } from '../stager/stage.js';
import { keepLights } from './keptLights.js';
import type { StagerFiles, StagerMessage, StagerOrder } from './stagerProtocol.js';

const PREVIEW_QUALITY = 85;

/** Of this build; read at the start, because the next build replaces it. */
const ENGINE = readFileSync(new URL('../../.build/stamps/programs', import.meta.url), 'utf8');

/** Resolves when the message has been sent to the worker. */
const tell = (message: StagerMessage) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });

async function writeMarked(picture: Raster, file: string) {
  const marked = await watermarkPreview(picture, PREVIEW_SIDE);
  await writeFile(`${file}.new`, await encodeJpeg(marked, PREVIEW_QUALITY));
  await rename(`${file}.new`, file);
}

/** Writes one pass at a time; a pass that arrives meanwhile replaces the waiting one. */
function passWriter(file: string) {
  let next: Raster | null = null;
  let writing: Promise<void> | null = null;
  const write = async () => {
    while (next) {
      const picture = next;
      next = null;
      await writeMarked(picture, file);
      await tell({ kind: 'firstPass' });
    }
    writing = null;
  };
  return {
    add(picture: Raster) {
      next = picture;
      writing ??= write();
    },
    drained: async () => await writing,
  };
}

async function work({ request, files, lights }: StagerOrder) {
  const passes = passWriter(files.firstPass);
  const onProgress = ({ share, step, preview }: StageProgress) => {
    if (preview) passes.add(preview);
    void tell({ kind: 'progress', share, step });
  };
  const result = await stage(request, { onProgress, lights: keepLights({ folder: lights, engine: ENGINE }) });
  await passes.drained();
  await writeResult(result, files, await creditIn(request.photo));
  await tell({ kind: 'done', plan: result.plan, room: result.room, report: result.report });
}

/** Encodes the pictures at the same time, on several threads. */
async function writeResult(
  { image, mask, pieces }: Pick<StageResult, 'image' | 'mask' | 'pieces'>,
  files: StagerFiles,
  credit: Credit | null,
) {
  const { width, height } = image;
  await Promise.all([
    encodePng(image).then((png) => writeFile(files.clean, withCredit(png, credit))),
    encodeGreyPng({ width, height, data: mask }).then((png) => writeFile(files.mask, png)),
    encodeGreyPng(pieces).then((png) => writeFile(files.pieces, png)),
    writeMarked(image, files.proof),
  ]);
}

liveWithParent();
process.on('message', async (order: StagerOrder) => {
  try {
    await work(order);
  } catch (error) {
    if (!(error instanceof StageRefusal)) throw error;
    await tell({ kind: 'refused', code: error.code, message: error.message, room: error.room });
  }
});
