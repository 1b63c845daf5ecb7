import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import document from '../../../__generated__/DevelopersQuery.graphql.js';
import { connectionOf, workspaceExample } from '../../../test/examples.js';
import { renderPage } from '../../../test/renderPage.js';
import { useApi } from '../../../test/server.js';
import { DevelopersPage } from '../DevelopersPage.js';

const api = useApi();
const URL = 'https://listings.example/hook';

const webhookExample = (change: Record<string, unknown> = {}) => ({
  __typename: 'WebhookEndpoint',
  id: 'whe_listings',
  url: URL,
  description: 'Listing software',
  events: ['STAGING_JOB_DELIVERED'],
  offReason: null,
  failingSince: null,
  previousSecretUntil: null,
  secret: 'whsec_c2VjcmV0',
  createdAt: '2026-11-18T12:00:00.000Z',
  createdBy: { __typename: 'User', id: 'usr_ann', firstName: 'Ann', lastName: 'Lee', email: 'ann@okafor.test' },
  ...change,
});

const deliveryExample = (change: Record<string, unknown> = {}) => ({
  __typename: 'WebhookDelivery',
  id: 'whd_first',
  type: 'staging_job.delivered',
  state: 'FAILED',
  status: 500,
  tookMs: 31,
  tries: 2,
  error: 'It answered 500.',
  answer: 'Out of order',
  payload: { jobId: 'job_1' },
  nextTryAt: null,
  happenedAt: '2026-11-20T12:00:00.000Z',
  ...change,
});

const workspaceWith = (webhooks: readonly object[]) => ({ ...workspaceExample(), webhooks });

const KEPT_TEXT = 'What was sent to webhooks is kept for 30 days.';

function open(webhooks: readonly object[] = [webhookExample()]) {
  const retention = { kinds: [{ kind: 'DELIVERIES', text: KEPT_TEXT }] };
  api.answer({ viewer: { permissions: ['WEBHOOKS_WRITE'], workspace: workspaceWith(webhooks), retention } });
  return renderPage({ Page: DevelopersPage, document, address: '/developers' });
}

test('lists webhooks with what they are told of, and why one is off', async () => {
  open([
    webhookExample(),
    webhookExample({ id: 'whe_old', url: 'https://old.example', events: [], offReason: 'GONE' }),
  ]);
  expect((await screen.findByText(URL)).closest('li')?.textContent).toMatch(
    /staging_job\.delivered.*Made .* by Ann Lee/,
  );
  expect(screen.getByText('https://old.example').closest('li')?.textContent).toMatch(
    /Switched off.*It answered 410.*All events/,
  );
});

test('adds a webhook and shows its secret', async () => {
  open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
  expect(await dialog.findByText('An address is required')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Address'), URL);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'staging_job.delivered' }));
  const message = 'Use an address that begins with https://';
  api.answer({ createWebhook: { __typename: 'ValidationError', message, fields: [{ path: 'url', message }] } });
  await userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  api.answer({
    createWebhook: {
      __typename: 'CreateWebhookPayload',
      secret: 'whsec_c2VjcmV0',
      workspace: workspaceWith([webhookExample()]),
    },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByText('whsec_c2VjcmV0')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(URL)).toBeTruthy();
  expect(api.callsOf('useCreateWebhookMutation').at(-1)).toEqual({
    input: { url: URL, description: '', events: ['STAGING_JOB_DELIVERED'] },
  });
});

test('switches a webhook off, and deletes it after a question', async () => {
  open();
  api.answer({
    switchWebhookOff: { __typename: 'SwitchWebhookOffPayload', webhook: webhookExample({ offReason: 'ASKED' }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: `Switch off: ${URL}` }));
  expect(await screen.findByText('Switched off')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: `Delete ${URL}` }));
  const question = within(await screen.findByRole('alertdialog'));
  api.answer({ deleteWebhook: { __typename: 'DeleteWebhookPayload', workspace: workspaceWith([]) } });
  await userEvent.click(question.getByRole('button', { name: 'Delete webhook' }));
  expect(await screen.findByText('No webhooks yet.')).toBeTruthy();
  await waitFor(() => expect(window.document.activeElement?.textContent).toBe('Add a webhook'));
});

test('rotates a secret after a question, and shows the new one', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: `Rotate secret of ${URL}` }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Rotate this secret?' }));
  expect(question.getByText(/For a day both are valid/)).toBeTruthy();
  expect(question.queryByText(/ends at once/)).toBeNull();
  const message = 'Somebody else has just changed the secret. Look at it again.';
  api.answer({ rotateWebhookSecret: { __typename: 'ConflictError', message } });
  await userEvent.click(question.getByRole('button', { name: 'Rotate secret' }));
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  const secret = 'whsec_bmV3';
  const previousSecretUntil = new Date(Date.now() + 86_400_000).toISOString();
  const webhook = webhookExample({ secret, previousSecretUntil });
  api.answer({ rotateWebhookSecret: { __typename: 'RotateWebhookSecretPayload', secret, webhook } });
  const button = screen.getByRole('button', { name: `Rotate secret of ${URL}` });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Rotate secret' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy the new secret' }));
  expect(dialog.getByText(secret)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
  await waitFor(() => expect(window.document.activeElement).toBe(button));
  expect(api.callsOf('useRotateSecretMutation').at(-1)).toEqual({ input: { id: 'whe_listings' } });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(screen.getByRole('button', { name: `Copy secret of ${URL}` }));
  expect(write).toHaveBeenCalledWith(secret);
  await userEvent.click(button);
  expect(await screen.findByText(/the secret before the present one, valid until .*, ends at once/)).toBeTruthy();
});

const deliveries = (nodes: readonly object[], change?: Record<string, unknown>) => ({
  node: { ...webhookExample(change), deliveries: { ...connectionOf(nodes), totalCount: nodes.length } },
});

async function openDeliveries(nodes: readonly object[], change?: Record<string, unknown>) {
  open();
  api.answer(deliveries(nodes, change));
  await userEvent.click(await screen.findByRole('button', { name: `Deliveries to ${URL}` }));
  return within(await screen.findByRole('dialog', { name: 'Deliveries' }));
}

test('shows deliveries, and sends one again', async () => {
  const dialog = await openDeliveries([deliveryExample()]);
  await waitFor(() => expect(window.document.activeElement?.textContent).toBe('Done'));
  const row = (await dialog.findByText('staging_job.delivered')).closest('li');
  expect(row?.textContent).toMatch(/Failed.*HTTP 500.*31 ms.*2 tries.*It answered 500\./);
  api.answer({
    resendDelivery: { __typename: 'ResendDeliveryPayload' },
    ...deliveries([deliveryExample({ id: 'whd_again', state: 'DELIVERED', status: 204, tries: 1 }), deliveryExample()]),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Send again: staging_job.delivered' }));
  expect(await dialog.findByText('HTTP 204')).toBeTruthy();
  expect(api.callsOf('useResendDeliveryMutation')).toEqual([{ input: { id: 'whd_first' } }]);
});

test('says when a delivery that waits is sent next', async () => {
  const waiting = { state: 'WAITING', nextTryAt: '2026-11-20T14:30:00.000Z' };
  const dialog = await openDeliveries([deliveryExample(waiting)]);
  expect(await dialog.findByText(/^Next try Nov 20, 2026, /)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Send again/ })).toBeNull();
});

test('says that nothing was sent', async () => {
  const dialog = await openDeliveries([]);
  expect(await dialog.findByText(`Nothing was sent to it of late. ${KEPT_TEXT}`)).toBeTruthy();
});

test('offers to send nothing to a webhook that is off', async () => {
  const dialog = await openDeliveries([deliveryExample()], { offReason: 'GONE' });
  expect(await dialog.findByText('It is switched off. Switch it on to send something to it.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Send/ })).toBeNull();
});
