import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file that is there whole or not at all. */
export async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  const half = `${file}.${process.pid}.part`;
  try {
    await writeFile(half, content);
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}
