/** Explains why a database cannot be used, in a sentence with the remedy. */
import { StartError } from '../startError.js';

interface Cause {
  /** matches the output of PostgreSQL's log or programs */
  readonly says: RegExp;
  readonly sentence: (cluster: string) => string;
}

const DAMAGED = 'Restore the data folder from a backup, or move it away to begin with an empty database.';

/** The first match counts. The texts are PostgreSQL's own messages, which are in English with the C locale. */
const CAUSES: readonly Cause[] = [
  {
    says: /No space left on device|Disk quota exceeded/,
    sentence: (cluster) =>
      `There is no room left on the disk of the database in ${cluster}. Free some, then start again.`,
  },
  {
    says: /bogus data in lock file|lock file ".*" is empty/,
    sentence: (cluster) =>
      `The database's lock file ${cluster}/postmaster.pid is damaged. If no PostgreSQL runs on that folder, delete the ` +
      'file and start again.',
  },
  {
    says: /wrong ownership|invalid permissions|Permission denied|EACCES|EPERM|EROFS|Read-only file system/,
    sentence: (cluster) =>
      `The files of the database in ${cluster} belong to another user or may not be written. Start Showhome as the user ` +
      'that made them, or give them to this one.',
  },
  {
    says: /could not create any TCP\/IP sockets|could not bind/,
    sentence: (cluster) => `Another program took the port of the database in ${cluster} at this moment. Start again.`,
  },
  {
    says: /control file|PG_CONTROL_VERSION|pg_control|not a valid data directory|checkpoint record|could not open file|PANIC:/,
    sentence: (cluster) => `The files of the database in ${cluster} are damaged. ${DAMAGED}`,
  },
];

/** @param said the output of the server or its programs, which is searched as a whole */
export function explainFailure(cluster: string, said: string): StartError {
  const cause = CAUSES.find(({ says }) => says.test(said));
  if (cause) return new StartError(cause.sentence(cluster));
  return new StartError(`The database in ${cluster} did not start. PostgreSQL says:\n${said.trim() || 'nothing.'}`);
}

interface OtherMajor {
  readonly dataDir: string;
  /** the major version that wrote the data, and the one that this version of Showhome brings */
  readonly wrote: string;
  readonly brought: string;
}

/** PostgreSQL reads the files of its own major version alone: the data goes by way of a backup. */
export function explainOtherMajor({ dataDir, wrote, brought }: OtherMajor): StartError {
  return new StartError(
    `The data in ${dataDir} was written by PostgreSQL ${wrote}; this version of Showhome brings PostgreSQL ${brought}, ` +
      'which cannot read it. Nothing was changed. With the version of Showhome that wrote it, make a backup: ' +
      'npm run --silent admin -- backup FOLDER. Then move the data folder away, and with this version bring it back: ' +
      'npm run --silent admin -- restore FOLDER.',
  );
}

/** Error codes of PostgreSQL and Node for a server that is missing, refuses us or lacks the database. */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28P01|28000|3D000|53300|57P03)$/;

/** The message of pg's client for an address that never answers; it has no code. */
const SILENT = /timeout expired/;

export const MORE_ROOM =
  'Raise max_connections of PostgreSQL, lower DATABASE_CONNECTIONS of its processes, or put a pooler between.';

export type AddressSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/** Which setting has the address of PostgreSQL itself. */
export const directSetting = (directUrl: string | null): AddressSetting =>
  directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';

/**
 * @param setting whose address was used
 * @returns the error itself when it is of another kind
 */
export function explainUnreachable(error: unknown, setting: AddressSetting): unknown {
  const { code, message } = error as { code?: string; message?: string };
  if (!UNREACHABLE.test(code ?? '') && !SILENT.test(message ?? '')) return error;
  if (code === '53300') return new StartError(`The database has no connection left (${message}). ${MORE_ROOM}`);
  const why = message || code;
  return new StartError(`The database of ${setting} cannot be used (${why}). Check the address, name and password.`);
}
