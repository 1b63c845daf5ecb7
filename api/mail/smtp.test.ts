import { beforeEach, expect, it } from 'vitest';
import { shared } from '../test/shared.js';
import { startSmtp, type Fault } from '../test/smtpServer.js';
import { MailRefusedError } from './mailer.js';
import { openSmtp } from './smtp.js';

const smtp = shared(startSmtp);
beforeEach(() => smtp.fail(null));

const MAIL = { to: 'a@example.com', subject: 'News', html: '<p>Hello</p>', text: 'Hello' };
/** Milliseconds: less than a person would wait for the test. */
const patience = { connectionTimeout: 2000, greetingTimeout: 300, socketTimeout: 60_000, mailTimeout: 600 };

function mailer(url = smtp.url) {
  const opened = openSmtp({ smtpUrl: url, from: 'Showhome <no-reply@example.com>', support: '' }, patience);
  if (!opened) throw new Error('Expected a mailer.');
  return opened;
}

it.each([
  ['a refused recipient', { kind: 'refuses', at: 'recipient', code: 550 }, true],
  ['a refused content', { kind: 'refuses', at: 'content', code: 554 }, true],
  ['a recipient for later', { kind: 'refuses', at: 'recipient', code: 451 }, false],
  ['a content for later', { kind: 'refuses', at: 'content', code: 452 }, false],
  ['a server that dies in the middle', { kind: 'dies' }, false],
  ['a server without a greeting', { kind: 'hangs', at: 'greeting' }, false],
  ['a server that does not answer', { kind: 'hangs', at: 'content' }, false],
] as const satisfies readonly (readonly [string, Fault, boolean])[])('%s fails', async (_name, fault, forGood) => {
  smtp.fail(fault);
  const begun = performance.now();
  const error: unknown = await mailer()
    .send(MAIL)
    .then(
      () => null,
      (thrown: unknown) => thrown,
    );
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof MailRefusedError).toBe(forGood);
  expect(performance.now() - begun).toBeLessThan(10_000);
});

it('fails for now where no server answers', async () => {
  const error: unknown = await mailer('smtp://127.0.0.1:1')
    .send(MAIL)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefusedError);
});

it('writes no header that a subject or an address begins', async () => {
  const number = smtp.mails.length;
  await mailer().send({ ...MAIL, subject: 'News\r\nBcc: b@example.com\u2028X-More: 1' });
  const mail = await smtp.mail(number);
  expect(mail.subject).toBe('News Bcc: b@example.com X-More: 1');
  expect([mail.to, mail.headers.has('bcc'), mail.headers.has('x-more')]).toEqual(['a@example.com', false, false]);
  await mailer()
    .send({ ...MAIL, to: 'a@example.com\r\nBcc: b@example.com', replyTo: 'c@example.com\nX-More: 1' })
    .then(
      async () => {
        const odd = await smtp.mail(number + 1);
        expect([odd.headers.has('bcc'), odd.headers.has('x-more')]).toEqual([false, false]);
      },
      (error: unknown) => expect(error).toBeInstanceOf(Error),
    );
});

it('sends nothing where no server is set up', () => {
  expect(openSmtp({ smtpUrl: null, from: '', support: '' })).toBeNull();
});
