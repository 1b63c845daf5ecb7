import type { Dir } from 'node:fs';
import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { nullWhereMissing } from './nullWhereMissing.js';

/** The paths of all files below a folder, in batches; none when the folder does not exist. */
export async function* filesIn(folder: string, atOnce = 500): AsyncGenerator<readonly string[]> {
  let paths: string[] = [];
  for await (const path of pathsIn(folder)) {
    paths.push(path);
    if (paths.length < atOnce) continue;
    yield paths;
    paths = [];
  }
  if (paths.length > 0) yield paths;
}

async function* pathsIn(folder: string): AsyncGenerator<string> {
  const entries: Dir | null = await opendir(folder).catch(nullWhereMissing);
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* pathsIn(path);
    else yield path;
  }
}
