/**
 * `node api/setup/prepare.mjs --no-web && node --import tsx api/test/olderData/make.ts` adds the data of the present
 * version to `folders/`, named by its newest migration. Made once for each version that people may have, and never
 * changed: see README.md.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { readMigrations } from '../../db/migrate.js';
import { VERSION } from '../../version.js';
import { adminCommand } from '../adminCommand.js';
import { first } from '../elements.js';
import { finalise, makeProject, mutate, sendFile } from '../factories.js';
import { filmWithPlace } from '../film.js';
import { httpClient, type HttpClient, type SignedUp } from '../httpClient.js';
import { spawnServer } from '../spawnServer.js';
import { answersTo, DOCUMENTS } from './documents.js';
import { filesOf, FOLDERS, pack, type Expected } from './olderData.js';

const PHOTO = join(import.meta.dirname, '../../demo/photos/living-room.jpg');
/** Pixels: the least that the engine takes. */
const WIDTH = 480;
const PATIENCE_MS = 5 * 60_000;
const PERSON = { email: 'maya@example.com', password: 'of-a-made-up-person', firstName: 'Maya', lastName: 'Okafor' };

/** A room that our own engine rendered, so smooth that its pictures are small. */
const photo = () => sharp(PHOTO).resize({ width: WIDTH, height: 270 }).blur(2).jpeg({ quality: 40 }).toBuffer();

async function upload(server: HttpClient, who: SignedUp, file: { projectId: string; originalName: string }) {
  const isFilm = file.originalName.endsWith('.mp4');
  const mimeType = isFilm ? 'video/mp4' : 'image/jpeg';
  const picture = sharp({ create: { width: 160, height: 120, channels: 3, background: '#8a7358' } });
  const bytes = isFilm ? await filmWithPlace(mimeType as 'video/mp4', { picture }) : await photo();
  const uploadUrl = await sendFile(server, who, { ...file, bytes, mimeType });
  const { media } = await finalise(server, who, { ...file, uploadUrl });
  return media.id;
}

interface JobNow {
  readonly status: string;
  readonly failure: string | null;
  readonly items: readonly { readonly id: string; readonly result: { readonly id: string } | null }[];
  readonly packs: readonly { readonly state: string }[];
}

/** Waits for the worker. */
async function until(server: HttpClient, who: SignedUp, jobId: string, isDone: (job: JobNow) => boolean) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(500)) {
    const { data } = await server.graphql<{ node: JobNow }>(
      'query($id: ID!) { node(id: $id) { ... on StagingJob { status failure items { id result { id } } packs { state } } } }',
      { id: jobId },
      who.cookie,
    );
    if (isDone(data.node)) return data.node;
    if (data.node.failure) throw new Error(JSON.stringify(data.node));
  }
  throw new Error('The worker took too long.');
}

async function order(server: HttpClient, who: SignedUp, input: object): Promise<string> {
  const { stagingJob } = await mutate<{ stagingJob: { id: string } }>(server, who, {
    name: 'createStagingJob',
    input,
    select: 'stagingJob { id }',
  });
  await until(server, who, stagingJob.id, ({ status }) => status === 'PROOF_READY');
  return stagingJob.id;
}

/** @throws Error with the answer when it is a refusal */
async function change<Payload>(server: HttpClient, who: SignedUp, asked: Parameters<typeof mutate>[2]) {
  const answer = await mutate<Payload>(server, who, asked);
  if (!answer.__typename.endsWith('Payload')) throw new Error(`${asked.name}: ${JSON.stringify(answer)}`);
  return answer;
}

/** A delivered job of two rounds, with its pack, pages and money. */
async function deliver(server: HttpClient, who: SignedUp) {
  const projectId = await makeProject(server, who, {
    address: '12 Elm Street',
    notes: 'Keys at the desk',
    tags: ['sea'],
  });
  const inputMediaIds = [await upload(server, who, { projectId, originalName: 'Living Room.jpg' })];
  await upload(server, who, { projectId, originalName: 'Walk.mp4' });
  await change(server, who, { name: 'suggestRooms', input: { ids: inputMediaIds } });
  const jobId = await order(server, who, { projectId, inputMediaIds, notes: 'No plants' });
  const revision = { id: jobId, reason: 'Too dark', comments: 'A lighter sofa', style: 'SCANDINAVE' };
  await change(server, who, { name: 'requestRevision', input: revision });
  await until(server, who, jobId, ({ status }) => status === 'PROOF_READY');
  await change(server, who, { name: 'approveStagingJob', input: { id: jobId } });
  const { items } = await until(server, who, jobId, ({ status }) => status === 'FINAL_DELIVERED');
  const page = await change<{ publicLink: { url: string } }>(server, who, {
    name: 'createPublicLink',
    input: { jobId, kind: 'DELIVERY' },
    select: 'publicLink { url }',
  });
  const pack = {
    jobId,
    label: { kind: 'NONE' },
    sizes: ['WEB'],
    originals: false,
    beforeAfter: [],
    disclosurePdf: false,
  };
  await change(server, who, { name: 'createPack', input: pack });
  await until(server, who, jobId, ({ packs }) => packs.every(({ state }) => state === 'READY'));
  await bill(server, who, projectId);
  const embeds = [{ kind: 'GALLERY', projectId }, { kind: 'SLIDER', itemId: first(items).id }, { kind: 'BOARD' }];
  for (const input of embeds) {
    const named = { name: 'Front page', origins: ['https://brokerage.example'], ...input };
    await change(server, who, { name: 'createEmbed', input: named });
  }
  return { page: new URL(page.publicLink.url).pathname };
}

/** A job under review, with a seller's words on its proof. */
async function review(server: HttpClient, who: SignedUp): Promise<string> {
  const projectId = await makeProject(server, who, { address: '8 Harbor Lane', mlsId: 'MLS-8' });
  const inputMediaIds = [await upload(server, who, { projectId, originalName: 'Study.jpg' })];
  const jobId = await order(server, who, { projectId, inputMediaIds, style: 'JAPON' });
  const { publicLink } = await change<{ publicLink: { url: string } }>(server, who, {
    name: 'createPublicLink',
    input: { jobId, kind: 'PROOF' },
    select: 'publicLink { url }',
  });
  const { id, result } = first((await until(server, who, jobId, () => true)).items);
  const said = { itemId: id, resultId: result?.id ?? '', name: 'Ida', text: 'A smaller lamp, please', verdict: '' };
  const body = new URLSearchParams(said);
  const headers = { origin: server.url };
  const answer = await fetch(publicLink.url, { method: 'POST', body, headers, redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`${answer.status}: ${await answer.text()}`);
  return jobId;
}

async function bill(server: HttpClient, who: SignedUp, projectId: string): Promise<void> {
  const seller = { name: 'Harbor Realty', address: '1 Pier', email: 'office@example.com', taxId: '12-3456789' };
  await change(server, who, { name: 'updateSellerDetails', input: seller });
  for (const paid of [false, true]) {
    const items = [{ description: 'Staging', amount: '48.00' }];
    const { invoice } = await change<{ invoice: { id: string } }>(server, who, {
      name: 'createInvoice',
      input: { projectId, items, subtotal: '48.00', billTo: { name: 'Ida Brandt' }, dueDate: '2099-12-31' },
      select: 'invoice { id }',
    });
    await change(server, who, { name: 'sendInvoice', input: { id: invoice.id } });
    const payment = { invoiceId: invoice.id, method: 'Cheque', reference: '0042', receivedOn: '2026-11-27' };
    if (paid) await change(server, who, { name: 'recordPayment', input: payment });
  }
}

/** What the workspace has besides: a colleague, a key, a webhook that nobody answers, a deleted project. */
async function fill(server: HttpClient, who: SignedUp): Promise<string> {
  const invited = await change<{ link: string }>(server, who, {
    name: 'inviteColleague',
    input: { role: 'AGENT' },
    select: 'link',
  });
  const colleague = await server.register({ ...PERSON, email: 'tom@example.com', firstName: 'Tom' });
  const token = new URL(invited.link).pathname.split('/').at(-1);
  await change(server, colleague, { name: 'acceptInvitation', input: { token } });
  await change(server, who, { name: 'inviteColleague', input: { role: 'VIEWER', email: 'ada@example.com' } });
  const webhook = { url: 'https://hooks.invalid/', description: 'Our own list' };
  await change(server, who, { name: 'createWebhook', input: webhook });
  const id = await makeProject(server, who, { address: '3 Deleted Lane' });
  await change(server, who, { name: 'deleteProject', input: { id } });
  const { text } = await change<{ text: string }>(server, who, {
    name: 'createApiKey',
    input: { name: 'Our site', scopes: ['projects:read', 'staging:read'] },
    select: 'text',
  });
  return text;
}

const name = first(readMigrations().toReversed()).name;
if (existsSync(filesOf(name).archive)) throw new Error(`${name} exists already: it is never changed.`);
const work = mkdtempSync(join(tmpdir(), 'showhome-older-'));
const server = await spawnServer({ dataDir: join(work, 'data') });
try {
  const client = httpClient(server.url);
  const owner = await client.register(PERSON);
  const key = await fill(client, owner);
  const { page } = await deliver(client, owner);
  const reviewedJobId = await review(client, owner);
  const expected: Expected = {
    showhome: VERSION,
    email: PERSON.email,
    password: PERSON.password,
    key,
    page,
    reviewedJobId,
    documents: DOCUMENTS,
    ...(await answersTo(client, owner.cookie, DOCUMENTS)),
  };
  await mkdir(FOLDERS, { recursive: true });
  const backup = join(work, name);
  const { code, stderr } = await adminCommand({ DATA_DIR: server.dataDir }, 'backup', backup);
  if (code !== 0) throw new Error(stderr);
  await pack(name, work);
  await writeFile(filesOf(name).expected, `${JSON.stringify(expected, null, 2)}\n`);
  console.log(filesOf(name).archive);
} finally {
  await server.stop();
  rmSync(work, { recursive: true, force: true });
}
