import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import document from '../__generated__/MediaPageQuery.graphql.js';
import { connectionOf, mediaExample, projectExample } from '../test/examples.js';
import { renderPage } from '../test/renderPage.js';
import { useApi } from '../test/server.js';
import { mediaVariablesOf } from './mediaFilter.js';
import { MediaPage } from '../routes/media/MediaPage.js';
import { elementAt } from '../test/elementAt.js';

const api = useApi();
const counted = (total: number) => projectExample({ mediaCounts: { total, images: total, videos: 0 } });
const kitchen = mediaExample({ id: 'med_kitchen', originalName: 'kitchen.jpg', project: counted(2) });
const photo = (name = 'kitchen.jpg') => new File(['abc'], name, { type: 'image/jpeg' });

const ALDER_MEDIA = '/media?project=proj_alder';

async function open(address = ALDER_MEDIA) {
  api.answer({
    viewer: {
      media: connectionOf([mediaExample()]),
      mediaCounts: { total: 9, images: 9, videos: 0 },
      projects: connectionOf([counted(1)]),
    },
    node: counted(1),
    requestUpload: { __typename: 'RequestUploadPayload', uploadUrl: '/files/put', headers: [] },
    finaliseUpload: {
      __typename: 'FinaliseUploadPayload',
      media: kitchen,
      viewer: { mediaCounts: { total: 10, images: 10, videos: 0 } },
    },
  });
  const filter = { project: 'proj_alder', type: '', show: '', search: '' } as const;
  const page = renderPage({
    Page: MediaPage,
    document,
    variables: mediaVariablesOf(filter),
    address,
  });
  await screen.findByRole('button', { name: /^Preview living-01\.jpg/ });
  return page;
}
const pick = (...files: readonly File[]) =>
  userEvent.upload(elementAt(screen.getAllByLabelText<HTMLInputElement>('Files to upload'), 0), [...files]);
const uploads = async () =>
  within(await screen.findByRole('region', { name: 'Uploads', busy: false }, { timeout: 5000 }));

test('sends a picked file, shows it first, counts it, and closes the list of uploads', async () => {
  api.use(http.put('*/files/put', () => new HttpResponse('')));
  await open();
  await pick(photo());
  const shown = await screen.findByRole('button', { name: /^Preview kitchen\.jpg/ }, { timeout: 5000 });
  expect(screen.getAllByRole('button', { name: /^Preview/ })[0]).toBe(shown);
  expect(screen.getByText('Total Files', { exact: false }).textContent).toBe('2 Total Files');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull());
  expect(api.callsOf('useFinaliseUploadMutation')).toMatchObject([
    { input: { projectId: 'proj_alder', originalName: 'kitchen.jpg', uploadUrl: '/files/put' } },
  ]);
  expect(api.callsOf('MediaPageQuery')).toHaveLength(1);
});

test('offers to stage exactly the photos that have arrived', async () => {
  api.use(http.put('*/files/put', () => new HttpResponse('')));
  const { router } = await open();
  await pick(photo());
  await userEvent.click(await screen.findByRole('link', { name: 'Stage this photo' }, { timeout: 5000 }));
  const { pathname, search, state } = router.state.location;
  expect(pathname + search).toBe('/projects/proj_alder?tab=staging&order=1');
  expect(state).toEqual({ photos: [{ id: 'med_kitchen', name: 'kitchen.jpg' }] });
});

test('takes files that are dropped anywhere on the page', async () => {
  api.use(http.put('*/files/put', () => new HttpResponse('')));
  await open();
  const dataTransfer = { types: ['Files'], files: [photo()] };
  const item = screen.getByText('living-01.jpg');
  fireEvent.dragEnter(item, { dataTransfer });
  expect(screen.getByText('Drop to upload')).toBeTruthy();
  fireEvent.drop(item, { dataTransfer });
  expect(screen.queryByText('Drop to upload')).toBeNull();
  expect(await screen.findByRole('button', { name: /^Preview kitchen\.jpg/ }, { timeout: 5000 })).toBeTruthy();
});

test.each([
  ['a zone that takes none now', '/media', () => screen.getByText('living-01.jpg')],
  ['beside the zone', ALDER_MEDIA, () => window.document.body],
])('keeps the page when files are dropped on %s', async (_where, address, placeOf) => {
  await open(address);
  const place = placeOf();
  for (const drag of [createEvent.dragOver, createEvent.drop]) {
    const files = drag(place, { dataTransfer: { types: ['Files'], dropEffect: 'copy' } });
    fireEvent(place, files);
    expect(files.defaultPrevented).toBe(true);
    expect(files).toHaveProperty('dataTransfer.dropEffect', 'none');
    const words = drag(place, { dataTransfer: { types: ['text/plain'] } });
    fireEvent(place, words);
    expect(words.defaultPrevented).toBe(false);
  }
});

test('refuses files beside the zone as soon as the zone is shown', async () => {
  const refused: boolean[] = [];
  const observer = new MutationObserver(() => {
    if (!screen.queryByRole('button', { name: /^Preview living-01\.jpg/ })) return;
    const dragOver = createEvent.dragOver(window.document.body, { dataTransfer: { types: ['Files'] } });
    window.document.body.dispatchEvent(dragOver);
    refused.push(dragOver.defaultPrevented);
  });
  observer.observe(window.document.body, { childList: true, subtree: true });
  await open();
  observer.disconnect();
  expect(refused[0]).toBe(true);
});

test('sends ten of twelve files at a time, and says how many wait', async () => {
  api.use(http.put('*/files/put', () => new Promise<never>(() => {})));
  await open();
  await pick(...Array.from({ length: 12 }, (_, at) => photo(`${at}.jpg`)));
  const list = await uploads();
  expect(list.getByText('12 files, 10 at a time: 2 wait.')).toBeTruthy();
  expect(list.getByRole('alert').textContent).toBe('');
  expect(list.getAllByRole('listitem')).toHaveLength(10);
});

test('keeps the sentence of a refused file until the file is removed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  api.use(http.put('*/files/put', () => new HttpResponse('')));
  await open();
  api.answer({ finaliseUpload: { __typename: 'UploadError', message: 'This is no picture.' } });
  await pick(photo());
  const list = await uploads();
  expect(await list.findByText('This is no picture.')).toBeTruthy();
  expect(list.queryByRole('button', { name: 'Retry kitchen.jpg' })).toBeNull();
  await userEvent.click(list.getByRole('button', { name: 'Remove kitchen.jpg' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull());
});

/** Holds uploads back until they are released. */
function hold() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  api.use(
    http.put('*/files/put', async () => {
      await arrived;
      return new HttpResponse('');
    }),
  );
  return () => arrive();
}

async function askedBeforeLeaving() {
  const { router } = await open();
  await pick(photo());
  await (await uploads()).findByRole('button', { name: 'Pause kitchen.jpg' });
  await act(() => router.navigate('/projects'));
  await screen.findByRole('alertdialog', { name: 'Files are still uploading' });
  return router;
}

test('keeps the focus in the uploads when the focused button is removed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  api.use(http.put('*/files/put', () => new HttpResponse('')));
  await open();
  api.answer({ finaliseUpload: () => Promise.reject(new Error('No answer.')) });
  await pick(photo(), photo('hall.jpg'));
  const list = await uploads();
  const place = screen.getByRole('region', { name: 'Uploads' });
  await userEvent.click(await list.findByRole('button', { name: 'Retry kitchen.jpg' }));
  expect(window.document.activeElement).toBe(place);
  await userEvent.click(await list.findByRole('button', { name: 'Remove kitchen.jpg' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(window.document.activeElement).toBe(place);
});

test('continues a navigation that was asked about once the files have arrived', async () => {
  const arrive = hold();
  const router = await askedBeforeLeaving();
  arrive();
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
});

test('stays and closes the question when a file failed meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const arrive = hold();
  const router = await askedBeforeLeaving();
  api.answer({ finaliseUpload: { __typename: 'UploadError', message: 'This is no picture.' } });
  arrive();
  expect(await screen.findByText('This is no picture.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/media');
});

test('asks before leaving while files are uploading, in the product and by the browser', async () => {
  const arrive = hold();
  const { router } = await open();
  await pick(photo());
  const list = await uploads();
  await list.findByRole('button', { name: 'Pause kitchen.jpg' });
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(unload()).toBe(true);

  await act(() => router.navigate('/projects'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Files are still uploading' }));
  await userEvent.click(question.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/media');

  arrive();
  await screen.findByRole('button', { name: /^Preview kitchen\.jpg/ });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull());
  expect(unload()).toBe(false);
  await act(() => router.navigate('/projects'));
  expect(router.state.location.pathname).toBe('/projects');
});
