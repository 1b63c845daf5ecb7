import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, test } from 'vitest';
import projectDocument from '../__generated__/ProjectPageQuery.graphql.js';
import stagingDocument from '../__generated__/StagingPageQuery.graphql.js';
import {
  type Asked,
  connectionOf,
  jobExample,
  mediaExample,
  pageOf,
  priceListExample,
  projectExample,
} from '../test/examples.js';
import { renderPage } from '../test/renderPage.js';
import { useApi } from '../test/server.js';
import { ProjectPage } from '../routes/project/ProjectPage.js';
import type { OrderedImage } from '../order/orderedImage.js';
import { STYLES } from './stagingOptions.js';
import { orderOf } from '../order/useOrdering.js';
import { StagingPage } from '../routes/staging/StagingPage.js';

const api = useApi();
const images = [
  mediaExample({ id: 'med_living', originalName: 'living-01.jpg' }),
  mediaExample({ id: 'med_kitchen', originalName: 'kitchen.jpg' }),
];

async function open(of: readonly object[] = images) {
  const stagingCounts = { total: 0, inProgress: 0, processing: 0, completed: 0 };
  const project = projectExample({ media: (asked: Asked) => pageOf(of, asked) });
  api.answer({
    viewer: {
      workspace: { id: 'org_one', priceList: priceListExample },
      stagingCounts,
      stagingJobs: connectionOf([]),
      projects: connectionOf([project]),
    },
    node: project,
  });
  renderPage({ Page: StagingPage, document: stagingDocument });
  await userEvent.click(await screen.findByRole('button', { name: 'Create Staging Job' }));
  return within(await screen.findByRole('dialog', { name: 'Create Staging Job' }));
}

async function chooseProject(dialog: Awaited<ReturnType<typeof open>>) {
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Project' }));
  await userEvent.click(await screen.findByRole('option', { name: /Alder Lane/ }));
}

/** Named by their numbers. */
const photos = (count: number) =>
  Array.from({ length: count }, (_, place) => mediaExample({ id: `med_${place}`, originalName: `${place}.jpg` }));

const submitOf = (dialog: Awaited<ReturnType<typeof open>>) =>
  dialog.getByRole<HTMLButtonElement>('button', { name: 'Create Staging Job' });

test('enables the order once a project and an image are chosen, and says what is missing until then', async () => {
  const dialog = await open();
  expect(submitOf(dialog).disabled).toBe(true);
  expect(dialog.getByText('Choose a project to see its images.')).toBeTruthy();

  await chooseProject(dialog);
  await dialog.findByRole('checkbox', { name: 'kitchen.jpg' });
  expect(submitOf(dialog).disabled).toBe(true);
  expect(dialog.getByText('Choose at least one image.')).toBeTruthy();

  await userEvent.click(dialog.getByRole('checkbox', { name: 'kitchen.jpg' }));
  expect(submitOf(dialog).disabled).toBe(false);
  expect(dialog.getByText('1 of 2 selected')).toBeTruthy();
  expect(dialog.getByText('$3.00', { selector: 'strong' })).toBeTruthy();

  await userEvent.click(dialog.getByRole('button', { name: 'Select all' }));
  expect(dialog.getByText('$6.00', { selector: 'strong' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove kitchen.jpg' }));
  expect(dialog.getByText('1 of 2 selected')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Deselect all' }));
  expect(submitOf(dialog).disabled).toBe(true);
});

/** A project's page with the order dialog open, as after a link. */
async function openFromProject(photos: readonly OrderedImage[] = [], of: readonly object[] = images) {
  const stagingCounts = { total: 0, inProgress: 0, processing: 0, completed: 0 };
  const project = projectExample({
    media: (asked: Asked) => pageOf(of, asked),
    mediaCounts: { total: of.length, images: of.length, videos: 0 },
  });
  api.answer({ viewer: { stagingCounts, projects: connectionOf([project]) }, node: project });
  const { router } = renderPage({
    Page: ProjectPage,
    document: projectDocument,
    variables: { id: 'proj_alder' },
    address: '/projects/proj_alder?tab=media',
    shouldRevalidate: () => false,
  });
  await screen.findByRole('tab', { name: /^Media/ });
  const { to, state } = orderOf('proj_alder', photos);
  await act(() => router.navigate(to, { state }));
  return { router, dialog: within(await screen.findByRole('dialog', { name: 'Create Staging Job' })) };
}

test('opens with exactly the photos of the link ticked', async () => {
  const { router, dialog } = await openFromProject([{ id: 'med_kitchen', name: 'kitchen.jpg' }]);
  expect(await dialog.findByText('1 of 2 selected')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'kitchen.jpg' }).checked).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('?tab=staging');
});

test('focuses the first photo from a project, and does not select the address', async () => {
  const { dialog } = await openFromProject();
  const first = await dialog.findByRole('checkbox', { name: 'living-01.jpg' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  const address = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Project' });
  expect(address.selectionStart).toBe(address.selectionEnd);
});

test('focuses the upload from a project without photos', async () => {
  const { dialog } = await openFromProject([], []);
  const upload = await dialog.findByRole('button', { name: 'Upload images' });
  await waitFor(() => expect(document.activeElement).toBe(upload));
});

test('focuses the choice of a project without one', async () => {
  const dialog = await open();
  const project = await dialog.findByRole('combobox', { name: 'Project' });
  await waitFor(() => expect(document.activeElement).toBe(project));
});

test('names photos, shows one large and ticks it within the order', async () => {
  const { dialog } = await openFromProject();
  const photo = await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'kitchen.jpg' });
  expect(photo.closest('label')?.textContent).toBe('kitchen.jpg');
  const enlarge = (name: string) => dialog.getByRole('button', { name: `Enlarge ${name}`, hidden: true });
  await userEvent.click(enlarge('living-01.jpg'));
  const look = within(await screen.findByRole('dialog', { name: 'living-01.jpg' }));
  expect(look.getByRole<HTMLImageElement>('img', { name: 'living-01.jpg' }).src).toMatch(/living-preview\.jpg$/);
  await userEvent.keyboard('{ArrowRight}');
  const other = within(await screen.findByRole('dialog', { name: 'kitchen.jpg' }));
  expect(other.getByText('2 of 2')).toBeTruthy();
  await userEvent.click(other.getByRole('button', { name: 'Select this photo' }));
  expect(other.getByRole('button', { name: 'Deselect this photo' })).toBeTruthy();

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'kitchen.jpg' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Create Staging Job' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(enlarge('kitchen.jpg')));
  expect(photo.checked).toBe(true);
});

test('describes and shows every style', async () => {
  const dialog = await open();
  for (const { label, looks } of STYLES) {
    const tile = await dialog.findByRole('radio', { name: label });
    expect(document.getElementById(tile.getAttribute('aria-describedby') ?? '')?.textContent).toBe(looks);
    expect(tile.closest('label')?.querySelector('img')?.src).toMatch(/style-\w+\.webp/);
  }
});

test('loads further images on demand, and keeps what is ticked', async () => {
  const dialog = await open(photos(250));
  await chooseProject(dialog);
  const named = '[role=dialog] input[aria-label$=".jpg"]';
  const ticks = () => [...document.querySelectorAll<HTMLInputElement>(named)];
  await dialog.findByText('0 of 250 selected');
  expect(dialog.getByText('A job stages at most 100 images.')).toBeTruthy();
  await userEvent.click(dialog.getByTitle('7.jpg'));
  for (const shown of [100, 200]) {
    await waitFor(() => expect(ticks()).toHaveLength(shown));
    await userEvent.click(dialog.getByText('Show more images'));
  }
  await waitFor(() => expect(ticks()).toHaveLength(250));
  expect(dialog.queryByText('Show more images')).toBeNull();
  await userEvent.click(dialog.getByTitle('249.jpg'));
  expect(dialog.getByText('2 of 250 selected')).toBeTruthy();
  const ticked = ticks().filter(({ checked }) => checked);
  expect(ticked.map((box) => box.getAttribute('aria-label'))).toEqual(['7.jpg', '249.jpg']);
});

test('ticks as many images as a job takes, and refuses one more with the reason', async () => {
  const dialog = await open(photos(101));
  await chooseProject(dialog);
  await dialog.findByText('0 of 101 selected');
  await userEvent.click(dialog.getByText('Show more images'));
  await waitFor(() => expect(dialog.getByTitle('100.jpg')).toBeTruthy());
  await userEvent.click(dialog.getByText('Select all'));
  expect(dialog.getByText('100 of 101 selected')).toBeTruthy();
  expect(submitOf(dialog).disabled).toBe(false);
  await userEvent.click(dialog.getByTitle('100.jpg'));
  expect(dialog.getByText('Choose at most 100 images.')).toBeTruthy();
  expect(submitOf(dialog).disabled).toBe(true);
});

test.each([
  ['QUEUED', 'Job Created', 'Staging job created and queued for processing'],
  ['APPROVED', 'Job Created', 'Staging job created and queued for processing'],
  ['PROCESSING', 'Processing', 'Staging job submitted for processing...'],
  ['PROOF_READY', 'Success', 'Staging job processed successfully! Check the results below.'],
  ['REWORK', 'Processing Failed', 'Job created but processing failed. Check job notes for details'],
])('announces a job that is created as %s with "%s"', async (status, title, sentence) => {
  api.answer({ createStagingJob: { __typename: 'CreateStagingJobPayload', stagingJob: jobExample({ status }) } });
  const dialog = await open();
  await chooseProject(dialog);
  await userEvent.click(await dialog.findByRole('button', { name: 'Select all' }));
  await userEvent.click(dialog.getByRole('switch', { name: /Preserve floor/ }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Japon' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Notes/ }), '   ');
  await userEvent.click(submitOf(dialog));

  expect(await screen.findByText(sentence)).toBeTruthy();
  const toast = within(screen.getByRole('status', { name: title }));
  expect(toast.getByText(title)).toBeTruthy();
  expect(await screen.findByRole('article', { name: 'Staging Job #k7m2x9qd' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf('useCreateStagingJobMutation')).toMatchObject([
    {
      input: {
        projectId: 'proj_alder',
        inputMediaIds: ['med_living', 'med_kitchen'],
        style: 'JAPON',
        roomType: 'LIVING_ROOM',
        creativity: 15,
        preserveFloor: true,
        preserveWalls: false,
      },
    },
  ]);
  expect(api.callsOf('useCreateStagingJobMutation')[0]?.input).not.toHaveProperty('notes');
});

test.each([
  ['NotFoundError', 'One of the images is gone.', 'One of the images is gone.'],
  ['ConflictError', '300 photos wait to be staged.', '300 photos wait to be staged.'],
  ['NotFoundError', '', 'Failed to create staging job'],
])('for a %s with the words %j shows "%s" and keeps the dialog', async (__typename, message, sentence) => {
  api.answer({ createStagingJob: { __typename, message } });
  const dialog = await open();
  await chooseProject(dialog);
  await userEvent.click(await dialog.findByRole('button', { name: 'Select all' }));
  await userEvent.click(submitOf(dialog));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Create Staging Job' })).toBeTruthy();
});

test('asks before uploads are cancelled', async () => {
  const dialog = await open();
  api.answer({ requestUpload: { __typename: 'RequestUploadPayload', uploadUrl: '/files/put', headers: [] } });
  api.use(http.put('*/files/put', () => new Promise<never>(() => {})));
  await chooseProject(dialog);
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'kitchen.jpg' }));
  const file = new File(['abc'], 'hall.jpg', { type: 'image/jpeg' });
  await userEvent.upload(dialog.getByLabelText<HTMLInputElement>('Files to upload'), file);
  const uploads = within(await dialog.findByRole('region', { name: 'Uploads', busy: false }, { timeout: 5000 }));
  await uploads.findByRole('button', { name: 'Pause hall.jpg' });

  const question = () => screen.findByRole('alertdialog', { name: 'Files are still uploading' });
  const answer = async (act: string) => userEvent.click(within(await question()).getByRole('button', { name: act }));
  for (const asks of ['Cancel', 'Close', 'Create Staging Job']) {
    await userEvent.click(dialog.getByRole('button', { name: asks }));
    await answer('Keep uploading');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(dialog.getByRole('region', { name: 'Uploads' })).toBeTruthy();
  }
  expect(api.callsOf('useCreateStagingJobMutation')).toHaveLength(0);

  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await answer('Stop uploading');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
