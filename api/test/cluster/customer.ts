/** A customer who orders staging, has it revised and approves it, again and again, whatever dies meanwhile. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { finalise, mutate, sendFile } from '../factories.js';
import type { SignedUp } from '../httpClient.js';
import { Cut, type CutClient } from './cutClient.js';

const POLL_MS = 300;
/** Milliseconds that a round of one or two small photos may take while processes are killed. */
const LONGEST_ROUND_MS = 240_000;

/** What the customer was told, and what they asked for. */
export interface Order {
  readonly jobId: string;
  readonly projectId: string;
  readonly photos: number;
  revisions: number;
  approvedAt: number | null;
}

interface Job {
  readonly id: string;
  readonly status: string;
  readonly failure: string | null;
  readonly revisionCount: number;
}

interface Customer {
  readonly client: CutClient;
  readonly who: SignedUp;
  readonly photo: Buffer;
  /** all that were made */
  readonly orders: Order[];
  /** no more orders are begun */
  readonly isOver: () => boolean;
  /** of each order: how many photos, whether to revise it, whether to deliver it */
  readonly plan: () => { readonly photos: number; readonly revise: boolean; readonly deliver: boolean };
}

/** Resolves when the last order is at its end. @throws Error when one does not get there */
export async function orderUntilOver(customer: Customer): Promise<void> {
  while (!customer.isOver()) {
    const { photos, revise, deliver } = customer.plan();
    const order = await place(customer, photos);
    customer.orders.push(order);
    await reach(customer, order, 'PROOF_READY');
    if (revise) await requestRevision(customer, order);
    if (deliver) await approve(customer, order);
  }
}

async function place(customer: Customer, photos: number): Promise<Order> {
  const { client, who } = customer;
  const address = `${randomUUID()} Elm Street`;
  const projectId = await client.change(
    () => make(customer, 'createProject', { address }, 'project { id }').then((made) => idIn(made, 'project')),
    () => findProject(customer, address),
  );
  const inputMediaIds: string[] = [];
  for (let k = 0; k < photos; k++) inputMediaIds.push(await addPhoto(customer, projectId));
  const jobId = await client.change(
    () =>
      make(customer, 'createStagingJob', { projectId, inputMediaIds }, 'stagingJob { id }').then((made) =>
        idIn(made, 'stagingJob'),
      ),
    () => only(customer, projectId, 'stagingJobs'),
  );
  const stored = await client.read(() => readJob(customer, jobId));
  if (stored.id !== jobId) throw new Error(`The job ${jobId} is not there for ${who.email}.`);
  return { jobId, projectId, photos, revisions: 0, approvedAt: null };
}

async function addPhoto(customer: Customer, projectId: string): Promise<string> {
  const { client, who, photo: bytes } = customer;
  const originalName = `${randomUUID()}.jpg`;
  // a link that was never used expires
  const uploadUrl = await client.read(() => sendFile(client, who, { projectId, bytes, originalName }));
  return client.change(
    async () => {
      const made = await finalise(client, who, { projectId, uploadUrl, originalName });
      // the process that began to read it has died
      if (made.message?.includes('is being read already')) throw new Cut(made.message);
      if (made.message !== undefined) throw new Error(made.message);
      return made.media.id;
    },
    () => findMedia(customer, projectId, originalName),
  );
}

async function requestRevision(customer: Customer, order: Order): Promise<void> {
  order.revisions += 1;
  const input = { id: order.jobId, reason: 'Another sofa' };
  await customer.client.change(
    () => make(customer, 'requestRevision', input, 'stagingJob { id }'),
    async () => ((await readJob(customer, order.jobId)).revisionCount >= order.revisions ? {} : null),
  );
  await reach(customer, order, 'PROOF_READY');
}

async function approve(customer: Customer, order: Order): Promise<void> {
  await customer.client.change(
    () => make(customer, 'approveStagingJob', { id: order.jobId }, 'stagingJob { id }'),
    async () => ((await readJob(customer, order.jobId)).status === 'PROOF_READY' ? null : {}),
  );
  order.approvedAt = performance.now();
  await reach(customer, order, 'FINAL_DELIVERED');
}

async function reach(customer: Customer, { jobId, revisions }: Order, status: string): Promise<void> {
  const deadline = performance.now() + LONGEST_ROUND_MS;
  for (;;) {
    const job = await customer.client.read(() => readJob(customer, jobId));
    if (job.status === status && job.revisionCount === revisions) return;
    if (job.status === 'REWORK' && job.failure !== null) throw new Error(`The job ${jobId} has failed: ${job.failure}`);
    if (performance.now() > deadline) throw new Error(`Not ${status} in time: ${JSON.stringify(job)}`);
    await wait(POLL_MS);
  }
}

async function make({ client, who }: Customer, name: string, input: object, select: string) {
  const made = await mutate(client, who, { name, input, select });
  if (made.message !== undefined) throw new Error(`${name}: ${made.message}`);
  return made;
}

const idIn = (made: object, field: string) => (made as Record<string, { readonly id: string }>)[field]?.id ?? '';

async function readJob({ client, who }: Customer, id: string): Promise<Job> {
  const query = 'query($id: ID!) { node(id: $id) { ... on StagingJob { id status failure revisionCount } } }';
  const { data } = await client.graphql<{ node: Job | null }>(query, { id }, who.cookie);
  if (!data.node) throw new Error(`The job ${id} is gone.`);
  return data.node;
}

interface Edges {
  readonly edges: readonly { readonly node: { readonly id: string; readonly originalName?: string } }[];
}

async function findProject({ client, who }: Customer, address: string): Promise<string | null> {
  const query = 'query($search: String) { viewer { projects(search: $search) { edges { node { id } } } } }';
  const { data } = await client.graphql<{ viewer: { projects: Edges } }>(query, { search: address }, who.cookie);
  return data.viewer.projects.edges[0]?.node.id ?? null;
}

/** The only one of a project. @throws Error when there are several */
async function only({ client, who }: Customer, projectId: string, field: 'stagingJobs'): Promise<string | null> {
  const query = `query($id: ID!) { node(id: $id) { ... on Project { ${field} { edges { node { id } } } } } }`;
  const { data } = await client.graphql<{ node: Record<string, Edges> }>(query, { id: projectId }, who.cookie);
  const edges = data.node[field]?.edges ?? [];
  if (edges.length > 1) throw new Error(`The project ${projectId} has ${edges.length} ${field}.`);
  return edges[0]?.node.id ?? null;
}

async function findMedia({ client, who }: Customer, projectId: string, originalName: string): Promise<string | null> {
  const query = 'query($id: ID!) { node(id: $id) { ... on Project { media { edges { node { id originalName } } } } } }';
  const { data } = await client.graphql<{ node: { media: Edges } }>(query, { id: projectId }, who.cookie);
  return data.node.media.edges.find(({ node }) => node.originalName === originalName)?.node.id ?? null;
}
