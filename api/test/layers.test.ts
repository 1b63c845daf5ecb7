import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/**
 * The folders and single files of the project in layers, the lowest first: an import points to a lower layer, or stays
 * within its folder. A nested folder has a line of its own when it and its parent would import each other.
 */
const LAYERS = [
  // imported by both sides, and imports nothing
  'api/shared',

  'api/startError',
  'api/stopping',
  'api/version',
  'api/secrets',
  'api/dataDir',
  'api/freePort',
  'api/loopback',
  'api/warmProcesses',
  'api/liveWithParent',
  'api/inTime',
  'api/db/connections',
  'api/env',
  'api/watching/metrics',
  'api/watching/timed',
  'api/watching/traces',
  'api/db',
  'api/domain',
  'api/openLog',
  'api/messaging',
  'api/paymentProvider',
  'api/mail',
  'api/storage',
  'api/services',
  'api/watching',
  'api/graphql',

  'api/stager/mending',
  'api/stager/kernel',
  'api/stager/kinds',
  'api/stager/motifs',
  'api/stager/steps',
  'api/stager/runWithYields',
  'api/stager/random',
  'api/stager/sampling',
  'api/stager/contract',
  'api/stager/lengthText',
  'api/stager/colours',
  'api/stager/photo',
  'api/stager/mesh',
  'api/stager/furniture',
  'api/stager/room/camera',
  'api/stager/room/box',
  'api/stager/room/openings',
  'api/stager/room/fixtures',
  'api/stager/room/evidence',
  'api/stager/room/floor',
  'api/stager/room',
  'api/stager/subject',
  'api/stager/readPhoto',
  'api/stager/suggest',
  'api/stager/outline',
  'api/stager/design/scene',
  'api/stager/design/placing',
  'api/stager/design/lamps',
  'api/stager/design/seating',
  'api/stager/design/tables',
  'api/stager/design/walls',
  'api/stager/design/filling',
  'api/stager/design/dressing',
  'api/stager/design/programs',
  'api/stager/design/notes',
  'api/stager/design/judging',
  'api/stager/design',
  'api/stager/sameRoom',
  'api/stager/light/development',
  'api/stager/light',
  'api/stager/render/texture',
  'api/stager/render/trace',
  'api/stager/render/filters',
  'api/stager/render',
  'api/stager/compose',
  'api/stager/check',
  'api/stager/furnish',
  'api/stager/report',
  'api/stager/checkPlan',
  'api/stager/request',
  'api/stager/stage',
  'api/stager/synthetic',
  'api/stager/training',
  'api/stager/cli',

  'api/typesetting',

  'api/accounts',
  'api/audit',
  'api/activity',
  'api/keys',
  'api/webhooks',
  'api/projects',
  'api/media',
  'api/staging',
  'api/suggestions',
  'api/billing',
  'api/delivery',
  'api/notices',
  'api/team',
  'api/leaving',
  'api/retention',
  'api/jobs',
  'api/backup',
  'api/admin',
  'api/dashboard',
  'api/embeds',
  'api/rest',
  'api/schema',
  'api/http',
  'api/startServices',
  'api/demo',
  'api/main',
  'api/setup',
  'api/bench',

  'web/embedScripts',
  'web/session',
  'web/relay',
  'web/theme',
  'web/components',
  'web/format',
  'web/activity',
  'web/feedback',
  'web/forms',
  'web/order',
  'web/projects',
  'web/media',
  'web/notifications',
  'web/shell',
  'web/entry',
  'web/staging',
  'web/delivery',
  'web/billing',
  'web/embeds',
  'web/routes',
  'web/router',
  'web/main',
];

/** Code for tests, or for programs beside the product, which may import from every layer. */
const BESIDE =
  /\.test\.tsx?$|\/testing\/|^api\/test\/|^web\/(test|e2e|bench)\/|^(api|web)\/[^/]*(config|First|Graph|Groups|Paths|Plugin)\.ts$/;
const GENERATED = /__generated__|styled-system|\/generated\//;
const IMPORT = /(?:\bfrom |\bimport |\bimport\()['"]([\w@.:/#-]+)['"]/g;
const PROJECT = join(import.meta.dirname, '../..');

const filesOf = (folder: string) =>
  readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !GENERATED.test(file) && !file.includes('.as.ts'));

/** The imports of a file: own files from the project's root, packages by their names. */
const importsOf = (file: string) =>
  [...readFileSync(join(PROJECT, file), 'utf8').matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('.') ? relative(PROJECT, join(PROJECT, dirname(file), name)) : name,
  );

interface Import {
  readonly file: string;
  readonly imported: string;
}

const importsIn = (folder: string): Import[] =>
  filesOf(folder).flatMap((file) => importsOf(file).map((imported) => ({ file, imported })));

const productImports = [...importsIn('api'), ...importsIn('web')].filter(({ file }) => !BESIDE.test(file));

/** The layer of a file: the longest matching line. */
function layerOf(file: string): string | undefined {
  const path = file.replace(/\.\w+$/, '');
  const holding = LAYERS.filter((layer) => path === layer || path.startsWith(`${layer}/`));
  return holding.toSorted((one, other) => other.length - one.length)[0];
}

test('every file of the product belongs to a layer', () => {
  const files = [...filesOf('api'), ...filesOf('web')].filter((file) => !BESIDE.test(file));
  expect(files.filter((file) => layerOf(file) === undefined)).toEqual([]);
});

test('every layer has a file', () => {
  const held = new Set([...filesOf('api'), ...filesOf('web')].map(layerOf));
  expect(LAYERS.filter((layer) => !held.has(layer))).toEqual([]);
});

test('imports point to lower layers, or stay within their folder', () => {
  const place = (file: string) => LAYERS.indexOf(layerOf(file) ?? '');
  const upward = productImports.filter(({ file, imported }) => place(file) < place(imported));
  expect(productImports.length).toBeGreaterThan(1000);
  expect(upward).toEqual([]);
});

test('the stager imports only itself, api/shared, Node and sharp', () => {
  const allowed = ({ imported }: Import) => /^(api\/(stager|shared)\/|node:|sharp$)/.test(imported);
  const imports = productImports.filter(({ file }) => file.startsWith('api/stager/'));
  expect(imports.filter((found) => !allowed(found))).toEqual([]);
});

test('the product imports no test helper', () => {
  const beside = /^api\/(bench|setup)\//;
  const helped = productImports.filter(({ file, imported }) => !beside.test(file) && BESIDE.test(`${imported}/`));
  expect(helped).toEqual([]);
});

/** What the engine knows of furniture and its places, and needs nothing of Node: see `api/stager/pure.test.ts`. */
const PURE_ENGINE =
  /^api\/stager\/(kinds\.|contract\.|steps\.|random\.|mesh\/mesh\.|photo\/srgb\.|furniture\/|design\/|render\/texture\/)/;

test('the web imports only api/shared of the API, and to rearrange furniture what the engine knows of it', () => {
  // browser tests cover the whole product: they start and call it with the helpers of the API's tests, on a free port
  const wholeProduct = ({ file, imported }: Import) =>
    file.startsWith('web/e2e/') && /^api\/(test\/|freePort)/.test(imported);
  const imports = importsIn('web').filter(({ imported }) => /^api\/(?!shared\/)/.test(imported));
  const furniture = ({ file, imported }: Import) =>
    file.startsWith('web/routes/rearrange/') && PURE_ENGINE.test(imported);
  expect(imports.filter((found) => !wholeProduct(found) && !furniture(found))).toEqual([]);
});

/** The files that may open a transaction by themselves, with the reason. */
const OPENING: Readonly<Record<string, string>> = {
  'api/domain/write.ts': 'all that write open theirs by it, in one order of locks',
  'api/storage/compareObjects.ts': 'it only reads, and keeps what it finds in temporary tables',
};

test('transactions are opened in one place', () => {
  const isOurs = (file: string) => !BESIDE.test(file) && !file.startsWith('api/bench/');
  const opens = (file: string) => readFileSync(join(PROJECT, file), 'utf8').includes('.$transaction(');
  const opening = filesOf('api').filter((file) => isOurs(file) && opens(file));
  expect(opening.toSorted()).toEqual(Object.keys(OPENING).toSorted());
});

/** A refusal whose words are one literal. */
const REFUSAL =
  /\b(?:(?:NotFound|Conflict|Upload)Error\(|HttpError\(\d+, |(?:notFound|badRequest)\()\s*(['`])([^\n]+?)\1[,)]/g;

test('what a caller is refused with is a sentence with its end', () => {
  const words = filesOf('api')
    .filter((file) => !BESIDE.test(file))
    .flatMap((file) => [...readFileSync(join(PROJECT, file), 'utf8').matchAll(REFUSAL)].map(([, , text = '']) => text));
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((text) => !/[.?!]$/.test(text))).toEqual([]);
});
