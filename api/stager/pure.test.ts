/** What judges and changes plans, and makes furniture, runs in the browser, too: it imports nothing of Node. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ENTRIES = [
  'design/clearances.ts',
  'design/edits/applyEdits.ts',
  'design/edits/editPlan.ts',
  'design/edits/editWords.ts',
  'design/edits/objections.ts',
  'design/edits/sizes.ts',
  'furniture/catalogue/build.ts',
  'furniture/colours.ts',
  'furniture/floorKinds.ts',
  'photo/srgb.ts',
  'render/texture/texture.ts',
];

/** What a file imports or passes on when it runs: types alone are gone by then. */
const IMPORT = /^(?:import|export) (?!type\b)(?:[^;']*? from )?'([^']+)'/gm;

/** All that the files import, directly or not, by who imports it. */
function importsOf(entries: readonly string[]): ReadonlyMap<string, string> {
  const importers = new Map(entries.map((entry) => [resolve(import.meta.dirname, entry), 'the test']));
  for (const file of importers.keys()) {
    if (!file.endsWith('.ts')) continue;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = name.startsWith('.') ? join(file, '..', name.replace(/\.js$/, '.ts')) : name;
      if (!importers.has(target)) importers.set(target, file);
    }
  }
  return importers;
}

it('edits, objections and meshes need nothing of Node', () => {
  const imports = importsOf(ENTRIES);
  expect(imports.size).toBeGreaterThan(100);
  expect([...imports].filter(([target]) => !target.endsWith('.ts'))).toEqual([]);
});
