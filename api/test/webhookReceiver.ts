/** A program that receives webhooks, and verifies them as Standard Webhooks' own library does. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface ReceivedWebhook {
  readonly id: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** as it was sent */
  readonly text: string;
  readonly body: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
  /** of performance.now() */
  readonly at: number;
}

export interface WebhookReceiver {
  readonly url: string;
  /** in the order of their arrival, refused ones included */
  readonly received: ReceivedWebhook[];
  /** answers from now on; default: 204 */
  answerWith(answer: (response: ServerResponse, webhook: ReceivedWebhook) => void): void;
  /** Verifies a webhook by the receiver's secret. @throws Error */
  verify(webhook: ReceivedWebhook, secret: string): void;
  /** Closes its port, so that connections are refused. */
  goDown(): Promise<void>;
  /** Listens on the same port again. */
  comeUp(): Promise<void>;
  close(): Promise<void>;
}

const accept = (response: ServerResponse) => response.writeHead(204).end();

export async function startReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let answer: (response: ServerResponse, webhook: ReceivedWebhook) => void = accept;
  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      const text = bytes.toString();
      const { headers, url: path = '' } = request;
      const body = JSON.parse(text) as ReceivedWebhook['body'];
      const webhook = { id: String(headers['webhook-id']), path, headers, text, body, at: performance.now() };
      received.push(webhook);
      answer(response, webhook);
    });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const goDown = async () => {
    const closed = new Promise<unknown>((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answerWith: (other) => (answer = other),
    verify({ text, headers }, secret) {
      new Webhook(secret).verify(text, headers as Record<string, string>);
    },
    goDown,
    comeUp: () => listen(port),
    async close() {
      if (server.listening) await goDown();
    },
  };
}
