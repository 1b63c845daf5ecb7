import type { Statements } from '../statement.js';

const PROJECT_E2E = 'web/e2e/specification/projects/project.test.ts';
const MEDIA_E2E = 'web/e2e/specification/projects/projectMedia.test.ts';
const OVERVIEW = 'a project has four tabs, and its overview shows details, media, staging and notes';
const PLACEHOLDERS = 'a project shows placeholders while it is loading';
const MISSING = 'a project that does not exist, or belongs to another person, is not found';
const NO_NOTES = 'a project whose notes were cleared shows none';
const NOTHING_YET = 'a project without jobs and invoices says so';
const BUSINESS = 'a project lists its jobs and invoices';
const CHANGED = 'a project is changed, and its page and the list follow';
const COLUMNS = 'the media of a project are shown below an upload area, in one to four columns';
const PREVIEW = 'a preview shows an image, or a film with its controls';
const FILES = 'each file shows its badge and its size, and is downloaded';

/** Statements about one project with its four tabs. */
export const projectStatements = {
  'project: tabs': {
    section: 2,
    states: 'four tabs: overview, and media, staging and billing with their counts',
    shownBy: { [PROJECT_E2E]: [OVERVIEW] },
  },
  'project: skeleton': {
    section: 2,
    states: 'placeholders while loading',
    shownBy: { [PROJECT_E2E]: [PLACEHOLDERS] },
  },
  'project: missing': {
    section: 2,
    states: '"Project not found" with its sentence, also for somebody else’s',
    shownBy: { [PROJECT_E2E]: [MISSING] },
  },
  'project: without an address': {
    section: 2,
    states: '"Project not found" when it has no address',
    shownBy: { 'web/routes/project/ProjectPage.test.tsx': ['does not find a project without an address'] },
  },
  'project: overview': {
    section: 2,
    states: 'project details, media summary, staging progress; a notes card only with notes',
    shownBy: { [PROJECT_E2E]: [OVERVIEW, NO_NOTES] },
  },
  'project: no jobs': {
    section: 2,
    states: '"No staging jobs yet" with "Upload some media first, then create staging jobs"',
    shownBy: { [PROJECT_E2E]: [NOTHING_YET] },
  },
  'project: jobs': {
    section: 2,
    states: 'the staging tab lists the project’s jobs',
    shownBy: { [PROJECT_E2E]: [BUSINESS] },
  },
  'project: no invoices': {
    section: 2,
    states: '"No invoices yet" with "Invoices will appear here once created"',
    shownBy: { [PROJECT_E2E]: [NOTHING_YET] },
  },
  'project: invoices': {
    section: 2,
    states: 'a table: Invoice, Amount, Status, Date',
    shownBy: { [PROJECT_E2E]: [BUSINESS] },
  },
  'project: edit': {
    section: 2,
    states: 'Edit Project: address, MLS id, status, tags as comma-separated text, notes',
    shownBy: { [PROJECT_E2E]: [CHANGED] },
  },
  'project: changed': {
    section: 8,
    states: '"Project updated successfully"; page and list follow, the dialog closes',
    shownBy: { [PROJECT_E2E]: [CHANGED] },
  },
  'project: not changed': {
    section: 8,
    states: 'the server’s message, or "Failed to update project"',
    shownBy: {
      'web/routes/project/ProjectPage.test.tsx': ['for a change refused with %j says "%s" and keeps the dialog'],
    },
  },
  'project media: gallery': {
    section: 2,
    states: 'an upload area and a grid of 1 to 4 columns',
    shownBy: { [MEDIA_E2E]: [COLUMNS] },
  },
  'project media: preview': {
    section: 2,
    states: 'an item opens a preview: the image, or the video with controls',
    shownBy: { [MEDIA_E2E]: [PREVIEW] },
  },
  'project media: broken thumbnail': {
    section: 2,
    states: 'a thumbnail that fails falls back to an image or video icon',
    shownBy: {
      'web/media/MediaGrid.test.tsx': ['shows the icon of a picture or a film when a thumbnail fails to load'],
    },
  },
  'project media: badge': {
    section: 2,
    states: '"Watermarked" when isWatermarked, else "Original"',
    shownBy: {
      [MEDIA_E2E]: [FILES],
      'web/media/MediaGrid.test.tsx': [
        'badges a file Watermarked or Original, shows its size with two decimals and offers the download',
      ],
    },
  },
  'project media: download': {
    section: 2,
    states: 'each item can be downloaded',
    shownBy: { [MEDIA_E2E]: [FILES] },
  },
  'project media: sizes': {
    section: 2,
    states: 'sizes in Bytes, KB, MB or GB with two decimals',
    shownBy: { [MEDIA_E2E]: [FILES], 'web/media/fileSize.test.ts': ['shows %i bytes as %s'] },
  },
} satisfies Statements;
