import { basename } from 'node:path';
import type { RoomType } from '../../stager/contract.js';
import { decodePhoto } from '../../stager/photo/decode.js';
import { readRoom } from '../../stager/room/readRoom.js';
import { LONG_SIDE, findInPhoto } from '../../stager/suggest/findInPhoto.js';
import { type FloorCover, floorCover } from '../../stager/suggest/floorCovering.js';
import { suggestForListing } from '../../stager/suggest/suggestForListing.js';
import type { PhotoFindings, RoomSuggestion } from '../../stager/suggest/suggestion.js';

export interface Label {
  /** the likeliest first; the others would do as well */
  readonly roomTypes: readonly RoomType[];
  readonly furnished: boolean;
  readonly carpet: boolean;
}

export interface JudgedPhoto {
  readonly path: string;
  readonly file: string;
  readonly label: Label;
  /** without the name */
  readonly findings: PhotoFindings;
  readonly byPixels: RoomSuggestion;
  readonly byName: RoomSuggestion;
  /** null where the floor is not visible */
  readonly cover: FloorCover | null;
  readonly cpuMs: number;
}

/** CPU milliseconds of all threads, and the result. */
export async function timed<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly cpuMs: number }> {
  const begun = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(begun);
  return { value, cpuMs: (user + system) / 1000 };
}

export async function judgePhoto(path: string, file: string, label: Label): Promise<JudgedPhoto> {
  const { value: findings, cpuMs } = await timed(() => findInPhoto(path));
  const named = await findInPhoto(path, { name: basename(path) });
  if (!findings || !named) throw new Error(`${file} cannot be decoded.`);
  const photo = await decodePhoto(path, { longSide: LONG_SIDE });
  const cover = floorCover(photo, await readRoom(photo));
  return { path, file, label, findings, byPixels: alone(findings), byName: alone(named), cover, cpuMs };
}

export function alone(findings: PhotoFindings): RoomSuggestion {
  const [suggestion] = suggestForListing([findings]);
  if (!suggestion) throw new Error('A photo has no suggestion.');
  return suggestion;
}
