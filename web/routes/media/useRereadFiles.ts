import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { fetchQuery } from 'relay-runtime';
import { useRereadAfterActivity } from '../activity/activityEvents.js';
import { pageOfFiles } from './MoreFiles.js';

const most = 100; // rows that the server answers at once

interface List<TQuery extends OperationType> {
  /** reads the list from its beginning */
  readonly document: GraphQLTaggedNode;
  readonly variablesOf: (count: number) => VariablesOf<TQuery>;
  /** how many are shown: as many are read */
  readonly rows: number;
  /** somebody came back to it: shown as it was, and to be read again */
  readonly outOfStore?: boolean;
}

/**
 * Keeps a list of files true without losing its place: reads all that are shown again when somebody came back to them,
 * and when files came, went or were made, in whichever tab.
 */
export function useRereadFiles<TQuery extends OperationType>(list: List<TQuery>) {
  const { document, variablesOf, rows, outOfStore = false } = list;
  const environment = useRelayEnvironment();
  const reread = () => {
    if (rows > most) return;
    const variables = variablesOf(Math.max(pageOfFiles, rows));
    // a failed read leaves the old list: the next change reads it again
    fetchQuery<TQuery>(environment, document, variables).subscribe({ error: () => {} });
  };
  const rereadOnReturn = useEffectEvent(reread);
  useEffect(() => {
    if (outOfStore) rereadOnReturn();
  }, [outOfStore]);
  useRereadAfterActivity(['media', 'staging_job'], reread);
  return reread;
}
