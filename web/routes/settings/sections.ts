/** The parts of the settings, as `?section=` names them. */
const SECTIONS = [
  { id: 'profile', label: 'Profile' },
  { id: 'security', label: 'Sign-in and security' },
  { id: 'appearance', label: 'Appearance' },
  { id: 'invoicing', label: 'Invoicing' },
  { id: 'storage', label: 'Storage' },
  { id: 'data', label: 'Your data' },
  { id: 'administration', label: 'Deleted projects' },
] as const;

export type Section = (typeof SECTIONS)[number];
export type SectionId = Section['id'];

/** What a person may do, as far as the list of sections depends on it. */
interface Rights {
  readonly ownsWorkspace: boolean;
  readonly isAdministrator: boolean;
}

/** The sections that are for this person. */
export const sectionsFor = ({ ownsWorkspace, isAdministrator }: Rights): readonly Section[] =>
  SECTIONS.filter(({ id }) => {
    if (id === 'invoicing') return ownsWorkspace;
    return id !== 'administration' || isAdministrator;
  });

export const addressOf = (id: SectionId) => `/settings?section=${id}`;

/** The section that the address asks for; whoever comes back from the provider is shown what came of it. */
export function shownSection(search: URLSearchParams, offered: readonly Section[]): Section {
  const fromProvider = search.has('linked') || search.has('error');
  const asked = search.get('section') ?? (fromProvider ? 'security' : 'profile');
  return offered.find(({ id }) => id === asked) ?? SECTIONS[0];
}
