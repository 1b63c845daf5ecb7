/** Errors because the database is unavailable, full or starting: the request may be repeated later. */

/** Classes of SQLSTATE: connection, resources (room, memory, connections), intervention (stop, crash), system. */
const SQLSTATE = /^(08...|53...|57P0[1-5]|58...)$/;
/** Prisma: not reached, timed out, closed, no free connection, too many connections, no transaction. */
const PRISMA = /^P(1001|1002|1008|1017|2024|2028|2037)$/;
/** Errors without a code: of pg's client, and of a starting server. */
const WORDS =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|is not queryable|the database system is /;
/** Kinds of Prisma's driver adapter. */
const KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
const DEEPEST = 6;

interface Parts {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly kind?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly originalError?: unknown;
  readonly meta?: { readonly driverAdapterError?: unknown; readonly code?: unknown };
}

/** Searches the error and its causes. Errors of other servers do not count. */
export const isOutage = (error: unknown): boolean =>
  layersOf(error).some(
    ({ codes, kind, message }) =>
      codes.some((each) => SQLSTATE.test(each) || PRISMA.test(each)) ||
      KINDS.has(String(kind)) ||
      (typeof message === 'string' && WORDS.test(message)),
  );

interface Layer extends Pick<Parts, 'kind' | 'message'> {
  /** of PostgreSQL and of Prisma */
  readonly codes: readonly string[];
}

/** What an error and its causes say. */
export function layersOf(error: unknown, depth = 0): Layer[] {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return [];
  const { code, originalCode, kind, message, cause, originalError, meta } = error as Parts;
  const codes = [code, originalCode, meta?.code].filter((each) => typeof each === 'string');
  const within = [cause, originalError, meta?.driverAdapterError].flatMap((inner) => layersOf(inner, depth + 1));
  return [{ codes, kind, message }, ...within];
}
