import { unitsOfCaller } from '../accounts/units/unitsOf.js';
import type { GraphQLContext } from '../graphql/context.js';
import type { Warning } from '../stager/contract.js';
import { scaleAssumed } from '../stager/room/box/confidence.js';

const IN_UNITS = scaleAssumed('metric').code;

/** Warnings as sentences: the engine's own, which are in metres, or in the units of the caller's workspace. */
export async function warningTexts(
  warnings: readonly Warning[],
  { caller, services }: GraphQLContext,
): Promise<string[]> {
  const inUnits = caller && warnings.some(({ code }) => code === IN_UNITS);
  const units = inUnits ? await unitsOfCaller(caller, services) : 'metric';
  if (units === 'metric') return warnings.map(({ message }) => message);
  return warnings.map(({ code, message }) => (code === IN_UNITS ? scaleAssumed(units).message : message));
}
