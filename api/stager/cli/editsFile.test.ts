import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEditsFile } from './editsFile.js';
import { parseStageArguments, UsageError } from './stageArguments.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'showhome-edits-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(text: string): Promise<string> {
  const file = join(folder, 'edits.json');
  await writeFile(file, text);
  return file;
}

test('reads a list of edits', async () => {
  const edits = [
    { act: 'remove', id: 'sofa-1' },
    { act: 'colour', id: 'armchair-1', colour: 2 },
    { act: 'resize', id: 'rug-1', width: 3, depth: 2 },
    { act: 'restyle', style: 'boheme' },
    { act: 'arrange', seed: 4 },
  ];
  expect(await readEditsFile(await fileOf(JSON.stringify(edits)))).toEqual(edits);
});

test.each([
  ['{', /^--edits .*: .*JSON/],
  ['[{"act":"restyle","style":"rococo"}]', /^--edits .*: Edit 1: expected "style" to be one of modern/],
  ['[{"act":"burn"}]', /^--edits .*: Edit 1: expected an "act"/],
])('refuses %s with the file and the fault', async (text, message) => {
  await expect(readEditsFile(await fileOf(text))).rejects.toThrow(message);
});

test('edits are of a plan', () => {
  expect(() => parseStageArguments(['a.jpg', '--edits', 'e.json'])).toThrow(
    new UsageError('--edits changes a plan: give it by --plan.'),
  );
  expect(parseStageArguments(['a.jpg', '--plan', 'p.json', '--edits', 'e.json'])).toMatchObject({ edits: 'e.json' });
});
