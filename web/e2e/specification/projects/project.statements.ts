import type { Statements } from '../statement.js';

const PROJECT = 'web/routes/project/ProjectPage.tsx';
const ITEM = 'web/media/MediaItem.tsx';

/** One project with its four tabs. */
export const projectStatements = {
  'project: tabs': {
    section: 2,
    states: 'four tabs: overview, and media, staging and billing with their counts',
    where: PROJECT,
  },
  'project: skeleton': {
    section: 2,
    states: 'placeholders while loading',
    where: 'web/routes/project/ProjectSkeleton.tsx',
  },
  'project: missing': {
    section: 2,
    states: '"Project not found" with its sentence, also for somebody else’s',
    where: 'web/routes/project/ProjectNotFound.tsx',
  },
  'project: without an address': {
    section: 2,
    states: '"Project not found" when it has no address',
    where: PROJECT,
    shownBy: { 'web/routes/project/ProjectPage.test.tsx': ['a project without an address is not found'] },
  },
  'project: overview': {
    section: 2,
    states: 'project details, media summary, staging progress; a notes card only with notes',
    where: 'web/routes/project/OverviewTab.tsx',
  },
  'project: no jobs': {
    section: 2,
    states: '"No staging jobs yet" with "Upload some media first, then create staging jobs"',
    where: 'web/routes/project/StagingTab.tsx',
  },
  'project: jobs': {
    section: 2,
    states: 'the staging tab lists the project’s jobs',
    where: 'web/routes/project/StagingTab.tsx',
  },
  'project: no invoices': {
    section: 2,
    states: '"No invoices yet" with "Invoices will appear here once created"',
    where: 'web/routes/project/BillingTab.tsx',
  },
  'project: invoices': {
    section: 2,
    states: 'a table: Invoice, Amount, Status, Date',
    where: 'web/routes/project/BillingTab.tsx',
  },
  'project: edit': {
    section: 2,
    states: 'Edit Project: address, MLS id, status, tags as comma-separated text, notes',
    where: 'web/projects/ProjectFields.tsx',
  },
  'project: changed': {
    section: 8,
    states: '"Project updated successfully"; page and list follow, the dialog closes',
    where: 'web/routes/project/useUpdateProject.ts',
  },
  'project: not changed': {
    section: 8,
    states: 'the server’s message, or "Failed to update project"',
    where: 'web/routes/project/useUpdateProject.ts',
    shownBy: {
      'web/routes/project/ProjectPage.test.tsx': ['a change that is refused with %j says "%s" and keeps the dialog'],
    },
  },
  'project media: gallery': {
    section: 2,
    states: 'an upload area and a grid of 1 to 4 columns',
    where: 'web/media/mediaColumns.ts',
  },
  'project media: preview': {
    section: 2,
    states: 'an item opens a preview: the image, or the video with controls',
    where: 'web/media/MediaStage.tsx',
  },
  'project media: broken thumbnail': {
    section: 2,
    states: 'a thumbnail that fails falls back to an image or video icon',
    where: ITEM,
    shownBy: {
      'web/media/MediaGrid.test.tsx': ['a thumbnail that fails to load falls back to the icon of a picture or a film'],
    },
  },
  'project media: badge': {
    section: 2,
    states: '"Watermarked" when isWatermarked, else "Original"',
    where: ITEM,
    shownBy: {
      'web/media/MediaGrid.test.tsx': [
        'a file is badged Watermarked or Original, sized with two decimals and offered as a download',
      ],
    },
  },
  'project media: download': {
    section: 2,
    states: 'each item can be downloaded',
    where: ITEM,
  },
  'project media: sizes': {
    section: 2,
    states: 'sizes in Bytes, KB, MB or GB with two decimals',
    where: 'web/media/fileSize.ts',
    shownBy: { 'web/media/fileSize.test.ts': ['%i bytes are shown as %s'] },
  },
} satisfies Statements;
