/**
 * What is asked of older data: each with its documents as they were when it was written, since programs of people still
 * send these.
 */
import { createHash } from 'node:crypto';
import type { HttpClient } from '../httpClient.js';

const MEDIA = 'id originalName fileSize mimeType width height duration roomType url thumbnailUrl previewUrl createdAt';
const RESULT = `id style roomType createdAt plan report { altText furniture { key label } } proof { ${MEDIA} }`;

/** For the owner; none depends on today's date. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
  account: `{ viewer { user { id email firstName lastName } workspace {
    id name currency units seller { name address email taxId } people { role user { email } }
    apiKeys { name ending scopes } webhooks { url description events }
    embeds { edges { node { kind name origins } } } invitations { role email }
  } } }`,
  projects: `{ viewer { projects { totalCount edges { node {
    id address mlsId status notes tags mediaCounts { total } createdAt } } } } }`,
  media: `{ viewer { media { totalCount edges { node { ${MEDIA} suggestion { roomType } } } } } }`,
  staging: `{ viewer { stagingJobs { totalCount edges { node {
    id status style roomType notes creativity createdAt revision { reason comments }
    rounds { number isCurrent createdAt results { ${RESULT} } }
    items { id state decision style input { id } proof { ${MEDIA} } final { ${MEDIA} downloadUrl } result { id }
      comments { name text verdict } }
    packs { id state files { name mimeType bytes } } publicLinks { id kind url }
  } } } } }`,
  invoices: `{ viewer { invoices { totalCount edges { node {
    id invoiceNumber status currency subtotal tax total dueDate billTo { name } seller { name }
    items { description amount } payment { method amount receivedAt } } } } } }`,
  activities: `{ viewer { activities { totalCount edges { node { id action description createdAt } } } } }`,
  audit: `{ viewer { auditEntries { totalCount edges { node { id action description actorName createdAt } } } } }`,
};

export interface Answers {
  /** by the name of the document; links are paths, without their signatures */
  readonly pages: Readonly<Record<string, unknown>>;
  /** SHA-256 by the address of each file that they link to */
  readonly files: Readonly<Record<string, string>>;
}

/** Signed links to files. */
const FILE = /"(\/files\/[^"?]+\?[^"]*)"/g;
const unsigned = (link: string) => new URL(link, 'http://localhost').pathname;

/** @throws Error when a document or a file is not answered */
export async function answersTo(
  server: HttpClient,
  cookie: string,
  documents: Readonly<Record<string, string>>,
): Promise<Answers> {
  const pages: Record<string, unknown> = {};
  const files: Record<string, string> = {};
  for (const [name, document] of Object.entries(documents)) {
    const { data, errors } = await server.graphql(document, {}, cookie);
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    const text = JSON.stringify(data).replaceAll(server.url, '');
    for (const [, link = ''] of text.matchAll(FILE)) files[unsigned(link)] ??= await hashOf(new URL(link, server.url));
    pages[name] = JSON.parse(text.replaceAll(FILE, (_, link: string) => `"${unsigned(link)}"`));
  }
  return { pages, files };
}

async function hashOf(link: URL): Promise<string> {
  const answer = await fetch(link);
  if (!answer.ok) throw new Error(`${link.pathname}: ${answer.status}`);
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}
