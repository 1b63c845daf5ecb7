import type { Statements } from './statement.js';

const DIALOG = 'web/staging/CreateStagingJobDialog.tsx';
const DIALOG_TEST = 'web/staging/CreateStagingJobDialog.test.tsx';
const BY_STATUS = 'a job that comes back %s is announced as "%s"';

/** Ordering a staging job. */
export const orderStatements = {
  'order: cancel': {
    section: 2,
    states: 'Cancel closes the dialog, and nothing is ordered',
    where: DIALOG,
  },
  'order: project and images': {
    section: 2,
    states: 'choose a project, tick its images: select all, deselect all, remove chips, upload images',
    where: 'web/staging/ImageChoice.tsx',
  },
  'order: room type': {
    section: 9,
    states: 'five room types, living room at first',
    where: 'web/staging/stagingOptions.ts',
  },
  'order: style': {
    section: 9,
    states: 'twelve styles, modern at first',
    where: 'web/staging/stagingOptions.ts',
  },
  'order: creativity': {
    section: 9,
    states: 'creativity from 0 to 30 in steps of 1, 15 at first',
    where: 'web/staging/LookFields.tsx',
  },
  'order: preserve': {
    section: 9,
    states: 'four preserve switches, all off at first',
    where: 'web/staging/LookFields.tsx',
  },
  'order: notes': {
    section: 5,
    states: 'notes are trimmed, and left out when empty',
    where: 'web/staging/order.ts',
    shownBy: { [DIALOG_TEST]: [BY_STATUS] },
  },
  'order: estimate': {
    section: 9,
    states: 'estimate: 3.00 an image up to 10, 2.50 up to 50, 2.00 from 51, with two decimals',
    where: 'web/staging/estimate.ts',
    shownBy: { 'web/staging/estimate.test.ts': ['%i images cost %s, %s together'] },
  },
  'order: submit': {
    section: 2,
    states: 'the order cannot be sent without a project and an image',
    where: DIALOG,
  },
  'order: pending': {
    section: 2,
    states: 'while it is sent the button says "Creating Job..." and is disabled',
    where: DIALOG,
  },
  'order: queued': {
    section: 8,
    states: '"Job Created": "Staging job created and queued for processing", unless a worker was faster',
    where: 'web/staging/createdMessage.ts',
    shownBy: { [DIALOG_TEST]: [BY_STATUS] },
  },
  'order: processing': {
    section: 8,
    states: 'processing: "Processing", "Staging job submitted for processing..."',
    where: 'web/staging/createdMessage.ts',
    shownBy: { [DIALOG_TEST]: [BY_STATUS] },
  },
  'order: processed at once': {
    section: 8,
    states: 'proof_ready: "Success", "Staging job processed successfully! Check the results below."',
    where: 'web/staging/createdMessage.ts',
    shownBy: { [DIALOG_TEST]: [BY_STATUS] },
  },
  'order: rework at once': {
    section: 8,
    states: 'rework: "Processing Failed", "Job created but processing failed. Check job notes for details"',
    where: 'web/staging/createdMessage.ts',
    shownBy: { [DIALOG_TEST]: [BY_STATUS] },
  },
  'order: refused': {
    section: 8,
    states: 'the server’s message, or "Failed to create staging job"',
    where: 'web/staging/useCreateStagingJob.ts',
    shownBy: { [DIALOG_TEST]: ['a %s with the words %j shows "%s" and keeps the dialog'] },
  },
} satisfies Statements;
