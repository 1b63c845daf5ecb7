/** Statements of sections 5 and 8 of the specification about the calls, in addition to the conformance test. */
import { beforeAll, describe, expect, it } from 'vitest';
import { documentedClient, type DocumentedClient } from '../test/documentedClient.js';
import { makeProject, mutate } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';

const server = shared(startServer);
const who = shared(() => server.register());
let client: DocumentedClient;
let projectId: string;
beforeAll(async () => {
  client = documentedClient(server.url, who.cookie);
  projectId = await makeProject(server, who);
});

describe('an account', () => {
  const visitor = () => documentedClient(server.url);

  it('has its email without space around it and in lower case, in both calls', async () => {
    const password = 'two horses and a lamp';
    const made = await visitor().send('POST', '/api/auth/register', { email: ' \tIda@Example.COM ', password });
    expect(made).toMatchObject({ email: 'ida@example.com' });
    expect(await visitor().send('POST', '/api/auth/login', { email: '  IDA@example.com\n', password })).toEqual(made);
  });

  it('has a password of at least 8 characters, unchanged', async () => {
    const register = (password: string) =>
      visitor().send('POST', '/api/auth/register', { email: `of${password.length}@example.com`, password });
    expect(await register(' otter 8')).toMatchObject({ email: 'of8@example.com' });
    await expect(register('otter 7')).rejects.toThrow(new Error('400: Password must be at least 8 characters long'));
  });

  /** The part of an error that the specified form shows. */
  const afterColon = (error: unknown) =>
    String(error)
      .replace(/^Error: [^:]*:/, '')
      .trim();

  it.each([
    ['login', { email: 'nobody@example.com', password: 'not the password' }, 'The email or the password is not right.'],
    ['login', { email: '', password: '' }, 'Email is required'],
    [
      'register',
      { email: 'otto@example.com', password: 'password' },
      expect.stringMatching(/most common ones\. Choose/),
    ],
    ['register', {}, 'Email is required'],
  ])('that cannot %s with %j gets the reason in the text after the first colon', async (door, payload, sentence) => {
    const error = await visitor().send('POST', `/api/auth/${door}`, payload).catch(String);
    expect(error).toMatch(/^Error: 4\d\d: /);
    expect(afterColon(error)).toEqual(sentence);
  });

  it('that exists already gives its reason in the same way', async () => {
    const { email, password } = await server.register();
    const error = await visitor().send('POST', '/api/auth/register', { email, password }).catch(String);
    expect(afterColon(error)).toBe('There is already an account with this email. Sign in instead.');
  });
});

describe('a project', () => {
  const STATUSES = ['active', 'complete', 'on_hold', 'archived'];

  it('needs an address of one character, and nothing else', async () => {
    expect(await client.send('POST', '/api/projects', { address: '7' })).toMatchObject({
      address: '7',
      mlsId: null,
      status: 'active',
      notes: null,
      tags: [],
    });
  });

  it('has one of four statuses, and can change from each to each', async () => {
    for (const status of STATUSES) {
      const made = (await client.send('POST', '/api/projects', { address: '7', status })) as { id: string };
      expect(made).toMatchObject({ status });
      for (const next of STATUSES) {
        expect(await client.send('PATCH', `/api/projects/${made.id}`, { status: next })).toMatchObject({
          status: next,
        });
      }
    }
  });

  it('has the tags of the sent list, none for an empty list, and the same ones without a list', async () => {
    const id = await makeProject(server, who, { tags: ['sea'] });
    const change = (payload: object) => client.send('PATCH', `/api/projects/${id}`, payload);
    expect(await change({ notes: 'Key at No. 3' })).toMatchObject({ tags: ['sea'] });
    expect(await change({ tags: ['loft', ' view '] })).toMatchObject({ tags: ['loft', 'view'] });
    expect(await change({ tags: [] })).toMatchObject({ tags: [], notes: 'Key at No. 3' });
  });
});

describe('an invoice', () => {
  const write = (payload: object) => client.send('POST', '/api/invoices', { projectId, ...payload });
  const items = [{ description: 'Staging', amount: 36 }];

  it('needs neither tax nor due date nor total: the tax is 0, the total the subtotal and the tax', async () => {
    expect(await write({ items, subtotal: 36 })).toMatchObject({ tax: '0.00', total: '36.00', dueDate: null });
    const dearer = [{ description: 'Staging', amount: 36.1 }];
    expect(await write({ items: dearer, subtotal: 36.1, tax: 2.97 })).toMatchObject({ total: '39.07' });
  });

  it('may be 0, and its subtotal must be the sum of its lines', async () => {
    const free = [{ description: 'Courtesy', amount: 0 }];
    expect(await write({ items: free, subtotal: 0, tax: 0 })).toMatchObject({ total: '0.00' });
    await expect(write({ items, subtotal: 30 })).rejects.toThrow('The items add up to 36.00');
  });
});

it('an upload may have 100 MB, and no byte more', async () => {
  const ask = (fileSize: number) =>
    mutate(server, who, {
      name: 'requestUpload',
      input: { projectId, originalName: 'tour.mp4', mimeType: 'video/mp4', fileSize },
    });
  expect(await ask(104_857_600)).toMatchObject({ __typename: 'RequestUploadPayload' });
  expect(await ask(104_857_601)).toMatchObject({ message: 'The file is larger than 100 MB' });
});

it.each<[string, string, object?]>([
  ['GET', '/api/projects/proj_00000000000000000000'],
  ['GET', '/api/nothing'],
  ['DELETE', '/api/invoices'],
  ['POST', '/api/invoices', {}],
  ['POST', '/api/staging/job_00000000000000000000/approve'],
  ['GET', '/api/invoices/inv_00000000000000000000/pdf'],
])('refusals have a status and a specific sentence: %s %s', async (method, path, payload) => {
  const error = await client.send(method, path, payload).catch(String);
  expect(error).toMatch(/^Error: 4\d\d: [A-Z].{8,}/);
  expect(error).not.toMatch(/: (Not Found|Bad Request|Method Not Allowed)$/);
});
