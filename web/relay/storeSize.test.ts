import { http, HttpResponse } from 'msw';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { projectsLoader } from '../routes/projects/projects.loader.js';
import { connectionOf, projectExample } from '../test/examples.js';
import { useApi } from '../test/server.js';
import { disposeOtherQueries } from './disposeQueries.js';
import { environment } from './environment.js';

const api = useApi();
const records = () => environment.getStore().getSource().size();

/** Shows the page at an address and leaves the one before. */
async function visit(address: string) {
  const request = new Request(new URL(address, 'http://localhost'));
  disposeOtherQueries([await projectsLoader({ request } as LoaderFunctionArgs)]);
}

test('the store does not grow while the same pages are visited again and again', async () => {
  api.use(http.get('*/api/auth/user', () => HttpResponse.json({ email: 'maya@okafor.test' })));
  const projects = ['proj_1', 'proj_2', 'proj_3'].map((id) => projectExample({ id }));
  api.answer({ viewer: { projects: connectionOf(projects) } });
  const round = async () => {
    for (const address of ['/projects', '/projects?status=active']) await visit(address);
  };
  await round();
  await round();
  const before = records();
  for (let rounds = 0; rounds < 5; rounds++) await round();
  await vi.waitFor(() => expect(records()).toBeLessThanOrEqual(before));
});
