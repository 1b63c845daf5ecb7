import { useEffect, useState } from 'react';
import { loadPieces } from '../review/pieces.js';
import type { ScenePictures } from './scene/scenePictures.js';

interface Sources {
  readonly photo: string;
  readonly staged: string;
  readonly map: string;
}

type Loaded = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly pictures: ScenePictures };

async function bitmapOf(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return createImageBitmap(await response.blob());
}

/** The pictures that the furniture is drawn over, once all are loaded. */
export function useScenePictures({ photo, staged, map }: Sources): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    Promise.all([bitmapOf(photo, signal), bitmapOf(staged, signal), loadPieces(map, signal)]).then(
      ([first, second, pieces]) =>
        signal.aborted || setLoaded({ state: 'ready', pictures: { photo: first, staged: second, map: pieces } }),
      () => signal.aborted || setLoaded({ state: 'failed' }),
    );
    return () => abort.abort();
  }, [photo, staged, map]);
  return loaded;
}
