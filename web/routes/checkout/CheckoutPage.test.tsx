import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import document from '../../__generated__/CheckoutPageQuery.graphql.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { CheckoutPage } from './CheckoutPage.js';
import { keepClientSecret, keptClientSecret } from '../../billing/clientSecret.js';

const api = useApi();
const SECRET = 'pi_1_secret_2';

/** A mock of what Stripe's script puts into `window`, as far as the page calls it. */
function playStripe(status = 'requires_payment_method') {
  const intent = { id: 'pi_1', amount: 12_345, currency: 'usd', description: 'Invoice INV-2026-0007', status };
  const heard: Record<string, () => void> = {};
  const element = {
    on: (event: string, listener: () => void) => {
      heard[event] = listener;
    },
    mount: (place: HTMLElement) => {
      place.textContent = 'Card number';
    },
    destroy: vi.fn<() => void>(),
  };
  const elements = { create: () => element, submit: vi.fn<() => Promise<object>>(async () => ({})) };
  const stripe = {
    elements: vi.fn<(options: object) => object>(() => elements),
    retrievePaymentIntent: vi.fn<(secret: string) => Promise<object>>(async () => ({ paymentIntent: intent })),
    confirmPayment: vi.fn<(options: object) => Promise<object>>(),
  };
  played = stripe;
  /** Sends an event of Stripe's form to the page, once the page listens. */
  const tell = async (event: string) => {
    await waitFor(() => expect(heard[event]).toBeDefined());
    await act(async () => heard[event]?.());
  };
  return { ...stripe, intent, element, submit: elements.submit, tell };
}

/** The loader keeps the first script that it finds, for all tests of this file. */
let played: object | null = null;
const script = vi.fn<(publishableKey: string) => object | null>(() => played);

const open = () => renderPage({ Page: CheckoutPage, document, address: '/checkout' });
const payButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Pay $123.45' });

async function openForm() {
  open();
  const button = await payButton();
  expect(button.disabled).toBe(true);
}

/** happy-dom does not fetch scripts, and fires the error event before anything listens. */
function loseScripts() {
  const scripts = window.document.querySelectorAll('script[src^="https://js.stripe.com/"]');
  for (const each of scripts) each.dispatchEvent(new Event('error'));
}

beforeEach(() => {
  keepClientSecret(SECRET);
  api.answer({ viewer: { ownsWorkspace: true, payments: { publishableKey: 'pk_live_1' } } });
});
afterEach(() => {
  sessionStorage.clear();
  script.mockClear();
});

test('says that Stripe’s script did not load, and tries again', async () => {
  open();
  await waitFor(() => {
    loseScripts();
    expect(screen.getByRole('heading', { name: 'The payment form did not load' })).toBeTruthy();
  });
  Object.assign(window, { Stripe: script });
  playStripe();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Invoice INV-2026-0007')).toBeTruthy();
  expect(script.mock.calls).toEqual([['pk_live_1']]);
});

test.each([
  ['payments are not set up', () => api.answer({ viewer: { ownsWorkspace: true, payments: null } })],
  ['no payment was begun', () => keepClientSecret(null)],
])('says so when %s, and leads back', async (_why, arrange) => {
  arrange();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment Processing Unavailable' })).toBeTruthy();
  expect(screen.getByText('Payment processing is not configured for this application')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Billing' }).getAttribute('href')).toBe('/billing');
  expect(script).not.toHaveBeenCalled();
});

test.each([
  [true, 1],
  [false, 0],
])('tells an owner (%s) how a payment is recorded when nothing can be paid', async (ownsWorkspace, times) => {
  api.answer({ viewer: { ownsWorkspace, payments: null } });
  open();
  await screen.findByRole('heading', { level: 1, name: 'Payment Processing Unavailable' });
  expect(screen.queryAllByText(/recorded in Billing/)).toHaveLength(times);
});

test('shows the payment, pays it and says thanks', async () => {
  const { elements, retrievePaymentIntent, confirmPayment, element, intent, tell } = playStripe();
  confirmPayment.mockResolvedValue({ paymentIntent: { ...intent, status: 'succeeded' } });
  await openForm();
  expect(screen.getByText('Invoice INV-2026-0007')).toBeTruthy();
  expect(screen.getByText('$123.45')).toBeTruthy();
  expect(screen.getByRole('status', { name: 'Loading the payment form' })).toBeTruthy();
  await tell('ready');
  expect(screen.queryByRole('status', { name: 'Loading the payment form' })).toBeNull();
  expect(screen.getByText('Card number')).toBeTruthy();
  await userEvent.click(await payButton());
  const received = await screen.findByRole('heading', { name: 'Payment received' });
  expect(window.document.activeElement).toBe(received);
  expect(keptClientSecret()).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/^Payment received\. Thank you\./);
  expect(screen.getByRole('link', { name: 'Back to Billing' }).getAttribute('href')).toBe('/billing');
  expect(retrievePaymentIntent.mock.calls).toEqual([[SECRET]]);
  expect(elements).toHaveBeenCalledWith(expect.objectContaining({ clientSecret: SECRET }));
  expect(confirmPayment).toHaveBeenCalledTimes(1);
  expect(confirmPayment).toHaveBeenCalledWith(
    expect.objectContaining({
      clientSecret: SECRET,
      confirmParams: { return_url: `${location.origin}/checkout` },
      redirect: 'if_required',
    }),
  );
  expect(element.destroy).toHaveBeenCalled();
});

test('lets a declined card be tried again, and disables the button meanwhile', async () => {
  const { confirmPayment, tell } = playStripe();
  let decline = (_answer: object) => {};
  confirmPayment.mockImplementation(() => new Promise((resolve) => (decline = resolve)));
  await openForm();
  await tell('ready');
  const button = await payButton();
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await userEvent.click(button);
  expect(confirmPayment).toHaveBeenCalledTimes(1);
  decline({ error: { code: 'card_declined', message: 'Your card was declined.' } });
  expect((await screen.findByRole('alert')).textContent).toBe('Your card was declined.');
  await userEvent.click(button);
  expect(confirmPayment).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('leaves missing fields to Stripe’s form, and pays nothing', async () => {
  const { submit, confirmPayment, tell } = playStripe();
  submit.mockResolvedValue({ error: { message: 'Your card number is incomplete.' } });
  await openForm();
  await tell('ready');
  await userEvent.click(await payButton());
  expect((await screen.findByRole('alert')).textContent).toBe('Your card number is incomplete.');
  expect(confirmPayment).not.toHaveBeenCalled();
});

test('does not say whether a payment went through when the connection breaks', async () => {
  const { confirmPayment, tell } = playStripe();
  confirmPayment.mockRejectedValue(new TypeError('Failed to fetch'));
  await openForm();
  await tell('ready');
  await userEvent.click(await payButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not see whether the payment went through/);
});

test('does not pay again what another tab has paid', async () => {
  const { confirmPayment, intent, tell } = playStripe();
  const payment_intent = { ...intent, status: 'succeeded' };
  confirmPayment.mockResolvedValue({ error: { code: 'payment_intent_unexpected_state', payment_intent } });
  await openForm();
  await tell('ready');
  await userEvent.click(await payButton());
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeTruthy();
});

test('says that Stripe cannot fill the form', async () => {
  const { tell } = playStripe();
  await openForm();
  await tell('loaderror');
  expect(screen.getByRole('alert').textContent).toMatch(/^The payment form did not load/);
  expect((await payButton()).disabled).toBe(true);
});

test.each([
  ['succeeded', 'Payment received'],
  ['processing', 'Payment on its way'],
  ['canceled', 'This payment was called off'],
])('shows no form for a payment that is %s', async (status, name) => {
  const { elements } = playStripe(status);
  open();
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  expect(elements).not.toHaveBeenCalled();
});
