/** Errors because of what other transactions did meanwhile. */
import { layersOf } from './outage.js';

/** Deadlock and serialization failure; Prisma's code for both. */
const CONFLICTS = new Set(['40P01', '40001', 'P2034']);
/** A foreign key without its row; Prisma's code for it, and for an update of a row that is gone. */
const MISSING = new Set(['23503', 'P2003', 'P2025']);

const has = (codes: ReadonlySet<string>, error: unknown) =>
  layersOf(error).some((layer) => layer.codes.some((code) => codes.has(code)));

/** Whether PostgreSQL has ended the transaction for the sake of others: it may be done again. */
export const isWriteConflict = (error: unknown): boolean => has(CONFLICTS, error);

/** Whether a row that the transaction needs was deleted meanwhile. */
export const isMissingRow = (error: unknown): boolean => has(MISSING, error);
