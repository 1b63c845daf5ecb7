import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import document from '../../__generated__/ReviewPageQuery.graphql.js';
import { itemExample, jobExample, mediaExample, workspaceExample } from '../../test/examples.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { ReviewPage } from './ReviewPage.js';

const api = useApi();

const choice = {
  sizes: ['FULL', 'MLS'],
  ownSizes: [] as object[],
  originals: true,
  beforeAfter: ['SIDE_BY_SIDE_LANDSCAPE'],
  disclosureText: true,
  disclosurePdf: false,
  labelKind: 'CORNER',
  labelWords: 'Virtually staged',
  labelQr: true,
  publicPage: true,
};
const { labelKind, labelWords, labelQr, ...files } = choice;
const PROPOSED = { ...files, removedSizes: [], label: { kind: labelKind, words: null, qr: labelQr } };
const SENTENCE = `Every staged picture says “${labelWords}” on a dark plate in the lower left corner`;

const packExample = (change: object = {}) => ({
  __typename: 'Pack',
  id: 'pack_one',
  state: 'WAITING',
  progress: 0,
  failure: null,
  profileSentence: `${SENTENCE}.`,
  zipUrl: null,
  files: [],
  choice,
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-27T12:00:00.000Z',
  ...change,
});
const packFile = (name: string, bytes: number) => ({
  __typename: 'PackFile',
  name,
  mimeType: 'image/jpeg',
  bytes,
  withoutCode: null as string | null,
  url: `/files/${name}`,
});
const pageExample = (change: object = {}) => ({
  __typename: 'PublicLink',
  id: 'lnk_one',
  kind: 'DELIVERY',
  url: 'https://showhome.example/see/abc',
  wholeProject: false,
  indexed: false,
  sellerApproves: false,
  expiresAt: null,
  revokedAt: null,
  views: 0,
  lastViewedAt: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...change,
});

const photo = itemExample({ decision: 'APPROVED', state: 'STAGED', progress: 1, final: mediaExample({ id: 'fin' }) });
const delivered = (change: object = {}) => jobExample({ status: 'FINAL_DELIVERED', items: [photo], ...change });

function open(job: { readonly id: string }, packChoice = choice) {
  api.answer({ node: job, viewer: { workspace: workspaceExample({ packChoice }) } });
  return renderPage({ Page: ReviewPage, document, variables: { id: job.id } });
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const made = (packs: readonly object[]) => ({
  createPack: { __typename: 'CreatePackPayload', stagingJob: delivered({ packs }) },
});

describe('the pack', () => {
  test('is offered as soon as one photo is delivered, not before', async () => {
    const { push } = open(jobExample({ status: 'PROOF_READY', items: [{ ...photo, final: null }] }));
    expect(await screen.findByRole('complementary')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download everything' })).toBeNull();
    await push(jobExample({ status: 'PROOF_READY', items: [photo] }));
    expect(await screen.findByRole('button', { name: 'Download everything' })).toBeTruthy();
  });

  test('is proposed as the workspace’s last one, and is made as proposed', async () => {
    api.answer(made([packExample()]));
    open(delivered());
    await press('Download everything');
    const dialog = within(await screen.findByRole('dialog', { name: 'Download pack' }));
    const checked = () => dialog.getAllByRole<HTMLInputElement>('checkbox', { checked: true });
    const names = checked().map((box) => box.getAttribute('aria-label') ?? box.closest('label')?.textContent);
    expect(names.map((name) => name?.replace(/As large.*|2048.*|Caption.*/, ''))).toEqual([
      'Full size',
      'MLS',
      'Originals',
      'Disclosure text',
      'Side by side, landscape',
    ]);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Corner' }).checked).toBe(true);
    expect(dialog.getByText(`${SENTENCE}, with a QR code that leads to the original where it has room.`)).toBeTruthy();
    await press('Make pack');
    expect(await screen.findByText('The pack is being made')).toBeTruthy();
    expect(api.callsOf('useCreatePackMutation')).toEqual([{ input: { jobId: delivered().id, ...PROPOSED } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('progressbar', { name: 'Pack' })).toBeTruthy();
  });

  test('shows the first picture as the pack will hold it, anew with each choice that changes it', async () => {
    const shown = (packPreview: object | null) => ({
      node: { __typename: 'StagingJob', id: delivered().id, packPreview },
    });
    const of = (url: string, problem: string | null = null) => shown({ url, width: 1600, height: 1067, problem });
    open(delivered(), { ...choice, sizes: ['FULL', 'WEB'], labelQr: false });
    await screen.findByRole('button', { name: 'Download everything' });
    api.answer(of('data:image/jpeg;base64,AAAA'));
    await press('Download everything');
    const picture = await screen.findByRole('img', { name: 'The first room, as the pack will hold it' });
    expect(picture.getAttribute('src')).toBe('data:image/jpeg;base64,AAAA');
    expect(screen.getByText('The first photo, at 1600 × 1067 px: this is how it will look.')).toBeTruthy();
    const problem = 'It has no room for the QR code. One that a phone can read takes 135 pixels.';
    api.answer(of('data:image/jpeg;base64,BBBB', problem));
    await userEvent.click(screen.getByRole('switch', { name: 'QR code to the public page' }));
    expect(await screen.findByText(`The first photo, at 1600 × 1067 px. ${problem}`)).toBeTruthy();
    const last = screen.getByRole('img', { name: 'The first room, as the pack will hold it' });
    expect(last.getAttribute('src')).toBe('data:image/jpeg;base64,BBBB');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Originals' }));
    const asked = api.callsOf('PackPreviewQuery');
    expect(asked.map(({ label, longest }) => [label, longest])).toEqual([
      [{ kind: 'CORNER', words: null, qr: false }, 1600],
      [{ kind: 'CORNER', words: null, qr: true }, 1600],
    ]);
    api.answer(shown(null));
    await userEvent.click(screen.getByRole('radio', { name: 'None' }));
    expect(await screen.findByText('No photo is delivered yet.')).toBeTruthy();
  });

  test('holds what is chosen, and the sentence follows the label', async () => {
    api.answer(made([packExample()]));
    open(delivered());
    await press('Download everything');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Full size/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Diagonal, portrait' }));
    await userEvent.click(screen.getByRole('switch', { name: 'QR code to the public page' }));
    expect(screen.getByText(/lower left corner; the link to the original has to stand beside it/)).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Public page' }));
    expect(screen.queryByRole('switch', { name: /^QR code/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Bar' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Words/ }), 'Staged by us');
    expect(screen.getByText(/says “Staged by us” in a dark bar along the lower edge; the link/)).toBeTruthy();
    await press('Make pack');
    await waitFor(() => expect(api.callsOf('useCreatePackMutation')).toHaveLength(1));
    expect(api.callsOf('useCreatePackMutation')[0]?.input).toMatchObject({
      sizes: ['MLS'],
      beforeAfter: ['SIDE_BY_SIDE_LANDSCAPE', 'DIAGONAL_PORTRAIT'],
      label: { kind: 'BAR', words: 'Staged by us', qr: false },
      publicPage: false,
    });
  });

  describe('with own sizes', () => {
    const size = (name: string, change: object = {}) => ({
      __typename: 'OwnSize',
      name,
      longest: 2400,
      mostBytes: 3_000_000,
      chosen: true,
      ...change,
    });
    const sent = () => api.callsOf('useCreatePackMutation')[0]?.input;
    const type = async (name: RegExp, text: string) => {
      const field = screen.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };

    test('adds one, which it explains where a field is wrong', async () => {
      api.answer(made([packExample()]));
      open(delivered(), { ...choice, sizes: [], ownSizes: [size('Print')] });
      await press('Download everything');
      const print = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Print/, checked: true });
      expect(print.closest('label')?.textContent).toContain('2400 px, at most 3 MB');
      await press('Add a size');
      const dialog = within(await screen.findByRole('dialog', { name: 'Add a size' }));
      await type(/^Name/, 'PRINT');
      await type(/^Longest side/, '319');
      await type(/^At most/, '60');
      await press('Add size');
      expect(await dialog.findByText('Another size has this name. Choose another one')).toBeTruthy();
      expect(dialog.getByText(/must be a whole number of pixels from 320 to 8000/)).toBeTruthy();
      expect(dialog.getByText('The file size must be from 0.1 to 50 MB')).toBeTruthy();
      expect(window.document.activeElement).toBe(dialog.getByRole('textbox', { name: /^Name/ }));
      await type(/^Name/, 'Portal');
      await type(/^Longest side/, '1024');
      await type(/^At most/, '0,5{Enter}');
      expect(await screen.findByRole('checkbox', { name: /^Portal/, checked: true })).toBeTruthy();
      expect(screen.getByText('1024 px, at most 0.5 MB')).toBeTruthy();
      expect(screen.getByText('Portal added')).toBeTruthy();
      expect(sent()).toBeUndefined();
      await press('Make pack');
      await waitFor(() => expect(sent()).toBeDefined());
      const portal = { name: 'Portal', longest: 1024, mostBytes: 500_000, chosen: true };
      const { __typename: _, ...kept } = size('Print');
      expect(sent()).toMatchObject({ ownSizes: [kept, portal], removedSizes: [] });
    });

    test('keeps one that is not chosen, renames one, and removes one', async () => {
      api.answer(made([packExample()]));
      open(delivered(), { ...choice, ownSizes: [size('Print'), size('Portal'), size('Blog', { mostBytes: null })] });
      await press('Download everything');
      await userEvent.click(await screen.findByRole('checkbox', { name: /^Print/ }));
      await press('Edit Portal');
      await screen.findByRole('dialog', { name: 'Edit Portal' });
      await type(/^Name/, 'Site');
      await press('Save size');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Portal' })).toBeNull());
      await press('Remove Blog');
      expect(screen.queryByRole('checkbox', { name: /^Blog/ })).toBeNull();
      expect(window.document.activeElement).toBe(screen.getByRole('group', { name: 'Own sizes' }));
      await press('Make pack');
      await waitFor(() => expect(sent()).toBeDefined());
      expect(sent()).toMatchObject({
        ownSizes: [
          { name: 'Print', chosen: false },
          { name: 'Site', longest: 2400, mostBytes: 3_000_000, chosen: true },
        ],
        removedSizes: ['Portal', 'Blog'],
      });
    });

    test('has no room for a seventh, and is not empty with one that is chosen', async () => {
      const none = { sizes: [], originals: false, beforeAfter: [], disclosureText: false, disclosurePdf: false };
      const six = Array.from('abcdef', (name) => size(name, { chosen: name === 'a' }));
      open(delivered(), { ...choice, ...none, ownSizes: six });
      await press('Download everything');
      expect(await screen.findByText('These are all 6 own sizes that a workspace keeps.')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Add a size' })).toBeNull();
      expect(screen.queryByText(/^Choose at least one size/)).toBeNull();
      await userEvent.click(screen.getByRole('checkbox', { name: /^a/ }));
      expect(screen.getByText(/^Choose at least one size/)).toBeTruthy();
    });

    test('is refused beside the sizes', async () => {
      const message = 'A workspace keeps at most 6 own sizes. Remove one of them first';
      const fields = [{ path: 'ownSizes', message }];
      api.answer({ createPack: { __typename: 'ValidationError', message: 'Check the fields', fields } });
      open(delivered());
      await press('Download everything');
      await press('Make pack');
      expect(await screen.findByText(message)).toBeTruthy();
    });
  });

  test('is refused in the server’s words, and the dialog stays', async () => {
    const message = 'A pack of this job is being made. Wait for it, then make another one.';
    api.answer({ createPack: { __typename: 'ConflictError', message } });
    open(delivered());
    await press('Download everything');
    await press('Make pack');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByRole('dialog', { name: 'Download pack' })).toBeTruthy();
  });

  test('says how far it is while it is made, and offers the ZIP and each file when it is ready', async () => {
    const one = packFile('01-living-room-staged.jpg', 2 * 1024 ** 2);
    const { push } = open(delivered({ packs: [packExample({ progress: 0.25, files: [one] })] }));
    expect(await screen.findByText('Making 4 files...')).toBeTruthy();
    expect(screen.getByText('25%')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Download ZIP' })).toBeNull();

    const ready = { state: 'READY', progress: 1, zipUrl: '/api/packs/pack_one/zip' };
    const two = { ...packFile('disclosure.pdf', 1024 ** 2), withoutCode: 'It has no room.' };
    await push(delivered({ packs: [packExample({ ...ready, files: [one, two] })] }));
    const zip = await screen.findByRole('link', { name: 'Download ZIP' });
    expect(zip.getAttribute('href')).toBe('/api/packs/pack_one/zip');
    expect(screen.getByText('2 files, 3.00 MB · until Nov 27, 2026')).toBeTruthy();
    expect(screen.getByText('The pack is ready to download')).toBeTruthy();
    expect(screen.getByText('1 picture has no QR code; “One by one” says why.')).toBeTruthy();
    await userEvent.click(screen.getByText('One by one'));
    expect(screen.getByText('No QR code. It has no room.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'disclosure.pdf, 1.00 MB' }).getAttribute('href')).toBe(
      '/files/disclosure.pdf',
    );
  });

  test('says why it could not be made, and is made again as it was chosen', async () => {
    const failure = 'Something went wrong while the pack was made.';
    const { push } = open(delivered({ packs: [packExample()] }));
    await screen.findByText('Making the files...');
    await push(delivered({ packs: [packExample({ state: 'FAILED', failure })] }));
    expect(await screen.findByText(failure)).toBeTruthy();
    expect(screen.getByText(`The pack could not be made. ${failure}`)).toBeTruthy();
    api.answer(made([packExample({ id: 'pack_two' }), packExample({ state: 'FAILED', failure })]));
    await press('Make it again');
    expect(await screen.findByText('Making the files...')).toBeTruthy();
    expect(api.callsOf('useCreatePackMutation')).toMatchObject([{ input: PROPOSED }]);
  });
});

describe('the public page', () => {
  const answer = (publicLinks: readonly object[]) => ({ stagingJob: delivered({ publicLinks }) });

  test('is made with its settings until the end of its last day', async () => {
    api.answer({ createPublicLink: { __typename: 'CreatePublicLinkPayload', ...answer([pageExample()]) } });
    open(
      delivered({ publicLinks: [pageExample({ id: 'lnk_proof', kind: 'PROOF', url: 'https://x.example/proof/p' })] }),
    );
    await press('Make public page');
    await userEvent.click(await screen.findByRole('switch', { name: 'Whole project' }));
    await userEvent.type(screen.getByLabelText(/^Last day/), '2026-12-31');
    await press('Make page');
    expect(await screen.findByText('https://showhome.example/see/abc')).toBeTruthy();
    const expiresAt = new Date('2026-12-31T23:59:59.999').toISOString();
    expect(api.callsOf('useCreatePublicLinkMutation')).toEqual([
      { input: { jobId: delivered().id, kind: 'DELIVERY', wholeProject: true, indexed: false, expiresAt } },
    ]);
    expect(screen.queryByText('https://x.example/proof/p')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Make public page' })).toBeNull();
  });

  test('is refused at the field that the server names', async () => {
    const fields = [{ path: 'expiresAt', message: 'Choose an end in the future' }];
    api.answer({ createPublicLink: { __typename: 'ValidationError', message: 'Check the fields', fields } });
    open(delivered());
    await press('Make public page');
    await userEvent.type(await screen.findByLabelText(/^Last day/), '2020-01-01');
    await press('Make page');
    expect(await screen.findByText('Choose an end in the future')).toBeTruthy();
  });

  test('shows how often it was opened, and its address can be copied', async () => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    open(delivered({ publicLinks: [pageExample({ views: 3, expiresAt: '2099-01-01T12:00:00.000Z' })] }));
    expect(await screen.findByText('Opened 3 times · ends Jan 1, 2099')).toBeTruthy();
    const link = screen.getByRole('link', { name: /^Open the public page/ });
    expect(link.getAttribute('href')).toBe('https://showhome.example/see/abc');
    await user.click(screen.getByRole('button', { name: /^Copy/ }));
    expect(await screen.findByText('Address copied')).toBeTruthy();
    expect(write).toHaveBeenCalledWith('https://showhome.example/see/abc');
  });

  test('is revoked only after a question', async () => {
    api.answer({ revokePublicLink: { __typename: 'RevokePublicLinkPayload', ...answer([]) } });
    open(delivered({ publicLinks: [pageExample()] }));
    await press(/^Revoke/);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.callsOf('useRevokePublicLinkMutation')).toEqual([]);
    await press(/^Revoke/);
    await press('Revoke page');
    expect(await screen.findByText('Public page revoked')).toBeTruthy();
    expect(api.callsOf('useRevokePublicLinkMutation')).toEqual([{ input: { id: 'lnk_one' } }]);
    expect(screen.getByRole('button', { name: 'Make public page' })).toBeTruthy();
  });

  test('that has ended can be followed by another one', async () => {
    open(delivered({ publicLinks: [pageExample({ expiresAt: '2020-01-01T12:00:00.000Z' })] }));
    expect(await screen.findByText('Not opened yet · ended Jan 1, 2020')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make public page' })).toBeTruthy();
  });
});
