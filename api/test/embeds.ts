/** Embeds for tests. */
import { SignJWT } from 'jose';
import { elementAt } from './elements.js';
import { makeJob, mutate } from './factories.js';
import { deliverAll, stageAll } from './staged.js';
import type { Registered, TestServer } from './startServer.js';

export const SITE = 'https://brokerage.example';

export interface MadeEmbed {
  readonly id: string;
  readonly url: string;
  readonly secret: string | null;
}

export async function makeEmbed(server: TestServer, who: Registered, input: object): Promise<MadeEmbed> {
  const { embed, secret } = await mutate<{ embed: Omit<MadeEmbed, 'secret'>; secret: string | null }>(server, who, {
    name: 'createEmbed',
    input: { name: 'Front page', origins: [SITE], ...input },
    select: 'embed { id url } secret',
  });
  return { ...embed, secret };
}

/** A delivered job of a project, with the items of its photos. */
export async function deliveredJob(server: TestServer, who: Registered, photos = 1) {
  const { jobId, projectId } = await makeJob(server, who, { photos });
  await stageAll(server, jobId);
  await mutate(server, who, { name: 'approveStagingJob', input: { id: jobId } });
  await deliverAll(server, jobId);
  const where = { jobId };
  const items = await server.services.prisma.stagingItem.findMany({ where, orderBy: { position: 'asc' } });
  return { jobId, projectId, itemId: elementAt(items, 0).id };
}

interface Claims {
  readonly embed?: string;
  readonly sub?: string;
  /** seconds from now; null: none */
  readonly ends?: number | null;
  readonly alg?: string;
}

/** Signs a token as a site's server does. */
export async function tokenFor({ id, secret }: MadeEmbed, claims: Claims = {}): Promise<string> {
  const { embed = id, sub = 'ida@brokerage.example', ends = 600, alg = 'HS256' } = claims;
  const token = new SignJWT({ embed }).setProtectedHeader({ alg }).setSubject(sub);
  if (ends !== null) token.setExpirationTime(Math.floor(Date.now() / 1000) + ends);
  return token.sign(new TextEncoder().encode(secret ?? ''));
}
