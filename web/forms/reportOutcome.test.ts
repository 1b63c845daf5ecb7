import { beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from '../relay/network.js';
import { Refusal } from '../relay/refusal.js';
import { reportOutcome } from './reportOutcome.js';

interface Toast {
  readonly title: string;
  readonly description: string;
}

const { create } = vi.hoisted(() => ({ create: vi.fn<(toast: Toast) => void>() }));
vi.mock('../components/Toaster.js', () => ({ toaster: { create } }));
beforeEach(() => create.mockReset());

const said = () =>
  vi.waitFor(() => {
    expect(create).toHaveBeenCalledTimes(1);
    const [toast] = create.mock.calls.flat();
    return `${toast?.title}: ${toast?.description}`;
  });

test.each([
  ['Saved', 'Success: Saved'],
  [(count: number) => `Saved ${count}`, 'Success: Saved 3'],
])('shows a toast for a success (%#)', async (done, toast) => {
  expect(await reportOutcome(Promise.resolve(3), { done, failed: 'Failed to save' })).toBeNull();
  expect(await said()).toBe(toast);
});

const broken = new Refusal('Too long', { name: 'Too long' });
const refused = new Refusal('Somebody was faster');
const away = new HttpError(503, 'Back in a minute');
const offline = new TypeError('Failed to fetch');

test.each([
  ['a broken rule', 'toast', broken, 'Error: Too long', { name: 'Too long' }],
  ['a refusal', 'toast', refused, 'Error: Somebody was faster', { form: 'Somebody was faster' }],
  ['an HTTP error', 'toast', away, 'Error: Back in a minute', {}],
  ['a network failure', 'toast', offline, 'Error: Failed to save', {}],
  ['a refusal', 'fixed', refused, 'Error: Failed to save', { form: 'Somebody was faster' }],
  ['an HTTP error', 'fixed', away, 'Error: Failed to save', {}],
] as const)('shows %s as: %s', async (_what, refusal, failure, toast, problems) => {
  expect(await reportOutcome(Promise.reject(failure), { failed: 'Failed to save', refusal })).toEqual(problems);
  expect(await said()).toBe(toast);
});

test.each([
  ['a broken rule', broken, { name: 'Too long' }],
  ['a refusal', refused, { form: 'Somebody was faster' }],
  ['an HTTP error', away, { form: 'Back in a minute' }],
  ['a network failure', offline, { form: 'Failed to save' }],
] as const)('leaves %s to the form, without a toast', async (_what, failure, problems) => {
  expect(await reportOutcome(Promise.reject(failure), { failed: 'Failed to save', refusal: 'form' })).toEqual(problems);
  // an earlier toast would come before this one
  await reportOutcome(Promise.resolve(), { done: 'Saved', failed: '' });
  expect(await said()).toBe('Success: Saved');
});
