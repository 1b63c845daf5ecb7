/** Temporary working folders on this machine. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nullWhereMissing } from './nullWhereMissing.js';

const PURPOSES = ['staging', 'delivery', 'upload', 'suggestion', 'pack'] as const;
/** Matches only our own folders: the temporary folder may hold other files, such as a DATA_DIR. */
const NAME = new RegExp(`^showhome-(${PURPOSES.join('|')})-[A-Za-z0-9]{6}$`);

/** Creates a folder for the work, and removes it in every case. */
export async function inWorkFolder<Result>(
  purpose: (typeof PURPOSES)[number],
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), `showhome-${purpose}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the folders of processes that died before that time. @returns the number of folders */
export async function removeOldWorkFolders(before: Date): Promise<number> {
  const names = (await readdir(tmpdir())).filter((name) => NAME.test(name));
  let removed = 0;
  for (const name of names) {
    const path = join(tmpdir(), name);
    const folder = await stat(path).catch(nullWhereMissing);
    if (!folder || folder.uid !== process.getuid?.() || folder.mtime >= before) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
