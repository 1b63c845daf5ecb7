import { useEffect, useState, type RefObject } from 'react';

type DecodeState = 'loading' | 'ready' | 'failed';

type Picture = RefObject<HTMLImageElement | null>;

const loaded = (picture: HTMLImageElement) =>
  new Promise<void>((done, failed) => {
    picture.addEventListener('load', () => done(), { once: true });
    picture.addEventListener('error', () => failed(new Error('The picture could not be loaded.')), { once: true });
  });

/** When the window's width changes, `srcset` may choose another file while the first is being decoded. */
async function decoded(picture: HTMLImageElement | null): Promise<void> {
  if (!picture) return;
  const chosen = picture.currentSrc;
  try {
    await picture.decode();
  } catch (problem) {
    if (!picture.complete) await loaded(picture);
    else if (picture.currentSrc === chosen) throw problem;
    await decoded(picture);
  }
}

/**
 * Waits until both pictures are decoded, so that no half-loaded picture is compared.
 * @param sources the pictures' addresses and the number of the attempt: a change starts again
 */
export function useDecoded(before: Picture, after: Picture, sources: string): DecodeState {
  const [done, setDone] = useState<{ readonly sources: string; readonly state: DecodeState } | null>(null);
  useEffect(() => {
    let current = true;
    const settle = (state: DecodeState) => current && setDone({ sources, state });
    Promise.all([decoded(before.current), decoded(after.current)]).then(
      () => settle('ready'),
      () => settle('failed'),
    );
    return () => {
      current = false;
    };
  }, [before, after, sources]);
  return done?.sources === sources ? done.state : 'loading';
}
