import { z } from 'zod';
import { optionalText, text } from '../domain/rules.js';

const MOST_TAGS = 50;

const address = text('The address', 300).min(1, 'Address is required');
const status = z.enum(['active', 'complete', 'on_hold', 'archived']).nullish();
const mlsId = optionalText('The MLS id', 64);
const notes = optionalText('The notes', 10_000, { lines: true });
const tags = z
  .array(text('A tag', 60))
  .max(MOST_TAGS, `A project may have at most ${MOST_TAGS} tags`)
  .nullish()
  .transform((given) => given && [...new Set(given.filter((tag) => tag !== ''))]);

const agentId = z.string().nullish();
const isShared = z.boolean().nullish();

export const newProject = z.object({ address, mlsId, status, notes, tags, agentId, isShared });
export type NewProject = z.output<typeof newProject>;

/** A field that is left out stays; null clears `mlsId`, `notes` and `agentId`. */
export const projectChanges = z.object({
  id: z.string(),
  address: address.nullish(),
  mlsId,
  status,
  notes,
  tags,
  agentId,
  isShared,
  expected: z.object({ address: address.nullish(), mlsId, status, notes, tags, agentId, isShared }).nullish(),
});
export type ProjectChanges = z.output<typeof projectChanges>;
