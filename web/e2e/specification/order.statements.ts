import type { Statements } from './statement.js';

const ORDER = 'web/e2e/specification/order.test.ts';
const NO_JOB = 'staging without jobs offers to create the first one, and "Cancel" orders nothing';
const IMAGES = 'an order needs a project and an image; images are selected, removed, uploaded and priced';
const CHOICES = 'an order offers five room types and twelve styles';
const LOOK = 'an order has a creativity from 0 to 30, and four surfaces that may be kept bare';
const SENT = 'an order is sent with what was chosen, and its card says that it is processed';
const DIALOG_TEST = 'web/staging/CreateStagingJobDialog.test.tsx';
const BY_STATUS = 'announces a job that is created as %s with "%s"';

/** Statements about ordering a staging job. */
export const orderStatements = {
  'order: cancel': {
    section: 2,
    states: 'Cancel closes the dialog, and nothing is ordered',
    shownBy: { [ORDER]: [NO_JOB] },
  },
  'order: project and images': {
    section: 2,
    states: 'choose a project, tick its images: select all, deselect all, remove chips, upload images',
    shownBy: { [ORDER]: [IMAGES] },
  },
  'order: room type': {
    section: 9,
    states: 'five room types, living room at first',
    shownBy: { [ORDER]: [CHOICES] },
  },
  'order: style': {
    section: 9,
    states: 'twelve styles, modern at first',
    shownBy: { [ORDER]: [CHOICES] },
  },
  'order: creativity': {
    section: 9,
    states: 'creativity from 0 to 30 in steps of 1, 15 at first',
    shownBy: { [ORDER]: [LOOK] },
  },
  'order: preserve': {
    section: 9,
    states: 'four preserve switches, all off at first',
    shownBy: { [ORDER]: [LOOK] },
  },
  'order: notes': {
    section: 5,
    states: 'notes are trimmed, and left out when empty',
    shownBy: { [ORDER]: [SENT], [DIALOG_TEST]: [BY_STATUS] },
  },
  'order: estimate': {
    section: 9,
    states: 'estimate: 3.00 an image up to 10, 2.50 up to 50, 2.00 from 51, with two decimals',
    shownBy: { [ORDER]: [IMAGES], 'web/staging/estimate.test.ts': ['prices %i images as %s, %s in all'] },
  },
  'order: submit': {
    section: 2,
    states: 'the order cannot be sent without a project and an image',
    shownBy: { [ORDER]: [IMAGES] },
  },
  'order: pending': {
    section: 2,
    states: 'while it is sent the button says "Creating Job..." and is disabled',
    shownBy: { [ORDER]: [SENT] },
  },
  'order: queued': {
    section: 8,
    states: '"Job Created": "Staging job created and queued for processing", unless a worker was faster',
    shownBy: { [ORDER]: [SENT], [DIALOG_TEST]: [BY_STATUS] },
  },
  'order: processing': {
    section: 8,
    states: 'processing: "Processing", "Staging job submitted for processing..."',
    shownBy: { [DIALOG_TEST]: [BY_STATUS] },
  },
  'order: processed at once': {
    section: 8,
    states: 'proof_ready: "Success", "Staging job processed successfully! Check the results below."',
    shownBy: { [DIALOG_TEST]: [BY_STATUS] },
  },
  'order: rework at once': {
    section: 8,
    states: 'rework: "Processing Failed", "Job created but processing failed. Check job notes for details"',
    shownBy: { [DIALOG_TEST]: [BY_STATUS] },
  },
  'order: refused': {
    section: 8,
    states: 'the server’s message, or "Failed to create staging job"',
    shownBy: { [DIALOG_TEST]: ['for a %s with the words %j shows "%s" and keeps the dialog'] },
  },
} satisfies Statements;
