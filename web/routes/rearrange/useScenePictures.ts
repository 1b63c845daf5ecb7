import { useEffect, useState } from 'react';
import { loadBitmap, loadPieces } from '../review/pieces.js';
import type { ScenePictures } from './scene/scenePictures.js';

interface Sources {
  readonly photo: string;
  readonly staged: string;
  readonly map: string;
}

export type LoadedPictures =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly from: string; readonly pictures: ScenePictures };

/** The pictures that the furniture is drawn over, once all are loaded. */
export function useScenePictures({ photo, staged, map }: Sources): LoadedPictures {
  const from = `${photo} ${staged} ${map}`;
  const [loaded, setLoaded] = useState<{ readonly from: string; readonly pictures: LoadedPictures } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const bitmaps = [loadBitmap(photo, signal), loadBitmap(staged, signal)] as const;
    const settle = (pictures: LoadedPictures) => {
      if (!signal.aborted) setLoaded({ from, pictures });
    };
    Promise.all([...bitmaps, loadPieces(map, signal)]).then(
      ([first, second, pieces]) =>
        settle({ state: 'ready', from, pictures: { photo: first, staged: second, map: pieces } }),
      () => settle({ state: 'failed' }),
    );
    return () => {
      abort.abort();
      for (const bitmap of bitmaps) {
        bitmap.then(
          (made) => made.close(),
          () => undefined,
        );
      }
    };
  }, [photo, staged, map, from]);
  return loaded?.from === from ? loaded.pictures : { state: 'loading' };
}
