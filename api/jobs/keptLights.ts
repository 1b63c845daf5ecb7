/** A folder on the worker's disk that keeps what the engine read of the light in photos. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIGHTS_KEPT_DAYS } from '../retention/lightsKeptDays.js';
import type { LightStore } from '../stager/contract.js';
import { nullWhereMissing } from '../storage/nullWhereMissing.js';

/** Files that are kept at most, each of up to 10 MB: those that were used last. */
const KEPT = 24;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Where a worker with this DATA_DIR keeps lights. */
export const lightsFolder = (dataDir: string): string => join(dataDir, 'lights');

interface Keeping {
  readonly folder: string;
  /** names the build of the engine: another one may read the light otherwise */
  readonly engine: string;
}

/** Keeps lights in a folder, which several processes may share. A disk that fails loses nothing: light is read anew. */
export function keepLights({ folder, engine }: Keeping): LightStore {
  const fileOf = (key: string) => join(folder, createHash('sha256').update(engine).update(key).digest('hex'));
  return {
    async read(key) {
      const file = fileOf(key);
      const used = new Date();
      await utimes(file, used, used).catch(() => undefined);
      return readFile(file).catch(() => null);
    },
    async write(key, bytes) {
      const file = fileOf(key);
      const half = `${file}.${process.pid}`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(half, bytes);
        await rename(half, file);
        await removeUnusedLights(folder);
      } catch {
        await rm(half, { force: true }).catch(() => undefined);
      }
    },
  };
}

/** Removes the files that were not used for days, and all but those that were used last. */
export async function removeUnusedLights(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(nullWhereMissing)) ?? [];
  const files = await Promise.all(names.map((name) => lastUse(join(folder, name))));
  const since = Date.now() - LIGHTS_KEPT_DAYS * DAY_MS;
  const present = files.filter((file) => file !== null).sort((one, other) => other.used - one.used);
  const old = present.filter(({ used }, place) => place >= KEPT || used < since);
  for (const { path } of old) await rm(path, { force: true });
}

async function lastUse(path: string) {
  const found = await stat(path).catch(nullWhereMissing);
  return found && { path, used: found.mtimeMs };
}
