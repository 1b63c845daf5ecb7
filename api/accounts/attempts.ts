/** Limits on attempts such as sign-ins. The counters are in the database, so all processes share them. */
import { createHash } from 'node:crypto';
import { TooManyAttemptsError } from '../domain/errors.js';
import type { PrismaClient } from '../db/client.js';
import { oneRow } from '../db/oneRow.js';

export interface Limit {
  /** names the kind of attempt in the counter's key */
  readonly what: string;
  readonly most: number;
  /** seconds from the first attempt until the counter restarts */
  readonly within: number;
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** Wrong or unfinished sign-ins from one address, for any account: an office may have one address for all. */
export const LOGINS_FROM_ADDRESS = { what: 'login from address', most: 10, within: 60 } satisfies Limit;
/** Sign-ins of one account from one address, correct ones too: each costs the hash of a password. */
export const LOGINS_OF_ACCOUNT = { what: 'login of account from address', most: 10, within: 60 } satisfies Limit;
/**
 * Strangers' guesses from one address at one account. Two full windows of it stay below one window of GUESSES, so one
 * address cannot lock an account.
 */
export const GUESSES_FROM_ADDRESS = { what: 'password from address', most: 9, within: QUARTER_HOUR } satisfies Limit;
/** Strangers' guesses at the password of one account, from all addresses; a correct password clears them. */
export const GUESSES = { what: 'password of account', most: 20, within: QUARTER_HOUR } satisfies Limit;
/** Guesses in a known browser of the person, or while they are signed in: strangers cannot use these up. */
export const GUESSES_OF_DEVICE = { what: 'password of device', most: 20, within: QUARTER_HOUR } satisfies Limit;
export const GUESSES_SIGNED_IN = { what: 'password of person', most: 20, within: QUARTER_HOUR } satisfies Limit;
/** Failed registrations from one address, for example with an e-mail that has an account: they reveal who has one. */
export const FAILED_REGISTRATIONS = {
  what: 'failed registration from address',
  most: 10,
  within: HOUR,
} satisfies Limit;
export const RESETS_OF_ACCOUNT = { what: 'reset of account', most: 3, within: QUARTER_HOUR } satisfies Limit;
export const RESETS_FROM_ADDRESS = { what: 'reset from address', most: 10, within: QUARTER_HOUR } satisfies Limit;
export const LINKS_FROM_ADDRESS = { what: 'reset link from address', most: 20, within: QUARTER_HOUR } satisfies Limit;
export const EMAIL_CHANGES = { what: 'email change of person', most: 10, within: QUARTER_HOUR } satisfies Limit;
/** Mails that ask an address to confirm itself: the limit keeps anyone from flooding an address. */
export const EMAIL_CHANGES_TO = { what: 'email change to address', most: 3, within: QUARTER_HOUR } satisfies Limit;
export const EMAIL_LINKS = { what: 'email link of person', most: 20, within: QUARTER_HOUR } satisfies Limit;
export const EXPORTS = { what: 'export of account', most: 10, within: QUARTER_HOUR } satisfies Limit;
/** Mails with an invoice: the limits keep anyone from flooding an address, or many. */
export const MAILS_OF_INVOICE = { what: 'mail of invoice', most: 3, within: HOUR } satisfies Limit;
export const INVOICE_MAILS = { what: 'invoice mail of workspace', most: 100, within: HOUR } satisfies Limit;

/** Invitations: the limits keep anyone from flooding an address, or many, and from guessing at links. */
export const INVITATIONS = { what: 'invitation of workspace', most: 50, within: HOUR } satisfies Limit;
export const INVITATIONS_TO = { what: 'invitation to address', most: 3, within: HOUR } satisfies Limit;
/** Invitations that one address looks at by their links; an office may have one address for all. */
export const INVITATIONS_FROM_ADDRESS = {
  what: 'invitation from address',
  most: 60,
  within: QUARTER_HOUR,
} satisfies Limit;
export const INVITATION_LINKS = { what: 'invitation link of person', most: 20, within: QUARTER_HOUR } satisfies Limit;

/** Public pages that one address opens. */
export const PAGES_FROM_ADDRESS = { what: 'public page from address', most: 120, within: 60 } satisfies Limit;
/** A seller's comments by one link, and from one address by any link. */
export const COMMENTS_OF_LINK = { what: 'comment of link', most: 120, within: HOUR } satisfies Limit;
export const COMMENTS_FROM_ADDRESS = { what: 'comment from address', most: 40, within: HOUR } satisfies Limit;

/** @param subject the account's e-mail in lower case, or the address; stored as a hash, whether or not it exists */
const keyOf = ({ what }: Limit, subject: string) => `${what} ${createHash('sha256').update(subject).digest('hex')}`;

/**
 * Counts an attempt before it is made, in one statement, so that concurrent attempts are all counted.
 * @throws TooManyAttemptsError when the limit was reached before
 */
export async function takeAttempt(
  prisma: Pick<PrismaClient, '$queryRaw' | 'attemptCount'>,
  limit: Limit,
  subject: string,
): Promise<void> {
  const { most, within } = limit;
  const rows = await prisma.$queryRaw<{ count: number; seconds: number }[]>`
    INSERT INTO "AttemptCount" AS a (key, count, "resetsAt")
    VALUES (${keyOf(limit, subject)}, 1, (now() AT TIME ZONE 'utc') + make_interval(secs => ${within}))
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN a."resetsAt" <= now() AT TIME ZONE 'utc' THEN 1 ELSE least(a.count, ${most}) + 1 END,
      "resetsAt" = CASE WHEN a."resetsAt" <= now() AT TIME ZONE 'utc' THEN EXCLUDED."resetsAt" ELSE a."resetsAt" END
    RETURNING count, ceil(extract(epoch FROM "resetsAt" - now() AT TIME ZONE 'utc'))::int AS seconds`;
  const { count, seconds } = oneRow(rows);
  // The first attempt of a window deletes expired counters, so the table stays small.
  if (count === 1) await prisma.attemptCount.deleteMany({ where: { resetsAt: { lt: new Date() } } });
  if (count > most) throw new TooManyAttemptsError(Math.max(1, seconds));
}

/** Takes back one attempt, so that it is not counted. */
export async function returnAttempt(
  prisma: Pick<PrismaClient, '$executeRaw'>,
  limit: Limit,
  subject: string,
): Promise<void> {
  await prisma.$executeRaw`
    UPDATE "AttemptCount" SET count = least(count, ${limit.most}) - 1
    WHERE key = ${keyOf(limit, subject)} AND count > 0`;
}

/** Clears the counter after a correct attempt. */
export async function clearAttempts(
  prisma: Pick<PrismaClient, 'attemptCount'>,
  limit: Limit,
  subject: string,
): Promise<void> {
  await prisma.attemptCount.deleteMany({ where: { key: keyOf(limit, subject) } });
}
