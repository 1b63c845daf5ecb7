import type { Logger } from 'pino';
import { sizeText } from '../domain/sizeText.js';
import { openDiskRoom } from '../storage/diskRoom.js';
import { BackupError } from './backupError.js';

interface Wanted {
  readonly folder: string;
  readonly bytes: number;
  /** as in the settings */
  readonly reserve: number | null;
  readonly log: Logger;
}

/** @throws BackupError when that many bytes would use up the reserve of the folder's disk */
export async function requireRoom({ folder, bytes, reserve, log }: Wanted): Promise<void> {
  const left = await openDiskRoom({ folder, reserve, log }).left();
  if (left >= bytes) return;
  throw new BackupError(
    `The disk of ${folder} has too little room: ${sizeText(bytes)} are needed, and ${sizeText(Math.max(0, left))} may ` +
      'be used (DISK_RESERVE stays free).',
  );
}
