/** What is kept for how long: the only table of it. The worker removes by it, and people are told by it. */
import { removeOldSessions } from '../accounts/sessions/removeOldSessions.js';
import { removeOldActivities } from '../activity/removeOldActivities.js';
import { removeOldPacks } from '../delivery/packs/removeOldPacks.js';
import type { KeepSettings } from '../env.js';
import { CALLS_KEPT_DAYS, removeOldCalls } from '../keys/removeOldCalls.js';
import { removeOldUploads } from '../media/removeOldUploads.js';
import type { Services } from '../services.js';
import { LIGHTS_KEPT_DAYS } from './lightsKeptDays.js';
import { removeOldPasses } from '../staging/removeOldPasses.js';
import { removeOldProofs } from '../staging/removeOldProofs.js';
import { UPLOAD_GRACE_DAYS } from '../storage/namedKeys.js';
import { removeOldEvents } from '../webhooks/removeOldEvents.js';

export interface KeptKind {
  /** for programs, and for the log */
  readonly kind: string;
  readonly title: string;
  /** days after which it is removed; null: never */
  readonly days: (keep: KeepSettings) => number | null;
  /** sentences for people. @param span the days as `90 days`; null: it is never removed */
  readonly text: (span: string | null) => string;
  /**
   * Removes what is older. Idempotent, also with several workers at once. Null: it is on the disk of each worker, which
   * removes it by itself. @returns how much was removed
   */
  readonly remove: ((services: Services, before: Date, signal?: AbortSignal) => Promise<number>) | null;
}

/** What is removed by itself. All else is kept: see KEPT_FOR_GOOD. */
export const KEPT: readonly KeptKind[] = [
  {
    kind: 'EARLIER_ROUNDS',
    title: 'Pictures of earlier rounds',
    days: ({ proofs }) => proofs,
    text: (span) =>
      span === null
        ? 'The pictures of all rounds are kept.'
        : `Pictures of rounds that were not approved are removed ${span} after their photo was delivered. The rounds stay, ` +
          'with what was asked for, their furniture and their report.',
    remove: removeOldProofs,
  },
  {
    kind: 'FIRST_PASSES',
    title: 'First looks',
    days: () => 0,
    text: () => 'The coarse pictures that a photo shows while it is staged are removed once it has its picture.',
    remove: removeOldPasses,
  },
  {
    kind: 'LIGHTS',
    title: 'Light of photos',
    days: () => LIGHTS_KEPT_DAYS,
    text: (span) =>
      `What was measured of a photo's light is kept for its next round, and removed after ${span} without use.`,
    remove: null,
  },
  {
    kind: 'PACKS',
    title: 'Downloads',
    days: ({ packs }) => packs,
    text: (span) => `The files of a download are kept for ${span}. Another one can be made at any time.`,
    remove: removeOldPacks,
  },
  {
    kind: 'ACTIVITIES',
    title: 'Timeline',
    days: ({ activities }) => activities,
    text: (span) =>
      span === null
        ? 'The timeline is kept for good.'
        : `Entries of the timeline are kept for ${span}; approvals longer, because figures are reckoned from them. The audit ` +
          'log keeps who did what.',
    remove: removeOldActivities,
  },
  {
    kind: 'DELIVERIES',
    title: 'Webhooks',
    days: ({ deliveries }) => deliveries,
    text: (span) => `What was sent to webhooks is kept for ${span}, and can be sent again for as long.`,
    remove: removeOldEvents,
  },
  {
    kind: 'UPLOADS',
    title: 'Unfinished uploads',
    days: () => UPLOAD_GRACE_DAYS,
    text: (span) => `Uploads that nobody finished are removed ${span} after their link expired.`,
    remove: removeOldUploads,
  },
  {
    kind: 'CALLS',
    title: 'Answers to programs',
    days: () => CALLS_KEPT_DAYS,
    text: (span) => `Answers to calls that programs sent with an Idempotency-Key are kept for ${span}.`,
    remove: removeOldCalls,
  },
  {
    kind: 'SESSIONS',
    title: 'Sign-ins',
    days: () => 1,
    text: (span) => `Sign-ins that have expired are removed after ${span}, with their address and browser.`,
    remove: removeOldSessions,
  },
];

export const KEPT_FOR_GOOD =
  'All else stays until somebody deletes it: photos and films, approved and delivered pictures with the report of what ' +
  'was left alone, the furniture of every round, invoices and payments. The audit log is never shortened.';
