import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import document from '../../../__generated__/DevelopersQuery.graphql.js';
import {
  type Asked,
  connectionOf,
  itemExample,
  jobExample,
  mediaExample,
  pageOf,
  projectExample,
  workspaceExample,
} from '../../../test/examples.js';
import { renderPage } from '../../../test/renderPage.js';
import { useApi } from '../../../test/server.js';
// loads the dialogs' chunks before the tests wait for them
import '../../../embeds/CodeDialog.js';
import '../../../embeds/MakeEmbedDialog.js';
import { DevelopersPage } from '../DevelopersPage.js';

const api = useApi();
const ADDRESS = '1428 Alder Lane, Portland, OR 97209';
const SITE = 'https://homes.example';

const embedExample = (change: Record<string, unknown> = {}) => ({
  __typename: 'Embed',
  id: 'emb_alder',
  kind: 'GALLERY',
  name: 'Alder gallery',
  project: projectExample(),
  item: null,
  origins: [SITE],
  offAt: null,
  needsToken: false,
  url: 'https://showhome.example/embed/emb_alder',
  previewUrl: '/embed/emb_alder',
  secret: null,
  createdAt: '2026-11-18T12:00:00.000Z',
  createdBy: null,
  ...change,
});

const boardExample = (change: Record<string, unknown> = {}) =>
  embedExample({
    id: 'emb_board',
    kind: 'BOARD',
    name: 'Office board',
    project: null,
    needsToken: true,
    url: 'https://showhome.example/embed/emb_board',
    previewUrl: '/embed/emb_board?token=signed',
    secret: 'ems_present',
    ...change,
  });

const final = mediaExample({ id: 'med_final', origin: 'FINAL', thumbnailUrl: '/files/final-thumb.jpg' });
const pictureExample = itemExample({ id: 'item_living', decision: 'APPROVED', final });

const workspaceWith = (embeds: readonly object[]) =>
  workspaceExample({ embeds: (asked: Asked) => pageOf(embeds, asked) });

function open(embeds: readonly object[] = [embedExample()]) {
  api.answer({
    viewer: {
      permissions: ['EMBEDS_WRITE'],
      workspace: workspaceWith(embeds),
      projects: connectionOf([projectExample()]),
    },
  });
  return renderPage({ Page: DevelopersPage, document, address: '/developers' });
}

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Make an embed' }));
  return within(await screen.findByRole('dialog', { name: 'Make an embed' }));
}

async function chooseProject(dialog: ReturnType<typeof within>) {
  await userEvent.click(dialog.getByRole('combobox', { name: 'Project' }));
  await userEvent.click(await screen.findByRole('option', { name: ADDRESS }));
}

const rowOf = async (name: string) => (await screen.findByText(name)).closest('li');

test('lists embeds with their kinds, what they are about, their sites, and which are off', async () => {
  open([
    embedExample({ origins: [SITE, 'https://www.homes.example'] }),
    embedExample({ id: 'emb_living', kind: 'SLIDER', name: 'Living room', project: null, item: pictureExample }),
    boardExample({ offAt: '2026-11-20T12:00:00.000Z' }),
  ]);
  expect((await rowOf('Alder gallery'))?.textContent).toContain(
    `Gallery${ADDRESS}https://homes.example, https://www.homes.example`,
  );
  const slider = await rowOf('Living room');
  expect(slider?.textContent).toContain(`SliderLiving Room, ${ADDRESS}`);
  expect(slider?.querySelector('img')?.getAttribute('src')).toBe('/files/final-thumb.jpg');
  expect((await rowOf('Office board'))?.textContent).toMatch(/Switched off.*Board.*Switch on.*New secret/);
  expect(screen.queryByRole('button', { name: 'New secret: Alder gallery' })).toBeNull();
});

test('shows more embeds than a page holds', async () => {
  const embeds = Array.from({ length: 21 }, (_, at) => embedExample({ id: `emb_${at}`, name: `Embed ${at}` }));
  open(embeds);
  api.answer({ node: workspaceWith(embeds) });
  await screen.findByText('Embed 19');
  expect(screen.queryByText('Embed 20')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more embeds' }));
  expect(await screen.findByText('Embed 20')).toBeTruthy();
});

test('is not there for people who may not change embeds', async () => {
  api.answer({ viewer: { permissions: ['PROJECTS_READ'], workspace: workspaceExample() } });
  renderPage({ Page: DevelopersPage, document, address: '/developers' });
  await screen.findByRole('heading', { name: 'Keys' });
  expect(screen.queryByRole('heading', { name: 'Embeds' })).toBeNull();
  expect(api.callsOf('EmbedsQuery')).toEqual([]);
});

test('makes a gallery, proposes its name, and shows its code', async () => {
  open([]);
  const dialog = await openForm();
  await userEvent.click(dialog.getByRole('button', { name: 'Make embed' }));
  expect(await dialog.findByText('Choose a project')).toBeTruthy();
  expect(dialog.getByText('Enter at least one site')).toBeTruthy();
  expect(api.callsOf('useCreateEmbedMutation')).toEqual([]);
  await chooseProject(dialog);
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe(`Gallery, ${ADDRESS}`));
  await userEvent.type(dialog.getByLabelText('Sites'), `${SITE}\nhttps://homes.example/path`);
  const message = 'Enter a site such as https://example.com, without a path';
  api.answer({
    createEmbed: { __typename: 'ValidationError', message, fields: [{ path: 'origins.1', message }] },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Make embed' }));
  expect(await dialog.findByText(`https://homes.example/path: ${message}`)).toBeTruthy();
  await waitFor(() => expect(window.document.activeElement).toBe(dialog.getByLabelText('Sites')));
  api.answer({
    createEmbed: { __typename: 'CreateEmbedPayload', secret: null, embed: embedExample() },
    node: embedExample(),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Make embed' }));
  const code = within(await screen.findByRole('dialog', { name: 'Code' }));
  expect((await code.findByLabelText('The script')).textContent).toBe(
    '<script async src="https://showhome.example/embed.js" data-embed="emb_alder"></script>',
  );
  expect(code.getByLabelText('The address').textContent).toBe('https://showhome.example/embed/emb_alder');
  await userEvent.click(code.getByRole('button', { name: 'Done' }));
  expect(await rowOf('Alder gallery')).toBeTruthy();
  expect(api.callsOf('useCreateEmbedMutation').at(-1)).toMatchObject({
    input: {
      kind: 'GALLERY',
      name: `Gallery, ${ADDRESS}`,
      projectId: 'proj_alder',
      origins: [SITE, 'https://homes.example/path'],
    },
  });
});

test('offers for a slider only pictures that were approved and delivered', async () => {
  open([]);
  const items = [
    pictureExample,
    itemExample({ id: 'item_open', input: mediaExample({ id: 'med_open', originalName: 'open.jpg' }) }),
    itemExample({
      id: 'item_waits',
      decision: 'APPROVED',
      input: mediaExample({ id: 'med_waits', originalName: 'waits.jpg' }),
    }),
  ];
  api.answer({ node: projectExample({ stagingJobs: connectionOf([jobExample({ items })]) }) });
  const dialog = await openForm();
  await userEvent.click(dialog.getByRole('radio', { name: 'Slider' }));
  await chooseProject(dialog);
  const picture = await dialog.findByRole('radio', { name: 'living-01.jpg', description: 'Living Room, Modern' });
  expect(dialog.queryByRole('radio', { name: /open|waits/ })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Make embed' }));
  expect(await dialog.findByText('Choose a picture')).toBeTruthy();
  await userEvent.click(picture);
  expect(dialog.queryByText('Choose a picture')).toBeNull();
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe(`Living Room, ${ADDRESS}`);
  await userEvent.clear(dialog.getByLabelText('Name'));
  await userEvent.type(dialog.getByLabelText('Name'), 'Mine');
  await userEvent.type(dialog.getByLabelText('Sites'), SITE);
  const message = 'A workspace has at most 5000 embeds. Delete one first.';
  api.answer({ createEmbed: { __typename: 'ConflictError', message } });
  await userEvent.click(dialog.getByRole('button', { name: 'Make embed' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  const input = { kind: 'SLIDER', name: 'Mine', itemId: 'item_living', origins: [SITE] };
  expect(api.callsOf('useCreateEmbedMutation').at(-1)).toMatchObject({ input });
});

test('shows the secret of a new board before its code', async () => {
  open([]);
  const dialog = await openForm();
  await userEvent.click(dialog.getByRole('radio', { name: 'Board' }));
  expect(dialog.queryByRole('combobox', { name: 'Project' })).toBeNull();
  await userEvent.type(dialog.getByLabelText('Sites'), SITE);
  api.answer({
    createEmbed: { __typename: 'CreateEmbedPayload', secret: 'ems_present', embed: boardExample() },
    node: boardExample(),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Make embed' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Copy the secret' }));
  expect(secret.getByText('ems_present')).toBeTruthy();
  await userEvent.click(secret.getByRole('button', { name: 'Done' }));
  const code = within(await screen.findByRole('dialog', { name: 'Code' }));
  expect((await code.findByLabelText('The script')).textContent).toContain('data-token="TOKEN"');
  expect((await code.findByLabelText('The program for Node')).textContent).toContain("embed: 'emb_board'");
  await userEvent.click(code.getByRole('tab', { name: 'Python' }));
  expect((await code.findByLabelText('The program for Python')).textContent).toContain('"embed": "emb_board"');
  expect(code.getByRole('button', { name: 'Copy secret' })).toBeTruthy();
  const input = { kind: 'BOARD', name: 'Board', origins: [SITE] };
  expect(api.callsOf('useCreateEmbedMutation')).toMatchObject([{ input }]);
});

test('shows the code and a preview in the chosen look, as high as the frame tells', async () => {
  open();
  api.answer({ node: embedExample() });
  await userEvent.click(await screen.findByRole('button', { name: 'Show code: Alder gallery' }));
  const code = within(await screen.findByRole('dialog', { name: 'Code' }));
  const frame = await code.findByTitle<HTMLIFrameElement>('Preview of Alder gallery');
  expect(frame.getAttribute('src')).toBe('/embed/emb_alder?theme=light');
  await userEvent.click(code.getByRole('radio', { name: 'Dark' }));
  await userEvent.type(code.getByLabelText(/^Accent/), '#1D4D3');
  expect(code.getByText('Enter a colour such as #1d4d3c')).toBeTruthy();
  expect(frame.getAttribute('src')).toBe('/embed/emb_alder?theme=dark');
  await userEvent.type(code.getByLabelText(/^Accent/), 'C');
  expect(code.getByLabelText('The script').textContent).toContain('data-theme="dark" data-accent="#1d4d3c">');
  expect(frame.getAttribute('src')).toBe('/embed/emb_alder?theme=dark&accent=1d4d3c');

  Object.defineProperty(frame, 'contentWindow', { value: {} });
  const tell = (message: MessageEventInit) => fireEvent(window, new MessageEvent('message', message));
  const { origin } = window.location;
  const data = { type: 'showhome:height', height: 500.5 };
  tell({ data, origin, source: window });
  tell({ data, origin: 'https://elsewhere.example', source: frame.contentWindow });
  tell({ data: { ...data, height: 'tall' }, origin, source: frame.contentWindow });
  expect(frame.style.height).toBe('320px');
  tell({ data, origin, source: frame.contentWindow });
  expect(frame.style.height).toBe('501px');
});

test('shows no preview of an embed that is off', async () => {
  open();
  api.answer({ node: embedExample({ offAt: '2026-11-20T12:00:00.000Z' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Show code: Alder gallery' }));
  expect(await screen.findByText('It is switched off: sites show nothing in its place.')).toBeTruthy();
  expect(window.document.querySelector('iframe')).toBeNull();
});

test('changes the name and the sites', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change Alder gallery' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the embed' }));
  const name = await dialog.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Alder Lane');
  const sites = dialog.getByLabelText<HTMLTextAreaElement>('Sites');
  expect(sites.value).toBe(SITE);
  await userEvent.type(sites, '\nhttps://www.homes.example');
  const changed = { name: 'Alder Lane', origins: [SITE, 'https://www.homes.example'] };
  api.answer({ updateEmbed: { __typename: 'UpdateEmbedPayload', embed: embedExample(changed) } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect((await rowOf('Alder Lane'))?.textContent).toContain('https://www.homes.example');
  const expected = { name: 'Alder gallery', origins: [SITE] };
  expect(api.callsOf('useUpdateEmbedMutation')).toEqual([{ input: { id: 'emb_alder', ...changed, expected } }]);
});

test('sends the field that was changed alone, and says that somebody else changed it', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change Alder gallery' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the embed' }));
  await userEvent.type(await dialog.findByLabelText('Name'), ' 2');
  const message = 'Somebody has changed the name meanwhile, to “Lobby”.';
  api.answer({ updateEmbed: { __typename: 'ConflictError', __isError: 'ConflictError', message } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(message)).toBeTruthy();
  const input = { id: 'emb_alder', name: 'Alder gallery 2', expected: { name: 'Alder gallery' } };
  expect(api.callsOf('useUpdateEmbedMutation')).toEqual([{ input }]);
});

test('switches an embed off, and deletes it after a question', async () => {
  open();
  const off = embedExample({ offAt: '2026-11-20T12:00:00.000Z' });
  api.answer({ switchEmbedOff: { __typename: 'SwitchEmbedOffPayload', embed: off } });
  await userEvent.click(await screen.findByRole('button', { name: 'Switch off: Alder gallery' }));
  expect(await screen.findByText('Switched off')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Alder gallery' }));
  const question = within(await screen.findByRole('alertdialog'));
  api.answer({ deleteEmbed: { __typename: 'DeleteEmbedPayload', deletedEmbedId: 'emb_alder' } });
  await userEvent.click(question.getByRole('button', { name: 'Delete embed' }));
  expect(await screen.findByText('No embeds yet.')).toBeTruthy();
  await waitFor(() =>
    expect(window.document.activeElement).toBe(screen.getByRole('button', { name: 'Make an embed' })),
  );
});

test('makes a new secret after a question, and shows it', async () => {
  open([boardExample()]);
  await userEvent.click(await screen.findByRole('button', { name: 'New secret: Office board' }));
  const question = within(await screen.findByRole('alertdialog'));
  api.answer({ rotateEmbedSecret: { __typename: 'RotateEmbedSecretPayload', secret: 'ems_next' } });
  await userEvent.click(question.getByRole('button', { name: 'Make new secret' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy the new secret' }));
  expect(dialog.getByText('ems_next')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('ems_next')).toBeNull());
});
