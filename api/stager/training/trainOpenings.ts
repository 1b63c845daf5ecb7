/**
 * `npm run train:openings [-- MODEL...]`: learns what windows, doors and fireplaces look like from made-up rooms alone,
 * and writes the models' tables: all of them, or those that are named. `npm run test:long` measures them on rooms that
 * they have not seen.
 */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FEATURES } from '../room/openings/featureList.js';
import { type StepModel, likelihoodOf } from '../room/openings/stepModel.js';
import { type Examples, boost } from './boost.js';
import { type LabelledWall, examplesOf, labelledWalls } from './examples.js';
import type { Look } from './misread.js';
import { FIRES_TRAINED_ON, type SeededRoom, TRAINED_ON, VARIED_TRAINED_ON, pictureOf } from './seeds.js';

/** Every room is seen through so many misreadings of its camera. */
const READINGS = 2;

/** What all right rectangles count together, to what the wrong ones do. */
const RIGHT_TO_WRONG = 0.3;

/** What one model learns: a look of openings, from rooms. */
interface Lesson {
  readonly name: string;
  readonly look: Look;
  readonly rooms: readonly SeededRoom[];
}

const lesson = (look: Look, rooms: readonly SeededRoom[], name: string = look): Lesson => ({ name, look, rooms });

const LESSONS: readonly Lesson[] = [
  ...(['window', 'leaf', 'glazedDoor', 'doorway', 'fireplace'] as const).map((look) => lesson(look, TRAINED_ON)),
  lesson('flatFire', FIRES_TRAINED_ON),
  lesson('brickFire', VARIED_TRAINED_ON),
  // second opinions, from rooms of another kind
  lesson('fireplace', VARIED_TRAINED_ON, 'surround'),
  lesson('glazedDoor', VARIED_TRAINED_ON, 'lowGlass'),
];

const named = process.argv.slice(2);
const wanted = LESSONS.filter(({ name }) => !named.length || named.includes(name));

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

type Models = ReadonlyMap<Lesson, StepModel>;

/**
 * What is learned from the same rooms is learned together: their walls are looked up once.
 * @param soFar the models whose mistakes are to be learned from
 */
async function train(rooms: readonly SeededRoom[], lessons: readonly Lesson[], soFar?: Models): Promise<Models> {
  const harder = new Map([...(soFar ?? [])].map(([one, model]) => [one, likelihoodOf(model)]));
  const parts = new Map(lessons.map((one) => [one, [] as Examples[]]));
  for (const room of rooms) {
    const walls = await wallsOf(room);
    for (const [one, list] of parts) list.push(examplesOf(walls, one.look, harder.get(one)));
  }
  const models = new Map<Lesson, StepModel>();
  for (const [one, list] of parts) {
    const examples = concatenated(list);
    const positive = examples.labels.reduce((sum, label) => sum + label, 0);
    console.log(`${one.name}: ${examples.labels.length} rectangles, ${positive} of them right`);
    models.set(one, boost(examples));
  }
  return models;
}

const nameOf = (name: string): string => `${name.replace(/[A-Z]/g, '_$&').toUpperCase()}_MODEL`;

async function write(name: string, model: StepModel): Promise<void> {
  const file = fileURLToPath(new URL(`../room/${name}Model.ts`, import.meta.url));
  await writeFile(
    file,
    `/** Written by \`npm run train:openings\` from made-up rooms alone. */
import type { StepModel } from './stepModel.js';

export const ${nameOf(name)}: StepModel = ${JSON.stringify(model)};
`,
  );
  execFileSync('npx', ['oxfmt', '--config', '.oxfmtrc.json', '--write', file], { stdio: 'ignore' });
}

for (const rooms of new Set(wanted.map((one) => one.rooms))) {
  const lessons = wanted.filter((one) => one.rooms === rooms);
  const models = await train(rooms, lessons, await train(rooms, lessons));
  for (const [{ name }, model] of models) await write(name, model);
}
