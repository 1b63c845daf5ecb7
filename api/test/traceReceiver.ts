/** A program that receives traces: OTLP over HTTP, in JSON. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** empty: it begins the trace */
  readonly parentSpanId?: string;
  readonly name: string;
  /** as OTLP counts them: 1 internal, 2 server, 3 client, 4 producer, 5 consumer */
  readonly kind: number;
  readonly attributes: readonly Attribute[];
  /** nanoseconds */
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  /** code 2: failed */
  readonly status: { readonly code?: number };
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}

export interface TraceReceiver {
  /** for OTEL_EXPORTER_OTLP_ENDPOINT */
  readonly url: string;
  readonly paths: string[];
  /** each request's body */
  readonly texts: string[];
  spans(): readonly ReceivedSpan[];
  /** of the process that sent the last ones */
  resource(): Readonly<Record<string, string | number | undefined>>;
  /** answers from now on; default: accepts */
  answerWith(answer: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

const accept = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}');

export const attributesOf = ({ attributes }: { readonly attributes: readonly Attribute[] }) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

export async function startTraceReceiver(): Promise<TraceReceiver> {
  const paths: string[] = [];
  const texts: string[] = [];
  let answer: (response: ServerResponse) => void = accept;
  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      paths.push(request.url ?? '');
      texts.push(bytes.toString());
      answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const received = () => texts.flatMap((text) => (JSON.parse(text) as Partial<Sent>).resourceSpans ?? []);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    texts,
    spans: () => received().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resource: () => attributesOf(received().at(-1)?.resource ?? { attributes: [] }),
    answerWith: (other) => (answer = other),
    async close() {
      server.closeAllConnections();
      await new Promise<unknown>((resolve) => server.close(resolve));
    },
  };
}
