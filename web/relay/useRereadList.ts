import { useEffect, useEffectEvent, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { readPages } from './readPages.js';
import { useRereadOnReturn } from './useRereadOnReturn.js';

interface List<TQuery extends OperationType> {
  /** reads a page of the list */
  readonly document: GraphQLTaggedNode;
  /** @param page how many rows, after which cursor */
  readonly variablesOf: (page: { readonly count: number; readonly cursor: string | null }) => VariablesOf<TQuery>;
  /** the fields that lead to the list in the answer */
  readonly path: readonly string[];
  /** number of rows on show: as many are read */
  readonly rows: number;
  /** number of rows that are read at least */
  readonly page: number;
  /** the list is shown some time after its page was read: it is read again when it appears */
  readonly late?: boolean;
}

/**
 * Keeps a list up to date without losing its place: all rows on show are read again when the person returns to them.
 * @returns a function that reads them at once
 */
export function useRereadList<TQuery extends OperationType>(list: List<TQuery>) {
  const { document, variablesOf, path, rows, page, late = false } = list;
  const environment = useRelayEnvironment();
  // rows that arrive during the read are part of the list on show
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  }, [rows]);
  const latest = useRef<AbortController>(null);
  const read = () => {
    latest.current?.abort();
    latest.current = new AbortController();
    const wanted = () => Math.max(page, shown.current);
    // after a failed read the old list stays: the next change reads it again
    readPages({ environment, document, variablesOf, path, wanted, signal: latest.current.signal }).catch(() => {});
  };
  useRereadOnReturn(read);
  const readLate = useEffectEvent(() => late && read());
  useEffect(() => void readLate(), []);
  return read;
}
