import { useEffect, useEffectEvent, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { readPages } from './readPages.js';
import { useRereadOnReturn } from './useRereadOnReturn.js';

interface List<TQuery extends OperationType> {
  /** reads a page of the list */
  readonly document: GraphQLTaggedNode;
  /** @param page how many rows, behind which cursor */
  readonly variablesOf: (page: { readonly count: number; readonly cursor: string | null }) => VariablesOf<TQuery>;
  /** where the answer holds the list, from field to field */
  readonly path: readonly string[];
  /** how many are shown: as many are read */
  readonly rows: number;
  /** how many are read at least */
  readonly page: number;
  /** it is first shown later than its page was read: it is read again as soon as it is there */
  readonly late?: boolean;
}

/**
 * Keeps a list true without losing its place: all rows that are shown are read again when somebody came back to them.
 * @returns does so at once
 */
export function useRereadList<TQuery extends OperationType>(list: List<TQuery>) {
  const { document, variablesOf, path, rows, page, late = false } = list;
  const environment = useRelayEnvironment();
  // rows that come while it is read belong to what is shown as well
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  }, [rows]);
  const latest = useRef<AbortController>(null);
  const read = () => {
    latest.current?.abort();
    latest.current = new AbortController();
    const wanted = () => Math.max(page, shown.current);
    // a failed read leaves the old list: the next change reads it again
    readPages({ environment, document, variablesOf, path, wanted, signal: latest.current.signal }).catch(() => {});
  };
  useRereadOnReturn(read);
  const readLate = useEffectEvent(() => late && read());
  useEffect(() => void readLate(), []);
  return read;
}
