/** The roles in a workspace, from the one that may most. */
export const ROLES = [
  { value: 'OWNER', label: 'Owner', words: 'May do everything.' },
  { value: 'MANAGER', label: 'Manager', words: 'People, billing and all projects.' },
  { value: 'AGENT', label: 'Agent', words: 'Works on their own and the shared projects, and sees no others.' },
  { value: 'VIEWER', label: 'Viewer', words: 'Sees everything and changes nothing.' },
] as const;

export type Role = (typeof ROLES)[number]['value'];

export const isRole = (value: string): value is Role => ROLES.some((role) => role.value === value);

export const roleLabel = (value: string): string => ROLES.find((role) => role.value === value)?.label ?? value;

/** Whether a role may make API keys, and manage those that are there. */
export const makesKeys = (role: Role): boolean => role === 'OWNER' || role === 'MANAGER';
