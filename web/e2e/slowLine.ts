import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';

const BOUNDARY = '\r\n---';

interface SlowLine {
  /** the product's address through this proxy */
  readonly url: string;
  /** Makes multipart answers stop after their first part, until `goOn` or `breakOff`. */
  hold(): void;
  goOn(): void;
  /** Aborts the held answers. */
  breakOff(): void;
  close(): Promise<void>;
}

/** A proxy between the browser and the product that can delay the later parts of an answer. */
export async function openSlowLine(): Promise<SlowLine> {
  let holds = false;
  const held = new Set<{ readonly rest: string; readonly response: ServerResponse }>();

  const server = createServer((asked, response) => {
    const { method, url, headers } = asked;
    const onward = request(new URL(url ?? '/', inject('url')), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      const isInParts = answer.headers['content-type']?.startsWith('multipart/') ?? false;
      if (isInParts && holds) void sendFirstPart(answer, response);
      else answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    asked.pipe(onward);
  });

  async function sendFirstPart(answer: IncomingMessage, response: ServerResponse) {
    let body = '';
    for await (const text of answer.setEncoding('utf8')) body += text;
    const end = body.indexOf(BOUNDARY, body.indexOf('{')) + BOUNDARY.length;
    response.write(body.slice(0, end));
    held.add({ rest: body.slice(end), response });
  }

  const release = (send: (part: { readonly rest: string; readonly response: ServerResponse }) => void) => {
    holds = false;
    held.forEach(send);
    held.clear();
  };

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: () => {
      holds = true;
    },
    goOn: () => release(({ rest, response }) => response.end(rest)),
    breakOff: () => release(({ response }) => response.destroy()),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
