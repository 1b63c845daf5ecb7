import { expect, it } from 'vitest';
import { notify } from '../messaging/notify.js';
import { makeProject, mutate } from '../test/factories.js';
import { makeInvoice, newDraft, sendInvoice } from '../test/invoices.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { subscribe } from '../test/subscribe.js';
import { lapseInvoices } from './lapseInvoices.js';
import { markPaid } from './markPaid.js';

interface Update extends Record<string, unknown> {
  readonly invoiceUpdated: { readonly id: string; readonly status: string };
}

const QUERY = 'subscription { invoiceUpdated { id status } }';

const server = shared(startServer);
const who = shared(() => server.register());

/** Subscribes, and writes drafts until the first is reported: then the socket is open. */
async function watch() {
  const watching = subscribe<Update>(server, { query: QUERY, cookie: who.cookie });
  const first = watching.next();
  const projectId = await makeProject(server, who);
  await expect
    .poll(async () => {
      await newDraft(server, who, { projectId });
      return Promise.race([first, null]);
    })
    .not.toBeNull();
  const others = new Set<string>();
  return {
    /** other invoices that were reported meanwhile */
    others,
    /** the next status of that invoice */
    async next(id: string): Promise<string> {
      for (;;) {
        const { data, errors } = await watching.next();
        if (!data) throw new Error(JSON.stringify(errors));
        if (data.invoiceUpdated.id === id) return data.invoiceUpdated.status;
        others.add(data.invoiceUpdated.id);
      }
    },
    close: watching.close,
  };
}

it('reports every change by anyone, and none of another workspace', async () => {
  const watching = await watch();
  const stranger = await server.register();
  const foreign = await newDraft(server, stranger);
  const { id } = await newDraft(server, who);
  expect(await watching.next(id)).toBe('DRAFT');
  await sendInvoice(server, stranger, { id: foreign.id });
  await sendInvoice(server, who, { id, dueDate: '2026-01-01' });
  expect(await watching.next(id)).toBe('SENT');
  await lapseInvoices(server.services);
  expect(await watching.next(id)).toBe('OVERDUE');
  const { prisma } = server.services;
  const invoice = await prisma.invoice.findUniqueOrThrow({ where: { id }, include: { project: true } });
  const payment = { invoice, method: 'Cheque', actorId: null, recordedById: null, receivedAt: new Date() };
  await prisma.$transaction((tx) => markPaid(tx, payment));
  expect(await watching.next(id)).toBe('PAID');
  const document =
    'query($id: ID!) { node(id: $id) { ... on Invoice { payment { method amount currency reference } } } }';
  const { data } = await server.graphql(document, { id }, who.cookie);
  const expected = { method: 'Cheque', amount: '19.49', currency: 'USD', reference: '' };
  expect(data.node).toEqual({ payment: expected });
  expect(watching.others).not.toContain(foreign.id);
  await watching.close();
});

it('reports invoices of a deleted project, but no drafts', async () => {
  const watching = await watch();
  const [hidden, kept] = [await makeInvoice(server, who, { status: 'draft' }), await makeInvoice(server, who)];
  for (const { id, projectId } of [hidden, kept]) {
    await mutate(server, who, { name: 'deleteProject', input: { id: projectId } });
    await notify(server.services.prisma, { kind: 'invoice', workspaceId: who.workspaceId, id });
  }
  expect(await watching.next(kept.id)).toBe('SENT');
  const { id } = await newDraft(server, who);
  expect(await watching.next(id)).toBe('DRAFT');
  expect(watching.others).not.toContain(hidden.id);
  await watching.close();
});

it('needs a signed-in caller', async () => {
  const watching = subscribe<Update>(server, { query: QUERY });
  const { errors } = await watching.next();
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  await watching.close();
});
