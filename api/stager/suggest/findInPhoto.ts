import { type Raster, type Room, StageRefusal } from '../contract.js';
import { decodePhoto } from '../photo/decode.js';
import { faultOfReading } from '../room/refusal.js';
import { readRoom } from '../room/readRoom.js';
import { furnishedChance } from '../subject/furnished.js';
import { NEVER, type Subject, recogniseSubject } from '../subject/recognise.js';
import { type Evidence, evidenceIn, phrasesOf, votesOf } from './evidence.js';
import { type NameHint, hintOfName } from './fileName.js';
import { isCarpet } from './floorCovering.js';
import type { PhotoFindings, PhotoHints } from './suggestion.js';

/** Pixels of the long side at which photos are read: a second of CPU; furnished rooms are told less well at 480. */
export const LONG_SIDE = 520;
/**
 * Probability from which it is asked whether a room is furnished. Lower than for the warning of an order: nothing is
 * left out because of it. Of 22 photos of empty rooms none is above 0.64, of ten
 * furnished ones nine are, from 0.72 on.
 */
const FURNISHED = 0.68;

const NOT_A_ROOM: Readonly<Record<Subject, string>> = {
  paper: 'Is this a plan, a document or a screen?',
  part: 'Is the photo only a part of this picture, as in a collage or a screenshot?',
  outdoors: 'Is this a photo of the outside?',
  night: 'Was this taken outside at night? Most of it is black.',
  'close-up': 'Does this photo show a detail instead of a room?',
};
const FURNISHED_ROOM = 'Is this room furnished?';
const TOO_DARK = 'Is this photo too dark to be staged?';
const TOO_SMALL = 'This picture is too small to be staged.';

const NO_HINT: NameHint = { evidence: null, reason: null };

/**
 * What a photo says of its room type, and whether it needs staging. A photo that is damaged or no picture says nothing.
 * @param source path of a file, its encoded bytes, or a decoded upright photo
 * @returns null where it cannot be decoded
 */
export async function findInPhoto(
  source: string | Uint8Array | Raster,
  { name }: PhotoHints = {},
): Promise<PhotoFindings | null> {
  const hint = name === undefined ? NO_HINT : hintOfName(name);
  try {
    const photo = isRaster(source) ? source : await decodePhoto(source, { longSide: LONG_SIDE });
    return await lookAt(photo, hint);
  } catch (error) {
    if (!(error instanceof StageRefusal)) throw error;
    return error.code === 'too_small' ? noRoom(TOO_SMALL) : null;
  }
}

const isRaster = (source: string | Uint8Array | Raster): source is Raster =>
  typeof source === 'object' && 'data' in source;

async function lookAt(photo: Raster, hint: NameHint): Promise<PhotoFindings> {
  if (hint.reason !== null) return noRoom(hint.reason);
  const seems = recogniseSubject(photo);
  if (seems?.unless === NEVER) return noRoom(NOT_A_ROOM[seems.subject]);
  const room = await readOrNull(photo);
  if (seems && (!room || room.explained <= seems.unless)) return noRoom(NOT_A_ROOM[seems.subject]);
  const named = hint.evidence ? [hint.evidence] : [];
  if (!room) return findings(named, null);
  return findings([...named, ...evidenceIn(room, isCarpet(photo, room))], whyNotStaged(photo, room));
}

/** @returns null where no floor and walls are found: the photo may be staged once a person draws the floor */
async function readOrNull(photo: Raster): Promise<Room | null> {
  try {
    return await readRoom(photo);
  } catch (error) {
    if (error instanceof StageRefusal) return null;
    throw error;
  }
}

function whyNotStaged(photo: Raster, room: Room): string | null {
  if (furnishedChance(photo, room) > FURNISHED) return FURNISHED_ROOM;
  return faultOfReading(room)?.code === 'too_dark' ? TOO_DARK : null;
}

const findings = (found: readonly Evidence[], reason: string | null): PhotoFindings => ({
  votes: votesOf(found),
  needsStaging: reason === null,
  reason,
  evidence: phrasesOf(found),
  isRoom: true,
});

const noRoom = (reason: string): PhotoFindings => ({
  votes: votesOf([]),
  needsStaging: false,
  reason,
  evidence: [],
  isRoom: false,
});
