/**
 * A partner's program, which knows nothing of the product but its documented calls: it orders the staging of a photo,
 * is told by webhooks, approves the proof, collects the picture and shows it in an embed.
 *
 * Reads SHOWHOME_URL, SHOWHOME_KEY, PHOTO (a file) and SITE (an origin) from the environment; prints what it did as JSON.
 */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createClient } from 'graphql-ws';
import { Webhook } from 'standardwebhooks';
import WebSocket from 'ws';

const { SHOWHOME_URL: url, SHOWHOME_KEY: key, PHOTO: photo, SITE: site } = process.env;
const authorization = `Bearer ${key}`;

async function call(method, path, body, headers = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return { answer, json: JSON.parse(text) };
}

async function graphql(query, variables, headers) {
  const { json } = await call('POST', '/graphql', { query, variables }, headers);
  if (json.errors) throw new Error(JSON.stringify(json.errors));
  return json.data;
}

// a receiver of webhooks
const events = [];
let secret;
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  try {
    events.push(new Webhook(secret).verify(body, request.headers));
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(400).end(String(error));
  }
});
await once(receiver.listen(0, '127.0.0.1'), 'listening');

async function event(type) {
  for (let waited = 0; waited < 900_000; waited += 200) {
    const found = events.find((one) => one.type === type);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No ${type} came; there were ${events.map((one) => one.type).join(', ')}.`);
}

const { createWebhook } = await graphql(
  `
    mutation ($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        ... on CreateWebhookPayload {
          secret
        }
        ... on Problem {
          message
        }
      }
    }
  `,
  { input: { url: `http://127.0.0.1:${receiver.address().port}/hook` } },
);
if (!createWebhook.secret) throw new Error(createWebhook.message);
secret = createWebhook.secret;

// a project with a photo
const { json: project } = await call('POST', '/api/projects', { address: '1 Partner Plaza' });
const { json: upload } = await call('POST', '/api/objects/upload');
const sent = await fetch(upload.uploadURL, { method: 'PUT', body: await readFile(photo) });
if (!sent.ok) throw new Error(`PUT: ${sent.status}`);
const file = { uploadUrl: upload.uploadURL, originalName: 'living room.jpg' };
const { json: media } = await call('POST', `/api/projects/${project.id}/media`, file);

// the same order twice is one order
const order = { projectId: project.id, inputMediaIds: [media.id], style: 'modern', roomType: 'living_room' };
const idempotency = { 'idempotency-key': `order-${media.id}` };
const { json: job } = await call('POST', '/api/staging', order, idempotency);
const { json: again, answer: second } = await call('POST', '/api/staging', order, idempotency);

// live states
const states = [];
const live = createClient({
  url: `${url.replace(/^http/, 'ws')}/graphql`,
  webSocketImpl: WebSocket,
  connectionParams: { authorization },
});
live.subscribe(
  { query: 'subscription ($id: ID) { stagingJobUpdated(id: $id) { status } }', variables: { id: job.id } },
  { next: ({ data }) => states.push(data?.stagingJobUpdated.status), error: () => {}, complete: () => {} },
);

const proofReady = await event('staging_job.proof_ready');
const proof = await fetch(proofReady.data.pictures[0].url);
await call('POST', `/api/staging/${job.id}/approve`);
const delivered = await event('staging_job.delivered');

const { json: jobs } = await call('GET', '/api/staging');
const [finalId] = jobs.find((one) => one.id === job.id).finalMediaIds;
const { json: download } = await call('POST', `/api/media/${finalId}/download`);
const picture = Buffer.from(await (await fetch(new URL(download.downloadUrl, url))).arrayBuffer());

// the delivered pictures on a site of the partner's
const { createEmbed } = await graphql(
  `
    mutation ($input: CreateEmbedInput!) {
      createEmbed(input: $input) {
        ... on CreateEmbedPayload {
          embed {
            id
          }
        }
        ... on Problem {
          message
        }
      }
    }
  `,
  { input: { kind: 'GALLERY', name: 'Listing page', projectId: project.id, origins: [site] } },
);
if (!createEmbed.embed) throw new Error(createEmbed.message);

console.log(
  JSON.stringify({
    embedId: createEmbed.embed.id,
    jobId: job.id,
    sameJob: again.id === job.id,
    replayed: second.headers.get('idempotent-replayed'),
    proofStatus: proof.status,
    deliveredJobId: delivered.data.jobId,
    states: [...new Set(states)],
    events: events.map(({ type }) => type),
    picture: { bytes: picture.length, begins: picture.subarray(0, 3).toString('hex') },
  }),
);
await live.dispose();
receiver.close();
receiver.closeAllConnections();
