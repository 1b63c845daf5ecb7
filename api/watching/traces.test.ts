/** The traces of a running server, as a receiver gets them. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bodyOf } from '../bench/scale/documents.js';
import { freePort } from '../freePort.js';
import { makeProject } from '../test/factories.js';
import { happen, makeWebhook } from '../test/webhooks.js';
import { startSender } from '../webhooks/sending/sender.js';
import { subscribe } from '../test/subscribe.js';
import { httpClient } from '../test/httpClient.js';
import { spawnServer } from '../test/spawnServer.js';
import { orderStaging, waitForJob } from '../test/stagingClient.js';
import { startServer, type TestServer } from '../test/startServer.js';
import { attributesOf, startTraceReceiver, type ReceivedSpan, type TraceReceiver } from '../test/traceReceiver.js';
import { NO_TRACES, placeIn, traceparentOf } from './traces.js';

const JSON_PROTOCOL = { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
/** Milliseconds. */
const STAGING = 120_000;
/** Milliseconds after which the SDK, which waits for an answer for ten seconds, would go on waiting. */
const STILL_WAITING = 6000;

const settingsFor = ({ url }: Pick<TraceReceiver, 'url'>) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: url, ...JSON_PROTOCOL });

/** Prints at its end which modules of OpenTelemetry's SDK a process has loaded. */
const PROBE = `process.on('exit', () => {
  const loaded = Object.keys(require('node:module')._cache).filter((file) => /opentelemetry\\/(sdk|otlp|exporter)/.test(file));
  if (process.send === undefined) console.log('MODULES', loaded.length);
});`;

/** Starts the product, which says at its end how many modules of the SDK it has loaded. */
async function spawnProbed(settings: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'probe-'));
  const probe = join(folder, 'probe.cjs');
  writeFileSync(probe, PROBE);
  const server = await spawnServer({ settings: { ...settings, NODE_OPTIONS: `--require ${probe}` } });
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
  });
  return { ...server, modules: () => Number(/MODULES (\d+)/.exec(server.output())?.[1]) };
}

async function openReceiver(): Promise<TraceReceiver> {
  const receiver = await startTraceReceiver();
  onTestFinished(receiver.close);
  return receiver;
}

/** The span and all around it, from the inside. */
function pathOf(span: ReceivedSpan, spans: readonly ReceivedSpan[]): string[] {
  const around = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [span.name, ...(around ? pathOf(around, spans) : [])];
}

test('a staged photo is one trace: request, operation, statements, message, and the worker’s steps', async () => {
  const receiver = await openReceiver();
  const settings = {
    ...settingsFor(receiver),
    TRUST_PROXY: '1',
    OTEL_SERVICE_NAME: 'showhome-of-test',
    // so that the last ones are sent because the server stops
    OTEL_BSP_SCHEDULE_DELAY: '600000',
  };
  const server = await spawnProbed(settings);
  const client = httpClient(server.url);
  const secrets = { password: randomBytes(12).toString('hex'), firstName: 'Philippa', lastName: 'Unheard' };
  const who = await client.register({ ...secrets, email: 'philippa@example.com' });
  const notes = 'A yellow rug, please';
  const id = await orderStaging(client, who, { width: 480, input: { notes } });
  await waitForJob(client, who, { id, until: ({ status }) => status === 'PROOF_READY', patience: STAGING });
  const before = receiver.spans().length;
  expect(await server.stop()).toBe(0);
  expect(receiver.spans().length).toBeGreaterThan(before);
  expect(server.modules()).toBeGreaterThan(20);

  const spans = receiver.spans();
  // the only operation that sends this message
  const ordered = spans.find(({ name }) => name === 'send stage');
  const trace = spans.filter(({ traceId }) => traceId === ordered?.traceId);
  const paths = trace.map((span) => pathOf(span, trace).join(' < '));
  const request = 'mutation < POST /graphql';
  const worker = `work on stage < send stage < ${request}`;
  expect(paths).toEqual(
    expect.arrayContaining([
      request,
      `BEGIN < ${request}`,
      `INSERT StagingJob < ${request}`,
      `COMMIT < ${request}`,
      worker,
      `store fetch < ${worker}`,
      `stager < ${worker}`,
      `stager reading < stager < ${worker}`,
      `stager finishing < stager < ${worker}`,
      `store write < ${worker}`,
      `UPDATE StagingItem < ${worker}`,
    ]),
  );
  const named = (name: string) => attributesOf(trace.find((span) => span.name === name) as ReceivedSpan);
  expect(named('work on stage')).toMatchObject({ 'showhome.job_id': id, 'showhome.try': 1 });
  expect(named('POST /graphql')).toMatchObject({
    'http.response.status_code': 200,
    'http.route': '/graphql',
    'showhome.request_id': expect.any(String),
    'showhome.workspace_id': expect.stringMatching(/^org_/),
  });
  expect(receiver.resource()).toMatchObject({ 'service.name': 'showhome-of-test', 'showhome.role': 'both' });
  expect(new Set(receiver.paths)).toEqual(new Set(['/v1/traces']));
  const told = receiver.texts.join('\n');
  for (const secret of [...Object.values(secrets), who.cookie, notes, 'Elm', '@']) expect(told).not.toContain(secret);
});

test('without a setting nothing of OpenTelemetry’s SDK is loaded', async () => {
  const server = await spawnProbed({});
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  expect(server.modules()).toBe(0);
});

/** Starts a server that sends its traces at once. */
async function startTraced(url: string, onLog?: (line: string) => void): Promise<TestServer> {
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '50');
  const server = await startServer({ settings: settingsFor({ url }), onLog });
  vi.unstubAllEnvs();
  onTestFinished(server.close);
  return server;
}

test('a request continues the trace of its caller, and the log has its ids', async () => {
  const receiver = await openReceiver();
  const lines: Record<string, unknown>[] = [];
  const server = await startTraced(receiver.url, (line) => void lines.push(JSON.parse(line)));
  const place = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true };
  const headers = { traceparent: traceparentOf(place), 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong' });
  await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers, body });
  await expect.poll(() => receiver.spans().map(({ name }) => name)).toContain('POST /api/auth/login');
  const span = receiver.spans().find(({ name }) => name === 'POST /api/auth/login');
  expect(span).toMatchObject({ traceId: place.traceId, parentSpanId: place.spanId, kind: 2 });
  const { log, traces } = server.services;
  log.warn('said outside');
  await traces.during({ name: 'work' }, async (inner) => {
    log.warn('said within');
    expect(lines.at(-1)).toMatchObject({ trace_id: inner?.traceId, span_id: inner?.spanId });
  });
  expect(lines.at(-2)).not.toHaveProperty('trace_id');
});

test('an operation over a socket is a trace of its own, and so is a webhook, without its address', async () => {
  const receiver = await openReceiver();
  const server = await startTraced(receiver.url);
  const who = await server.register();
  const socket = subscribe(server, { query: { stored: 'DevelopersQuery' }, cookie: who.cookie });
  await socket.next();
  await socket.close();
  await makeWebhook(server, who, { url: `${receiver.url}/hook-with-a-secret` });
  const sender = startSender(server.services);
  await happen(server.services, { workspaceId: who.workspaceId, objectId: 'job_of_nobody' });
  const named = (name: string) => receiver.spans().find((span) => span.name === name);
  await expect.poll(() => named('send webhook')).toBeDefined();
  await expect.poll(() => named('query DevelopersQuery')).toBeDefined();
  await sender.stop();
  expect(named('query DevelopersQuery')).not.toHaveProperty('parentSpanId');
  expect(attributesOf(named('send webhook') as ReceivedSpan)).toMatchObject({
    'http.response.status_code': 200,
    'showhome.workspace_id': who.workspaceId,
  });
  expect(receiver.texts.filter((text) => text.includes('resourceSpans')).join()).not.toContain('hook-with-a-secret');
});

test('operations are told by the names that our pages gave them, not by those of programs', async () => {
  const receiver = await openReceiver();
  const server = await startTraced(receiver.url);
  const { cookie } = await server.register();
  const stored = bodyOf('DevelopersQuery', {});
  const foreign = { query: 'query OfSomebody { viewer { permissions } }' };
  const ask = (body: object) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  for (const body of [foreign, { ...stored, ...foreign, operationName: 'OfSomebody' }, stored]) await ask(body);
  const socket = subscribe(server, { ...foreign, cookie });
  await socket.next();
  await socket.close();
  const names = () => receiver.spans().flatMap(({ name }) => (name.startsWith('query') ? [name] : []));
  await expect.poll(() => names().toSorted()).toEqual(['query', 'query', 'query', 'query DevelopersQuery']);
  expect(receiver.texts.join()).not.toContain('OfSomebody');
});

test('a receiver that is down costs no request, and one line of the log', async () => {
  const lines: string[] = [];
  const server = await startTraced(`http://127.0.0.1:${await freePort()}`, (line) => void lines.push(line));
  const who = await server.register();
  for (let times = 0; times < 5; times++) expect(await makeProject(server, who)).toMatch(/^proj_/);
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  expect(await makeProject(server, who)).toMatch(/^proj_/);
  await new Promise((done) => setTimeout(done, 500));
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'traces cannot be sent; they are dropped',
  ]);
  expect(lines[0]).not.toContain('requestId');
});

test('a receiver that does not answer delays neither a request nor, beyond two seconds, the stop', async () => {
  const receiver = await openReceiver();
  receiver.answerWith(() => {});
  const server = await startTraced(receiver.url);
  const who = await server.register();
  await expect.poll(() => receiver.texts.length).toBeGreaterThan(0);
  const began = performance.now();
  expect(await makeProject(server, who)).toMatch(/^proj_/);
  expect(performance.now() - began).toBeLessThan(STILL_WAITING);
  const stopping = performance.now();
  await server.services.traces.stop();
  expect(performance.now() - stopping).toBeLessThan(STILL_WAITING);
});

test('reads a traceparent as the W3C writes it, and nothing else', () => {
  const place = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', isSampled: true };
  expect(placeIn('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01')).toEqual(place);
  expect(placeIn(traceparentOf({ ...place, isSampled: false }))).toEqual({ ...place, isSampled: false });
  for (const other of [undefined, '', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, 'ff-0af7-b7ad-01', ['a', 'b']]) {
    expect(placeIn(other)).toBeNull();
  }
});

test('while traces are off, a span is a call of its work', async () => {
  const work = async (span: unknown) => ({ span });
  expect(await NO_TRACES.during({ name: 'work' }, work)).toEqual({ span: null });
  expect(await NO_TRACES.within({ name: 'work' }, work)).toEqual({ span: null });
});
