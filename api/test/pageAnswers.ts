/** What the main pages show of a workspace. */
import { createHash } from 'node:crypto';
import type { HttpClient } from './httpClient.js';

const MEDIA = 'id originalName fileSize mimeType width height duration roomType url thumbnailUrl previewUrl createdAt';
const PAGES = `{ viewer {
  user { id email firstName }
  workspace { id name currency seller { name address } }
  dashboardStats { activeProjects stagingJobs revenue }
  projects { totalCount edges { node { id address status tags mediaCounts { total } createdAt } } }
  media { totalCount edges { node { ${MEDIA} } } }
  stagingJobs { totalCount edges { node {
    id status style notes createdAt
    items { id state decision input { id } proof { ${MEDIA} } final { id } report { altText } }
  } } }
  invoices { totalCount edges { node { id invoiceNumber status total dueDate items { description amount } } } }
  activities { totalCount edges { node { id action description createdAt } } }
} }`;

/** @returns the answer without the links' signatures, and the SHA-256 of every file that it links to */
export async function pageAnswers(server: HttpClient, cookie: string) {
  const { data, errors } = await server.graphql(PAGES, {}, cookie);
  if (errors) throw new Error(JSON.stringify(errors));
  const text = JSON.stringify(data);
  const links = [...new Set([...text.matchAll(/"(?:url|thumbnailUrl|previewUrl)":"([^"]+)"/g)].map(([, url]) => url!))];
  const files: Record<string, string> = {};
  for (const link of links) {
    const answer = await fetch(new URL(link, server.url));
    if (!answer.ok) throw new Error(`${link}: ${answer.status}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    files[unsigned(link)] = createHash('sha256').update(bytes).digest('hex');
  }
  return {
    pages: JSON.parse(text.replaceAll(/"([^"]*\?[^"]*signature=[^"]*)"/g, (_, link: string) => `"${unsigned(link)}"`)),
    files,
  };
}

const unsigned = (link: string) => link.split('?', 1)[0]!;
