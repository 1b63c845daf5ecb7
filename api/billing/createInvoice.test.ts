import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../domain/ids.js';
import { first } from '../test/elements.js';
import { makeProject, mutate } from '../test/factories.js';
import { newDraft, writeInvoice } from '../test/invoices.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';

const LINE = "Each line must be in format 'Description: Amount' with valid positive numbers";
const SUBTOTAL = 'Subtotal must be a valid positive number';
const TAX = 'Tax must be a valid positive number';
const FULL = '9999999999.99';
const line = (fields: object) => ({
  items: [
    { description: 'a', amount: '1' },
    { description: 'b', amount: '2', ...fields },
  ],
});
const lines = (length: number) => ({ items: Array.from({ length }, () => ({ description: 'a', amount: '1' })) });

// some invoices are meant to fail: their errors are not logged
const server = shared(() => startServer({ settings: { LOG_LEVEL: 'silent' } }));
const who = shared(() => server.register());
let projectId: string;
beforeAll(async () => {
  projectId = await makeProject(server, who);
});

const write = (input: object) => writeInvoice(server, who, { projectId, ...input });
const year = new Date().getUTCFullYear();

describe('writing an invoice', () => {
  it('makes a draft with its lines in order, its amounts as text and one activity', async () => {
    const items = [
      { description: ' Staging ', amount: 18 },
      { description: 'Key: courier', amount: '0.5' },
      { description: 'Goodwill', amount: 0 },
    ];
    const { invoice } = await write({ items, subtotal: 18.1, tax: '.9', dueDate: '2027-02-28' });
    expect(invoice).toMatchObject({ status: 'DRAFT', currency: 'USD', dueDate: '2027-02-28', paidAt: null });
    expect(invoice).toMatchObject({ subtotal: '18.10', tax: '0.90', total: '19.00', project: { id: projectId } });
    expect(invoice.items).toEqual([
      { description: 'Staging', amount: '18.00', job: null },
      { description: 'Key: courier', amount: '0.50', job: null },
      { description: 'Goodwill', amount: '0.00', job: null },
    ]);
    const activity = await server.services.prisma.activity.findMany({ where: { entityId: invoice.id } });
    expect(activity).toMatchObject([{ action: 'invoice_created', entityType: 'invoice', actorId: who.user.id }]);
    expect(first(activity).description).toBe(`New invoice ${invoice.invoiceNumber}: 12 Elm Street`);
  });

  it('returns the sums of the caller’s workspace, with the new invoice included', async () => {
    const person = await server.register();
    const answer = await mutate<{ viewer: object }>(server, person, {
      name: 'createInvoice',
      input: {
        projectId: await makeProject(server, person),
        items: [{ description: 'Staging', amount: '18.00' }],
        subtotal: '18.00',
        tax: '1.49',
      },
      select: 'viewer { user { id } billingTotals { outstanding processed } }',
    });
    expect(answer.viewer).toEqual({
      user: { id: person.user.id },
      billingTotals: { outstanding: '19.49', processed: '0.00' },
    });
  });

  it('needs neither tax nor due date nor a payer, and accepts a correct total', async () => {
    const { invoice } = await write({ tax: null, total: '18' });
    const nobody = { name: '', address: '', email: '', taxId: '' };
    expect(invoice).toMatchObject({ tax: '0.00', total: '18.00', dueDate: null, billTo: nobody, seller: nobody });
  });

  it.each([
    [[19.99], 1.65, 21.639999999999997, '21.64'],
    [[0.1], 0.7, 0.7999999999999999, '0.80'],
    [[1234.56], 101.85, 1336.4099999999999, '1336.41'],
    [[0.1, 0.2], 0, 0.30000000000000004, '0.30'],
    [[9_999_999.97], 0.1 + 0.2, 9_999_999.97 + 0.1 + 0.2, '10000000.27'],
  ])(
    'takes sums of JSON numbers, lines of %j and a tax of %d, as what they stand for',
    async (lines, tax, sum, total) => {
      const items = lines.map((amount) => ({ description: 'Staging', amount }));
      const subtotal = lines.reduce((left, right) => left + right, 0);
      expect((await write({ items, subtotal, tax, total: sum })).invoice).toMatchObject({ total });
    },
  );

  it('stores the payer', async () => {
    const billTo = {
      name: '  Νίκος Παπαδόπουλος ',
      address: '1 Sea Road\nAthens',
      email: 'n@example.com',
      taxId: 'EL1',
    };
    const { invoice } = await write({ billTo });
    expect(invoice.billTo).toEqual({ ...billTo, name: 'Νίκος Παπαδόπουλος' });
  });

  it('accepts the largest amount of the database, and 200 lines', async () => {
    const { invoice } = await write({ ...lines(200), subtotal: '9999999999.98', tax: '0.01' });
    expect(invoice).toMatchObject({ total: FULL });
    expect(invoice.items).toHaveLength(200);
  });

  it.each([
    [{ projectId: null }, 'projectId', 'Project is required'],
    [{ projectId: '' }, 'projectId', 'Project is required'],
    [{ items: null }, 'items', 'Items are required'],
    [{ items: [] }, 'items', 'Items are required'],
    [lines(201), 'items', 'An invoice may have at most 200 lines'],
    [line({ amount: '-1' }), 'items.1.amount', LINE],
    [line({ amount: -0.01 }), 'items.1.amount', LINE],
    [line({ amount: 'ten' }), 'items.1.amount', LINE],
    [line({ amount: '1,000' }), 'items.1.amount', LINE],
    [line({ amount: '' }), 'items.1.amount', LINE],
    [line({ amount: null }), 'items.1.amount', LINE],
    [line({ description: ' ' }), 'items.1.description', LINE],
    [line({ description: null }), 'items.1.description', LINE],
    [line({ description: 'x'.repeat(501) }), 'items.1.description', 'A description may have at most 500 characters'],
    [line({ description: 'a\0' }), 'items.1.description', 'A description may not hold a NUL character'],
    [line({ amount: '1.005' }), 'items.1.amount', 'An amount may have at most two decimals'],
    [line({ amount: '10000000000' }), 'items.1.amount', `An amount may be at most ${FULL}`],
    [{ subtotal: null }, 'subtotal', 'Subtotal is required'],
    [{ subtotal: ' ' }, 'subtotal', 'Subtotal is required'],
    [{ subtotal: -1 }, 'subtotal', SUBTOTAL],
    [{ subtotal: 'NaN' }, 'subtotal', SUBTOTAL],
    [{ subtotal: '1e3' }, 'subtotal', SUBTOTAL],
    [{ subtotal: '٣' }, 'subtotal', SUBTOTAL],
    [{ subtotal: '9'.repeat(1000) }, 'subtotal', SUBTOTAL],
    [{ subtotal: 0.301 }, 'subtotal', 'The subtotal may have at most two decimals'],
    [{ subtotal: 9999999.9901 }, 'subtotal', 'The subtotal may have at most two decimals'],
    [{ subtotal: 1e10 }, 'subtotal', `The subtotal may be at most ${FULL}`],
    [{ tax: -1 }, 'tax', TAX],
    [{ tax: '.' }, 'tax', TAX],
    [{ tax: '0.001' }, 'tax', 'The tax may have at most two decimals'],
    [{ tax: '10000000000' }, 'tax', `The tax may be at most ${FULL}`],
    [{ subtotal: FULL, tax: '0.01' }, 'subtotal', `The subtotal and the tax may be at most ${FULL} together`],
    [{ total: '19.50' }, 'total', 'The total must be the subtotal plus the tax'],
    [{ total: 'much' }, 'total', 'The total must be the subtotal plus the tax'],
    [{ billTo: { email: 'nobody' } }, 'billTo.email', 'Enter a valid email address'],
    [{ billTo: { name: 'x'.repeat(201) } }, 'billTo.name', 'The name may have at most 200 characters'],
    [{ billTo: { address: 'x'.repeat(501) } }, 'billTo.address', 'The address may have at most 500 characters'],
    [{ billTo: { taxId: 'x'.repeat(65) } }, 'billTo.taxId', 'The tax id may have at most 64 characters'],
  ])('names the broken rule and its field: %#', async (wrong, path, message) => {
    const before = await server.services.prisma.invoice.count();
    expect(await write(wrong)).toEqual({ __typename: 'ValidationError', message, fields: [{ path, message }] });
    expect(await server.services.prisma.invoice.count()).toBe(before);
  });

  it('names every broken rule at once', async () => {
    const { fields } = await write({ ...line({ amount: 'x' }), subtotal: '', tax: 'x' });
    expect(fields?.map(({ path }) => path)).toEqual(['items.1.amount', 'subtotal', 'tax']);
  });

  it.each([
    ['a day that there is not', '2026-02-30'],
    ['a moment', '2026-02-28T00:00:00Z'],
  ])('refuses %s as due date', async (_what, dueDate) => {
    await expect(write({ dueDate })).rejects.toThrow('Expected a day such as 2026-12-31.');
  });

  it.each(['0206-02-28', '1999-12-31', '2100-01-01', '9999-12-31'])(
    'refuses %s as due date, a slip',
    async (dueDate) => {
      const message = 'The due date must lie in the years 2000 to 2099. Check its year';
      expect((await write({ dueDate })).fields).toEqual([{ path: 'dueDate', message }]);
    },
  );

  it('is refused for a project of another workspace', async () => {
    const stranger = await server.register();
    const foreign = await makeProject(server, stranger);
    for (const missing of [foreign, newId('proj'), newId('inv'), 'nope', '\0']) {
      const answer = await write({ projectId: missing });
      expect(answer).toMatchObject({ __typename: 'NotFoundError', message: 'Project not found.' });
    }
  });

  it('is refused to a caller who is not signed in, whatever they send', async () => {
    for (const subtotal of ['1', 'x']) {
      const document = 'mutation($subtotal: Money) { createInvoice(input: { subtotal: $subtotal }) { __typename } }';
      const { errors } = await server.graphql(document, { subtotal });
      expect(errors?.[0]).toMatchObject({ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } });
    }
  });
});

describe('numbers', () => {
  it('have no gaps when invoices are created at the same time and some fail', async () => {
    const writer = await server.register();
    const ownProject = await makeProject(server, writer);
    // only the database refuses it, when the number is already taken
    await server.services.prisma.$executeRaw`
      ALTER TABLE "InvoiceItem" ADD CONSTRAINT "test" CHECK ("description" <> 'Refused')`;
    const attempts = Array.from({ length: 20 }, (_, index) => {
      const items = [{ description: index % 3 === 0 ? 'Refused' : 'Staging', amount: '1' }];
      return writeInvoice(server, writer, { projectId: ownProject, items }).catch(() => null);
    });
    const written = (await Promise.all(attempts)).filter((answer) => answer !== null).length;
    const invoices = await server.services.prisma.invoice.findMany({ where: { workspaceId: writer.workspaceId } });
    const numbers = Array.from({ length: written }, (_, index) => `INV-${year}-${String(index + 1).padStart(4, '0')}`);
    expect(written).toBe(13);
    expect(invoices.map(({ invoiceNumber }) => invoiceNumber).sort()).toEqual(numbers);
  });

  it('are counted per workspace, go on after 9999 and restart each year', async () => {
    const other = await server.register();
    const invoice = await newDraft(server, other);
    expect(invoice.invoiceNumber).toBe(`INV-${year}-0001`);
    const { workspaceId } = other;
    const { invoiceCounter } = server.services.prisma;
    await invoiceCounter.update({ where: { workspaceId_year: { workspaceId, year } }, data: { last: 9999 } });
    expect((await newDraft(server, other)).invoiceNumber).toBe(`INV-${year}-10000`);
    await invoiceCounter.updateMany({ where: { workspaceId }, data: { year: year - 1 } });
    await server.services.prisma.invoice.deleteMany({ where: { workspaceId } });
    expect((await newDraft(server, other)).invoiceNumber).toBe(`INV-${year}-0001`);
  });
});
