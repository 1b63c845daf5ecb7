/** Cases of calls, `*.json`: `call` names the call, the other fields what it is given. */
import { readFile } from 'node:fs/promises';
import { mutate } from '../../test/factories.js';
import { headersOf } from '../../test/httpClient.js';
import type { Case } from './readCases.js';
import type { Outcome, Place } from './takeIn.js';

interface InvoiceCase {
  readonly right: string;
  readonly [field: string]: unknown;
}

interface CallFile {
  readonly call: string;
  readonly cases?: readonly InvoiceCase[];
  readonly [list: string]: unknown;
}

const CALLS: Readonly<Record<string, (place: Place, file: CallFile) => Promise<string[]>>> = {
  'POST /api/auth/register': registerAll,
  'POST /api/invoices': invoiceAll,
  'GET /oembed': describeEmbed,
};

export async function makeCalls(place: Place, { path, right }: Case): Promise<Outcome> {
  const file = JSON.parse(await readFile(path, 'utf8')) as CallFile;
  const [, make] = Object.entries(CALLS).find(([call]) => file.call.startsWith(call)) ?? [];
  if (!make) return { right: false, got: `no way to make the call ${file.call}`, expected: right };
  const faults = await make(place, file);
  return { right: faults.length === 0, got: faults.join('; ') || 'as expected', expected: right };
}

async function post({ client, who }: Place, path: string, body: object): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json', ...headersOf(who.cookie) };
  const answer = await fetch(`${client.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, text: await answer.text() };
}

async function registerAll({ client }: Place, file: CallFile): Promise<string[]> {
  const addresses = Object.values(file).flatMap((value) => (Array.isArray(value) ? (value as string[]) : []));
  const faults: string[] = [];
  for (const email of addresses) {
    await client.register({ email }).catch((error: Error) => faults.push(`${email}: ${error.message}`));
  }
  return faults;
}

async function invoiceAll(place: Place, { cases = [] }: CallFile): Promise<string[]> {
  const faults: string[] = [];
  for (const { right, ...invoice } of cases) {
    const { status, text } = await post(place, '/api/invoices', { projectId: place.projectId, ...invoice });
    const total = status === 201 ? String((JSON.parse(text) as { total: unknown }).total) : `${status}: ${text}`;
    if (total !== right) faults.push(`${total} for ${right}`);
  }
  return faults;
}

/** `{embed url}` in the call stands for the address of an embed. */
async function describeEmbed({ client, who, projectId }: Place, { call }: CallFile): Promise<string[]> {
  const { embed } = await mutate<{ embed: { id: string } }>(client, who, {
    name: 'createEmbed',
    input: { kind: 'GALLERY', name: 'Gallery', projectId, origins: ['https://example.com'] },
    select: 'embed { id }',
  });
  const [path = '', address = ''] = call.replace(/^GET /, '').split(/(?<=[?&]url=)/);
  const read = async (url: string) => {
    const answer = await fetch(`${client.url}${path}${encodeURIComponent(url)}`);
    return `${answer.status} ${await answer.text()}`;
  };
  const page = `${client.url}/embed/${embed.id}`;
  const plain = await read(page);
  const given = await read(address.replace('{embed url}', page));
  return plain.startsWith('200') && given === plain ? [] : [given];
}
