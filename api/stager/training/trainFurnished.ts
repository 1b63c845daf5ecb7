/**
 * `npm run train:furnished`: fits the probability that a room is furnished from its floor's features, on synthetic
 * rooms that the engine renders empty and staged. Logistic regression by gradient ascent from zero, in a fixed order.
 */
import { writeFile } from 'node:fs/promises';
import { FLOOR_FEATURES } from '../subject/furnished.js';
import { type FloorExample, floorExamples } from './furnishedRooms.js';

const FIRST_SEED = 3001;
const TRAINED_ON = 36;
const HELD_OUT = 18;
const STEPS = 20_000;
const RATE = 0.5;
/** Ridge penalty: keeps the weights small, as there are few examples. */
const RIDGE = 0.003;
const MODEL = new URL('../subject/furnishedModel.ts', import.meta.url);

type Weights = Record<(typeof FLOOR_FEATURES)[number], number>;

interface Model {
  readonly intercept: number;
  readonly weights: Weights;
}

const chance = ({ intercept, weights }: Model, { look }: FloorExample): number =>
  1 / (1 + Math.exp(-FLOOR_FEATURES.reduce((sum, name) => sum + weights[name] * look[name], intercept)));

function fit(examples: readonly FloorExample[]): Model {
  let intercept = 0;
  const weights: Weights = { busy: 0, coarse: 0, astray: 0, standing: 0 };
  for (let step = 0; step < STEPS; step++) {
    const errors = examples.map((one) => (one.furnished ? 1 : 0) - chance({ intercept, weights }, one));
    const mean = (of: (one: FloorExample) => number) =>
      examples.reduce((sum, one, i) => sum + errors[i] * of(one), 0) / examples.length;
    const slopes = FLOOR_FEATURES.map((name) => mean(({ look }) => look[name]) - RIDGE * weights[name]);
    intercept += RATE * mean(() => 1);
    FLOOR_FEATURES.forEach((name, k) => (weights[name] += RATE * slopes[k]));
  }
  return { intercept, weights };
}

/** Precision and recall of the warning. */
function measure(model: Model, examples: readonly FloorExample[], limit: number): string {
  const warned = examples.filter((one) => chance(model, one) > limit);
  const right = warned.filter(({ furnished }) => furnished).length;
  const all = examples.filter(({ furnished }) => furnished).length;
  return `over ${limit}: precision ${right}/${warned.length}, recall ${right}/${all}`;
}

async function gather(first: number, count: number): Promise<FloorExample[]> {
  const examples: FloorExample[] = [];
  for (let seed = first; seed < first + count; seed++) {
    examples.push(...(await floorExamples(seed)));
    process.stderr.write(`room ${seed - first + 1} of ${count}\n`);
  }
  return examples;
}

const model = fit(await gather(FIRST_SEED, TRAINED_ON));
const tidy = (value: number) => Math.round(value * 1000) / 1000;
const weights = FLOOR_FEATURES.map((name) => `${name}: ${tidy(model.weights[name])}`).join(', ');
const held = await gather(FIRST_SEED + TRAINED_ON, HELD_OUT);
const figures = [0.5, 0.7, 0.8].map((limit) => measure(model, held, limit));
const comment = [`Made by \`npm run train:furnished\`. On ${held.length} held-out pictures:`, ...figures];
await writeFile(
  MODEL,
  `/**\n${comment.map((line) => ` * ${line}\n`).join('')} */\n` +
    `export const FURNISHED = {\n  intercept: ${tidy(model.intercept)},\n  weights: { ${weights} },\n} as const;\n`,
);
console.log(figures.join('\n'));
