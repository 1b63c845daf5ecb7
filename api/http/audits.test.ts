/** The audits of GraphQL over HTTP, by a program with a key, where other callers may send only our own documents. */
import { auditServer } from 'graphql-http';
import { expect, it } from 'vitest';
import { createApiKey } from '../keys/createApiKey.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';

const server = shared(() => startServer({ settings: { GRAPHQL_OPEN: '0', LOG_LEVEL: 'silent' } }));

it('passes all of them', async () => {
  const { user, workspaceId } = await server.register();
  const caller = { userId: user.id, workspaceId, role: 'owner', platformRole: 'member' } as const;
  const { text } = await createApiKey(caller, server.services, { name: 'Audit', scopes: ['projects:read'] });
  const results = await auditServer({
    url: `${server.url}/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${text}`);
      return fetch(url, { ...init, headers });
    },
  });
  const failed = results.filter(({ status }) => status !== 'ok').map(({ id, name, status }) => ({ id, name, status }));
  expect(failed).toEqual([]);
  expect(results).toHaveLength(61);
});
