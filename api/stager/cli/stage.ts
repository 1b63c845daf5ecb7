import { beforeAfter } from '../compose/beforeAfter.js';
import { encodeGreyPng, encodeJpeg, encodePng } from '../compose/encode.js';
import { StageRefusal, type Raster, type StageProgress, type StageResult } from '../contract.js';
import { decodePhoto } from '../photo/decode.js';
import { stage } from '../stage.js';
import { readOutline } from './outlineFile.js';
import { readEditsFile } from './editsFile.js';
import { readPlan } from './planFile.js';
import { STAGE_USAGE, UsageError, parseStageArguments, type StageArguments } from './stageArguments.js';
import { writeWhole } from './writeWhole.js';

const encodeFor = (file: string, picture: Raster) =>
  file.toLowerCase().endsWith('.png') ? encodePng(picture) : encodeJpeg(picture);

const NAMES = { reading: 'reading the room', arranging: 'arranging', rendering: 'rendering', finishing: 'finishing' };

const OUTCOMES = { moved: 'Moved', left_out: 'Left out', warned: 'Warning' };

/** Writes one line over and over. */
const showProgress = ({ share, step }: StageProgress) =>
  process.stderr.write(`\r\u001B[K${String(Math.round(share * 100)).padStart(3)} %  ${NAMES[step]}`);

async function writeFiles(result: StageResult, args: StageArguments): Promise<void> {
  const { image, mask, plan, report } = result;
  const json = `${JSON.stringify(report, null, 2)}\n`;
  await writeWhole(args.out, await encodeFor(args.out, image));
  if (args.mask !== undefined) {
    await writeWhole(args.mask, await encodeGreyPng({ width: image.width, height: image.height, data: mask }));
  }
  if (args.beforeAfter !== undefined) {
    const sheet = await beforeAfter(await decodePhoto(args.photo), image);
    await writeWhole(args.beforeAfter, await encodeFor(args.beforeAfter, sheet));
  }
  for (const { outcome, message } of report.findings ?? []) {
    process.stderr.write(`${OUTCOMES[outcome]}: ${message}\n`);
  }
  if (args.planOut !== undefined) await writeWhole(args.planOut, `${JSON.stringify(plan, null, 2)}\n`);
  if (args.report === undefined) process.stdout.write(json);
  else await writeWhole(args.report, json);
}

async function stageFiles(args: StageArguments): Promise<void> {
  const { photo, roomType, style, creativity, preserve, seed, look = seed, notes } = args;
  const plan = args.plan === undefined ? undefined : await readPlan(args.plan);
  const edits = args.edits === undefined ? undefined : await readEditsFile(args.edits);
  const outline = args.outline === undefined ? undefined : await readOutline(args.outline);
  const request = { photo, roomType, style, creativity, preserve, seed, look, notes, plan, edits, outline };
  const onTerminal = process.stderr.isTTY;
  try {
    await writeFiles(await stage(request, onTerminal ? { onProgress: showProgress } : {}), args);
  } finally {
    if (onTerminal) process.stderr.write('\r\u001B[K');
  }
  if (onTerminal) process.stderr.write(`${args.out}\n`);
}

/**
 * `npm run stage`: furnishes one photo and writes picture, mask, report and sheet. Exit status 2 for a wrong call, 1
 * for a photo that cannot be staged.
 */
export async function stageCommand(args: string[]): Promise<void> {
  if (args.includes('--help')) {
    process.stdout.write(`${STAGE_USAGE}\n`);
    return;
  }
  try {
    await stageFiles(parseStageArguments(args));
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n\n${STAGE_USAGE}\n`);
      process.exitCode = 2;
    } else if (error instanceof StageRefusal) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    } else throw error;
  }
}
