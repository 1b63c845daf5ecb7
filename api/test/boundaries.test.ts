import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '../..');
const IMPORT = /(?:\bfrom |\bimport |\bimport\()['"]([\w@.:/#-]+)['"]/g;

/** What the files of a folder import: own files from the project's root, packages by their names. */
function importsOf(folder: string, { tests }: { tests: boolean }): { file: string; imported: string }[] {
  const files = readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/__generated__|styled-system|\/generated\//.test(file))
    .filter((file) => tests || !/\.test\.tsx?$|\/testing\//.test(file));
  return files.flatMap((file) =>
    [...readFileSync(join(PROJECT, file), 'utf8').matchAll(IMPORT)].map(([, name]) => ({
      file,
      imported: name.startsWith('.') ? relative(PROJECT, join(PROJECT, dirname(file), name)) : name,
    })),
  );
}

test('the stager knows pixels, rooms and furniture, and nothing of the rest of the house', () => {
  const imports = importsOf('api/stager', { tests: false });
  const allowed = ({ imported }: { imported: string }) =>
    imported.startsWith('api/stager/') || imported.startsWith('node:') || imported === 'sharp';
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter((found) => !allowed(found))).toEqual([]);
  expect(imports.filter(({ imported }) => imported.includes('/testing/'))).toEqual([]);
});

test('the web reads schema.graphql alone, never the API', () => {
  const imports = importsOf('web', { tests: true });
  expect(imports.length).toBeGreaterThan(100);
  // the tests in the browser are of the whole product: they start it and ask it as the API's own tests do
  const wholeProduct = (file: string, imported: string) =>
    file.startsWith('web/e2e/') && imported.startsWith('api/test/');
  const foreign = imports.filter(({ file, imported }) => imported.startsWith('api/') && !wholeProduct(file, imported));
  expect(foreign).toEqual([]);
});

test('nothing but the start imports http', () => {
  const foreign = importsOf('api', { tests: false }).filter(
    ({ file, imported }) => imported.startsWith('api/http/') && !file.startsWith('api/http/'),
  );
  expect(new Set(foreign.map(({ file }) => file))).toEqual(
    new Set(['api/main.ts', 'api/test/fileServer.ts', 'api/test/startServer.ts']),
  );
});
