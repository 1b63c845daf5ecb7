import { readFile } from 'node:fs/promises';
import type { PlanEdit } from '../contract.js';
import { readEdits } from '../design/edits/planEdit.js';
import { UsageError } from './stageArguments.js';

/**
 * Reads a list of edits of a plan.
 * @throws {UsageError} with the file and what is wrong with it
 */
export async function readEditsFile(file: string): Promise<readonly PlanEdit[]> {
  try {
    return readEdits(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new UsageError(`--edits ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
