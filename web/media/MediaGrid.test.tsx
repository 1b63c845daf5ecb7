import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import document from '../__generated__/MediaPageQuery.graphql.js';
import { connectionOf, mediaExample, projectExample } from '../test/examples.js';
import { renderPage } from '../test/renderPage.js';
import { useApi } from '../test/server.js';
import { mediaVariablesOf } from './mediaFilter.js';
import { MediaPage } from '../routes/media/MediaPage.js';

const api = useApi();
const counts = { total: 3, images: 2, videos: 1 };
const project = projectExample({ mediaCounts: counts });
const file = (change: Record<string, unknown>) => mediaExample({ project, ...change });
const living = file({});
const film = file({
  id: 'med_film',
  type: 'VIDEO',
  originalName: 'tour.mp4',
  mimeType: 'video/mp4',
  duration: 83.4,
  url: '/files/tour.mp4',
});
const proof = file({ id: 'med_proof', originalName: 'living-01-staged.jpg', origin: 'PROOF', isWatermarked: true });
const final = file({ id: 'med_final', originalName: 'living-01-final.jpg', origin: 'FINAL' });
const nothing = { refusal: null, busyJobs: [], lostJobs: [], changedJobs: [] };
const job = (id: string) => ({ __typename: 'StagingJob', id });

beforeEach(() => {
  api.answer({
    viewer: { media: connectionOf([living, film, proof]), mediaCounts: counts, projects: connectionOf([project]) },
    node: project,
  });
});

async function open() {
  const filter = { project: 'proj_alder', type: '', show: '', search: '' } as const;
  renderPage({ Page: MediaPage, document, variables: mediaVariablesOf(filter), address: '/media?project=proj_alder' });
  await screen.findByRole('button', { name: 'Preview living-01.jpg, Original' });
}

async function preview(name: RegExp) {
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name: /\.(jpg|mp4)$/ }); // not the frame that is shown while it loads
}
const titled = (name: string) => screen.findByRole('dialog', { name });
const item = (name: string) => screen.getByText(name).closest('article') ?? window.document.body;

test('badges a file Watermarked or Original, shows its size with two decimals and offers the download', async () => {
  await open();
  const marked = within(item('living-01-staged.jpg'));
  expect(marked.getByText('Watermarked')).toBeTruthy();
  expect(marked.getByText('2.41 MB')).toBeTruthy();
  expect(within(item('living-01.jpg')).getByText('Original')).toBeTruthy();
  const link = marked.getByRole('link', { name: 'Download living-01-staged.jpg' });
  expect(link.getAttribute('href')).toBe('/files/living.jpg?download');
  expect(within(item('tour.mp4')).getByText('1:23')).toBeTruthy();
});

test('badges a delivered staging Staged, in the grid and beside the large picture', async () => {
  api.answer({
    viewer: { media: connectionOf([living, final]), mediaCounts: counts, projects: connectionOf([project]) },
    node: project,
  });
  await open();
  expect(within(item('living-01-final.jpg')).getByText('Staged')).toBeTruthy();
  const dialog = within(await preview(/living-01-final\.jpg/));
  expect(dialog.getByText('Mark').nextElementSibling?.textContent).toBe('Staged');
});

test('shows the icon of a picture or a film when a thumbnail fails to load', async () => {
  await open();
  const icons = { 'living-01.jpg': '.lucide-image-off', 'tour.mp4': '.lucide-film' };
  for (const [name, icon] of Object.entries(icons)) {
    const picture = item(name).querySelector('img');
    expect(item(name).querySelector(icon)).toBeNull();
    if (picture) act(() => void fireEvent.error(picture));
    expect(item(name).querySelector('img')).toBeNull();
    expect(item(name).querySelector(icon)).toBeTruthy();
  }
});

test('shows a picture large beside its facts on a click, never beyond its own pixels', async () => {
  await open();
  const dialog = within(await preview(/living-01\.jpg/));
  const picture = dialog.getByRole('img', { name: 'living-01.jpg' });
  expect(picture.getAttribute('src')).toBe('/files/living-preview.jpg');
  expect([picture.style.maxWidth, picture.style.maxHeight]).toEqual(['1536px', '1024px']);
  for (const fact of ['2.41 MB', '1536 × 1024 px', 'JPEG', 'Nov 18, 2026']) expect(dialog.getByText(fact)).toBeTruthy();
  expect(dialog.getByRole('link', { name: /Alder Lane/ }).getAttribute('href')).toBe('/projects/proj_alder?tab=media');
  expect(dialog.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/files/living.jpg?download');
});

test('leads from a photo’s preview to an order of that photo; a result’s preview does not', async () => {
  await open();
  const dialog = within(await preview(/living-01\.jpg/));
  const link = dialog.getByRole('link', { name: 'Stage this photo' });
  expect(link.getAttribute('href')).toBe('/projects/proj_alder?tab=staging&order=1');
  await userEvent.click(dialog.getByRole('button', { name: 'Previous file' }));
  await titled('living-01-staged.jpg');
  expect(screen.queryByRole('link', { name: 'Stage this photo' })).toBeNull();
});

test('goes to the neighbours by buttons and arrow keys, around the end; a film has controls', async () => {
  await open();
  await preview(/living-01\.jpg/);
  expect(screen.getByText('1 of 3')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}');
  const film2 = await titled('tour.mp4');
  expect(screen.getByText('2 of 3').textContent).toBe('tour.mp4, 2 of 3');
  const player = within(film2).getByLabelText<HTMLVideoElement>('tour.mp4');
  expect(player.controls).toBe(true);
  expect(player.getAttribute('poster')).toBe('/files/living-preview.jpg');
  // a film that has the focus seeks
  fireEvent.keyDown(player, { key: 'ArrowRight', bubbles: true });
  expect(await titled('tour.mp4')).toBeTruthy();
  await userEvent.click(within(film2).getByRole('button', { name: 'Next file' }));
  await titled('living-01-staged.jpg');
  await userEvent.keyboard('{ArrowRight}');
  await titled('living-01.jpg');
  await userEvent.click(screen.getByRole('button', { name: 'Previous file' }));
  await titled('living-01-staged.jpg');
});

async function askToDelete(use: object) {
  await open();
  const dialog = await preview(/living-01\.jpg/);
  api.answer({ node: { ...living, use } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete Photo' }));
}

test('says which jobs a deletion removes, updates list and counters and shows the next file', async () => {
  const question = await askToDelete({
    ...nothing,
    lostJobs: [job('job_000011111111')],
    changedJobs: [job('job_000022222222')],
  });
  expect(question.getByText(/living-01\.jpg\? It cannot be brought back/)).toBeTruthy();
  expect(question.getByText(/has no other photo and is deleted with it/).textContent).toContain(
    'Staging Job #11111111',
  );
  expect(question.getByText(/stays without this photo/).textContent).toContain('Staging Job #22222222');
  api.answer({
    deleteMedia: {
      __typename: 'DeleteMediaPayload',
      deletedMediaId: living.id,
      deletedStagingJobIds: ['job_000011111111'],
      stagingJobs: [],
      project: { ...project, mediaCounts: { total: 2, images: 1, videos: 1 } },
      viewer: { mediaCounts: { total: 2, images: 1, videos: 1 } },
    },
  });
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await titled('tour.mp4');
  expect(screen.getByText('1 of 2')).toBeTruthy();
  expect(await screen.findByText('File deleted successfully')).toBeTruthy();
  expect(screen.queryByText('living-01.jpg')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText('Total Files', { exact: false }).textContent).toBe('2 Total Files');
  expect(api.callsOf('useDeleteMediaMutation')).toMatchObject([{ input: { id: living.id } }]);
  // the next file takes its place: the question is not asked about that one
  expect(api.callsOf('DeleteMediaDialogQuery')).toEqual([{ id: living.id }]);
});

test('does not offer to delete a file that a running job needs, and says why', async () => {
  const refusal = 'This picture belongs to the staging job 11111111: it is being staged.';
  const question = await askToDelete({ ...nothing, refusal, busyJobs: [job('job_000011111111')] });
  expect(question.getByText(refusal)).toBeTruthy();
  expect(question.getByRole('link', { name: '#11111111' }).getAttribute('href')).toBe('/staging/job_000011111111');
  expect(question.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('says when what depends on a file cannot be read, and reads it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  const dialog = await preview(/living-01\.jpg/);
  api.answer({ node: { ...living, use: nothing } });
  api.use(http.post('*/graphql', () => HttpResponse.error(), { once: true }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const frame = within(await titled('Delete File'));
  expect(frame.getByRole('alert').textContent).toMatch(/could not be loaded/);
  // On a slow machine frames are drawn before the focus returns. The preview must stay open all the same.
  vi.stubGlobal('requestAnimationFrame', (done: FrameRequestCallback) => setTimeout(() => done(performance.now()), 0));
  await userEvent.click(frame.getByRole('button', { name: 'Try again' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Photo' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(window.document.activeElement?.closest('[role=dialog]')).toBeTruthy());
  expect(await titled('living-01.jpg')).toBeTruthy();
});

test('says why a deletion was refused, and keeps the file', async () => {
  const question = await askToDelete(nothing);
  api.answer({ deleteMedia: { __typename: 'ConflictError', message: 'It is being staged.' } });
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('It is being staged.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await titled('living-01.jpg');
});
