import { readFile } from 'node:fs/promises';
import { faultOfPieces, isPlan } from '../checkPlan.js';
import type { Plan } from '../contract.js';
import { UsageError } from './stageArguments.js';

/**
 * Reads a plan that `--plan-out` wrote, perhaps changed by hand.
 * @throws {UsageError} with the file and what is wrong with it
 */
export async function readPlan(file: string): Promise<Plan> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--plan ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (isPlan(value)) return value;
  throw new UsageError(`--plan ${file}: ${faultOfPieces(value) ?? 'is no plan that --plan-out wrote'}.`);
}
