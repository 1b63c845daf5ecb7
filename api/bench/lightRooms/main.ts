/**
 * Makes a set of rooms for measuring the engine's light: composes them from a seed, renders each empty and furnished
 * with Blender's path tracer, and develops the pictures. Existing renderings are kept.
 *
 *     node --import tsx api/bench/lightRooms/main.ts FOLDER [--count 48] [--seed 1] [--samples 64] [ID...]
 *
 * FOLDER receives the input of `bench:light` and its scorer (scenes, empty, truth, linear), and the path tracer's
 * passes in `raw`: 26 MB per room. Half of the rooms, r01, r02 .., are for tuning; the others, k01, k02 .., are held
 * out.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { blenderVersion, render } from './blender.js';
import { developRoom } from './develop.js';
import { COUNT, SEED, composeScenes } from './scenes.js';
import type { RoomScene } from './sceneShape.js';

const USAGE =
  'usage: node --import tsx api/bench/lightRooms/main.ts FOLDER [--count N] [--seed S] [--samples N] [ID...]';
/** Paths per pixel. */
const SAMPLES = 64;
const MODES = ['empty', 'furnished'] as const;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Writes the scene to render; passes of another scene, or with fewer paths, are deleted. */
function prepare(raw: string, scene: RoomScene, samples: number): string {
  const file = join(raw, `${scene.id}.json`);
  const text = `${JSON.stringify({ ...scene, samples }, null, 1)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file;
  for (const mode of MODES) rmSync(join(raw, `${scene.id}.${mode}.f32`), { force: true });
  writeFileSync(file, text);
  return file;
}

/** Factor of the paths: light scattered by cloth, reflected from a patch of sun, or of many lamps is noisy. */
const timesOf = ({ cloth, light }: RoomScene['kinds']): number =>
  [true, cloth === 'sheers', light === 'sun', light.includes('downlights')].filter(Boolean).length;

async function makeRoom(folder: string, scene: RoomScene, samples: number): Promise<void> {
  const raw = join(folder, 'raw');
  const rays = samples * timesOf(scene.kinds);
  const file = prepare(raw, scene, rays);
  const done: string[] = [];
  const timed = async (name: string, work: Promise<void>) => {
    const begun = performance.now();
    await work;
    done.push(`${name} ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  };
  const out = (mode: (typeof MODES)[number]) => join(raw, `${scene.id}.${mode}.f32`);
  for (const mode of MODES) {
    if (!existsSync(out(mode))) await timed(mode, render({ scene: file, mode, out: out(mode), samples: rays }));
  }
  await timed('developed', developRoom(folder, scene, { empty: out('empty'), truth: out('furnished') }));
  console.log(`${new Date().toISOString().slice(11, 19)} ${scene.id} ${done.join(', ')}: ${scene.title}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string' }, seed: { type: 'string' }, samples: { type: 'string' } },
});
const [folder, ...wanted] = positionals;
const count = Number(values.count ?? COUNT);
const seed = Number(values.seed ?? SEED);
const samples = Number(values.samples ?? SAMPLES);
if (folder === undefined || !(count >= 1) || !(samples >= 1) || !Number.isInteger(seed)) fail(USAGE);
const scenes = composeScenes(seed, count);
const unknown = wanted.filter((id) => !scenes.some((scene) => scene.id === id));
if (unknown.length) fail(`No rooms ${unknown.join(', ')}. There are ${scenes.map(({ id }) => id).join(', ')}.`);
const version = await blenderVersion().catch((error: Error) => fail(error.message));
const chosen = scenes.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
console.log(`${version}: ${chosen.length} rooms, ${samples} rays through a pixel`);
mkdirSync(join(folder, 'raw'), { recursive: true });
for (const scene of chosen) await makeRoom(folder, scene, samples);
