import { useEffect, useEffectEvent, useState } from 'react';
import { commitLocalUpdate, useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router-dom';
import { PartState } from '../../components/PartState.js';

interface FailedFiguresProps {
  /** what the page's loader answered */
  readonly query: unknown;
  /** renders the figures again */
  readonly retry: () => void;
}

/** That the figures could not be loaded, until the loader has another query: by the button, or by another filter. */
export function FailedFigures({ query, retry }: FailedFiguresProps) {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const [failed] = useState(query);
  const render = useEffectEvent(retry);
  // Relay keeps the answer of a query that failed in part: the next query has to ask the server
  useEffect(() => commitLocalUpdate(environment, (store) => store.invalidateStore()), [environment]);
  useEffect(() => {
    if (query !== failed) render();
  }, [query, failed]);
  return <PartState retry={() => void revalidate()} />;
}
