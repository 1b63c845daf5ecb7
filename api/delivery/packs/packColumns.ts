/** The JSON columns of packs. */
import { z } from 'zod';
import type { Prisma } from '../../db/generated/client.js';
import { columnReader } from '../../staging/columns/columnReader.js';
import { chosenPack, USUAL_PACK, type ChosenPack } from './pack.rules.js';

const packForm = chosenPack.extend({
  /** the photos that were delivered when it was ordered, in their order */
  itemIds: z.array(z.string()),
  /** the public address, or null */
  page: z.string().nullable(),
});

/** What a pack holds. */
export type PackContents = z.output<typeof packForm>;

export const readPackContents = columnReader('choice', new Map([[1, packForm]]));

const readChoice = columnReader('packChoice', new Map([[1, chosenPack]]));

interface WorkspaceRow {
  readonly id: string;
  readonly packChoice: Prisma.JsonValue;
}

/** What a workspace's last pack held, or the usual. */
export const packChoiceOf = (workspace: WorkspaceRow): ChosenPack =>
  workspace.packChoice === null ? USUAL_PACK : readChoice(workspace);
