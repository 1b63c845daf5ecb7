import type { Statements } from './statement.js';

const ORDER = 'web/e2e/specification/order.test.ts';
const STAGING = 'web/e2e/specification/staging.test.ts';
const MAIN = 'web/e2e/mainJob.test.ts';
const REVIEW = 'web/e2e/review.test.ts';
const NO_JOB = 'staging without jobs offers to create the first one, and "Cancel" orders nothing';
const SENT = 'an order is sent with what was chosen, and its card says that it is processed';
const DETAILS = 'the details of a job are shown, and cannot be changed';
const DELIVERED = 'a revision is requested, its proof is approved, and the finals are delivered without a mark';
const MAIN_JOB = 'a person signs up, has a room staged, watches it, approves it and downloads the finals';
const PROOF = 'a job that is ready for review offers its decision, its proofs and all images at full size';
const CARD_TEST = 'web/staging/JobCard.test.tsx';
const PAGE_TEST = 'web/routes/staging/StagingPage.test.tsx';
const REVIEW_TEST = 'web/routes/review/ReviewPage.test.tsx';
const BY_STATE = 'for a job that is $status shows "$badge", $percent and its acts';

/** Statements about watching and reviewing a staging job. */
export const stagingStatements = {
  'staging: head': {
    section: 2,
    states: '"AI Virtual Staging" with "Create Staging Job"',
    shownBy: { [ORDER]: [NO_JOB] },
  },
  'staging: counters': {
    section: 2,
    states: 'Total Jobs, Processing, Completed (delivered ones)',
    shownBy: { [ORDER]: [SENT] },
  },
  'staging: empty': {
    section: 2,
    states: 'with no job, an invitation to a first staging',
    shownBy: { [ORDER]: [NO_JOB] },
  },
  'staging: card title': {
    section: 2,
    states: 'a card is titled with the last 8 characters of the job’s id; style and room type below',
    shownBy: { [ORDER]: [SENT] },
  },
  'staging: details': {
    section: 2,
    states: 'a details dialog, view-only: it says so and to contact support',
    shownBy: { [ORDER]: [DETAILS] },
  },
  'staging: full details': {
    section: 2,
    states: 'a full details dialog',
    shownBy: { [ORDER]: [DETAILS] },
  },
  'staging: thumbnails': {
    section: 9,
    states: 'the first 4 originals beside their results',
    shownBy: { [ORDER]: [SENT] },
  },
  'staging: spinner': {
    section: 2,
    states: 'a spinner in place of results while queued or processing',
    shownBy: { [ORDER]: [SENT] },
  },
  'staging: progress': {
    section: 4,
    states: 'queued 10, processing 45, proof_ready 75, rework 50, approved 90, final_delivered 100 percent',
    shownBy: { [PAGE_TEST]: [BY_STATE] },
  },
  'staging: labels': {
    section: 4,
    states: '"Queued", "Processing", "Ready for Review", "Revision Requested", "Approved", "Delivered"',
    shownBy: { [PAGE_TEST]: [BY_STATE] },
  },
  'staging: captions': {
    section: 4,
    states: [
      '"Waiting to start", "AI staging in progress...", "Ready for your review",',
      '"Needs attention - see notes", "Preparing final files...", "Complete and delivered"',
    ].join(' '),
    shownBy: { [PAGE_TEST]: [BY_STATE] },
  },
  'staging: unknown status': {
    section: 4,
    states: 'an unknown status is shown like queued, with 0 progress',
    shownBy: {
      'web/staging/jobStatus.test.ts': ['shows an unknown status as queued, with no progress'],
    },
  },
  'staging: estimated completion': {
    section: 2,
    states: 'the estimated completion while processing',
    shownBy: { [ORDER]: [SENT] },
  },
  'staging: revision count': {
    section: 2,
    states: 'how often a revision was asked for',
    shownBy: { [STAGING]: [DELIVERED] },
  },
  'staging: live': {
    section: 1,
    states: 'jobs are tracked: a card moves from queued to ready for review by itself',
    shownBy: { [MAIN]: [MAIN_JOB] },
  },
  'staging: decision': {
    section: 4,
    states: 'in proof_ready Approve and Request Revision are offered, beside Full Size Preview',
    shownBy: { [REVIEW]: [PROOF] },
  },
  'staging: no decision yet': {
    section: 4,
    states: 'they are offered in proof_ready only',
    shownBy: { [ORDER]: [SENT], [PAGE_TEST]: [BY_STATE] },
  },
  'staging: preview': {
    section: 2,
    states: 'Full Size Preview: a carousel with previous, next and thumbnails',
    shownBy: { [REVIEW]: [PROOF] },
  },
  'staging: PREVIEW': {
    section: 2,
    states: 'results carry a PREVIEW overlay while proof_ready',
    shownBy: {
      [STAGING]: [DELIVERED],
      [CARD_TEST]: ['shows finals where there are any, otherwise proofs with the PREVIEW mark'],
    },
  },
  'staging: proofs': {
    section: 2,
    states: 'results are the proofs as long as there are no finals',
    shownBy: { [REVIEW]: [PROOF] },
  },
  'staging: finals': {
    section: 2,
    states: 'results are the finals once they are there',
    shownBy: { [STAGING]: [DELIVERED] },
  },
  'staging: missing picture': {
    section: 2,
    states: 'a picture that is missing falls back to a placeholder icon',
    shownBy: { [CARD_TEST]: ['shows an icon when a result’s picture cannot be loaded'] },
  },
  'staging: approved': {
    section: 8,
    states: 'Approve: "Staging job approved successfully"',
    shownBy: { [STAGING]: [DELIVERED] },
  },
  'staging: not approved': {
    section: 8,
    states: '"Failed to approve staging job"',
    shownBy: { [REVIEW_TEST]: ['refuses in words a decision that another tab has made'] },
  },
  'staging: revision': {
    section: 8,
    states: '"Revision request submitted successfully"; a fixed reason and comment are sent where nothing is said',
    shownBy: {
      [STAGING]: [DELIVERED],
      [REVIEW_TEST]: ['sends a fixed reason and comment for a revision without words'],
    },
  },
  'staging: no revision': {
    section: 8,
    states: '"Failed to request revision"',
    shownBy: { [REVIEW_TEST]: ['says that a revision was refused, and still offers the decision'] },
  },
  'staging: in progress': {
    section: 4,
    states: 'in progress is queued, processing or ready for review',
    shownBy: { [STAGING]: [DELIVERED] },
  },
  'staging: completed': {
    section: 4,
    states: 'completed is delivered',
    shownBy: { [STAGING]: [DELIVERED] },
  },
} satisfies Statements;
