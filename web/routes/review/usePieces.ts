import { useEffect, useState } from 'react';
import type { PieceMask } from './pieces.js';
import { loadPieces } from './pieces.js';

type Pieces =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly mask: PieceMask; readonly picture: HTMLImageElement };

async function decoded(src: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return picture;
}

/** The mask and the picture that it belongs to, once both are loaded. */
export function usePieces(piecesUrl: string, src: string): Pieces {
  const [loaded, setLoaded] = useState<{ readonly from: string; readonly pieces: Pieces } | null>(null);
  const from = `${piecesUrl} ${src}`;
  useEffect(() => {
    const abort = new AbortController();
    const settle = (pieces: Pieces) => {
      if (!abort.signal.aborted) setLoaded({ from, pieces });
    };
    Promise.all([loadPieces(piecesUrl, abort.signal), decoded(src)]).then(
      ([mask, picture]) => settle({ state: 'ready', mask, picture }),
      () => settle({ state: 'failed' }),
    );
    return () => abort.abort();
  }, [piecesUrl, src, from]);
  return loaded?.from === from ? loaded.pieces : { state: 'loading' };
}
