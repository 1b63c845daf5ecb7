import type { Raster } from '../../stager/contract.js';
import { readRoom } from '../../stager/room/readRoom.js';
import { findInPhoto } from '../../stager/suggest/findInPhoto.js';
import { isCarpet } from '../../stager/suggest/floorCovering.js';
import { IMPOSTORS, drawImpostor } from '../../stager/subject/testing/impostors/impostors.js';
import { emptyAndStaged } from '../../stager/training/furnishedRooms.js';
import { alone } from './judgePhoto.js';
import type { Told } from './told.js';

/** Seeds that nothing was trained on. */
const FIRST_SEED = 9001;
const EACH_IMPOSTOR = 3;

/** Made-up rooms, empty and staged, and pictures of other things. Prints how often their carpets are told. */
export async function judgeMadePictures(rooms: number): Promise<Told[]> {
  if (rooms === 0) return [];
  const told: Told[] = [];
  const carpets = { right: 0, all: 0, wrong: 0, others: 0 };
  for (let seed = FIRST_SEED; seed < FIRST_SEED + rooms; seed++) {
    const { spec, empty, staged } = await emptyAndStaged(seed);
    told.push(...(await tell('rendered rooms', true, empty)));
    if (staged) told.push(...(await tell('rendered rooms', false, staged)));
    const found = await carpetIn(empty);
    if (spec.floor.kind === 'carpet') carpets.all++;
    else carpets.others++;
    if (found && spec.floor.kind === 'carpet') carpets.right++;
    else if (found) carpets.wrong++;
  }
  const { right, all, wrong, others } = carpets;
  console.log(`carpet in rendered rooms: ${right} of ${all} found; ${wrong} of ${others} other floors taken for it`);
  for (const kind of IMPOSTORS) {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + EACH_IMPOSTOR; seed++) {
      told.push(...(await tell('other pictures', false, await drawImpostor(kind, seed))));
    }
  }
  return told;
}

async function tell(of: string, isEmpty: boolean, picture: Raster): Promise<Told[]> {
  const findings = await findInPhoto(picture);
  return findings ? [{ of, isEmpty, suggestion: alone(findings) }] : [];
}

async function carpetIn(picture: Raster): Promise<boolean> {
  const room = await readRoom(picture).catch(() => null);
  return room !== null && isCarpet(picture, room) === true;
}
