/** The table of a folder of cases, `index.md`: each row names files, and says what is right for them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Colour = readonly [number, number, number];

export interface Case {
  readonly id: string;
  /** the file's name, and its path */
  readonly name: string;
  readonly path: string;
  /** what failed, and what is right, in words */
  readonly fails: string;
  readonly right: string;
}

export interface Cases {
  /** in rows from top left; three in a row */
  readonly patches: readonly Colour[];
  readonly cases: readonly Case[];
}

const COLUMNS = { id: 0, files: 1, fails: 2, right: 3 };

/** @throws Error when the folder has no such table, or lacks a file of it */
export function readCases(folder: string): Cases {
  const lines = readFileSync(join(folder, 'index.md'), 'utf8').split('\n');
  const patches = lines.map(coloursIn).find(({ length }) => length === 6);
  if (!patches) throw new Error('index.md has no line with the six colours of the patches.');
  const cases = lines.filter((line) => /^\|\s*[A-Z]\d+/.test(line)).flatMap((line) => casesIn(folder, line));
  if (cases.length === 0) throw new Error('index.md has no table of cases.');
  const missing = cases.find(({ path }) => !existsSync(path));
  if (missing) throw new Error(`index.md names ${missing.name}, which is not in the folder.`);
  return { patches, cases };
}

function casesIn(folder: string, line: string): Case[] {
  const cells = line.split('|').map((cell) => cell.trim());
  const cell = (column: number) => cells[column + 1] ?? ''; // a row begins with a bar
  return cell(COLUMNS.files)
    .split(',')
    .map((file) => file.trim())
    .map((name) => ({
      id: cell(COLUMNS.id),
      name,
      path: join(folder, name),
      fails: cell(COLUMNS.fails),
      right: cell(COLUMNS.right),
    }));
}

const coloursIn = (line: string): Colour[] =>
  [...line.matchAll(/\((\d+), *(\d+), *(\d+)\)/g)].map(([, r, g, b]) => [Number(r), Number(g), Number(b)]);
