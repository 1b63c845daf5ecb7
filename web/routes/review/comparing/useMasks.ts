import { useEffect, useState } from 'react';
import { loadPieces, type PieceMask } from '../pieces.js';

type Masks =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly masks: readonly (PieceMask | null)[] };

/** The masks of two results, once both are loaded; null where none was kept. */
export function useMasks(before: string | null, after: string | null): Masks {
  const from = `${before} ${after}`;
  const [loaded, setLoaded] = useState<{ readonly from: string; readonly masks: Masks } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const settle = (masks: Masks) => {
      if (!abort.signal.aborted) setLoaded({ from, masks });
    };
    const load = (url: string | null) => (url === null ? null : loadPieces(url, abort.signal));
    Promise.all([load(before), load(after)]).then(
      (masks) => settle({ state: 'ready', masks }),
      () => settle({ state: 'failed' }),
    );
    return () => abort.abort();
  }, [before, after, from]);
  return loaded?.from === from ? loaded.masks : { state: 'loading' };
}
