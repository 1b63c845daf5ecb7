/** Stands in for the programs that stage a photo and look at one; see quickPrograms.mjs. */
import { readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';

const PASSES = 4;
/** Milliseconds. */
const { least, most } = process.env.QUICK_PASS_MS
  ? { least: Number(process.env.QUICK_PASS_MS), most: Number(process.env.QUICK_PASS_MS) }
  : { least: 50, most: 500 };

/** plan, room and report of any photo */
const outcome = JSON.parse(readFileSync(process.env.QUICK_OUTCOME ?? '', 'utf8'));

/** @param {any} order */
async function stage({ request, files }) {
  const proof = await sharp(request.photo).jpeg().toBuffer();
  for (let pass = 1; pass <= PASSES; pass++) {
    await wait(least + Math.random() * (most - least));
    await writeFile(files.firstPass, proof);
    process.send?.({ kind: 'firstPass' });
    process.send?.({ kind: 'progress', share: pass / PASSES, step: 'rendering' });
  }
  await sharp(request.photo).png().toFile(files.clean);
  await Promise.all([files.mask, files.pieces].map((file) => copyFile(files.clean, file)));
  await writeFile(files.proof, proof);
  const plan = { ...outcome.plan, seed: request.seed, style: request.style };
  process.send?.({ kind: 'done', ...outcome, plan });
}

process.once('disconnect', () => process.exit(1));
process.on('message', (/** @type {any} */ order) => {
  if ('files' in order) void stage(order);
  else process.send?.({ findings: null });
});
