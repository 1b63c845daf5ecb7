/** A browser with the built pages uploads to the bucket and shows from it, under the pages' own content policy. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { freePort } from '../freePort.js';
import { makeProject, noise } from '../test/factories.js';
import { startFakeGcs } from '../test/fakeGcs.js';
import { startServer } from '../test/startServer.js';

const executablePath = process.env['CHROME_PATH'];
const isBuilt = existsSync(join(import.meta.dirname, '../../.build/web/index.html'));
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

it.skipIf(!executablePath || !isBuilt)('a browser uploads to a bucket and shows its objects', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'browser-upload-'));
  const gcs = await startFakeGcs('pictures.example');
  await gcs.writeKeyFile(join(folder, 'key.json'));
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', join(folder, 'key.json'));
  const PORT = String(await freePort());
  const site = `http://127.0.0.1:${PORT}`;
  // Exactly the rule that the check at the start demands.
  gcs.cors = [
    { origin: [site], method: ['PUT'], responseHeader: ['Content-Type', 'x-goog-content-length-range', 'ETag'] },
  ];
  const settings = { PORT, GCS_BUCKET: gcs.bucket, GCS_ENDPOINT: gcs.endpoint };
  const server = await gcs.withTokens(() => startServer({ settings }));
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  try {
    const { cookie, ...who } = await server.register();
    const projectId = await makeProject(server, { cookie, ...who });
    const context = await browser.newContext({ baseURL: site });
    const pairs = cookie.split('; ').map((pair) => pair.split('='));
    await context.addCookies(pairs.map(([name = '', ...value]) => ({ name, value: value.join('='), url: site })));
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await writeFile(join(folder, 'kitchen.jpg'), await noise(640, 480).jpeg().toBuffer());

    await page.goto(`/projects/${projectId}`);
    await page.getByRole('tab', { name: /^Media/ }).click();
    await page.getByRole('button', { name: 'Upload Media' }).click();
    await page.locator('input[type=file]').first().setInputFiles(join(folder, 'kitchen.jpg'));
    const thumbnail = page.getByRole('button', { name: /^Preview kitchen.jpg/ }).locator('img');
    await thumbnail.waitFor({ timeout: 30_000 });
    await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    expect(await thumbnail.getAttribute('src')).toContain(`${gcs.endpoint}/${gcs.bucket}/`);
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
    vi.unstubAllEnvs();
    await gcs.close();
    await rm(folder, { recursive: true });
  }
});
