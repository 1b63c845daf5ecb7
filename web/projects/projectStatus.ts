import type { BadgeTone } from '../components/Badge.js';
import { statuses } from '../format/statuses.js';

/** As the schema names them; one that this version does not know is shown like an archived project. */
export type ProjectStatus = 'ACTIVE' | 'COMPLETE' | 'ON_HOLD' | 'ARCHIVED';

interface Shown {
  readonly label: string;
  readonly tone: BadgeTone;
}

const archived: Shown = { label: 'Archived', tone: 'neutral' };

export const projectStatuses = statuses<ProjectStatus, Shown>(
  {
    ACTIVE: { label: 'Active', tone: 'soft' },
    COMPLETE: { label: 'Complete', tone: 'neutral' },
    ON_HOLD: { label: 'On Hold', tone: 'line' },
    ARCHIVED: archived,
  },
  archived,
);

/** What the list's filter offers: archived projects are not among it. */
export const statusFilterItems = [
  { value: 'ALL', label: 'All Status' },
  ...projectStatuses.items.filter(({ value }) => value !== 'ARCHIVED'),
];
