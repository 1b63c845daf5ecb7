/** What pages offer to people who may only read: nothing that the server would refuse. */
import { cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { expect, test } from 'vitest';
import billingDocument from '../__generated__/BillingPageQuery.graphql.js';
import dashboardDocument from '../__generated__/DashboardQuery.graphql.js';
import mediaDocument from '../__generated__/MediaPageQuery.graphql.js';
import outlineDocument from '../__generated__/OutlinePageQuery.graphql.js';
import projectDocument from '../__generated__/ProjectPageQuery.graphql.js';
import projectsDocument from '../__generated__/ProjectsPageQuery.graphql.js';
import reviewDocument from '../__generated__/ReviewPageQuery.graphql.js';
import stagingDocument from '../__generated__/StagingPageQuery.graphql.js';
import { mediaFilterOf, mediaVariablesOf } from '../media/mediaFilter.js';
import {
  billingExample,
  connectionOf,
  invoiceExample,
  itemExample,
  jobExample,
  mediaExample,
  projectExample,
  workspaceExample,
} from '../test/examples.js';
import { renderPage, VIEWER } from '../test/renderPage.js';
import { useApi } from '../test/server.js';
import { BillingPage } from './billing/BillingPage.js';
import { DashboardPage } from './dashboard/DashboardPage.js';
import { MediaPage } from './media/MediaPage.js';
import { OutlinePage } from './outline/OutlinePage.js';
import { ProjectPage } from './project/ProjectPage.js';
import { ProjectsPage } from './projects/ProjectsPage.js';
import { ReviewPage } from './review/ReviewPage.js';
import { StagingPage } from './staging/StagingPage.js';

const api = useApi();
const EVERYTHING = [...VIEWER, 'PROJECTS_WRITE', 'STAGING_WRITE', 'BILLING_WRITE'];
const DAY = '2026-11-20T12:00:00.000Z';

const counts = { total: 1, images: 1, videos: 0 };
const project = projectExample({ mediaCounts: counts });
const outline = {
  corners: [0.1, 0.5, 0.9].map((x) => ({ x, y: 0.8 })),
  horizonLeft: 0.4,
  horizonRight: 0.4,
  ceilingHeight: 2.6,
  cameraHeight: 1.3,
  fieldOfView: 75,
  tilted: false,
};
const wish = {
  __typename: 'SellerComment',
  id: 'cmt_one',
  name: 'Ana',
  text: 'Too large',
  verdict: 'PLEASE_CHANGE',
  x: null,
  y: null,
  piece: null,
  resultId: null,
  createdAt: DAY,
  takenUpAt: null,
};
const linkExample = (kind: string) => ({
  __typename: 'PublicLink',
  id: `lnk_${kind}`,
  kind,
  url: `https://showhome.example/${kind}`,
  wholeProject: false,
  indexed: false,
  sellerApproves: false,
  expiresAt: null,
  revokedAt: null,
  views: 0,
  lastViewedAt: null,
  createdAt: DAY,
});
const packExample = (change: object) => ({
  __typename: 'Pack',
  id: 'pack_one',
  progress: 1,
  failure: null,
  profileSentence: 'Nothing stands on the pictures.',
  zipUrl: '/api/packs/pack_one/zip',
  files: [],
  choice: {
    sizes: ['FULL'],
    ownSizes: [],
    originals: false,
    beforeAfter: [],
    disclosureText: false,
    disclosurePdf: false,
    labelKind: 'NONE',
    labelWords: '',
    labelQr: false,
    publicPage: false,
  },
  createdAt: DAY,
  expiresAt: DAY,
  ...change,
});

const report = {
  altText: '',
  furniture: [],
  furnishedFrom: 0,
  furnishedTo: 1,
  preserved: [],
  changedPixels: 1,
  warnings: [],
};
const pictures = { state: 'STAGED', progress: 1, proof: mediaExample({ id: 'med_proof' }), report };
const staged = itemExample({ ...pictures, outline, comments: [wish] });
const failedItem = itemExample({ id: 'item_two', state: 'FAILED', failure: 'It is too dark.' });
const approved = itemExample({ ...pictures, decision: 'APPROVED', final: mediaExample({ id: 'med_final' }) });
const inReview = (change: object = {}) => jobExample({ status: 'PROOF_READY', items: [staged, failedItem], ...change });
const delivered = (change: object = {}) => jobExample({ status: 'FINAL_DELIVERED', items: [approved], ...change });
const toDraw = itemExample({ state: 'FAILED', reading: { confidence: 0.1, suffices: false, warnings: [], outline } });
const notDrawn = jobExample({ status: 'REWORK', failure: 'The floor could not be found.', items: [toDraw] });

interface Shown {
  readonly Page: ComponentType;
  readonly document: GraphQLTaggedNode;
  readonly variables?: Record<string, unknown>;
  readonly address?: string;
  readonly answers: Parameters<typeof api.answer>[0];
}

const reviewOf = (job: { readonly id: string }, address = '/'): Shown => ({
  Page: ReviewPage,
  document: reviewDocument,
  variables: { id: job.id },
  address,
  answers: { node: job, viewer: { workspace: workspaceExample(), notesReading: [] } },
});
const mediaOf = (files: readonly object[]): Shown => {
  const address = `/media?project=${project.id}`;
  const viewer = { media: connectionOf(files), mediaCounts: counts, projects: connectionOf([project]) };
  return {
    Page: MediaPage,
    document: mediaDocument,
    variables: mediaVariablesOf(mediaFilterOf(new URL(address, 'http://x').searchParams)),
    address,
    answers: { viewer, node: project },
  };
};
const projectAt = (search: string): Shown => ({
  Page: ProjectPage,
  document: projectDocument,
  variables: { id: project.id },
  address: `/projects/${project.id}?${search}`,
  answers: { node: project, viewer: { projects: connectionOf([project]) } },
});
const dashboard: Shown = {
  Page: DashboardPage,
  document: dashboardDocument,
  variables: { activities: 10 },
  answers: {
    viewer: {
      dashboardStats: { activeProjects: 0, stagingJobs: 0, revenue: '0.00', currency: 'USD', turnaround: null },
      photosToReview: 0,
      projects: connectionOf([]),
      activities: connectionOf([]),
      stagingJobs: connectionOf([]),
    },
  },
};
const billingOf = (change: Record<string, unknown>, address = '/billing'): Shown => {
  const invoice = invoiceExample(change);
  const viewer = billingExample([invoice]);
  return { Page: BillingPage, document: billingDocument, address, answers: { viewer, node: invoice } };
};
const stagingCounts = { total: 0, inProgress: 0, processing: 0, completed: 0 };

function open({ answers, ...page }: Shown, permissions: readonly string[]) {
  api.answer(answers);
  return renderPage({ ...page, permissions });
}

const PATIENCE = { timeout: 5000 };
/** Which of the named buttons and links are there. */
const offered = (names: readonly string[]) =>
  names.filter((name) => ['button', 'link'].some((role) => screen.queryAllByRole(role, { name }).length > 0));

test.each<[string, Shown, string, readonly string[]]>([
  [
    'a job in review',
    reviewOf(inReview({ publicLinks: [linkExample('PROOF')] })),
    'What the seller says',
    ['Send to seller', 'Request revision with these words', 'Correct its outline'],
  ],
  [
    'a photo that failed',
    reviewOf(inReview(), '/?image=2'),
    'This photo could not be staged',
    ['Try this photo again'],
  ],
  [
    'a delivered job',
    reviewOf(delivered({ publicLinks: [linkExample('DELIVERY')], packs: [packExample({ state: 'READY' })] })),
    'Public page',
    ['Revoke the public page', 'Make another pack'],
  ],
  [
    'a pack that failed',
    reviewOf(delivered({ packs: [packExample({ state: 'FAILED', failure: 'The disk is full.' })] })),
    'Pack for the listing',
    ['Make it again', 'Choose what it holds'],
  ],
  [
    'a delivered job without pack and page',
    reviewOf(delivered()),
    'Final files',
    ['Download everything', 'Make public page'],
  ],
  [
    'the drawing of a floor',
    {
      Page: OutlinePage,
      document: outlineDocument,
      variables: { id: notDrawn.id, itemId: toDraw.id },
      address: `/staging/${notDrawn.id}/outline/${toDraw.id}`,
      answers: {
        node: ({ id }: { id: string }) => [toDraw, notDrawn].find((node) => node.id === id),
        viewer: { workspace: workspaceExample() },
      },
    },
    'You cannot draw the floor',
    ['Stage with this outline'],
  ],
  ['the library', mediaOf([mediaExample()]), 'Media Management', ['Upload Media']],
  ['an empty library', mediaOf([]), 'No media files found', ['Upload Media']],
  ['the dashboard', dashboard, 'Recent Projects', ['Stage a photo', 'Create your first project']],
  ['the invoices', billingOf({ status: 'SENT' }), 'Billing', ['Pay Now INV-2026-0042']],
  [
    'an invoice',
    billingOf({ status: 'DRAFT' }, '/billing?invoice=inv_one'),
    'Invoice INV-2026-0042',
    ['Pay Now', 'Mark as sent'],
  ],
])('%s offers its acts to those who may, not to viewers', async (_, shown, heading, names) => {
  open(shown, EVERYTHING);
  await waitFor(() => expect(offered(names)).toEqual(names), PATIENCE);
  cleanup();
  open(shown, VIEWER);
  await screen.findAllByRole('heading', { name: new RegExp(heading) }, PATIENCE);
  expect(offered(names)).toEqual([]);
});

test.each<[string, Shown, string, string]>([
  [
    'create a project',
    {
      Page: ProjectsPage,
      document: projectsDocument,
      address: '/projects?create=1',
      answers: { viewer: { projects: connectionOf([]) } },
    },
    'Create New Project',
    'Your portfolio awaits',
  ],
  ['change a project', projectAt('edit=1'), 'Edit Project', 'Project details'],
  ['order for a project', projectAt('tab=staging&order=1'), 'Create Staging Job', 'No staging jobs yet'],
  [
    'order for any project',
    {
      Page: StagingPage,
      document: stagingDocument,
      address: '/staging?order=1',
      answers: {
        viewer: { stagingCounts, stagingJobs: connectionOf([]), projects: connectionOf([project]) },
      },
    },
    'Create Staging Job',
    'No staging jobs yet',
  ],
])('an address opens the dialog to %s for those who may, not for viewers', async (_, shown, name, heading) => {
  open(shown, EVERYTHING);
  expect(await screen.findByRole('dialog', { name }, PATIENCE)).toBeTruthy();
  cleanup();
  open(shown, VIEWER);
  await screen.findByRole('heading', { name: heading });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['the library', mediaOf([mediaExample()])],
  [
    'a project',
    { ...projectAt('tab=media'), answers: { node: { ...project, media: connectionOf([mediaExample()]) } } },
  ],
])('%s takes no dropped files from viewers, and does not ask for any', async (_, shown) => {
  open(shown, VIEWER);
  const file = await screen.findByText('living-01.jpg');
  const dataTransfer = { types: ['Files'], files: [new File(['abc'], 'a.jpg', { type: 'image/jpeg' })] };
  fireEvent.dragEnter(file, { dataTransfer });
  expect(screen.queryByText('Drop to upload')).toBeNull();
  const drop = createEvent.drop(file, { dataTransfer });
  fireEvent(file, drop);
  expect(drop.defaultPrevented).toBe(true); // or the browser would leave the page
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
  expect(screen.queryByText(/Drop photos or videos/)).toBeNull();
  expect(screen.queryByLabelText('Files to upload')).toBeNull();
});

test('viewers still see what is there: how often a page was opened, its address, and how many links were made', async () => {
  open(reviewOf(delivered({ publicLinks: [linkExample('DELIVERY'), linkExample('PROOF')] })), VIEWER);
  expect(await screen.findByText('https://showhome.example/DELIVERY')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Open the public page/ })).toBeTruthy();
  expect(screen.getByText('1 link was made.')).toBeTruthy();
});
