/**
 * A mail server on loopback that accepts and stores every mail, with the few commands of RFC 5321 that a client needs.
 */
import { EventEmitter, once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  /** headers and body, with quoted-printable decoded */
  readonly content: string;
}

interface SmtpServer {
  /** for SMTP_URL */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** the mail with this number, from 0; waits for it */
  mail(number: number): Promise<ReceivedMail>;
  close(): Promise<void>;
}

export async function startSmtp(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const sockets = new Set<Socket>();

  async function converse(socket: Socket): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let from = '';
    let to = '';
    let content: string[] | null = null;
    say('220 loopback');
    for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
      if (content) {
        if (line !== '.') {
          content.push(line.replace(/^\.\./, '.'));
          continue;
        }
        mails.push({ from, to, content: plain(content.join('\n')) });
        content = null;
        say('250 taken');
        arrivals.emit('mail');
      } else if (/^MAIL FROM:/i.test(line)) {
        from = addressIn(line);
        say('250 fine');
      } else if (/^RCPT TO:/i.test(line)) {
        to = addressIn(line);
        say('250 fine');
      } else if (/^DATA/i.test(line)) {
        content = [];
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else say(/^(EHLO|HELO|RSET|NOOP)/i.test(line) ? '250 loopback' : '500 unknown');
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    converse(socket).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    async mail(number) {
      for (;;) {
        const mail = mails[number];
        if (mail) return mail;
        await once(arrivals, 'mail');
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

/** Decodes soft line breaks and escaped octets (RFC 2045, 6.7). */
function plain(content: string): string {
  if (!/^content-transfer-encoding: quoted-printable/im.test(content)) return content;
  const bytes = content
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
