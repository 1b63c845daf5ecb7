import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { fetchQuery } from 'relay-runtime';
import type { PortfolioPaginationQuery } from '../../__generated__/PortfolioPaginationQuery.graphql.js';
import document from '../../__generated__/PortfolioPaginationQuery.graphql.js';
import { useRereadAfterActivity } from '../activity/activityEvents.js';
import { filterOf, variablesOf } from './portfolioFilter.js';

const page = 24;
const most = 100; // rows that the server answers at once

interface Shown {
  /** how many are shown: as many are read */
  readonly rows: number;
  readonly outOfStore: boolean;
}

/**
 * Keeps the list true without losing its place: reads all rows that are shown again when somebody came back to them
 * or when something happened to a project or a photo, in whichever tab.
 */
export function useRereadPortfolio({ rows, outOfStore }: Shown) {
  const environment = useRelayEnvironment();
  const [address] = useSearchParams();
  const reread = () => {
    if (rows > most) return;
    const variables = { ...variablesOf(filterOf(address)), count: Math.max(page, rows), cursor: null };
    // a failed read leaves the old list: the next change reads it again
    fetchQuery<PortfolioPaginationQuery>(environment, document, variables).subscribe({ error: () => {} });
  };
  const rereadOnReturn = useEffectEvent(reread);
  useEffect(() => {
    if (outOfStore) rereadOnReturn();
  }, [outOfStore]);
  useRereadAfterActivity(['project', 'media'], reread);
  return reread;
}
