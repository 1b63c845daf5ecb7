import { PROJECT_STATUSES } from '../../projects/projectStatus.js';

export interface PortfolioFilter {
  readonly search: string;
  /** a project status, or ALL */
  readonly status: string;
}

/** Reads search and status from the address; an unknown value counts as not set. */
export function filterOf(address: URLSearchParams): PortfolioFilter {
  const status = address.get('status')?.toUpperCase() ?? '';
  return { search: (address.get('search') ?? '').trim(), status: PROJECT_STATUSES.isKnown(status) ? status : 'ALL' };
}

export const isFilterSet = ({ search, status }: PortfolioFilter) => search !== '' || status !== 'ALL';

/** The filter as the address's parameters; what is not set is left out. */
export function addressOf({ search, status }: PortfolioFilter): URLSearchParams {
  return new URLSearchParams({
    ...(search.trim() && { search: search.trim() }),
    ...(PROJECT_STATUSES.isKnown(status) && { status: status.toLowerCase() }),
  });
}

/** The variables of the query. */
export const variablesOf = ({ search, status }: PortfolioFilter) => ({
  search: search || null,
  status: PROJECT_STATUSES.isKnown(status) ? status : null,
});
