import { request as httpRequest } from 'node:http';
import { expect, it } from 'vitest';
import { post } from '../test/signIn.js';
import { startServer } from '../test/startServer.js';

/** Starts a server with those settings, and reads its log. */
async function serverWith(settings: Record<string, string>) {
  const said: string[] = [];
  const onLog = (line: string) => said.push((JSON.parse(line) as { msg: string }).msg);
  return { server: await startServer({ settings, onLog }), said };
}

it.each([
  ['', 1],
  ['0', 0],
  ['1', 0],
])('with TRUST_PROXY=%s, requests through a proxy log %i warnings', async (TRUST_PROXY, count) => {
  const { server, said } = await serverWith({ TRUST_PROXY });
  await fetch(`${server.url}/healthz`);
  expect(said).toEqual([]);
  for (let time = 0; time < 3; time++) {
    await fetch(`${server.url}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  }
  expect(said.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(count);
  await server.close();
});

it.each([
  [{ HOST: '0.0.0.0' }, 1],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://staging.test' }, 0],
  [{ HOST: '127.0.0.1' }, 0],
])('a start with %o logs %i warnings', async (settings, count) => {
  const { server, said } = await serverWith(settings);
  expect(said.filter((line) => line.includes('PUBLIC_URL'))).toHaveLength(count);
  await server.close();
});

/** Sends a request as a browser does from a page at that address; fetch sets Host itself. */
const sendAs = (server: { url: string }, host: string, path: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' };
    const sent = httpRequest(`${server.url}${path}`, { method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    sent.on('error', reject).end('{}');
  });

it.each(['/graphql', '/api/auth/login', '/api/projects'])(
  'without PUBLIC_URL a page at an unknown name is refused at %s, and told which setting is missing',
  async (path) => {
    const { server } = await serverWith({ HOST: '0.0.0.0' });
    const sentence =
      'The server does not know that browsers reach it at http://192.0.2.8:4000. Whoever runs it has to set PUBLIC_URL ' +
      'to that address and start it again.';
    const wordsOf = (text: string) => (path === '/graphql' ? JSON.parse(text).errors[0].message : text);
    const unknown = await sendAs(server, '192.0.2.8:4000', path);
    expect([unknown.status, wordsOf(unknown.text)]).toEqual([403, sentence]);
    const foreign = await post(server, path, {}, { origin: 'http://evil.test' });
    expect([foreign.status, wordsOf(await foreign.text())]).toEqual([403, 'This request came from another site.']);
    await server.close();
  },
);
