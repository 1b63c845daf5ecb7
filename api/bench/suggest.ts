/**
 * `npm run bench:suggest -- FOLDER LABELS`: how often the suggested room type of a photo is right, by its pixels alone
 * and with its name; whether photos that need no staging are told; what a suggestion costs. LABELS is a JSON file:
 * `{ "FILE in FOLDER": { "roomTypes": [the likeliest, others that would do], "furnished": true, "carpet": true } }`.
 * Rooms and other pictures that are made here are judged as well: `--made 0` leaves them out, another number sets how
 * many rooms.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ROOM_TYPES } from '../stager/contract.js';
import { suggestForListing } from '../stager/suggest/suggestForListing.js';
import { printCosts } from './suggest/costs.js';
import { judgeMadePictures } from './suggest/madePictures.js';
import { judgePhoto, type JudgedPhoto, type Label } from './suggest/judgePhoto.js';
import { leaveOneOut } from './suggest/leaveOneOut.js';
import { type Told, printTold } from './suggest/told.js';

const labelFile = z.record(
  z.string(),
  z.object({
    roomTypes: z.array(z.enum(ROOM_TYPES)).min(1),
    furnished: z.boolean().default(false),
    carpet: z.boolean().default(false),
  }),
);

function printTypes(photos: readonly JudgedPhoto[]): void {
  console.log('right  suggested     sure  next          with its name  should be                 photo');
  for (const { file, label, byPixels, byName } of photos) {
    const { roomType, confidence, alternative } = byPixels;
    const columns = [
      roomType === label.roomTypes[0] ? 'yes  ' : 'no   ',
      (roomType ?? 'none').padEnd(12),
      confidence.toFixed(2),
      (alternative ?? 'none').padEnd(12),
      (byName.roomType ?? 'none').padEnd(13),
      label.roomTypes.join(', ').padEnd(24),
      `${file}: ${byPixels.evidence.join(', ')}`,
    ];
    console.log(columns.join('  '));
  }
}

function printShares(photos: readonly JudgedPhoto[]): void {
  const all = photos.length;
  const count = (is: (photo: JudgedPhoto) => boolean) => `${photos.filter(is).length} of ${all}`;
  const isFirst = (type: string | null, { roomTypes }: Label) => type === roomTypes[0];
  const isAny = (type: string | null, { roomTypes }: Label) => roomTypes.some((other) => other === type);
  console.log(
    `by pixels, the likeliest type:        ${count(({ byPixels, label }) => isFirst(byPixels.roomType, label))}`,
  );
  console.log(
    `by pixels, first or next:             ${count(
      ({ byPixels, label }) => isFirst(byPixels.roomType, label) || isFirst(byPixels.alternative, label),
    )}`,
  );
  console.log(
    `by pixels, a type that would do:      ${count(({ byPixels, label }) => isAny(byPixels.roomType, label))}`,
  );
  console.log(`carpet's limit without the photo:     ${leaveOneOut(photos)} of ${all}`);
  console.log(`with its name, the likeliest type:    ${count(({ byName, label }) => isFirst(byName.roomType, label))}`);
  console.log(`always living room, the likeliest:    ${count(({ label }) => isFirst('living_room', label))}`);
  console.log(`always living room, that would do:    ${count(({ label }) => isAny('living_room', label))}`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { made: { type: 'string', default: '18' } },
});
const [folder, labels] = positionals;
const told: Told[] = [];
if (folder !== undefined && labels !== undefined) {
  const known = Object.entries(labelFile.parse(JSON.parse(await readFile(labels, 'utf8'))));
  const judged: JudgedPhoto[] = [];
  for (const [file, label] of known) judged.push(await judgePhoto(join(folder, file), file, label));
  const empty = judged.filter(({ label }) => !label.furnished);
  printTypes(judged);
  console.log(`\nOf the ${empty.length} empty rooms:`);
  printShares(empty);
  const together = suggestForListing(empty.map(({ findings }) => findings));
  const right = empty.filter(({ label }, k) => together[k]?.roomType === label.roomTypes[0]).length;
  console.log(`all as one listing, the likeliest:    ${right} of ${empty.length}`);
  told.push(
    ...judged.map(({ label, byPixels }) => ({ of: 'photos', isEmpty: !label.furnished, suggestion: byPixels })),
  );
  await printCosts(judged);
} else console.log('No photos: a folder and a file of labels were not given.');
told.push(...(await judgeMadePictures(Number(values.made))));
printTold(told);
