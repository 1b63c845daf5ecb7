/** Connections that must not come about. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { shared } from '../../test/shared.js';
import { startReceiver } from '../../test/webhookReceiver.js';
import { createPoster, checkSocket, type Poster } from './post.js';
import type { Resolve } from './guardedLookup.js';

const receiver = shared(startReceiver);
/** As in production, but without certificates. */
const STRICT = { http: true, loopback: false };
const OWN = { http: true, loopback: true };
const PRIVATE = 'The address is in a private network.';

const posters: Poster[] = [];
afterEach(() => {
  for (const poster of posters.splice(0)) poster.close();
  receiver.received.splice(0);
});

function posterWith(destinations: typeof STRICT, resolve?: Resolve): Poster {
  const poster = createPoster({ destinations, resolve, patienceMs: 1000 });
  posters.push(poster);
  return poster;
}

/** The receiver under another name. */
const named = (host: string) => receiver.url.replace('127.0.0.1', host);
const request = (url: string) => ({ url, headers: {}, body: '{}', signal: new AbortController().signal });
const addresses = (...all: string[]) => all.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

it('reaches a name whose addresses are allowed', async () => {
  const poster = posterWith(OWN, async () => addresses('127.0.0.1'));
  expect(await poster.post(request(named('partner.example')))).toMatchObject({ status: 204, error: null });
  expect(receiver.received).toHaveLength(1);
});

it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '192.168.0.1', '::1', '::ffff:127.0.0.1', 'fd00::1'])(
  'does not connect to a name with the address %s',
  async (address) => {
    const poster = posterWith(STRICT, async () => addresses(address));
    expect(await poster.post(request(named('partner.example')))).toMatchObject({ status: null, error: PRIVATE });
    expect(receiver.received).toEqual([]);
  },
);

it('does not connect to a name of which one address is private', async () => {
  const poster = posterWith(STRICT, async () => addresses('8.8.8.8', '127.0.0.1'));
  expect(await poster.post(request(named('partner.example')))).toMatchObject({ error: PRIVATE });
  expect(receiver.received).toEqual([]);
});

it('looks a name up once for a connection, and checks what it connects to: a changed address is refused', async () => {
  const answers = [addresses('127.0.0.1'), addresses('10.1.2.3')];
  let asked = 0;
  const poster = posterWith(OWN, async () => answers[asked++] ?? []);
  const closing = (response: { setHeader(name: string, value: string): unknown; end(): unknown }) => {
    response.setHeader('connection', 'close'); // so that the next request needs a new connection
    response.end();
  };
  receiver.answerWith(closing);
  expect(await poster.post(request(named('partner.example')))).toMatchObject({ status: 200 });
  expect(asked).toBe(1);
  expect(await poster.post(request(named('partner.example')))).toMatchObject({ error: PRIVATE });
  expect(asked).toBe(2);
  expect(receiver.received).toHaveLength(1);
});

it.each(['127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', 'localhost'])('does not connect to %s', async (host) => {
  const answer = await posterWith(STRICT).post(request(named(host)));
  expect(answer).toMatchObject({ status: null, error: expect.stringContaining('private network') });
  expect(receiver.received).toEqual([]);
});

it('sends nothing through a socket that has reached a forbidden address all the same', async () => {
  const { hostname, port } = new URL(receiver.url);
  const socket = connect(Number(port), hostname);
  checkSocket(socket, STRICT);
  socket.end('POST /hooks HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}');
  const [error] = await once(socket, 'error').catch((failure: unknown) => [failure]);
  expect(error).toMatchObject({ message: PRIVATE });
  expect(receiver.received).toEqual([]);
});

it('tells of failures without addresses', async () => {
  const unknown = posterWith(STRICT, async () => {
    throw Object.assign(new Error('getaddrinfo ENOTFOUND partner.example'), { code: 'ENOTFOUND' });
  });
  expect(await unknown.post(request('https://partner.example/secret-path'))).toMatchObject({
    error: 'The name of the endpoint was not found.',
  });
  await receiver.goDown();
  expect(await posterWith(OWN).post(request(receiver.url))).toMatchObject({
    error: 'The endpoint refused the connection.',
  });
  await receiver.comeUp();
});
