import { useEffect, useRef, useState, useTransition } from 'react';
import type { RefetchFnDynamic } from 'react-relay/hooks';
import type { Portfolio_viewer$key } from '../../__generated__/Portfolio_viewer.graphql.js';
import type { PortfolioPaginationQuery } from '../../__generated__/PortfolioPaginationQuery.graphql.js';
import { isProjectStatus } from './projectStatus.js';

export interface PortfolioFilter {
  readonly search: string;
  /** a project status, or ALL */
  readonly status: string;
}

const everything: PortfolioFilter = { search: '', status: 'ALL' };
const typingPause = 200; // ms without a key before the server is asked

type Refetch = RefetchFnDynamic<PortfolioPaginationQuery, Portfolio_viewer$key>;

const argumentsOf = ({ search, status }: PortfolioFilter) => ({
  search: search.trim() || null,
  status: isProjectStatus(status) ? status : null,
});

/** The list's search and status. A change asks the server anew; the old list stays, dimmed, until it answers. */
export function usePortfolioFilter(refetch: Refetch) {
  const [filter, setFilter] = useState(everything);
  const [pending, startTransition] = useTransition();
  const asked = useRef(everything);

  const ask = (next: PortfolioFilter) => {
    asked.current = next;
    startTransition(() => {
      refetch(argumentsOf(next), { fetchPolicy: 'store-and-network' });
    });
  };

  useEffect(() => {
    if (filter === asked.current) return;
    const pause = setTimeout(() => ask(filter), typingPause);
    return () => clearTimeout(pause);
  });

  return {
    filter,
    setFilter,
    isSet: filter.search.trim() !== '' || filter.status !== 'ALL',
    refetchNow: () => ask(filter),
    pending,
  };
}
