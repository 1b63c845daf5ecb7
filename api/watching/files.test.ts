import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { ALERTS } from './alerts.js';
import { WATCHING_FILES } from './files.js';

const files = WATCHING_FILES.map(([path, text]) => ({ name: basename(path), path, text }));

test.each(files)('$name is what the table of metrics says: else run `npm run generate`', ({ path, text }) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('every alert says in sentences what happens and what to do', () => {
  for (const { name, summary, action } of ALERTS) {
    expect([name, summary]).toEqual([name, expect.stringMatching(/^\S.*\.$/)]);
    expect([name, action]).toEqual([name, expect.stringMatching(/^\S.*\.$/)]);
  }
  expect(new Set(ALERTS.map(({ name }) => name)).size).toBe(ALERTS.length);
});
