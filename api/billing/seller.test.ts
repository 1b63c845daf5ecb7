import { describe, expect, it } from 'vitest';
import { makeProject, mutate } from '../test/factories.js';
import { demote, newDraft, sendInvoice, writeInvoice } from '../test/invoices.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';

const SELLER = { name: 'Okafor Homes', address: '5 High Street\nDover', email: 'desk@okafor.example', taxId: 'US-1' };
const CURRENCY = 'Expected the three letters of a currency with two decimals or none, as USD';

const WHOLE = { items: [{ description: 'Staging', amount: '1800' }], subtotal: '1800.00', tax: '0' };

const server = shared(startServer);
const who = shared(() => server.register());

const update = (input: object, by = who) =>
  mutate<{ workspace: object }>(server, by, {
    name: 'updateSellerDetails',
    input,
    select: 'workspace { seller { name address email taxId } currency }',
  });

async function sellerIn(id: string): Promise<{ seller: unknown; currency: string }> {
  const document =
    'query($id: ID!) { node(id: $id) { ... on Invoice { currency seller { name address email taxId } } } }';
  const { data } = await server.graphql<{ node: { seller: unknown; currency: string } }>(document, { id }, who.cookie);
  return data.node;
}

describe('the seller’s details', () => {
  it('appear on new invoices and drafts; sent invoices keep the old ones', async () => {
    const before = { name: '', address: '', email: '', taxId: '' };
    const [draft, sent] = [await newDraft(server, who), await newDraft(server, who)];
    await sendInvoice(server, who, { id: sent.id });
    const { workspace } = await update({ ...SELLER, name: ' Okafor Homes ', currency: 'eur' });
    expect(workspace).toEqual({ seller: SELLER, currency: 'EUR' });
    expect(await sellerIn(draft.id)).toEqual({ seller: SELLER, currency: 'USD' });
    expect(await sellerIn(sent.id)).toEqual({ seller: before, currency: 'USD' });
    const { id } = await newDraft(server, who);
    expect(await sellerIn(id)).toEqual({ seller: SELLER, currency: 'EUR' });
  });

  it('stay when left out, and are cleared when empty', async () => {
    await update({ ...SELLER, currency: 'USD' });
    expect((await update({ taxId: '', name: null })).workspace).toEqual({
      seller: { ...SELLER, taxId: '' },
      currency: 'USD',
    });
  });

  it('are not overwritten by who saw others, who is told what changed', async () => {
    await update({ ...SELLER, currency: 'USD' });
    await update({ taxId: 'US-2' });
    expect(await update({ taxId: 'US-3', name: 'Mine', expected: { taxId: 'US-1', name: SELLER.name } })).toMatchObject(
      {
        __typename: 'ConflictError',
        message:
          'Somebody has changed the tax ID meanwhile, to “US-2”. Nothing was saved: look at it, then change it again.',
      },
    );
    const { workspace } = await update({ name: 'Mine', expected: { name: SELLER.name } });
    expect(workspace).toEqual({ seller: { ...SELLER, name: 'Mine', taxId: 'US-2' }, currency: 'USD' });
  });

  it.each([
    [{ name: 'x'.repeat(201) }, 'name', 'The name may have at most 200 characters'],
    [{ address: 'x'.repeat(501) }, 'address', 'The address may have at most 500 characters'],
    [{ email: 'desk' }, 'email', 'Enter a valid email address'],
    [{ email: `${'x'.repeat(250)}@x.example` }, 'email', 'The e-mail address may have at most 254 characters'],
    [{ taxId: 'x'.repeat(65) }, 'taxId', 'The tax id may have at most 64 characters'],
    [{ currency: 'Dollar' }, 'currency', CURRENCY],
    [{ currency: 'KWD' }, 'currency', CURRENCY],
    [{ currency: '' }, 'currency', CURRENCY],
  ])('name the broken rule and its field: %#', async (wrong, path, message) => {
    expect(await update(wrong)).toMatchObject({
      __typename: 'ValidationError',
      fields: expect.arrayContaining([{ path, message }]),
    });
  });

  it('can be changed by owners and managers only; an agent sees them and is refused', async () => {
    const member = await server.register();
    await demote(server, member.user.id);
    await expect(update(SELLER, member)).rejects.toThrow(
      'Only an owner or a manager of the workspace may write, send and settle invoices.',
    );
    const document = '{ viewer { ownsWorkspace workspace { currency seller { name } } } }';
    const { data } = await server.graphql(document, {}, member.cookie);
    expect(data.viewer).toEqual({ ownsWorkspace: false, workspace: { currency: 'USD', seller: { name: '' } } });
    const owner = await server.graphql('{ viewer { ownsWorkspace } }', {}, who.cookie);
    expect(owner.data.viewer).toEqual({ ownsWorkspace: true });
  });

  it('allow only whole amounts in a currency without decimals', async () => {
    const tokyo = await server.register();
    await update({ currency: 'JPY' }, tokyo);
    const projectId = await makeProject(server, tokyo);
    expect((await newDraft(server, tokyo, { projectId, ...WHOLE })).currency).toBe('JPY');
    const message = 'Amounts in JPY have no decimals';
    expect(await writeInvoice(server, tokyo, { projectId, ...WHOLE, tax: '0.5' })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'tax', message }],
    });
    const items = [{ description: 'Staging', amount: '1800.50' }];
    expect(await writeInvoice(server, tokyo, { projectId, ...WHOLE, items, subtotal: '1800.50' })).toMatchObject({
      fields: [
        { path: 'subtotal', message },
        { path: 'items.0.amount', message },
      ],
    });
  });
});
