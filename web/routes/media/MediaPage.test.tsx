import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import document from '../../__generated__/MediaPageQuery.graphql.js';
import { connectionOf, mediaExample, projectExample } from '../../test/examples.js';
import { renderPage } from '../../test/renderPage.js';
import { useApi } from '../../test/server.js';
import { tellActivity } from '../../activity/activityEvents.js';
import { mediaFilterOf, mediaVariablesOf } from '../../media/mediaFilter.js';
import { MediaPage } from './MediaPage.js';

const api = useApi();
const alder = projectExample({ mediaCounts: { total: 2, images: 1, videos: 1 } });
const film = mediaExample({ id: 'med_film', duration: 5, type: 'VIDEO', originalName: 'tour.mp4', thumbnailUrl: null });

function answerWith(files: readonly object[], chosen: object | null = alder) {
  const counts = { total: 31, images: 29, videos: 2 };
  api.answer({
    viewer: { media: connectionOf(files), mediaCounts: counts, projects: connectionOf([alder]) },
    node: chosen,
  });
}

const open = (address = '/media') =>
  renderPage({
    Page: MediaPage,
    document,
    variables: mediaVariablesOf(mediaFilterOf(new URL(address, 'http://x').searchParams)),
    address,
  });
const ALDER_MEDIA = `/media?project=${alder.id}`;
const uploadButton = () => screen.queryByRole('button', { name: 'Upload Media' });

async function choose(list: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: list }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

test('shows eight placeholders until the files are loaded', async () => {
  let come = (_viewer: object) => {};
  const viewer = new Promise<object>((resolve) => {
    come = resolve;
  });
  api.answer({ viewer: () => viewer, node: null });
  open();
  await waitFor(() => expect(window.document.querySelectorAll('[data-placeholder]')).toHaveLength(8));
  expect(screen.getByText('Loading files')).toBeTruthy();
  come({ media: connectionOf([mediaExample()]), mediaCounts: alder.mediaCounts, projects: connectionOf([alder]) });
  await screen.findByRole('button', { name: /^Preview/ });
  expect(window.document.querySelectorAll('[data-placeholder]')).toHaveLength(0);
});

test('counts the files of all projects, and asks to select a project before an upload', async () => {
  answerWith([mediaExample({ project: alder })], null);
  open();
  expect(await screen.findByRole('heading', { name: 'Media Management' })).toBeTruthy();
  expect(screen.getByText('31').parentElement?.textContent).toBe('31 Total Files');
  expect(screen.getByText('Select a project to upload media.')).toBeTruthy();
  expect(uploadButton()).toBeNull();
  expect(screen.getByText('2.41 MB').parentElement?.textContent).toBe(`2.41 MB${String(alder.address)}`);
});

test('leads to the first project when there is none', async () => {
  const counts = { total: 0, images: 0, videos: 0 };
  api.answer({
    viewer: { media: connectionOf([]), mediaCounts: counts, projects: connectionOf([]) },
    node: null,
  });
  open();
  expect(await screen.findByText('No media files found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Projects' }).getAttribute('href')).toBe('/projects');
});

test('counts the files of a chosen project and takes uploads', async () => {
  answerWith([mediaExample(), film]);
  const { router } = open();
  await screen.findByRole('heading', { name: 'Media Management' });
  await choose('Project', String(alder.address));
  expect(await screen.findByText('Total Files', { exact: false })).toBeTruthy();
  await waitFor(() => expect(uploadButton()).toBeTruthy());
  expect(screen.getByText('Total Files', { exact: false }).textContent).toBe('2 Total Files');
  expect(screen.getByText('Images', { selector: 'span', exact: false }).textContent).toBe('1 Images');
  expect(router.state.location.search).toBe(`?project=${alder.id}`);
  const asked = { projectId: alder.id, type: null, search: null };
  await waitFor(() => expect(api.callsOf('MediaLibraryPaginationQuery')).toMatchObject([asked]));
  expect(screen.queryByText('Select a project to upload media.')).toBeNull();
});

const said = { selector: 'output > span' };

test('searches the server by words and type, keeps both in the address, offers no button without a match', async () => {
  answerWith([mediaExample()]);
  const { router } = open(ALDER_MEDIA);
  await screen.findByRole('button', { name: 'Preview living-01.jpg, Original' });
  answerWith([]);
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search files' }));
  await userEvent.paste(' kitchen ');
  const empty = await screen.findByRole('heading', { name: 'No media files found' });
  expect(screen.getByText('Adjust your search or filters.')).toBeTruthy();
  expect(await screen.findByText('No media files found', said)).toBeTruthy();
  expect(within(empty.parentElement ?? empty).queryByRole('button')).toBeNull();
  expect(api.callsOf('MediaLibraryPaginationQuery').at(-1)).toMatchObject({ search: 'kitchen', type: null });

  await choose('Type', 'Videos');
  await waitFor(() => expect(api.callsOf('MediaLibraryPaginationQuery').at(-1)).toMatchObject({ type: 'VIDEO' }));
  expect(router.state.location.search).toBe(`?project=${alder.id}&type=video&search=kitchen`);

  answerWith([film]);
  await act(() => router.navigate('/media?search=tour'));
  expect(await screen.findByRole('button', { name: /tour\.mp4/ })).toBeTruthy();
  expect(await screen.findByText('1 file found', said)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tour');
});

test('lists and counts previews only on demand, and keeps that in the address', async () => {
  answerWith([mediaExample()]);
  const { router } = open(ALDER_MEDIA);
  await screen.findByRole('button', { name: 'Preview living-01.jpg, Original' });
  const kept = { origin: ['UPLOAD', 'FINAL'] };
  expect(api.callsOf('MediaPageQuery')).toMatchObject([kept]);
  answerWith([mediaExample({ id: 'med_proof', isWatermarked: true, origin: 'PROOF' })]);
  await choose('Show', 'Previews');
  await screen.findByRole('button', { name: 'Preview living-01.jpg, Watermarked' });
  expect(router.state.location.search).toBe(`?project=${alder.id}&show=previews`);
  expect(api.callsOf('MediaLibraryPaginationQuery')).toMatchObject([{ origin: ['PROOF'] }]);
  await act(() => router.navigate(ALDER_MEDIA));
  await waitFor(() => expect(api.callsOf('MediaLibraryPaginationQuery').at(-1)).toMatchObject(kept));
});

test('invites to upload to an empty project, and offers the button there too', async () => {
  answerWith([]);
  open(ALDER_MEDIA);
  const empty = await screen.findByRole('heading', { name: 'No media files found' });
  expect(screen.getByText('Upload the first photos and videos of this project.')).toBeTruthy();
  expect(within(empty.parentElement ?? empty).getByRole('button', { name: 'Upload Media' })).toBeTruthy();
});

test('offers no upload in an empty library without a project', async () => {
  answerWith([], null);
  open();
  expect(await screen.findByRole('heading', { name: 'No media files found' })).toBeTruthy();
  expect(uploadButton()).toBeNull();
});

test('shows a file of another tab without a reload', async () => {
  answerWith([mediaExample()], null);
  open();
  await screen.findByRole('button', { name: /^Preview living-01\.jpg/ });
  answerWith([film, mediaExample()], null);
  const uploaded = { action: 'media_uploaded', description: 'Video uploaded', entityType: 'media' };
  await waitFor(
    () => {
      tellActivity({ ...uploaded, entityId: String(film.id) }); // again until the page listens
      expect(screen.getByRole('button', { name: /^Preview tour\.mp4/ })).toBeTruthy();
    },
    { timeout: 5000 },
  );
});
