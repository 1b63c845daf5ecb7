/** The tabs of a project's page, as its address names them. */
export const PROJECT_TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'media', label: 'Media' },
  { value: 'staging', label: 'Staging' },
  { value: 'billing', label: 'Billing' },
] as const;

export type ProjectTab = (typeof PROJECT_TABS)[number]['value'];

/** The tab in the address; the overview when the address has none or an unknown one. */
export const shownTab = (asked: string | null): ProjectTab =>
  PROJECT_TABS.find(({ value }) => value === asked)?.value ?? 'overview';
