import { ValidationError } from '../../domain/errors.js';
import type { Services } from '../../services.js';
import { EMAIL_CHANGES, EMAIL_CHANGES_TO, takeAttempt } from '../attempts.js';
import type { Person } from '../../domain/caller.js';
import { confirmPerson, type Proof } from '../confirmPerson.js';
import { holdPerson } from '../holdPerson.js';
import { beginEmailChange } from './emailChange.js';
import { setEmail, TAKEN, unlessTaken } from './setEmail.js';
import { write } from '../../domain/write.js';

interface WantedEmail extends Proof {
  /** in lower case */
  readonly email: string;
}

/**
 * Changes the e-mail of an account. Where the server sends mail, the new address must be confirmed first, and nothing
 * changes until then; otherwise the change takes effect at once, unverified. Sessions and linked provider accounts
 * stay.
 * @returns the address that must be confirmed, or null when the change is done
 * @throws ValidationError, ConflictError, TooManyAttemptsError
 */
export async function changeEmail(
  { userId }: Person,
  services: Pick<Services, 'prisma' | 'queue' | 'mailer' | 'log'>,
  { email, ...proof }: WantedEmail,
): Promise<string | null> {
  const { prisma, queue, mailer, log } = services;
  await confirmPerson(prisma, { ...proof, userId, act: 'change the email' });
  // After the proof of identity, because each attempt reveals whether an address has an account.
  await takeAttempt(prisma, EMAIL_CHANGES, userId);
  const holder = await prisma.user.findUnique({ where: { email }, select: { id: true } });
  if (holder?.id === userId) throw wrong('This is your present email');
  if (holder) throw wrong(TAKEN);
  if (!mailer) {
    await unlessTaken(
      services,
      async (tx) => {
        await holdPerson(tx, userId, proof.sessionId);
        await setEmail(tx, { userId, email, verified: false });
      },
      () => wrong(TAKEN),
    );
    log.info({ user: userId }, 'a person changed their email');
    return null;
  }
  await takeAttempt(prisma, EMAIL_CHANGES_TO, email);
  await write(prisma, async (tx) => {
    await holdPerson(tx, userId, proof.sessionId);
    await queue.send(tx, { kind: 'sendEmailChange', changeId: await beginEmailChange(tx, { userId, email }) });
  });
  return email;
}

const wrong = (message: string) => new ValidationError([{ path: 'email', message }]);
