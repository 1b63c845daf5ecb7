import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../freePort.js';
import { first } from '../test/elements.js';
import { finalise, makeProject, noise, sendFile } from '../test/factories.js';
import { startFakeGcs, type FakeGcs } from '../test/fakeGcs.js';
import { startServer } from '../test/startServer.js';
import { checkBucket } from './checkBucket.js';
import { openGcsStore } from './gcs.js';
import { openBucket } from './gcsBucket.js';

const SITE = 'https://staging.example.com';
const CORS = { origin: [SITE], method: ['PUT'], responseHeader: ['Content-Type', 'x-goog-content-length-range'] };

let folder: string;
let gcs: FakeGcs;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucket-'));
  gcs = await startFakeGcs('pictures.example');
  await gcs.writeKeyFile(join(folder, 'key.json'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  gcs.cors = [];
  gcs.down = false;
  for (const verb of ['create', 'get', 'delete']) gcs.permissions.add(`storage.objects.${verb}`);
});

afterAll(async () => {
  await gcs.close();
  await rm(folder, { recursive: true });
});

interface Changes {
  readonly name?: string;
  readonly endpoint?: string;
  /** beside key.json */
  readonly keyFile?: string;
  readonly origin?: string | null;
}

const open = ({ name = gcs.bucket, endpoint = gcs.endpoint, keyFile = 'key.json' }: Changes = {}) => {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', join(folder, keyFile));
  return openBucket({ name, endpoint }, { patient: false });
};
const check = ({ origin = SITE, ...changes }: Changes = {}) => gcs.withTokens(() => checkBucket(open(changes), origin));

describe('the check of a bucket', () => {
  it('accepts one that allows uploads from our pages', async () => {
    gcs.cors = [{ ...CORS, method: ['GET'] }, CORS];
    await expect(check()).resolves.toBeUndefined();
  });

  it('needs no rule for pages in a worker', async () => {
    await expect(check({ origin: null })).resolves.toBeUndefined();
  });

  it.each([
    ['nothing', []],
    ['another site', [{ ...CORS, origin: ['https://example.com'] }]],
    ['another method', [{ ...CORS, method: ['GET'] }]],
    ['too few headers', [{ ...CORS, responseHeader: ['Content-Type'] }]],
  ])('names the rule to set when the bucket allows pages from %s', async (_what, cors) => {
    gcs.cors = cors;
    const failure: unknown = await check().catch((error: unknown) => error);
    const { message } = failure as Error;
    expect(message).toContain(`takes no uploads from pages of ${SITE} (PUBLIC_URL)`);
    const rules = JSON.parse(/write (\[.*\]) to cors\.json/.exec(message)?.[1] ?? '[]') as (typeof CORS)[];
    const rule = first(rules);
    expect(rule.method).toEqual(['PUT', 'GET']);
    gcs.cors = [rule];
    await expect(check()).resolves.toBeUndefined();
  });

  it('reports a missing bucket', async () => {
    await expect(check({ name: 'another.example' })).rejects.toThrow('There is no bucket another.example');
  });

  it('names the permissions that the credentials lack', async () => {
    gcs.permissions.delete('storage.objects.create');
    await expect(check()).rejects.toThrow('lack storage.objects.create on the bucket pictures.example: grant');
  });

  it('tells how to set credentials when there are none', async () => {
    await expect(check({ keyFile: 'none.json' })).rejects.toThrow(
      /There are no credentials .* set GOOGLE_APPLICATION_CREDE/,
    );
  });

  it('reports that a person’s credentials cannot sign', async () => {
    const person = { type: 'authorized_user', client_id: 'a', client_secret: 'b', refresh_token: 'c' };
    await writeFile(join(folder, 'person.json'), JSON.stringify(person));
    await expect(check({ keyFile: 'person.json' })).rejects.toThrow(/cannot sign links .* must be a service account’s/);
  });

  it('reports a revoked key', async () => {
    await gcs.writeKeyFile(join(folder, 'revoked.json'), { client_email: 'gone@project.iam.gserviceaccount.com' });
    await expect(check({ keyFile: 'revoked.json' })).rejects.toThrow(
      /refuses the credentials .*invalid_grant.* new key/,
    );
  });

  it('reports that the server does not answer', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    await expect(check({ endpoint })).rejects.toThrow(/The bucket pictures.example cannot be reached: .*ECONNREFUSED/);
  });
});

it('the store reports with a sentence that its bucket can no longer be used', async () => {
  const store = openGcsStore(open(), 'a secret of this test alone, long enough');
  await expect(gcs.withTokens(() => store.reach())).resolves.toBeUndefined();
  gcs.permissions.delete('storage.objects.get');
  await expect(store.reach()).rejects.toThrow('The bucket pictures.example no longer allows storage.objects.get.');
});

describe('a server with a bucket', () => {
  const settings = () => ({ GCS_BUCKET: gcs.bucket, GCS_ENDPOINT: gcs.endpoint, PUBLIC_URL: SITE });

  it('lets browsers upload to it and show from it', async () => {
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', join(folder, 'key.json'));
    gcs.cors = [CORS];
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Showhome</title>');
    const server = await gcs.withTokens(() => startServer({ settings: settings(), webFolder: folder, worker: true }));
    try {
      const who = await server.register();
      const projectId = await makeProject(server, who);
      const bytes = await noise(640, 480).jpeg().toBuffer();
      const uploadUrl = await sendFile(server, who, { projectId, bytes });
      expect(uploadUrl.startsWith(`${gcs.endpoint}/${gcs.bucket}/${who.workspaceId}/uploads/`)).toBe(true);
      const { media } = await finalise(server, who, { projectId, uploadUrl });
      for (const url of [media.url, media.thumbnailUrl, media.previewUrl, String(media.downloadUrl)]) {
        expect((await fetch(url)).status).toBe(200);
      }
      // The uploaded object was removed; the clean file, its preview and its thumbnail exist.
      await expect.poll(() => gcs.objects.size, { timeout: 10_000 }).toBe(3);

      const policy = (await fetch(server.url)).headers.get('content-security-policy') ?? '';
      for (const directive of ['connect-src', 'img-src', 'media-src']) {
        const sources = policy.split('; ').find((part) => part.startsWith(directive));
        expect(sources?.split(' ')).toContain(`${gcs.endpoint}/${gcs.bucket}/`);
      }
      expect(policy.split('; ').filter((part) => part.includes(gcs.endpoint))).toHaveLength(3);
    } finally {
      await server.close();
    }
  });

  it('does not start when its pages could not upload', async () => {
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', join(folder, 'key.json'));
    const start = gcs.withTokens(() => startServer({ settings: settings() }));
    await expect(start).rejects.toThrow('takes no uploads from pages');
  });
});
