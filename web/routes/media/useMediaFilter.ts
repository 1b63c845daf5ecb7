import { useEffect, useRef, useTransition } from 'react';
import type { RefetchFnDynamic } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { MediaLibrary_query$key } from '../../__generated__/MediaLibrary_query.graphql.js';
import type { MediaLibraryPaginationQuery } from '../../__generated__/MediaLibraryPaginationQuery.graphql.js';
import { useTypedWords } from '../../components/useTypedWords.js';
import type { MediaFilter } from '../../media/mediaFilter.js';
import { addressOf, mediaFilterOf, mediaVariablesOf } from '../../media/mediaFilter.js';

type Refetch = RefetchFnDynamic<MediaLibraryPaginationQuery, MediaLibrary_query$key>;

/**
 * The filter in the address. When it changes, by a control, a link or the browser's Back, the list is read again; the
 * old files stay, dimmed, until then.
 */
export function useMediaFilter(refetch: Refetch) {
  const [address, setAddress] = useSearchParams();
  const filter = mediaFilterOf(address);
  const wanted = addressOf(filter).toString();
  const asked = useRef(wanted);
  const [pending, startTransition] = useTransition();
  const change = (next: Partial<MediaFilter>, replace: boolean) =>
    setAddress(addressOf({ ...filter, ...next }), { replace, preventScrollReset: true });

  const ask = () => {
    asked.current = wanted;
    startTransition(() => {
      refetch(mediaVariablesOf(filter), { fetchPolicy: 'store-and-network' });
    });
  };
  useEffect(() => {
    if (wanted !== asked.current) ask();
  });

  const [words, setWords] = useTypedWords(filter.search, (search) => change({ search }, true));
  return {
    filter,
    setFilter: (next: Partial<MediaFilter>) => change(next, false),
    words,
    setWords,
    pending,
  };
}
