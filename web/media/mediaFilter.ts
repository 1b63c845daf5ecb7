/** What the media screen shows, as its address says. */
export interface MediaFilter {
  /** empty: all projects */
  readonly project: string;
  /** empty: both types */
  readonly type: '' | 'IMAGE' | 'VIDEO';
  /** empty: uploads and delivered results; `previews`: staged pictures with the watermark */
  readonly show: '' | 'previews';
  readonly search: string;
}

/** What is kept for good: lists show it unless previews are asked for. */
export const KEPT_ORIGINS = ['UPLOAD', 'FINAL'] as const;
const PREVIEW_ORIGINS = ['PROOF'] as const;

/** The address has them in lower case. */
const TYPES = { image: 'IMAGE', video: 'VIDEO' } as const;
const isType = (word: string): word is keyof typeof TYPES => Object.hasOwn(TYPES, word);

export function mediaFilterOf(address: URLSearchParams): MediaFilter {
  const type = address.get('type') ?? '';
  return {
    project: address.get('project') ?? '',
    type: isType(type) ? TYPES[type] : '',
    show: address.get('show') === 'previews' ? 'previews' : '',
    search: (address.get('search') ?? '').trim(),
  };
}

/** The address of a filter; what is not set is left out. */
export function addressOf({ project, type, show, search }: MediaFilter): URLSearchParams {
  const all = { project, type: type.toLowerCase(), show, search: search.trim() };
  const set = Object.entries(all).filter(([, value]) => value);
  return new URLSearchParams(set);
}

/** The query's variables. */
export const mediaVariablesOf = ({ project, type, show, search }: MediaFilter) => ({
  projectId: project || null,
  chosenId: project,
  type: type || null,
  origin: show === 'previews' ? PREVIEW_ORIGINS : KEPT_ORIGINS,
  search: search || null,
});
