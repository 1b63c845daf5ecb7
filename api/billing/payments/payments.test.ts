import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStripe } from '../../paymentProvider/stripe.js';
import { Prisma } from '../../db/generated/client.js';
import { elementAt, first } from '../../test/elements.js';
import { mutate } from '../../test/factories.js';
import { makeInvoice } from '../../test/invoices.js';
import { shared } from '../../test/shared.js';
import { startServer, type Registered, type TestServer } from '../../test/startServer.js';
import { startStripeServer, STRIPE_KEYS } from '../../test/stripeServer.js';

const stripe = shared(startStripeServer);
const server = shared(() => startServer({ settings: stripe.settings }));
const who = shared(() => server.register());

interface Checkout {
  readonly clientSecret: string | null;
  readonly publishableKey: string | null;
}

const begin = (invoiceId: string, by: Pick<Registered, 'cookie'> = who, at: TestServer = server) =>
  mutate<Checkout>(at, by, {
    name: 'createPaymentIntent',
    input: { invoiceId },
    select: 'clientSecret publishableKey',
  });

const intentsOf = (id: string) => [...stripe.intents.values()].filter(({ metadata }) => metadata.invoiceId === id);

describe('beginning to pay', () => {
  it('begins one payment of the invoice’s total, also when called again', async () => {
    const { id, invoiceNumber } = await makeInvoice(server, who, { total: '123.45' });
    const begun = await Promise.all([begin(id), begin(id)]);
    begun.push(await begin(id));
    const [intent, ...others] = intentsOf(id);
    expect(others).toEqual([]);
    expect(intent).toMatchObject({
      amount: 12_345,
      currency: 'usd',
      description: `Invoice ${invoiceNumber}`,
      automatic_payment_methods: { enabled: true },
    });
    for (const { clientSecret, publishableKey } of begun) {
      expect({ clientSecret, publishableKey }).toEqual({
        clientSecret: intent?.client_secret,
        publishableKey: STRIPE_KEYS.STRIPE_PUBLISHABLE_KEY,
      });
    }
    const rows = await server.services.prisma.paymentIntent.findMany({ where: { invoiceId: id } });
    expect(rows).toMatchObject([{ id: intent?.id, currency: 'USD' }]);
    expect(first(rows).amount.toFixed(2)).toBe('123.45');
  });

  it('sends whole amounts in a currency without decimals', async () => {
    const { id } = await makeInvoice(server, who, { total: '5000', currency: 'JPY' });
    await begin(id);
    expect(intentsOf(id)).toMatchObject([{ amount: 5000, currency: 'jpy' }]);
  });

  it('begins another payment when the total has changed or the earlier one was cancelled', async () => {
    const { id } = await makeInvoice(server, who, { total: '10.00', status: 'draft' });
    const before = await begin(id);
    await server.services.prisma.invoice.update({ where: { id }, data: { subtotal: 11, total: 11 } });
    const second = await begin(id);
    expect(second.clientSecret).not.toBe(before.clientSecret);
    const dear = elementAt(intentsOf(id), 1);
    expect(dear.amount).toBe(1100);
    dear.status = 'canceled';
    const third = await begin(id);
    expect([before.clientSecret, second.clientSecret]).not.toContain(third.clientSecret);
    expect(intentsOf(id).map(({ amount }) => amount)).toEqual([1000, 1100, 1100]);
  });

  it('begins one payment after an outage, though Stripe repeats its failure for the first key', async () => {
    const { id } = await makeInvoice(server, who, { total: '31.00' });
    await stripe.during500(async () => {
      server.services.log.level = 'silent';
      await expect(begin(id)).rejects.toThrow('Something went wrong');
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const begun = await Promise.all([begin(id), begin(id)]).finally(() => vi.useRealTimers());
    expect(intentsOf(id)).toHaveLength(1);
    expect(new Set(begun.map(({ clientSecret }) => clientSecret))).toEqual(
      new Set([first(intentsOf(id)).client_secret]),
    );
  });

  it('begins another payment when Stripe does not know the earlier one', async () => {
    const { id } = await makeInvoice(server, who);
    const data = { id: 'pi_of_other_keys', invoiceId: id, amount: 100, currency: 'USD' };
    await server.services.prisma.paymentIntent.create({ data });
    expect((await begin(id)).clientSecret).toBe(first(intentsOf(id)).client_secret);
  });

  it.each(['processing', 'succeeded'])('does not let a person pay again while the payment is %s', async (status) => {
    const { id } = await makeInvoice(server, who);
    await begin(id);
    first(intentsOf(id)).status = status;
    expect(await begin(id)).toMatchObject({
      __typename: 'ConflictError',
      message: 'A payment of this invoice is on its way already. Look again in a few minutes.',
    });
  });

  it.each([
    [{ status: 'paid' }, 'This invoice cannot be paid now: it is paid already.'],
    [{ status: 'cancelled' }, 'This invoice cannot be paid now: it is cancelled.'],
    [{ total: '0' }, 'There is nothing to pay: the total of this invoice is 0.00.'],
    [{ total: '0.10' }, 'The total is less than what can be paid here. Ask for another way to pay.'],
    [{ total: '10.50', currency: 'JPY' }, 'JPY has no fractions: the total must be whole.'],
  ] as const)('is refused for %j', async (details, message) => {
    const { id } = await makeInvoice(server, who, details);
    expect(await begin(id)).toMatchObject({ __typename: 'ConflictError', message });
    expect(intentsOf(id)).toEqual([]);
    expect(await server.services.prisma.paymentIntent.count({ where: { invoiceId: id } })).toBe(0);
  });

  it('gives the same "not found" for another workspace’s invoice and for an unknown id', async () => {
    const { id } = await makeInvoice(server, who);
    const stranger = await server.register();
    const missing = { __typename: 'NotFoundError', message: 'Invoice not found.' };
    for (const asked of [id, `inv_${'0'.repeat(20)}`, 'nonsense'])
      expect(await begin(asked, stranger)).toEqual(missing);
    expect(intentsOf(id)).toEqual([]);
  });

  it('reports Stripe’s error without the key when the key is wrong', async () => {
    const secretKey = 'sk_test_another';
    const { STRIPE_ENDPOINT: endpoint } = stripe.settings;
    const wrong = openStripe({ secretKey, publishableKey: 'pk', webhookSecret: 'whsec', endpoint });
    const order = { invoiceId: 'inv_1', invoiceNumber: '1', amount: new Prisma.Decimal(5), currency: 'USD' };
    const begun = wrong.begin({ ...order, begunBefore: null });
    await expect(begun).rejects.toThrow(/Stripe refused: StripeAuthenticationError/);
    await expect(begun).rejects.not.toThrow(secretKey);
  });
});

describe('when payments are not set up', () => {
  let plain: TestServer;
  beforeAll(async () => {
    plain = await startServer();
  });
  afterAll(() => plain.close());

  it('no payment begins, paid invoices are refused as before, and webhooks are refused', async () => {
    const owner = await plain.register();
    const { id } = await makeInvoice(plain, owner);
    const none = { __typename: 'CreatePaymentIntentPayload', clientSecret: null, publishableKey: null };
    expect(await begin(id, owner, plain)).toEqual(none);
    const paid = await makeInvoice(plain, owner, { status: 'paid' });
    expect(await begin(paid.id, owner, plain)).toMatchObject({ __typename: 'ConflictError' });
    const { data } = await plain.graphql('{ viewer { payments { publishableKey } } }', {}, owner.cookie);
    expect(data.viewer).toEqual({ payments: null });
    const told = await fetch(`${plain.url}/api/webhooks/stripe`, { method: 'POST', body: '{}' });
    expect([told.status, await told.text()]).toEqual([404, 'Payments are not set up here.']);
  });
});

it('gives the page the publishable key and no secret', async () => {
  const { data } = await server.graphql('{ viewer { payments { publishableKey } } }', {}, who.cookie);
  expect(data.viewer).toEqual({ payments: { publishableKey: STRIPE_KEYS.STRIPE_PUBLISHABLE_KEY } });
  expect(await server.graphql('{ viewer { payments { publishableKey } } }')).toEqual({ data: { viewer: null } });
});
