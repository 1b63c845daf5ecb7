/** What the media screen shows, as its address says. */
export interface MediaFilter {
  /** empty: of all projects */
  readonly project: string;
  /** empty: both */
  readonly type: '' | 'IMAGE' | 'VIDEO';
  readonly search: string;
}

/** The address has them in lower case. */
const types = { image: 'IMAGE', video: 'VIDEO' } as const;
const isType = (word: string): word is keyof typeof types => Object.hasOwn(types, word);

export function mediaFilterOf(address: URLSearchParams): MediaFilter {
  const type = address.get('type') ?? '';
  return {
    project: address.get('project') ?? '',
    type: isType(type) ? types[type] : '',
    search: (address.get('search') ?? '').trim(),
  };
}

/** The address that shows it; what is not set is not in it. */
export function addressOf({ project, type, search }: MediaFilter): URLSearchParams {
  const set = Object.entries({ project, type: type.toLowerCase(), search: search.trim() }).filter(([, value]) => value);
  return new URLSearchParams(set);
}

/** The query's variables. */
export const mediaVariablesOf = ({ project, type, search }: MediaFilter) => ({
  projectId: project || null,
  chosenId: project,
  type: type || null,
  search: search || null,
});
