import type { BadgeTone } from '../components/Badge.js';
import { statuses } from '../format/statuses.js';

/** As the schema names them. A status that this version does not know is shown as archived. */
export type ProjectStatus = 'ACTIVE' | 'COMPLETE' | 'ON_HOLD' | 'ARCHIVED';

interface Shown {
  readonly label: string;
  readonly tone: BadgeTone;
}

const ARCHIVED: Shown = { label: 'Archived', tone: 'neutral' };

export const PROJECT_STATUSES = statuses<ProjectStatus, Shown>(
  {
    ACTIVE: { label: 'Active', tone: 'soft' },
    COMPLETE: { label: 'Complete', tone: 'neutral' },
    ON_HOLD: { label: 'On Hold', tone: 'line' },
    ARCHIVED,
  },
  ARCHIVED,
);

/** Items of the list's filter: without archived projects. */
export const STATUS_FILTER_ITEMS = [
  { value: 'ALL', label: 'All Status' },
  ...PROJECT_STATUSES.items.filter(({ value }) => value !== 'ARCHIVED'),
];
