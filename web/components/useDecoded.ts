import { useEffect, useState, type RefObject } from 'react';

export type DecodeState = 'loading' | 'ready' | 'failed';

type Picture = RefObject<HTMLImageElement | null>;

/**
 * Waits until both pictures are decoded, so that nothing half-painted is compared.
 * @param sources the pictures' addresses: a change starts anew
 */
export function useDecoded(before: Picture, after: Picture, sources: string): DecodeState {
  const [done, setDone] = useState<{ readonly sources: string; readonly state: DecodeState } | null>(null);
  useEffect(() => {
    let current = true;
    const settle = (state: DecodeState) => current && setDone({ sources, state });
    Promise.all([before.current?.decode(), after.current?.decode()]).then(
      () => settle('ready'),
      () => settle('failed'),
    );
    return () => {
      current = false;
    };
  }, [before, after, sources]);
  return done?.sources === sources ? done.state : 'loading';
}
