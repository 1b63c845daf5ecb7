import { useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { fetchQuery } from 'relay-runtime';
import { useRereadOnReturn } from './useRereadOnReturn.js';

const most = 100; // rows that the server answers at once

interface List<TQuery extends OperationType> {
  /** reads the list from its beginning */
  readonly document: GraphQLTaggedNode;
  readonly variablesOf: (count: number) => VariablesOf<TQuery>;
  /** how many are shown: as many are read */
  readonly rows: number;
  /** how many are read at least */
  readonly page: number;
}

/**
 * Keeps a list true without losing its place: all rows that are shown are read again when somebody came back to them.
 * @returns does so at once; a list longer than the server's longest answer is left as it is
 */
export function useRereadList<TQuery extends OperationType>({ document, variablesOf, rows, page }: List<TQuery>) {
  const environment = useRelayEnvironment();
  const read = () => {
    const variables = variablesOf(Math.min(Math.max(page, rows), most));
    // a failed read leaves the old list: the next change reads it again
    fetchQuery<TQuery>(environment, document, variables).subscribe({ error: () => {} });
  };
  // then what is true goes before the place in a list that long
  useRereadOnReturn(read);
  return () => {
    if (rows <= most) read();
  };
}
