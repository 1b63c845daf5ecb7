/**
 * `npm run bench:refusal -- FOLDER`: precision and recall of refusals. FOLDER, optional, holds photos of empty rooms.
 * Ten kinds of other pictures, drawn from seeds, must be refused, as must pages and collages that contain rendered
 * rooms; rendered empty rooms and the photos must be accepted. Fails if precision or recall misses its target.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Raster, StageRefusal } from '../stager/contract.js';
import { decodePhoto } from '../stager/photo/decode.js';
import { IMPOSTORS, drawImpostor } from '../stager/subject/testing/impostors/impostors.js';
import { PAGES, type PageKind, drawPage } from '../stager/subject/testing/impostors/pages.js';
import { readPhoto } from '../stager/readPhoto.js';
import { recogniseSubject } from '../stager/subject/recognise.js';
import { randomRoom } from '../stager/synthetic/randomRoom.js';
import { renderingOf } from '../stager/training/renderings.js';

const TARGET = { precision: 0.95, recall: 0.95 };
/** Seeds that were not used for tuning. */
const FIRST_SEED = 7001;
const EACH = 20;
const PAGES_EACH = 8;
const ROOMS = 40;
const LONG_SIDE = 560;

/** A picture that looks like a room at a glance is not read, as that is slow. */
async function isRefused(picture: Raster): Promise<boolean> {
  if (!recogniseSubject(picture)) return false;
  const warnings = await readPhoto(picture).then(
    (room) => room.warnings,
    (error: unknown) => {
      if (error instanceof StageRefusal) return [error];
      throw error;
    },
  );
  return warnings.some(({ code }) => code === 'not_a_room');
}

async function countRefused(pictures: AsyncIterable<Raster>): Promise<{ refused: number; all: number }> {
  let [refused, all] = [0, 0];
  for await (const picture of pictures) {
    all++;
    if (await isRefused(picture)) refused++;
  }
  return { refused, all };
}

async function* impostors(kind: (typeof IMPOSTORS)[number]) {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + EACH; seed++) yield await drawImpostor(kind, seed);
}

async function* rooms() {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + ROOMS; seed++) {
    yield await renderingOf(randomRoom(seed, { longSide: LONG_SIDE }));
  }
}

/** Each with its own three rooms. */
async function* pages(kind: PageKind) {
  const seen: Raster[] = [];
  for await (const room of rooms()) {
    seen.push(room);
    if (seen.length >= 3) yield await drawPage(kind, FIRST_SEED + seen.length, seen.slice(-3));
    if (seen.length === PAGES_EACH + 2) return;
  }
}

async function* photos(folder: string) {
  for (const file of readdirSync(folder))
    if (/\.(jpe?g|png|webp)$/i.test(file)) yield await decodePhoto(join(folder, file));
}

const total = { right: 0, wrong: 0, missed: 0 };
const unwanted: [string, AsyncIterable<Raster>][] = [
  ...IMPOSTORS.map((kind) => [kind, impostors(kind)] as [string, AsyncIterable<Raster>]),
  ...PAGES.map((kind) => [kind, pages(kind)] as [string, AsyncIterable<Raster>]),
];
for (const [kind, pictures] of unwanted) {
  const { refused, all } = await countRefused(pictures);
  console.log(`${kind.padEnd(24)} ${refused} of ${all} refused`);
  total.right += refused;
  total.missed += all - refused;
}
const [folder] = process.argv.slice(2);
const kept: [string, AsyncIterable<Raster>][] = [['rendered rooms', rooms()]];
if (folder && existsSync(folder)) kept.push(['photos of rooms', photos(folder)]);
for (const [name, pictures] of kept) {
  const { refused, all } = await countRefused(pictures);
  console.log(`${name.padEnd(24)} ${refused} of ${all} refused`);
  total.wrong += refused;
}
const precision = total.right / (total.right + total.wrong);
const recall = total.right / (total.right + total.missed);
console.log(
  `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (targets ${TARGET.precision}, ${TARGET.recall})`,
);
if (precision < TARGET.precision || recall < TARGET.recall) process.exitCode = 1;
