/**
 * `npm run train:openings [-- LOOK...]`: learns what windows, doors and fireplaces look like from made-up rooms alone,
 * and writes the models' tables: all of them, or those that are named. `npm run test:long` measures them on rooms that
 * they have not seen.
 */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FEATURES } from '../room/openingFeatures.js';
import { type Likelihood, type StepModel, likelihoodOf } from '../room/stepModel.js';
import { type Examples, boost } from './boost.js';
import { type LabelledWall, examplesOf, labelledWalls } from './examples.js';
import { LOOKS, type Look } from './misread.js';
import { FIRES_TRAINED_ON, type SeededRoom, TRAINED_ON, pictureOf } from './seeds.js';

/** Every room is seen through so many misreadings of its camera. */
const READINGS = 2;

/** What all right rectangles count together, to what the wrong ones do. */
const RIGHT_TO_WRONG = 0.3;

const named = process.argv.slice(2);
const learned: readonly Look[] = named.length ? LOOKS.filter((look) => named.includes(look)) : LOOKS;

const roomsFor = (look: Look): readonly SeededRoom[] => (look === 'flatFire' ? FIRES_TRAINED_ON : TRAINED_ON);

async function wallsOf(room: SeededRoom): Promise<LabelledWall[]> {
  const picture = await pictureOf(room);
  const { spec } = room;
  return Array.from({ length: READINGS }, (_, k) => labelledWalls(picture, spec, spec.seed * READINGS + k)).flat();
}

function concatenated(parts: readonly Examples[]): Examples {
  const count = parts.reduce((sum, { labels }) => sum + labels.length, 0);
  const all: Examples = {
    features: new Float64Array(count * FEATURES.length),
    labels: new Uint8Array(count),
    weights: new Float64Array(count),
  };
  let at = 0;
  for (const { features, labels } of parts) {
    all.features.set(features, at * FEATURES.length);
    all.labels.set(labels, at);
    at += labels.length;
  }
  const positive = all.labels.reduce((sum, label) => sum + label, 0);
  const heavier = (RIGHT_TO_WRONG * (count - positive)) / Math.max(1, positive);
  all.labels.forEach((label, k) => {
    all.weights[k] = label ? heavier : 1;
  });
  return all;
}

/** @param harder the model so far, whose mistakes are to be learned from */
async function train(look: Look, harder?: Likelihood): Promise<StepModel> {
  const parts: Examples[] = [];
  for (const room of roomsFor(look)) parts.push(examplesOf(await wallsOf(room), look, harder));
  const examples = concatenated(parts);
  const positive = examples.labels.reduce((sum, label) => sum + label, 0);
  console.log(`${look}: ${examples.labels.length} rectangles, ${positive} of them right`);
  return boost(examples);
}

const nameOf = (look: Look): string => `${look.replace(/[A-Z]/g, '_$&').toUpperCase()}_MODEL`;

async function write(look: Look, model: StepModel): Promise<void> {
  const file = fileURLToPath(new URL(`../room/${look}Model.ts`, import.meta.url));
  await writeFile(
    file,
    `/** Written by \`npm run train:openings\` from made-up rooms alone. */
import type { StepModel } from './stepModel.js';

export const ${nameOf(look)}: StepModel = ${JSON.stringify(model)};
`,
  );
  execFileSync('npx', ['oxfmt', '--config', '.oxfmtrc.json', '--write', file], { stdio: 'ignore' });
}

for (const look of learned) await write(look, await train(look, likelihoodOf(await train(look))));
