/**
 * Renders the catalogue of furniture: in each style a picture of every kind that a person can add to a room. Arguments
 * choose styles: `npm run demo:catalogue -- japon miami`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { STYLES, type Style } from '../stager/contract.js';
import { createWorkerPool } from '../stager/render/workerPool.js';
import { encodeSprite, MOST_BYTES, spriteFile, SPRITES } from './catalogue/sprite.js';
import { takePicture } from './catalogue/takePicture.js';

async function render(style: Style): Promise<void> {
  const began = performance.now();
  const pool = createWorkerPool({});
  const sprite = await encodeSprite((kind) => takePicture(kind, style, pool)).finally(() => pool.close());
  if (sprite.length > MOST_BYTES)
    throw new Error(`The pictures of ${style} have ${sprite.length} bytes; at most ${MOST_BYTES} are allowed.`);
  await writeFile(spriteFile(style), sprite);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${style}: ${sprite.length} bytes, ${seconds} s`);
}

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !STYLES.some((style) => style === name));
if (unknown) throw new Error(`There is no style "${unknown}": choose among ${STYLES.join(', ')}.`);
await mkdir(SPRITES, { recursive: true });
for (const style of STYLES) if (!chosen.length || chosen.includes(style)) await render(style);
