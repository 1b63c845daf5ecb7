/**
 * `npm run bench:light -- LIGHT_FOLDER OUT_FOLDER [ID...]`: accuracy of the light on furniture. Renders the objects of
 * every scene of the folder (`scenes/ID.json`, `empty/ID.png`) into its empty picture, with the room given, and writes
 * OUT_FOLDER/ID.png and ID.colour.f32 (linear colour of the furniture, 3 floats of 4 bytes per pixel, row-major). The
 * ground truth is in the folder's `truth`.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Raster } from '../stager/contract.js';
import { composePhoto } from '../stager/compose/composite.js';
import { renderScene } from '../stager/render/renderScene.js';
import { roomOf } from './light/knownRoom.js';
import { meshOf } from './light/probes.js';
import { readScene } from './light/scene.js';

const USAGE = 'usage: npm run bench:light -- LIGHT_FOLDER OUT_FOLDER [ID...]';

async function readPicture(file: string): Promise<Raster> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}

async function benchScene(folder: string, out: string, id: string): Promise<void> {
  const scene = readScene(join(folder, 'scenes', `${id}.json`));
  const photo = await readPicture(join(folder, 'empty', `${id}.png`));
  const { scene: furniture, bounds, solid } = meshOf(scene);
  const before = process.cpuUsage();
  const layer = await renderScene({ photo, room: roomOf(scene, photo), scene: furniture, furniture: bounds, solid });
  const { image } = await composePhoto(photo, layer);
  const { user, system } = process.cpuUsage(before);
  const { width, height } = photo;
  await sharp(image.data, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(join(out, `${id}.png`));
  writeFileSync(join(out, `${id}.colour.f32`), new Uint8Array(Float32Array.from(layer.colour).buffer));
  console.log(`${id}: ${((user + system) / 1e6).toFixed(1)} s of CPU`);
}

const { positionals } = parseArgs({ allowPositionals: true });
const [folder, out, ...wanted] = positionals;
if (folder === undefined || out === undefined) {
  console.error(USAGE);
  process.exit(2);
}
mkdirSync(out, { recursive: true });
const known = readdirSync(join(folder, 'scenes'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length))
  .sort();
const missing = wanted.filter((id) => !known.includes(id));
if (missing.length) throw new Error(`No scenes ${missing.join(', ')} in ${folder}. It has ${known.join(', ')}.`);
for (const id of wanted.length ? wanted : known) await benchScene(folder, out, id);
