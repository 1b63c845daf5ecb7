import { unitsOfCaller } from '../../accounts/units/unitsOf.js';
import type { StagingRound } from '../../db/generated/client.js';
import { typeOfId } from '../../domain/ids.js';
import type { GraphQLContext } from '../../graphql/context.js';
import { changeWords } from '../../stager/design/edits/changeWords.js';
import { planChanges, type ChangedPiece, type FurnishedRoom } from '../../stager/design/edits/planChanges.js';
import { readPlan, readRoom } from '../columns/readPlan.js';

type Furnished = Pick<StagingRound, 'id' | 'plan' | 'room'>;

export interface ResultChanges {
  readonly words: string;
  readonly pieces: readonly ChangedPiece[];
}

/**
 * What changed from another result of the same image to this one.
 * @returns null when the image has no such result
 */
export async function changesSince(
  result: Furnished & Pick<StagingRound, 'itemId'>,
  otherId: string,
  { caller, services }: GraphQLContext,
): Promise<ResultChanges | null> {
  if (typeOfId(otherId) !== 'StagingResult') return null;
  const other = await services.prisma.stagingRound.findFirst({ where: { id: otherId, itemId: result.itemId } });
  if (!other) return null;
  const [before, after] = [furnished(other), furnished(result)];
  const units = caller ? await unitsOfCaller(caller, services) : 'metric';
  return { words: changeWords(before, after, units), pieces: planChanges(before, after) };
}

const furnished = (result: Furnished): FurnishedRoom => ({ plan: readPlan(result), room: readRoom(result) });
