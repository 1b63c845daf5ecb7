import { rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesIn } from './filesIn.js';
import { nullWhereMissing } from './nullWhereMissing.js';

interface DiskFolders {
  readonly objects: string;
  /** content types, by the same paths */
  readonly types: string;
  readonly unfinished: string;
}

/** @returns the number of removed files */
export async function removeUnfinished({ objects, types, unfinished }: DiskFolders, before: Date): Promise<number> {
  let removed = 0;
  const removeOld = async (path: string) => {
    const file = await stat(path).catch(nullWhereMissing);
    if (!file || file.mtime >= before) return;
    await rm(path, { force: true });
    removed += 1;
  };
  for await (const paths of filesIn(unfinished)) await Promise.all(paths.map(removeOld));
  // A content type is written before its object and removed after it.
  for await (const paths of filesIn(types)) {
    const objectOf = (path: string) => stat(join(objects, relative(types, path))).catch(nullWhereMissing);
    const alone = await Promise.all(paths.map(async (path) => ((await objectOf(path)) ? null : path)));
    await Promise.all(alone.filter((path) => path !== null).map(removeOld));
  }
  return removed;
}
