import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Plan } from '../contract.js';
import { readPlan } from './planFile.js';

const SOFA = {
  id: 'sofa-1',
  kind: 'sofa',
  width: 2,
  depth: 0.9,
  height: 0.8,
  x: 0,
  y: 0,
  z: -3,
  angle: 0,
  seed: 1,
} as const;
const PLAN: Plan = {
  roomType: 'living_room',
  style: 'modern',
  creativity: 15,
  seed: 1,
  pieces: [SOFA],
  notes: [],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plan-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string): Promise<Plan> {
  const file = join(folder, 'plan.json');
  await writeFile(file, content);
  return readPlan(file);
}

test('a plan comes back as it was written', async () => {
  expect(await read(JSON.stringify(PLAN))).toEqual(PLAN);
});

test.each([
  ['{', 'JSON'],
  ['[]', 'no plan'],
  [JSON.stringify({ ...PLAN, style: 'gothic' }), 'no plan'],
  [JSON.stringify({ ...PLAN, pieces: [SOFA, { ...SOFA, kind: 'unicorn' }] }), 'piece 2 .*unicorn'],
  [JSON.stringify({ ...PLAN, pieces: [{ ...SOFA, x: null }] }), 'piece 1 .*"x"'],
  [JSON.stringify({ ...PLAN, pieces: [{ ...SOFA, width: 0 }] }), 'piece 1 .*"width"'],
])('%s is refused with what is wrong', async (content, fault) => {
  await expect(read(content)).rejects.toThrow(new RegExp(fault));
});

test('a file that is missing is named', async () => {
  await expect(readPlan(join(folder, 'none.json'))).rejects.toThrow(/none\.json/);
});
