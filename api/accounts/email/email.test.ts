import { describe, expect, test } from 'vitest';
import { first } from '../../test/elements.js';
import { mutate, type Answer } from '../../test/factories.js';
import { shared } from '../../test/shared.js';
import { post, sessionStatus, signIn } from '../../test/signIn.js';
import { startSmtp } from '../../test/smtpServer.js';
import { startServer, type Registered, type TestServer } from '../../test/startServer.js';
import { EMAIL_CHANGES, EMAIL_CHANGES_TO, GUESSES_SIGNED_IN, takeAttempt } from '../attempts.js';
import { makeResetLink } from '../password/resetLink.js';

const LOST = 'This link is not for your account, has been used already or is older than an hour.';
const REPLACED = 'A newer link was sent: this one no longer counts. Follow the link in the latest mail.';
const CANCELLED = 'This change was cancelled: the link no longer counts. Ask for the change again in the settings.';
const TAKEN = 'There is already an account with this email';

const smtp = shared(startSmtp);
const plain = shared(startServer);
const mailing = shared(() =>
  startServer({ worker: true, settings: { SMTP_URL: smtp.url, SUPPORT_EMAIL: 'help@showhome.example' } }),
);

let addresses = 0;
const newEmail = () => `moved${++addresses}@example.com`;

interface Changed {
  readonly user: { readonly email: string };
  readonly pendingEmail: string | null;
}

const change = (server: TestServer, who: Pick<Registered, 'cookie'>, input: object) =>
  mutate<Changed>(server, who, { name: 'changeEmail', input, select: 'user { email } pendingEmail' });
const confirm = (who: Pick<Registered, 'cookie'>, token: string) =>
  mutate<Changed>(mailing, who, { name: 'confirmEmail', input: { token }, select: 'user { email }' });

const cancel = (who: Registered, email: string) =>
  mutate(mailing, who, { name: 'cancelEmailChange', input: { email } });
const resend = (who: Registered, email: string) =>
  mutate(mailing, who, { name: 'resendEmailChange', input: { email } });

/** Makes the person's sessions too old to count as a recent sign-in. */
const age = ({ services }: TestServer, { user }: Registered) =>
  services.prisma.session.updateMany({
    where: { userId: user.id },
    data: { createdAt: new Date(Date.now() - 11 * 60_000) },
  });

async function stateOf(server: TestServer, { cookie }: Pick<Registered, 'cookie'>) {
  const { data } = await server.graphql<{ viewer: Changed }>('{ viewer { pendingEmail user { email } } }', {}, cookie);
  return [data.viewer.user.email, data.viewer.pendingEmail];
}

const rowOf = ({ services }: TestServer, { user }: Registered) =>
  services.prisma.user.findUniqueOrThrow({ where: { id: user.id } });
const tokenIn = (text: string) => /\/confirm-email#(\S+)/.exec(text)?.[1] ?? '';
const sentenceOf = ({ __typename, message, fields }: Answer) => [__typename, fields?.[0]?.path, message];

/** Asks for the address, and reads the mail that arrives there. */
async function askFor(person: Registered, email: string): Promise<string> {
  const number = smtp.mails.length;
  const answer = await change(mailing, person, { email, password: person.password });
  expect(answer).toMatchObject({ user: { email: person.email }, pendingEmail: email });
  // the news of a change before may arrive in between
  const { text } = await smtp.mail(number, email);
  return text;
}

describe('a new email, where no mail is sent', () => {
  test('takes effect at once, unverified; sessions stay, and the old email no longer signs in', async () => {
    const person = await plain.register();
    await plain.services.prisma.user.update({ where: { id: person.user.id }, data: { emailVerified: true } });
    const other = await signIn(plain, person);
    const email = newEmail();
    const answer = await change(plain, person, { email: ` ${email.toUpperCase()} `, password: person.password });
    expect(answer).toMatchObject({ __typename: 'ChangeEmailPayload', user: { email }, pendingEmail: null });
    expect(await rowOf(plain, person)).toMatchObject({ email, emailVerified: false });
    const who = await fetch(`${plain.url}/api/auth/user`, { headers: { cookie: person.cookie } });
    expect(await who.json()).toMatchObject({ email });
    expect(await sessionStatus(plain, other)).toBe(200);
    expect((await post(plain, '/api/auth/login', person)).status).toBe(401);
    await signIn(plain, { email, password: person.password });
  });

  test('needs the password or a sign-in of the last ten minutes', async () => {
    const person = await plain.register();
    expect(sentenceOf(await change(plain, person, { email: newEmail(), password: 'not the right one' }))).toEqual([
      'ValidationError',
      'password',
      'The password is not right',
    ]);
    const email = newEmail();
    expect(await change(plain, person, { email })).toMatchObject({ user: { email } });
    await age(plain, person);
    expect(sentenceOf(await change(plain, person, { email: newEmail() }))).toEqual([
      'ConflictError',
      undefined,
      'Enter your password, or sign out, sign in again and change the email within 10 minutes.',
    ]);
    expect(await stateOf(plain, person)).toEqual([email, null]);
  });

  test('is refused when it is invalid, the present one or another person’s', async () => {
    const [person, other] = await Promise.all([plain.register(), plain.register()]);
    const { password } = person;
    for (const [email, sentence] of [
      ['nonsense', 'Enter a valid email address'],
      ['', 'Email is required'],
      [person.email.toUpperCase(), 'This is your present email'],
      [other.email, TAKEN],
    ]) {
      const answer = await change(plain, person, { email, password });
      expect(sentenceOf(answer)).toEqual(['ValidationError', 'email', sentence]);
    }
    expect(await stateOf(plain, person)).toEqual([person.email, null]);
  });

  test('is given to one of two people who ask for it at the same time', async () => {
    const people = await Promise.all([plain.register(), plain.register()]);
    const email = newEmail();
    const answers = await Promise.all(people.map((who) => change(plain, who, { email, password: who.password })));
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['ChangeEmailPayload', 'ValidationError']);
  });

  test('cannot be used to guess the password or to learn who has an account', async () => {
    const person = await plain.register();
    const { prisma } = plain.services;
    for (let time = 0; time < EMAIL_CHANGES.most; time++) await takeAttempt(prisma, EMAIL_CHANGES, person.user.id);
    const answer = await change(plain, person, { email: newEmail(), password: person.password });
    expect(answer.__typename).toBe('TooManyAttemptsError');
    for (let guess = 0; guess < GUESSES_SIGNED_IN.most; guess++) {
      await takeAttempt(prisma, GUESSES_SIGNED_IN, person.user.id);
    }
    const guessed = await change(plain, person, { email: newEmail(), password: 'a guess' });
    expect(guessed.__typename).toBe('TooManyAttemptsError');
  });

  test('invalidates the links that were sent to the old one', async () => {
    const person = await plain.register();
    const { id: userId, email } = person.user;
    const early = await makeResetLink(plain.services, { userId, email, way: 'mail' });
    await change(plain, person, { email: newEmail(), password: person.password });
    // As from a worker that read the old address just before the change.
    const late = await makeResetLink(plain.services, { userId, email, way: 'mail' });
    for (const link of [early, late]) {
      const token = link.split('#')[1];
      expect((await post(plain, '/api/auth/reset', { token, password: 'quite a new one' })).status).toBe(409);
    }
    expect(await sessionStatus(plain, person.cookie)).toBe(200);
  });
});

describe('a new email, where mail is sent', () => {
  test('takes effect when its link is followed; the old address is told', async () => {
    const person = await mailing.register();
    const email = newEmail();
    const letter = await askFor(person, email);
    expect(letter).toContain('Confirm your new email');
    expect(letter).toContain(person.email);
    const token = tokenIn(letter);
    expect(await stateOf(mailing, person)).toEqual([person.email, email]);
    expect(await rowOf(mailing, person)).toMatchObject({ emailVerified: false });
    const kept = await mailing.services.prisma.emailChange.findMany();
    const queued = await mailing.services.prisma.$queryRaw<{ text: string }[]>`
      SELECT coalesce(string_agg(data::text || coalesce(output::text, ''), ' '), '') AS text FROM queue.job`;
    expect(JSON.stringify(kept) + first(queued).text).not.toContain(token);

    const number = smtp.mails.length;
    expect(await confirm(person, token)).toMatchObject({ __typename: 'ConfirmEmailPayload', user: { email } });
    expect(await stateOf(mailing, person)).toEqual([email, null]);
    expect(await rowOf(mailing, person)).toMatchObject({ email, emailVerified: true });
    const news = await smtp.mail(number, person.email);
    expect(news.text).toContain(`is ${email} now`);
    expect(news.text).toContain('help@showhome.example');
    expect(sentenceOf(await confirm(person, token))).toEqual(['ConflictError', undefined, LOST]);
  });

  test('cannot be confirmed by another person or without a session', async () => {
    const [attacker, victim] = await Promise.all([mailing.register(), mailing.register()]);
    // The victim reads the mail and follows the link, signed in as themselves or not signed in.
    const token = tokenIn(await askFor(attacker, newEmail()));
    expect(sentenceOf(await confirm(victim, token))).toEqual(['ConflictError', undefined, LOST]);
    await expect(confirm({ cookie: '' }, token)).rejects.toThrow('Sign in first.');
    expect(await rowOf(mailing, attacker)).toMatchObject({ email: attacker.email, emailVerified: false });
    expect(await rowOf(mailing, victim)).toMatchObject({ email: victim.email, emailVerified: false });
  });

  test('expires after an hour, or when another is asked for or the password changes', async () => {
    const person = await mailing.register();
    const first = tokenIn(await askFor(person, newEmail()));
    const second = tokenIn(await askFor(person, newEmail()));
    expect((await confirm(person, first)).message).toBe(REPLACED);
    await mailing.services.prisma.emailChange.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    for (const token of [first, second]) expect((await confirm(person, token)).message).toBe(LOST);
    expect(await stateOf(mailing, person)).toEqual([person.email, null]);

    const third = tokenIn(await askFor(person, newEmail()));
    const { id: userId, email } = person.user;
    const link = await makeResetLink(mailing.services, { userId, email, way: 'administrator' });
    await post(mailing, '/api/auth/reset', { token: link.split('#')[1], password: 'quite a new one' });
    const cookie = await signIn(mailing, { email, password: 'quite a new one' });
    expect((await confirm({ cookie }, third)).message).toBe(LOST);
  });

  test('is refused when somebody registered it meanwhile', async () => {
    const person = await mailing.register();
    const email = newEmail();
    const token = tokenIn(await askFor(person, email));
    await mailing.register({ email });
    expect(sentenceOf(await confirm(person, token))).toEqual(['ConflictError', undefined, `${TAKEN}.`]);
    expect(await stateOf(mailing, person)).toEqual([person.email, email]);
  });

  test('limits the mails to one address', async () => {
    const person = await mailing.register();
    const email = newEmail();
    for (let time = 0; time < EMAIL_CHANGES_TO.most; time++) {
      await takeAttempt(mailing.services.prisma, EMAIL_CHANGES_TO, email);
    }
    const answer = await change(mailing, person, { email, password: person.password });
    expect(answer.__typename).toBe('TooManyAttemptsError');
    expect(await stateOf(mailing, person)).toEqual([person.email, null]);
  });
});

describe('a waiting change', () => {
  const waitsNoMore = (email: string) =>
    `No change to ${email} waits any more. Reload the page to see which email counts.`;

  test('can be cancelled: its link says so, and the address does not change', async () => {
    const [person, other] = await Promise.all([mailing.register(), mailing.register()]);
    const email = newEmail();
    const token = tokenIn(await askFor(person, email));
    expect((await cancel(other, email)).message).toBe(waitsNoMore(email));
    expect((await cancel(person, newEmail())).__typename).toBe('ConflictError');
    expect(await stateOf(mailing, person)).toEqual([person.email, email]);

    expect((await cancel(person, email)).__typename).toBe('CancelEmailChangePayload');
    expect(await stateOf(mailing, person)).toEqual([person.email, null]);
    expect((await confirm(person, token)).message).toBe(CANCELLED);
    expect((await confirm(other, token)).message).toBe(LOST);
    expect((await cancel(person, email)).message).toBe(waitsNoMore(email));
    expect((await resend(person, email)).message).toBe(waitsNoMore(email));
  });

  test('is either cancelled or confirmed, whichever comes first', async () => {
    const person = await mailing.register();
    const email = newEmail();
    const token = tokenIn(await askFor(person, email));
    const answers = await Promise.all([cancel(person, email), confirm(person, token)]);
    const types = answers.map(({ __typename }) => __typename);
    const [now] = await stateOf(mailing, person);
    expect(types).toEqual(
      now === email ? ['ConflictError', 'ConfirmEmailPayload'] : ['CancelEmailChangePayload', 'ConflictError'],
    );
  });

  test('can be mailed again: the new link replaces the old one', async () => {
    const person = await mailing.register();
    const email = newEmail();
    const first = tokenIn(await askFor(person, email));
    const number = smtp.mails.length;
    expect((await resend(person, email)).__typename).toBe('ResendEmailChangePayload');
    const { text } = await smtp.mail(number, email);
    expect((await confirm(person, first)).message).toBe(REPLACED);
    expect(await confirm(person, tokenIn(text))).toMatchObject({ user: { email } });
  });

  test('limits how often it is mailed again', async () => {
    const person = await mailing.register();
    const email = newEmail();
    await askFor(person, email);
    for (let time = 1; time < EMAIL_CHANGES_TO.most; time++) {
      expect((await resend(person, email)).__typename).toBe('ResendEmailChangePayload');
    }
    expect((await resend(person, email)).__typename).toBe('TooManyAttemptsError');
    expect(await stateOf(mailing, person)).toEqual([person.email, email]);
  });

  test('leaves no rows behind when it is done', async () => {
    const person = await mailing.register();
    const email = newEmail();
    await askFor(person, newEmail());
    await confirm(person, tokenIn(await askFor(person, email)));
    const where = { userId: person.user.id };
    expect(await mailing.services.prisma.emailChange.count({ where })).toBe(0);
  });
});
