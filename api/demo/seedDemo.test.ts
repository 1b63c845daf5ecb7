import { beforeAll, expect, it } from 'vitest';
import { cookieOf } from '../test/httpClient.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { seedDemo, type DemoAccount } from './seedDemo.js';

const server = shared(startServer);
let account: DemoAccount | null;
beforeAll(async () => {
  account = await seedDemo(server.services);
});

it('the demo account can sign in and has two projects, each with its photo, and an unpaid invoice', async () => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(account);
  const response = await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers, body });
  const { data } = await server.graphql(
    `{ viewer {
      projects { edges { node { mediaCounts { total } } } }
      invoices { edges { node { status total items { amount } seller { name } billTo { name } project { address } } } }
    } }`,
    {},
    cookieOf(response),
  );
  const invoice = {
    status: 'SENT',
    total: '171.04',
    items: [{ amount: '18.00' }, { amount: '140.00' }],
    seller: { name: 'Okafor Home Staging' },
    billTo: { name: 'Rafael Lindqvist' },
    project: { address: '1428 Alder Lane, Portland, OR 97209' },
  };
  expect(data.viewer).toEqual({
    projects: { edges: [{ node: { mediaCounts: { total: 1 } } }, { node: { mediaCounts: { total: 1 } } }] },
    invoices: { edges: [{ node: invoice }] },
  });
});

it('creates nothing when there is an account', async () => {
  expect(await seedDemo(server.services)).toBeNull();
  expect(await server.services.prisma.user.count()).toBe(1);
});
