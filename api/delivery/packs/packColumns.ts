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

/** What a workspace's last pack held, or the usual. A public page and a code that leads to it are asked for each time. */
export function packChoiceOf(workspace: WorkspaceRow): ChosenPack {
  if (workspace.packChoice === null) return USUAL_PACK;
  const choice = readChoice(workspace);
  const label = choice.label.kind === 'none' ? choice.label : { ...choice.label, qr: false };
  return { ...choice, label, publicPage: false };
}
