import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import document from '../../__generated__/ProjectPageQuery.graphql.js';
import {
  billingExample,
  connectionOf,
  invoiceExample,
  jobExample,
  mediaExample,
  projectExample,
} from '../../test/examples.js';
import { renderPage } from '../../test/renderPage.js';
import { type Posted, useApi } from '../../test/server.js';
import { tellActivity } from '../../activity/activityEvents.js';
// loads the dialogs' chunks before the tests wait for them
import '../../billing/CreateInvoiceDialog.js';
import '../../staging/CreateStagingJobDialog.js';
import { ProjectPage } from './ProjectPage.js';

const api = useApi();
/** Long enough for a burst of activities. */
const PATIENCE = { timeout: 5000 };
const project = projectExample({ mlsId: 'M-1', tags: ['sea', 'loft'] });

async function save() {
  api.answer({ node: project });
  renderPage({ Page: ProjectPage, document, variables: { id: project.id } });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Project' }));
  await userEvent.clear(dialog.getByRole('textbox', { name: /Tags/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
}

test.each([
  ['no answer', () => HttpResponse.error(), 'Failed to update project'],
  [
    'a page of a proxy',
    () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
    'Bad Gateway',
  ],
  [
    'an answer that says why there is none',
    () => HttpResponse.json({ data: null, errors: [{ message: 'Too many requests. Wait a minute.' }] }),
    'Too many requests. Wait a minute.',
  ],
])('after %s shows words for people in the toast, and keeps what was typed', async (_, answer, words) => {
  api.use(
    http.post('*/graphql', async ({ request }) => {
      const { operationName } = (await request.clone().json()) as Posted;
      return operationName === 'useUpdateProjectMutation' ? answer() : undefined;
    }),
  );
  await save();
  await toast('Error', words);
  expect(screen.getByRole('dialog', { name: 'Edit Project' })).toBeTruthy();
});

const toast = (title: string, sentence: string) =>
  waitFor(() => expect(within(screen.getByRole('status', { name: title })).getByText(sentence)).toBeTruthy());

test('changes a project, says so and closes the dialog', async () => {
  const changed = { ...project, tags: [] };
  api.answer({ updateProject: { __typename: 'UpdateProjectPayload', project: changed } });
  await save();
  await toast('Success', 'Project updated successfully');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf('useUpdateProjectMutation')).toEqual([
    { input: { id: project.id, tags: [], expected: { tags: ['sea', 'loft'] } } },
  ]);
});

test.each([
  ['The address may have at most 300 characters', 'The address may have at most 300 characters'],
  ['', 'Failed to update project'],
])('for a change refused with %j says "%s" and keeps the dialog', async (message, sentence) => {
  api.answer({ updateProject: { __typename: 'ValidationError', message, fields: [] } });
  await save();
  await toast('Error', sentence);
  expect(screen.getByRole('dialog', { name: 'Edit Project' })).toBeTruthy();
});

test('shows a refusal of a change at its field as well', async () => {
  const message = 'A project may have at most 50 tags';
  api.answer({ updateProject: { __typename: 'ValidationError', message, fields: [{ path: 'tags', message }] } });
  await save();
  await toast('Error', message);
  const tags = screen.getByRole('textbox', { name: /Tags/ });
  expect(tags.getAttribute('aria-invalid')).toBe('true');
  expect(window.document.activeElement).toBe(tags);
});

test('shows a change at once and reverts it when it is refused', async () => {
  let refuse = () => {};
  api.answer({
    updateProject: () =>
      new Promise((done) => {
        refuse = () => done({ __typename: 'ValidationError', message: 'Not now', fields: [] });
      }),
  });
  await save();
  await waitFor(() => expect(screen.queryByText('sea, loft')).toBeNull());
  refuse();
  await toast('Error', 'Not now');
  expect(screen.getByText('sea, loft')).toBeTruthy();
});

test('says that a project does not exist', async () => {
  api.answer({ node: null });
  renderPage({ Page: ProjectPage, document, variables: { id: 'proj_gone' } });
  expect(await screen.findByText('Project not found')).toBeTruthy();
});

test('does not find a project without an address', async () => {
  api.answer({ node: { ...project, address: '' } });
  renderPage({ Page: ProjectPage, document, variables: { id: project.id } });
  expect(await screen.findByRole('heading', { name: 'Project not found' })).toBeTruthy();
  expect(screen.getByText("The project you're looking for doesn't exist or has been deleted.")).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('opens the dialog when the address asks for it, and removes that on closing', async () => {
  api.answer({ node: project });
  const { router } = renderPage({ Page: ProjectPage, document, variables: { id: project.id }, address: '/?edit=1' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Project' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
});

/** Sends an activity to the page, once it listens. */
async function hear(action: string, entityType: string, entityId: string) {
  await act(async () => {});
  act(() => tellActivity({ action, entityType, entityId, description: '' }));
}

test('updates a project that another tab changed or deleted', async () => {
  api.answer({ node: project });
  renderPage({ Page: ProjectPage, document, variables: { id: project.id } });
  await screen.findByRole('heading', { name: project.address });
  api.answer({ node: { ...project, address: '1430 Alder Lane' } });
  await hear('project_updated', 'project', project.id);
  expect(await screen.findByRole('heading', { name: '1430 Alder Lane' }, PATIENCE)).toBeTruthy();
  api.answer({ node: null });
  await hear('project_deleted', 'project', project.id);
  expect(await screen.findByText('Project not found', {}, PATIENCE)).toBeTruthy();
});

async function openStaging(mediaCounts: object) {
  api.answer({ node: { ...project, mediaCounts }, viewer: { projects: connectionOf([project]) } });
  const address = '/projects/proj_alder?tab=staging';
  renderPage({ Page: ProjectPage, document, variables: { id: project.id }, address });
  expect(await screen.findByText('No staging jobs yet')).toBeTruthy();
}

test('offers the first order in the staging tab of a project with images', async () => {
  await openStaging({ total: 2, images: 2, videos: 0 });
  expect(screen.getByText('2 photos are here and can be staged.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stage photos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Staging Job' }, PATIENCE));
  const picker = await dialog.findByRole<HTMLInputElement>('combobox', { name: 'Project' }, PATIENCE);
  expect(picker.value).toBe(project.address);
});

test('leads to the upload in the staging tab of a project without images', async () => {
  await openStaging({ total: 1, images: 0, videos: 1 });
  await userEvent.click(screen.getByRole('link', { name: 'Upload Media' }));
  expect(await screen.findByText('No photos or videos yet.')).toBeTruthy();
  expect(window.document.activeElement).toBe(screen.getByRole('tab', { name: /Media/, selected: true }));
});

test('counts and lists the invoices in the billing tab', async () => {
  const invoices = connectionOf([invoiceExample({ status: 'PAID' }), invoiceExample({ id: 'inv_two', total: '3.50' })]);
  api.answer({ node: { ...project, invoices } });
  renderPage({
    Page: ProjectPage,
    document,
    variables: { id: project.id },
    address: '/projects/proj_alder?tab=billing',
  });
  expect(await screen.findByRole('tab', { name: 'Billing (2)', selected: true })).toBeTruthy();
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows[0]).toBe('InvoiceAmountStatusDate');
  expect(rows[1]).toMatch(/INV-2026-0042\$12\.00PaidNov 19, 2026/);
  expect(rows[2]).toMatch(/\$3\.50Sent/);
});

test('shows in a tab that is opened later what came since the page was read', async () => {
  api.answer({ node: project });
  renderPage({ Page: ProjectPage, document, variables: { id: project.id }, shouldRevalidate: () => false });
  await screen.findByRole('heading', { name: project.address });
  const [media, stagingJobs, invoices] = [mediaExample(), jobExample(), invoiceExample()].map((row) =>
    connectionOf<object>([row]),
  );
  api.answer({ node: { ...project, media, stagingJobs, invoices } });
  await userEvent.click(screen.getByRole('tab', { name: /Media/ }));
  expect(await screen.findByText('living-01.jpg')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: /Staging/ }));
  expect(await screen.findByRole('heading', { name: /k7m2x9qd/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: /Billing/ }));
  expect(await screen.findByRole('link', { name: 'INV-2026-0042' })).toBeTruthy();
});

test('reads a tab that is shown from the start once', async () => {
  api.answer({ node: project });
  const address = '/projects/proj_alder?tab=billing';
  renderPage({ Page: ProjectPage, document, variables: { id: project.id }, address });
  await screen.findByText('No invoices yet');
  expect(api.callsOf('BillingTabPaginationQuery')).toEqual([]);
});

test('counts an invoice of somebody else, whichever tab is shown', async () => {
  api.answer({ node: project });
  renderPage({ Page: ProjectPage, document, variables: { id: project.id } });
  await screen.findByRole('tab', { name: 'Billing (0)' });
  api.answer({ node: { ...project, invoices: connectionOf([invoiceExample()]) } });
  await hear('invoice_created', 'invoice', 'inv_one');
  expect(await screen.findByRole('tab', { name: 'Billing (1)' }, PATIENCE)).toBeTruthy();
});

test('says that a project has no invoices', async () => {
  api.answer({ node: project });
  renderPage({
    Page: ProjectPage,
    document,
    variables: { id: project.id },
    address: '/projects/proj_alder?tab=billing',
  });
  expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeTruthy();
  expect(screen.getByText('Invoices will appear here once created')).toBeTruthy();
});

test('creates an invoice for the project in the billing tab, and lists it', async () => {
  const written = invoiceExample({ status: 'DRAFT' });
  const after = { ...project, invoices: connectionOf([written]), invoiceCount: { totalCount: 1 } };
  api.answer({
    node: { ...project, draftInvoiceItems: [] },
    viewer: billingExample([]),
    createInvoice: {
      __typename: 'CreateInvoicePayload',
      invoice: { ...written, project: after },
      viewer: billingExample([written]),
    },
  });
  const address = '/projects/proj_alder?tab=billing';
  renderPage({ Page: ProjectPage, document, variables: { id: project.id }, address });
  await userEvent.click(await screen.findByRole('button', { name: 'Create Invoice' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create Invoice' }));
  const items = await form.findByRole('textbox', { name: 'Items' });
  await waitFor(() => expect(window.document.activeElement).toBe(items));
  await userEvent.type(items, 'Photography: 140');
  await userEvent.click(form.getByRole('button', { name: 'Create Invoice' }));
  await toast('Success', 'Invoice created successfully');
  expect(api.callsOf('useCreateInvoiceMutation')).toMatchObject([{ input: { projectId: project.id } }]);
  expect(await screen.findByRole('link', { name: written.invoiceNumber })).toBeTruthy();
  // for the next test
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Create Invoice' })).toBeTruthy();
});

test('offers to embed the project’s pictures, chosen already', async () => {
  api.answer({ node: project });
  renderPage({ Page: ProjectPage, document, variables: { id: project.id } });
  await userEvent.click(await screen.findByRole('button', { name: 'Embed on a website' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make an embed' }));
  expect((await dialog.findByRole<HTMLInputElement>('radio', { name: 'Gallery' })).checked).toBe(true);
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: 'Project' }).value).toBe(project.address);
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe(`Gallery, ${project.address}`);
});
