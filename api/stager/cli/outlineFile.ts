import { readFile } from 'node:fs/promises';
import type { RoomOutline } from '../contract.js';
import { UsageError } from './stageArguments.js';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((each) => Number.isFinite(each));
const isNumberIfGiven = (value: unknown): boolean => value === undefined || Number.isFinite(value);

const isOutline = (value: Fields): value is Fields & RoomOutline =>
  Array.isArray(value['corners']) &&
  value['corners'].every(isPair) &&
  isPair(value['horizon']) &&
  Number.isFinite(value['ceilingHeight']) &&
  isNumberIfGiven(value['cameraHeight']) &&
  isNumberIfGiven(value['fieldOfView']) &&
  (value['tilted'] === undefined || typeof value['tilted'] === 'boolean');

/**
 * Reads an outline as `npm run room` prints it, perhaps changed by hand: alone, or with the whole line around it.
 * @throws {UsageError} with the file and what is wrong with it
 */
export async function readOutline(file: string): Promise<RoomOutline> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--outline ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const outline = isFields(value) && isFields(value['outline']) ? value['outline'] : value;
  if (isFields(outline) && isOutline(outline)) return outline;
  throw new UsageError(`--outline ${file}: is no outline that \`npm run room\` prints.`);
}
