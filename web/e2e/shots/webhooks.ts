import { setTimeout as wait } from 'node:timers/promises';
import { startReceiver } from '../../../api/test/webhookReceiver.js';
import type { Client } from './http.js';

const POLL_MS = 200;
const PATIENCE_MS = 20_000;
const BROKEN = '<html>\n  <body>\n    <h1>502 Bad Gateway</h1>\n  </body>\n</html>';
const LONG_PATH = `/${'listing-service/region-northwest/office-at-the-harbor/'.repeat(3)}hooks`;

type State = 'DELIVERED' | 'FAILED' | 'WAITING';

interface Answered {
  readonly status: number;
  readonly text?: string;
  /** of the delivery after it */
  readonly state: State;
}

interface Delivery {
  readonly state: State;
  readonly tries: number;
}

/** Makes webhooks in every state, one of them with deliveries in every state. Their receiver runs in this process. */
export async function makeWebhooks(client: Client): Promise<void> {
  const receiver = await startReceiver();
  /** by webhook: what waits is sent again while others are tested */
  const answers = new Map<string, Answered>();
  receiver.answerWith((response, { path }) => {
    const { status, text } = answers.get(path) ?? { status: 204 };
    response.writeHead(status).end(text);
  });

  const make = (path: string, more: object = {}) =>
    client.mutate('createWebhook', { url: new URL(path, receiver.url).href, ...more }, 'webhook');
  const act = (name: string, id: string) =>
    client.graphql(`mutation($id: ID!) { ${name}(input: { id: $id }) { __typename } }`, { id });

  const until = async (id: string, state: State) => {
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(POLL_MS)) {
      const { node } = await client.graphql<{ readonly node: Delivery }>(ONE_DELIVERY, { id });
      if (node.state === state && node.tries > 0) return;
    }
    throw new Error(`The delivery ${id} did not become ${state}.`);
  };
  const test = async (id: string, path: string, answer: Answered) => {
    answers.set(path, answer);
    await until(await client.mutate('sendTestEvent', { id }, 'delivery'), answer.state);
  };

  const long = await make(LONG_PATH, { description: 'Puts staged pictures into the listing service’s own gallery' });
  await client.send('projects', { address: '12 Elm Street' });
  await test(long, LONG_PATH, { status: 502, text: BROKEN, state: 'WAITING' });
  // what waits has failed then
  await act('switchWebhookOff', long);
  await act('switchWebhookOn', long);
  await test(long, LONG_PATH, { status: 204, state: 'DELIVERED' });
  await test(long, LONG_PATH, { status: 200, text: '{"received":true}', state: 'DELIVERED' });
  await test(long, LONG_PATH, { status: 502, text: BROKEN, state: 'WAITING' });

  const off = await make('/archive', { events: ['STAGING_JOB_DELIVERED', 'INVOICE_PAID'] });
  await act('switchWebhookOff', off);
  const gone = await make('/closed', {
    description: 'Tells the office',
    events: ['PROJECT_CREATED', 'MEDIA_CREATED', 'STAGING_JOB_PROOF_READY', 'STAGING_JOB_DELIVERED', 'PROOF_ANSWERED'],
  });
  await test(gone, '/closed', { status: 410, state: 'FAILED' });
  await make('/new');
}

const ONE_DELIVERY = 'query($id: ID!) { node(id: $id) { ... on WebhookDelivery { state tries } } }';
