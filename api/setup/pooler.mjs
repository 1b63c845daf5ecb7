/** Finds PgBouncer for the test with a pooler; installs it when it is not found and it can. */
import { findProgram, getFromDebian } from './find.mjs';
import { say } from './steps.mjs';

const present = () => findProgram(['pgbouncer'], ['/usr/sbin']);

/**
 * @param options.install install it when it is not found
 * @returns the path of its program, or null
 */
export function findPooler({ install = false } = {}) {
  if (install && !present()) {
    say('No PgBouncer found; getting it for the test with a pooler ...');
    getFromDebian('pgbouncer');
    if (!present()) say('\n*** No PgBouncer: the test with a pooler WILL NOT RUN. Install pgbouncer. ***\n');
  }
  return present() ?? null;
}
