import { describe, expect, it } from 'vitest';
import { newId } from '../domain/ids.js';
import { mutate } from '../test/factories.js';
import { cancelInvoice, makeInvoice, newDraft, sendInvoice } from '../test/invoices.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';

interface Listed {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: { readonly id: string } }[];
}
const LIST = '{ totalCount edges { node { id } } }';

const server = shared(startServer);
const stranger = shared(() => server.register());

async function idsOf(who: Registered, args: string): Promise<string[]> {
  const document = `{ viewer { invoices${args} ${LIST} } }`;
  const { data } = await server.graphql<{ viewer: { invoices: Listed } }>(document, {}, who.cookie);
  const { totalCount, edges } = data.viewer.invoices;
  expect(totalCount).toBe(edges.length);
  return edges.map(({ node }) => node.id);
}

describe('the lists', () => {
  it('hold the newest first, by status and by project', async () => {
    const who = await server.register();
    const first = await newDraft(server, who);
    const second = await newDraft(server, who, { projectId: first.project.id });
    const other = await newDraft(server, who);
    await sendInvoice(server, who, { id: second.id });
    expect(await idsOf(who, '')).toEqual([other.id, second.id, first.id]);
    expect(await idsOf(who, '(status: SENT)')).toEqual([second.id]);
    expect(await idsOf(who, '(status: PAID)')).toEqual([]);
    expect(await idsOf(who, `(projectId: "${first.project.id}")`)).toEqual([second.id, first.id]);
    expect(await idsOf(who, `(projectId: "${first.project.id}", status: DRAFT)`)).toEqual([first.id]);
    for (const none of ['', 'nope', newId('proj')]) expect(await idsOf(who, `(projectId: "${none}")`)).toEqual([]);
  });

  it('of several projects come in one query, each with its count', async () => {
    const who = await server.register();
    const kept = await newDraft(server, who);
    await newDraft(server, who, { projectId: kept.project.id });
    const other = await newDraft(server, who);
    const fields = `id invoices(first: 1) ${LIST} draftInvoiceItems { amount }`;
    const document = `{ viewer { projects { edges { node { ${fields} } } } } }`;
    const { data } = await server.graphql<{
      viewer: { projects: { edges: { node: { id: string; invoices: Listed; draftInvoiceItems: object[] } }[] } };
    }>(document, {}, who.cookie);
    const nodes = data.viewer.projects.edges.map(({ node }) => node);
    expect(nodes.map(({ id }) => id)).toEqual([other.project.id, kept.project.id]);
    expect(nodes.map(({ invoices }) => [invoices.totalCount, invoices.edges.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(nodes.map(({ draftInvoiceItems }) => draftInvoiceItems)).toEqual([[], []]);
  });

  it('keep the invoices of a deleted project that are no drafts, and so do the totals', async () => {
    const who = await server.register();
    const draft = await newDraft(server, who);
    const projectId = draft.project.id;
    const [sent, paid] = [await newDraft(server, who, { projectId }), await newDraft(server, who, { projectId })];
    for (const { id } of [sent, paid]) await sendInvoice(server, who, { id });
    const pay = (invoiceId: string) =>
      mutate(server, who, {
        name: 'recordPayment',
        input: { invoiceId, method: 'Cheque', receivedOn: '2026-01-02' },
      });
    expect(await pay(paid.id)).toMatchObject({ __typename: 'RecordPaymentPayload' });
    await mutate(server, who, { name: 'deleteProject', input: { id: projectId } });
    expect(await idsOf(who, '')).toEqual([paid.id, sent.id]);
    expect(await totalsOf(who)).toMatchObject({ outstanding: '19.49', processed: '19.49' });
    expect(await sendInvoice(server, who, { id: draft.id })).toMatchObject({ __typename: 'NotFoundError' });
    const document = `{ viewer { invoices(status: SENT) { edges { node {
      project { address deletedAt cover { id } invoices { totalCount } media { totalCount } stagingCounts { total } }
    } } } } }`;
    const { data } = await server.graphql<{ viewer: { invoices: { edges: object[] } } }>(document, {}, who.cookie);
    const empty = { cover: null, invoices: { totalCount: 0 }, media: { totalCount: 0 }, stagingCounts: { total: 0 } };
    const project = { ...empty, address: '12 Elm Street', deletedAt: expect.any(String) };
    expect(data.viewer.invoices.edges).toEqual([{ node: { project } }]);
    expect(
      (await fetch(new URL(`/api/invoices/${sent.id}/pdf`, server.url), { headers: { cookie: who.cookie } })).status,
    ).toBe(200);
    expect(await pay(sent.id)).toMatchObject({ __typename: 'RecordPaymentPayload' });
    expect(await totalsOf(who)).toMatchObject({ outstanding: '0.00', processed: '38.98' });
  });
});

async function totalsOf(who: Registered): Promise<Record<string, string>> {
  const document = '{ viewer { billingTotals { currency outstanding thisMonth processed } } }';
  const { data } = await server.graphql<{ viewer: { billingTotals: Record<string, string> } }>(
    document,
    {},
    who.cookie,
  );
  return data.viewer.billingTotals;
}

describe('the totals', () => {
  it('are zero without invoices', async () => {
    const zero = { currency: 'USD', outstanding: '0.00', thisMonth: '0.00', processed: '0.00' };
    expect(await totalsOf(await server.register())).toEqual(zero);
  });

  it('add up open invoices, those paid this month, and all paid ones', async () => {
    const who = await server.register();
    const make = (status: 'draft' | 'sent' | 'overdue' | 'paid' | 'cancelled', total: string, currency = 'USD') =>
      makeInvoice(server, who, { status, total, currency });
    await make('draft', '0.10');
    await make('sent', '0.20');
    await make('overdue', '9000000000.00');
    await make('sent', '9000000000.00');
    await make('cancelled', '500.00');
    await make('sent', '70.00', 'EUR');
    await make('paid', '12.34');
    const old = await make('paid', '100.00');
    const now = new Date();
    const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1) - 1);
    await server.services.prisma.invoice.update({ where: { id: old.id }, data: { createdAt: lastMonth } });
    const expected = { outstanding: '18000000000.30', thisMonth: '12.34', processed: '112.34' };
    expect(await totalsOf(who)).toEqual({ currency: 'USD', ...expected });
  });
});

describe('sending', () => {
  it('moves a draft to sent, optionally with a new due date', async () => {
    const who = await server.register();
    const kept = await newDraft(server, who, { dueDate: '2030-01-31' });
    const { invoice } = await sendInvoice(server, who, { id: kept.id });
    expect(invoice).toMatchObject({ status: 'SENT', dueDate: '2030-01-31', total: '19.49' });
    const other = await newDraft(server, who);
    const again = await sendInvoice(server, who, { id: other.id, dueDate: '2031-01-31' });
    expect(again.invoice).toMatchObject({ status: 'SENT', dueDate: '2031-01-31' });
  });

  it('refuses to send one with a due date of another century', async () => {
    const { id } = await newDraft(server, stranger);
    const message = 'The due date must lie in the years 2000 to 2099. Check its year';
    expect((await sendInvoice(server, stranger, { id, dueDate: '0206-01-31' })).fields).toEqual([
      { path: 'dueDate', message },
    ]);
  });

  it('refuses to send an overdue one without a new due date', async () => {
    const who = await server.register();
    const { id } = await makeInvoice(server, who, { status: 'overdue' });
    const { invoice } = server.services.prisma;
    await invoice.update({ where: { id }, data: { dueDate: new Date('2026-01-01') } });
    const message = 'Choose a new due date: the present one has passed';
    const refused = { __typename: 'ValidationError', message, fields: [{ path: 'dueDate', message }] };
    expect(await sendInvoice(server, who, { id })).toEqual(refused);
    expect(await sendInvoice(server, who, { id, dueDate: '2026-01-02' })).toEqual(refused);
    const day = new Date().toISOString().slice(0, 10);
    const sent = await sendInvoice(server, who, { id, dueDate: day });
    expect(sent.invoice).toMatchObject({ status: 'SENT', dueDate: day });
  });
});

describe('a change that the status does not allow is refused with the reason', () => {
  it.each([
    ['sendInvoice', 'sent', 'This invoice cannot be sent now: it is sent already.'],
    ['sendInvoice', 'paid', 'This invoice cannot be sent now: it is paid already.'],
    ['sendInvoice', 'cancelled', 'This invoice cannot be sent now: it is cancelled.'],
    ['cancelInvoice', 'paid', 'This invoice cannot be cancelled now: it is paid already.'],
    ['cancelInvoice', 'cancelled', 'This invoice cannot be cancelled now: it is cancelled.'],
  ] as const)('%s of one that is %s', async (name, status, message) => {
    const { id } = await makeInvoice(server, stranger, { status });
    expect(await mutate(server, stranger, { name, input: { id } })).toEqual({ __typename: 'ConflictError', message });
    const row = await server.services.prisma.invoice.findUniqueOrThrow({ where: { id } });
    expect(row.status).toBe(status);
    expect(await server.services.prisma.activity.count({ where: { entityId: id } })).toBe(0);
  });

  it.each(['draft', 'sent', 'overdue'] as const)('a %s invoice can be cancelled', async (status) => {
    const { id } = await makeInvoice(server, stranger, { status });
    const { invoice } = await cancelInvoice(server, stranger, id);
    expect(invoice).toMatchObject({ id, status: 'CANCELLED' });
    const told = await server.services.prisma.activity.findMany({ where: { entityId: id } });
    expect(told).toMatchObject([{ action: 'invoice_cancelled', actorId: stranger.user.id }]);
  });
});

describe('another workspace’s invoice', () => {
  it('is not found by id, in lists and by every change', async () => {
    const owner = await server.register();
    const { id, project } = await newDraft(server, owner);
    const NODE = 'query($id: ID!) { node(id: $id) { __typename id } }';
    expect(await server.graphql(NODE, { id }, owner.cookie)).toEqual({ data: { node: { __typename: 'Invoice', id } } });
    for (const cookie of [stranger.cookie, undefined]) {
      expect(await server.graphql(NODE, { id }, cookie)).toEqual({ data: { node: null } });
    }
    expect(await idsOf(stranger, `(projectId: "${project.id}")`)).toEqual([]);
    for (const name of ['sendInvoice', 'cancelInvoice']) {
      for (const missing of [id, newId('inv'), project.id, 'nope', '\0']) {
        const answer = await mutate(server, stranger, { name, input: { id: missing } });
        expect(answer).toEqual({ __typename: 'NotFoundError', message: 'Invoice not found.' });
      }
    }
    expect((await server.services.prisma.invoice.findUniqueOrThrow({ where: { id } })).status).toBe('draft');
  });
});
