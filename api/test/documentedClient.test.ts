import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentedClient } from './documentedClient.js';

/** Answers with the path's status, as /418, and with the request's body. */
let echo: Server;
let url: string;
let heard: IncomingHttpHeaders[] = [];

beforeAll(async () => {
  echo = createServer(async (request, response) => {
    heard.push(request.headers);
    const body = (await request.toArray()).join('');
    response.writeHead(Number(request.url?.slice(1)), { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((listening) => echo.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
});
afterAll(() => echo.close());

it.each([
  [400, 'Name: required', '400: "Name: required"'],
  [409, undefined, '409: Conflict'],
  [500, undefined, '500: Internal Server Error'],
])('turns the answer %s with the body %j into the error "%s"', async (status, body, message) => {
  await expect(documentedClient(url).send('POST', `/${status}`, body)).rejects.toThrow(new Error(message));
});

it('reads JSON, and returns undefined for an empty answer', async () => {
  expect(await documentedClient(url).send('POST', '/201', { address: '7' })).toEqual({ address: '7' });
  expect(await documentedClient(url).send('DELETE', '/204')).toBeUndefined();
});

it('reads 401 as "nobody signed in" for the user only, and no other status', async () => {
  expect(await documentedClient(url).sendOrNull('GET', '/401')).toBeNull();
  await expect(documentedClient(url).sendOrNull('GET', '/503')).rejects.toThrow('503: Service Unavailable');
});

it('always sends its cookie, and a content type only with a body', async () => {
  heard = [];
  const client = documentedClient(url, 'session=1');
  await client.send('GET', '/200');
  await client.send('POST', '/200', {});
  expect(heard.map(({ cookie, 'content-type': type }) => [cookie, type])).toEqual([
    ['session=1', undefined],
    ['session=1', 'application/json'],
  ]);
});
