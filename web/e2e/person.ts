import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { documentedClient, type DocumentedClient } from '../../api/test/documentedClient.js';
import { type GraphQLAnswer, httpClient, type PersonDetails } from '../../api/test/httpClient.js';

export interface Person {
  readonly email: string;
  readonly password: string;
  /** sends requests as the person, without the browser */
  readonly client: DocumentedClient;
  readonly graphql: (
    document: string,
    variables: Record<string, unknown>,
  ) => Promise<GraphQLAnswer<Record<string, { readonly __typename: string }>>>;
  /** Signs the person in to a window. */
  enter(context: BrowserContext): Promise<void>;
}

/**
 * Registers a new person, who is then signed in.
 * @param url of a product that the test started itself; default: the one of all tests
 */
export async function newPerson(details?: PersonDetails, url = inject('url')): Promise<Person> {
  const { email, password, cookie } = await httpClient(url).register(details);
  return {
    email,
    password,
    client: documentedClient(url, cookie),
    graphql: (document, variables) => httpClient(url).graphql(document, variables, cookie),
    async enter(context) {
      const cookies = cookie.split('; ').map((pair) => {
        const at = pair.indexOf('=');
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url, httpOnly: true };
      });
      await context.addCookies(cookies);
    },
  };
}

interface Made {
  readonly id: string;
}

interface ProjectFields {
  readonly address: string;
  readonly mlsId?: string;
  readonly status?: string;
  readonly notes?: string;
  readonly tags?: readonly string[];
}

export async function addProject({ client }: Person, fields: ProjectFields): Promise<Made> {
  return (await client.send('POST', '/api/projects', fields)) as Made;
}

/** Creates a draft invoice of one line. */
export async function addInvoice({ client }: Person, projectId: string, amount: number): Promise<Made> {
  const items = [{ description: 'Staging', amount }];
  return (await client.send('POST', '/api/invoices', { projectId, items, subtotal: amount, tax: 0 })) as Made;
}

export async function payInvoice({ graphql }: Person, { id: invoiceId }: Made): Promise<void> {
  const input = { invoiceId, method: 'Bank transfer', receivedOn: new Date().toISOString().slice(0, 10) };
  const document = 'mutation($input: RecordPaymentInput!) { recordPayment(input: $input) { __typename } }';
  const outcome = (await graphql(document, { input })).data['recordPayment']?.__typename;
  if (outcome !== 'RecordPaymentPayload') throw new Error(`The payment was answered with ${outcome}.`);
}

interface Sent {
  readonly file: Buffer;
  /** default: as image/jpeg */
  readonly mimeType?: string;
  readonly originalName: string;
}

/** Uploads a file as the documented client does. */
export async function addMedia({ client }: Person, projectId: string, sent: Sent): Promise<Made> {
  const { file, originalName, mimeType = 'image/jpeg' } = sent;
  const { uploadURL } = (await client.send('POST', '/api/objects/upload')) as { uploadURL: string };
  const stored = await fetch(uploadURL, {
    method: 'PUT',
    body: Uint8Array.from(file),
    headers: { 'content-type': mimeType },
  });
  if (!stored.ok) throw new Error(`${stored.status}: ${await stored.text()}`);
  const type = mimeType.startsWith('image/') ? 'image' : 'video';
  const record = { uploadUrl: uploadURL, originalName, filename: originalName, fileSize: file.length, mimeType, type };
  return (await client.send('POST', `/api/projects/${projectId}/media`, record)) as Made;
}
