/**
 * A mail server on loopback: nodemailer's smtp-server receives, and postal-mime, which shares no code with nodemailer,
 * reads the mails. It can be told to refuse, to be slow, or to die.
 */
import { EventEmitter, once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedFile {
  readonly filename: string | null;
  readonly mimeType: string;
  /** without its angle brackets */
  readonly cid: string | null;
  readonly bytes: Buffer;
}

export interface ReceivedMail {
  /** of the envelope */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly files: readonly ReceivedFile[];
  /** by lower-case name */
  readonly headers: ReadonlyMap<string, string>;
}

/** `refuses`: answers this code. `hangs`: does not answer. `dies`: closes the connection after the first bytes. */
export type Fault =
  | { readonly kind: 'refuses'; readonly at: 'recipient' | 'content'; readonly code: number }
  | { readonly kind: 'hangs'; readonly at: 'greeting' | 'content' }
  | { readonly kind: 'dies' };

export interface TestSmtp {
  /** for SMTP_URL */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** @returns the number of recipients that were announced, refused ones included */
  asked(): number;
  /** the first mail with this number, from 0, or a higher one, and to this address if one is given; waits for it */
  mail(number: number, to?: string): Promise<ReceivedMail>;
  /** Has this fault from now on, for all mails or for as many; null: works. */
  fail(fault: Fault | null, times?: number): void;
  close(): Promise<void>;
}

export async function startSmtp(): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const sockets = new Set<Socket>();
  let fault: Fault | null = null;
  let times = Infinity;
  let asked = 0;

  function take(): Fault | null {
    if (!fault || times <= 0) return null;
    times -= 1;
    return fault;
  }
  const isAt = (place: 'greeting' | 'recipient' | 'content') =>
    fault?.kind === 'dies' ? place === 'content' : fault?.at === place;
  const refusal = (responseCode: number) => Object.assign(new Error('not here'), { responseCode });

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect(_session, done) {
      if (isAt('greeting') && take()) return;
      done();
    },
    onRcptTo(_address, _session, done) {
      asked += 1;
      const now = isAt('recipient') ? take() : null;
      done(now?.kind === 'refuses' ? refusal(now.code) : null);
    },
    onData(stream, { envelope }, done) {
      const now = isAt('content') ? take() : null;
      if (now?.kind === 'dies') {
        stream.once('data', () => sockets.forEach((socket) => socket.destroy()));
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (now?.kind === 'hangs') return;
        if (now) return done(refusal(now.code));
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address).join(', ');
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          mails.push(received(email, { from, to }));
          done();
          arrivals.emit('mail');
        }, done);
      });
    },
  });
  server.on('error', () => {}); // a client that gives up
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    asked: () => asked,
    async mail(number, to) {
      for (;;) {
        const mail = mails.slice(number).find((each) => to === undefined || each.to === to);
        if (mail) return mail;
        await once(arrivals, 'mail');
      }
    },
    fail(next, count = Infinity) {
      fault = next;
      times = count;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

function received(email: Email, envelope: { readonly from: string; readonly to: string }): ReceivedMail {
  return {
    ...envelope,
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    files: email.attachments.map(({ filename, mimeType, contentId, content }) => ({
      filename: filename ?? null,
      mimeType,
      cid: contentId?.replace(/^<|>$/g, '') ?? null,
      bytes: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array),
    })),
    headers: new Map(email.headers.map(({ key, value }) => [key, value])),
  };
}
