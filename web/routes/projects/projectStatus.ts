import type { BadgeTone } from '../../components/Badge.js';

/** As the schema names them; one that this version does not know is shown like an archived project. */
export type ProjectStatus = 'ACTIVE' | 'COMPLETE' | 'ON_HOLD' | 'ARCHIVED';

interface Shown {
  readonly label: string;
  readonly tone: BadgeTone;
}

const shown: Record<ProjectStatus, Shown> = {
  ACTIVE: { label: 'Active', tone: 'soft' },
  COMPLETE: { label: 'Complete', tone: 'neutral' },
  ON_HOLD: { label: 'On Hold', tone: 'line' },
  ARCHIVED: { label: 'Archived', tone: 'neutral' },
};

export const isProjectStatus = (status: string): status is ProjectStatus => Object.hasOwn(shown, status);

export const showProjectStatus = (status: string): Shown => (isProjectStatus(status) ? shown[status] : shown.ARCHIVED);

/** What a form offers. */
export const statusItems = Object.entries(shown).map(([value, { label }]) => ({ value, label }));

/** What the list's filter offers: archived projects are not among it. */
export const statusFilterItems = [
  { value: 'ALL', label: 'All Status' },
  ...statusItems.filter(({ value }) => value !== 'ARCHIVED'),
];
