/** The data of older versions, which every later one opens: see README.md. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Answers } from './documents.js';

export const FOLDERS = join(import.meta.dirname, 'folders');

/** What the version that wrote the data answered. */
export interface Expected extends Answers {
  /** the version that wrote it */
  readonly showhome: string;
  /** of the owner */
  readonly email: string;
  readonly password: string;
  /** the text of a key with projects:read and staging:read */
  readonly key: string;
  /** path of a page of delivered pictures */
  readonly page: string;
  /** a job that can be approved */
  readonly reviewedJobId: string;
  readonly documents: Readonly<Record<string, string>>;
}

/** The newest migrations of the versions that wrote the data. */
export const olderVersions = (): string[] =>
  readdirSync(FOLDERS)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted();

/** What is kept of a version, by the name of its newest migration. */
export const filesOf = (name: string) => ({
  archive: join(FOLDERS, `${name}.tar.br`),
  expected: join(FOLDERS, `${name}.json`),
});

export const expectedOf = (name: string): Expected =>
  JSON.parse(readFileSync(filesOf(name).expected, 'utf8')) as Expected;

const tar = (...words: string[]) => promisify(execFile)('tar', words);

/**
 * Packs a backup, the folder `name` in `work`. By Brotli, which finds equal files far apart: a delivered PNG is a copy
 * of its round's.
 */
export async function pack(name: string, work: string): Promise<void> {
  const plain = join(work, `${name}.tar`);
  await tar('-C', work, '-cf', plain, name);
  await writeFile(filesOf(name).archive, brotliCompressSync(await readFile(plain)));
}

/** Unpacks the backup of an older version. @returns its folder */
export async function unpack(name: string, work: string): Promise<string> {
  const plain = join(work, `${name}.tar`);
  await writeFile(plain, brotliDecompressSync(await readFile(filesOf(name).archive)));
  await tar('-C', work, '-xf', plain);
  await rm(plain);
  return join(work, name);
}
