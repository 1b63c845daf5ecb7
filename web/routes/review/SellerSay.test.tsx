import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import document from '../../__generated__/ReviewPageQuery.graphql.js';
import { itemExample, jobExample, mediaExample, workspaceExample } from '../../test/examples.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { ReviewPage } from './ReviewPage.js';

const api = useApi();

const report = {
  altText: '',
  furniture: [],
  furnishedFrom: 0,
  furnishedTo: 1,
  preserved: [],
  changedPixels: 1,
  warnings: [],
};
const commentExample = (change: Record<string, unknown>) => ({
  __typename: 'SellerComment',
  id: 'cmt_one',
  name: 'Ana',
  text: 'Too large',
  verdict: 'PLEASE_CHANGE',
  x: 0.25,
  y: 0.5,
  piece: 'Three-seat sofa',
  resultId: 'rnd_item_one',
  createdAt: new Date().toISOString(),
  takenUpAt: null,
  ...change,
});
const staged = (change: Record<string, unknown>) =>
  itemExample({ state: 'STAGED', progress: 1, proof: mediaExample({ id: 'med_proof' }), report, ...change });
const jobWith = (...comments: object[]) => jobExample({ status: 'PROOF_READY', items: [staged({ comments })] });

function open(job: { readonly id: string }) {
  api.answer({ node: job, viewer: { workspace: workspaceExample(), notesReading: [] } });
  return renderPage({ Page: ReviewPage, document, variables: { id: job.id } });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const praise = commentExample({ id: 'cmt_good', verdict: 'LOOKS_GOOD', text: '', x: null, y: null, piece: null });
const taken = commentExample({ id: 'cmt_taken', text: 'No rug', takenUpAt: '2026-11-20T12:00:00.000Z' });
const plain = commentExample({ id: 'cmt_plain', name: 'שרה', text: 'Two lamps', verdict: null, x: 0.7, piece: null });

test('shows what the seller says, with numbers that stand on the picture too', async () => {
  open(jobWith(commentExample({}), praise, plain, commentExample({ id: 'cmt_old', text: 'Old', resultId: 'rnd_old' })));
  const part =
    (await screen.findByRole('heading', { name: 'What the seller says' })).parentElement ?? window.document.body;
  const entries = within(part).getAllByRole('listitem');
  expect(entries.map((entry) => /Pin \d/.exec(entry.textContent ?? '')?.[0])).toEqual([
    'Pin 1',
    undefined,
    'Pin 2',
    undefined,
  ]);
  expect(within(part).getByText('About: Three-seat sofa')).toBeTruthy();
  expect(within(part).getByText('Looks good')).toBeTruthy();
  expect(within(part).getByText(/About another round/)).toBeTruthy();
  expect(within(part).getByText('Two lamps').getAttribute('dir')).toBe('auto');
  const pins = within(screen.getByRole('region', { name: 'Picture' })).getAllByText(/^\d$/);
  expect(pins.map(({ textContent, style }) => [textContent, style.left])).toEqual([
    ['1', 'calc(25% + 0px)'],
    ['2', 'calc(70% + 0px)'],
  ]);
});

test('shows a comment that comes while the page is open', async () => {
  const { push } = open(jobWith());
  await screen.findByRole('button', { name: 'Send to seller' });
  expect(screen.queryByText('What the seller says')).toBeNull();
  await push(jobWith(plain));
  expect(await screen.findByText('Two lamps')).toBeTruthy();
});

test('makes a revision of the words that nobody has taken up yet', async () => {
  const job = jobWith(commentExample({}), praise, taken, plain);
  const stagingJob = { ...job, status: 'REWORK' };
  api.answer({ requestRevision: { __typename: 'RequestRevisionPayload', stagingJob } });
  open(job);
  await press('Request revision with these words');
  const words = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What should be different/ });
  expect(words.value).toBe('Three-seat sofa: Too large\nTwo lamps');
  const dialog = within(await screen.findByRole('dialog', { name: 'Request Revision' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Request Revision' }));
  await waitFor(() => expect(api.callsOf('useRequestRevisionMutation')).toHaveLength(1));
  expect(api.callsOf('useRequestRevisionMutation')).toMatchObject([
    { input: { comments: 'Three-seat sofa: Too large\nTwo lamps', commentIds: ['cmt_one', 'cmt_plain'] } },
  ]);
});

test.each([
  ['is praise alone', jobWith(praise)],
  ['is taken up', jobWith(taken)],
  [
    'is about a photo that is decided on',
    jobExample({ status: 'PROOF_READY', items: [staged({ decision: 'APPROVED', comments: [plain] })] }),
  ],
])('offers no revision for what %s', async (_what, job) => {
  open(job);
  expect(await screen.findByText('What the seller says')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request revision with these words' })).toBeNull();
});

const linkExample = (change: Record<string, unknown> = {}) => ({
  __typename: 'PublicLink',
  id: 'lnk_one',
  kind: 'PROOF',
  url: 'https://showhome.example/proof/token',
  wholeProject: false,
  indexed: false,
  sellerApproves: true,
  expiresAt: null,
  revokedAt: null,
  views: 3,
  lastViewedAt: '2026-11-20T12:00:00.000Z',
  createdAt: '2026-11-19T12:00:00.000Z',
  ...change,
});

test('makes a link for the seller, which can be copied and revoked', async () => {
  const job = jobWith();
  const made = { ...job, publicLinks: [linkExample(), linkExample({ id: 'lnk_two', kind: 'DELIVERY' })] };
  api.answer({
    createPublicLink: { __typename: 'CreatePublicLinkPayload', stagingJob: made },
    revokePublicLink: { __typename: 'RevokePublicLinkPayload', stagingJob: job },
  });
  open(job);
  await press('Send to seller');
  await userEvent.click(await screen.findByRole('switch', { name: '“Looks good” approves' }));
  await userEvent.type(screen.getByLabelText(/Last day/), '2099-12-31');
  await press('Make Link');
  const shown = await screen.findAllByText('https://showhome.example/proof/token');
  expect(shown).toHaveLength(1);
  const expiresAt = new Date('2099-12-31T23:59:59.999').toISOString();
  const input = { jobId: job.id, kind: 'PROOF', sellerApproves: true, expiresAt };
  expect(api.callsOf('useCreatePublicLinkMutation')).toEqual([{ input }]);
  expect(screen.getByText(/opened 3 times, last on Nov 20, 2026 · “Looks good” approves/)).toBeTruthy();

  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => writeText.mockRestore());
  await press('Copy: Link of Nov 19, 2026');
  expect(writeText).toHaveBeenCalledWith('https://showhome.example/proof/token');
  expect(await screen.findByText('Link copied')).toBeTruthy();

  await press('Revoke: Link of Nov 19, 2026');
  await press('Revoke link');
  await waitFor(() => expect(screen.queryByText('https://showhome.example/proof/token')).toBeNull());
  expect(api.callsOf('useRevokePublicLinkMutation')).toEqual([{ input: { id: 'lnk_one' } }]);
});

test('says why a link could not be made, and keeps what was chosen', async () => {
  const message = 'A job has at most 20 open links. Revoke one first.';
  api.answer({ createPublicLink: { __typename: 'ConflictError', message } });
  open(jobWith());
  await press('Send to seller');
  const approves = await screen.findByRole<HTMLInputElement>('switch', { name: '“Looks good” approves' });
  await userEvent.click(approves);
  await press('Make Link');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(approves.checked).toBe(true);
});
