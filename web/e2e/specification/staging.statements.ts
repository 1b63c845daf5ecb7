import type { Statements } from './statement.js';

const CARD = 'web/staging/JobCard.tsx';
const FOOT = 'web/staging/JobFoot.tsx';
const PICTURES = 'web/staging/JobPictures.tsx';
const LIST = 'web/routes/staging/StagingList.tsx';
const STATUS = 'web/staging/jobStatus.ts';
const DETAILS = 'web/staging/JobDetailsDialog.tsx';
const CARD_TEST = 'web/staging/JobCard.test.tsx';
const PAGE_TEST = 'web/routes/staging/StagingPage.test.tsx';
const REVIEW_TEST = 'web/routes/review/ReviewPage.test.tsx';
const COUNTS = 'api/staging/stagingCounts.query.ts';
const BY_STATE = 'a job that is $status shows "$badge", $percent and what may be done';

/** Watching a staging job, and judging it. */
export const stagingStatements = {
  'staging: head': {
    section: 2,
    states: '"AI Virtual Staging" with "Create Staging Job"',
    where: LIST,
  },
  'staging: counters': {
    section: 2,
    states: 'Total Jobs, Processing, Completed (delivered ones)',
    where: 'web/routes/staging/StagingCounts.tsx',
  },
  'staging: empty': {
    section: 2,
    states: 'with no job, an invitation to a first staging',
    where: LIST,
  },
  'staging: card title': {
    section: 2,
    states: 'a card is titled with the last 8 characters of the job’s id; style and room type below',
    where: CARD,
  },
  'staging: details': {
    section: 2,
    states: 'a details dialog, view-only: it says so and to contact support',
    where: DETAILS,
  },
  'staging: full details': {
    section: 2,
    states: 'a full details dialog',
    where: 'web/staging/JobFullDetailsDialog.tsx',
  },
  'staging: thumbnails': {
    section: 9,
    states: 'the first 4 originals beside their results',
    where: PICTURES,
  },
  'staging: spinner': {
    section: 2,
    states: 'a spinner in place of results while queued or processing',
    where: PICTURES,
  },
  'staging: progress': {
    section: 4,
    states: 'queued 10, processing 45, proof_ready 75, rework 50, approved 90, final_delivered 100 percent',
    where: STATUS,
    shownBy: { [PAGE_TEST]: [BY_STATE] },
  },
  'staging: labels': {
    section: 4,
    states: '"Queued", "Processing", "Ready for Review", "Revision Requested", "Approved", "Delivered"',
    where: STATUS,
    shownBy: { [PAGE_TEST]: [BY_STATE] },
  },
  'staging: captions': {
    section: 4,
    states: [
      '"Waiting to start", "AI staging in progress...", "Ready for your review",',
      '"Needs attention - see notes", "Preparing final files...", "Complete and delivered"',
    ].join(' '),
    where: STATUS,
    shownBy: { [PAGE_TEST]: [BY_STATE] },
  },
  'staging: unknown status': {
    section: 4,
    states: 'an unknown status is shown like queued, with 0 progress',
    where: STATUS,
    shownBy: {
      'web/staging/jobStatus.test.ts': [
        'a status that this version does not know is shown like queued, with no progress',
      ],
    },
  },
  'staging: estimated completion': {
    section: 2,
    states: 'the estimated completion while processing',
    where: FOOT,
  },
  'staging: revision count': {
    section: 2,
    states: 'how often a revision was asked for',
    where: FOOT,
  },
  'staging: live': {
    section: 1,
    states: 'jobs are tracked: a card moves from queued to ready for review by itself',
    where: 'web/staging/useJobUpdates.ts',
  },
  'staging: decision': {
    section: 4,
    states: 'in proof_ready Approve and Request Revision are offered, beside Full Size Preview',
    where: FOOT,
  },
  'staging: no decision yet': {
    section: 4,
    states: 'they are offered in proof_ready only',
    where: FOOT,
    shownBy: { [PAGE_TEST]: [BY_STATE] },
  },
  'staging: preview': {
    section: 2,
    states: 'Full Size Preview: a carousel with previous, next and thumbnails',
    where: 'web/routes/review/Review.tsx',
  },
  'staging: PREVIEW': {
    section: 2,
    states: 'results carry a PREVIEW overlay while proof_ready',
    where: 'web/components/PreviewMark.tsx',
    shownBy: { [CARD_TEST]: ['finals are shown where there are any, else proofs with the PREVIEW mark'] },
  },
  'staging: proofs': {
    section: 2,
    states: 'results are the proofs as long as there are no finals',
    where: 'web/staging/ResultPicture.tsx',
  },
  'staging: finals': {
    section: 2,
    states: 'results are the finals once they are there',
    where: 'web/routes/review/ItemStage.tsx',
  },
  'staging: missing picture': {
    section: 2,
    states: 'a picture that is missing falls back to a placeholder icon',
    where: 'web/staging/ResultPicture.tsx',
    shownBy: { [CARD_TEST]: ['a result whose picture cannot be loaded gives way to an icon'] },
  },
  'staging: approved': {
    section: 8,
    states: 'Approve: "Staging job approved successfully"',
    where: 'web/staging/useApproveStagingJob.ts',
  },
  'staging: not approved': {
    section: 8,
    states: '"Failed to approve staging job"',
    where: 'web/staging/useApproveStagingJob.ts',
    shownBy: { [REVIEW_TEST]: ['a decision that another tab has taken is refused in words'] },
  },
  'staging: revision': {
    section: 8,
    states: '"Revision request submitted successfully"; a fixed reason and comment are sent where nothing is said',
    where: 'web/staging/useRequestRevision.ts',
    shownBy: { [REVIEW_TEST]: ['a revision of which nothing is said is asked for with a fixed reason and comment'] },
  },
  'staging: no revision': {
    section: 8,
    states: '"Failed to request revision"',
    where: 'web/staging/useRequestRevision.ts',
    shownBy: { [REVIEW_TEST]: ['a revision that is refused says so, and the decision is still offered'] },
  },
  'staging: in progress': {
    section: 4,
    states: 'in progress is queued, processing or ready for review',
    where: COUNTS,
  },
  'staging: completed': {
    section: 4,
    states: 'completed is delivered',
    where: COUNTS,
  },
} satisfies Statements;
