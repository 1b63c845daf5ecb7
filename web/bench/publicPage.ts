/** Has a photo of the demo account staged and approved, and makes its public page. */
import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext } from 'playwright-core';

/** Milliseconds; a rendering takes a minute on a slow machine. */
const PATIENCE_MS = 15 * 60_000;
/** Bytes before pictures. */
export const MOST_BYTES = 60_000;

interface Job {
  readonly id: string;
  readonly status: string;
}

const LINK = `mutation($input: CreatePublicLinkInput!) { createPublicLink(input: $input) {
  ... on CreatePublicLinkPayload { stagingJob { publicLinks { url } } } } }`;

/** @param request signed in @returns the page's path */
export async function makePublicPage(request: APIRequestContext, url: string): Promise<string> {
  const call = async <Answer>(method: 'GET' | 'POST', path: string, data?: object): Promise<Answer> => {
    const answer = await request.fetch(url + path, { method, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const until = async (id: string, status: string) => {
    for (const end = Date.now() + PATIENCE_MS; ; await setTimeout(1000)) {
      const job = (await call<Job[]>('GET', '/api/staging')).find((one) => one.id === id);
      if (job?.status === status) return;
      if (Date.now() > end) throw new Error(`The job is ${job?.status}, not ${status}.`);
    }
  };
  const [project] = await call<{ id: string }[]>('GET', '/api/projects');
  if (!project) throw new Error('Expected a project of the demo account.');
  const [photo] = await call<{ id: string }[]>('GET', `/api/projects/${project.id}/media`);
  if (!photo) throw new Error('Expected a photo of the demo account.');
  const order = { projectId: project.id, inputMediaIds: [photo.id], style: 'modern', roomType: 'living_room' };
  const { id } = await call<Job>('POST', '/api/staging', order);
  await until(id, 'proof_ready');
  await call('POST', `/api/staging/${id}/approve`);
  await until(id, 'final_delivered');
  const variables = { input: { jobId: id, kind: 'DELIVERY' } };
  const { data } = await call<{
    data: { createPublicLink: { stagingJob: { publicLinks: { url: string }[] } } };
  }>('POST', '/graphql', { query: LINK, variables });
  const [link] = data.createPublicLink.stagingJob.publicLinks;
  if (!link) throw new Error('Expected a public page.');
  return new URL(link.url).pathname;
}
