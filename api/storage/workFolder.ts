/** Folders of this machine for files that are worked on. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nullWhereMissing } from './nullWhereMissing.js';

const PURPOSES = ['staging', 'delivery', 'upload'] as const;
/** Nothing else that lies in the folder of temporary files, as somebody's DATA_DIR. */
const NAME = new RegExp(`^showhome-(${PURPOSES.join('|')})-[A-Za-z0-9]{6}$`);

/** Makes a folder, and removes it whatever comes of the work in it. */
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

/** Removes those that processes left behind which died before that time. @returns how many */
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
