/** The sections of the settings, as `?section=` names them. */
const SECTIONS = [
  { id: 'profile', label: 'Profile' },
  { id: 'security', label: 'Sign-in and security' },
  { id: 'mail', label: 'Mail' },
  { id: 'appearance', label: 'Appearance' },
  { id: 'people', label: 'People' },
  { id: 'invoicing', label: 'Invoicing' },
  { id: 'pages', label: 'Public pages' },
  { id: 'storage', label: 'Storage' },
  { id: 'kept', label: 'What is kept' },
  { id: 'audit', label: 'Audit log' },
  { id: 'data', label: 'Your data' },
  { id: 'administration', label: 'Deleted projects' },
] as const;

export type Section = (typeof SECTIONS)[number];
export type SectionId = Section['id'];

/** The person's rights that the list of sections depends on. */
interface Rights {
  readonly ownsWorkspace: boolean;
  readonly isAdministrator: boolean;
}

/** The sections that a person sees. */
export const sectionsFor = ({ ownsWorkspace, isAdministrator }: Rights): readonly Section[] =>
  SECTIONS.filter(({ id }) => {
    if (id === 'invoicing' || id === 'audit') return ownsWorkspace;
    return id !== 'administration' || isAdministrator;
  });

export const addressOf = (id: SectionId) => `/settings?section=${id}`;

/** The section in the address; after a return from the provider the one that shows its result. */
export function shownSection(search: URLSearchParams, offered: readonly Section[]): Section {
  const fromProvider = search.has('linked') || search.has('error');
  const asked = search.get('section') ?? (fromProvider ? 'security' : 'profile');
  return offered.find(({ id }) => id === asked) ?? SECTIONS[0];
}
