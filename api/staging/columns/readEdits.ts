import { z } from 'zod';
import type { PlanEdit } from '../../stager/contract.js';
import { readEdits as checkEdits } from '../../stager/design/edits/planEdit.js';
import { columnReader, type RowWith } from './columnReader.js';

const firstForm = z.object({ edits: z.unknown().transform(checkEdits) });

const read = columnReader('edits', new Map([[1, firstForm]]));

/** A person's changes of a plan; null: none. */
export const readEdits = (row: RowWith<'edits'>): readonly PlanEdit[] | null =>
  row.edits === null ? null : read(row).edits;
