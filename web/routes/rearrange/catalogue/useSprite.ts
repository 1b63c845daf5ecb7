import { useEffect, useState } from 'react';
import type { Style } from '../../../../api/stager/contract.js';

/** All kinds of a style in one picture, rendered by the engine; see `npm run demo:catalogue`. */
const FILES = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

interface Loaded {
  readonly src: string;
  readonly ok: boolean;
}

/** The address of a style's pictures once they are decoded: before, null; `failed` where they cannot be loaded. */
export function useSprite(style: Style): { readonly src: string | null; readonly failed: boolean } {
  const src = FILES[`./pictures/${style}.webp`];
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (src === undefined) return;
    let current = true;
    const settle = (ok: boolean) => current && setLoaded({ src, ok });
    const picture = new Image();
    picture.src = src;
    picture.decode().then(
      () => settle(true),
      () => settle(false),
    );
    return () => {
      current = false;
    };
  }, [src]);
  const told = loaded?.src === src ? loaded : null;
  return { src: told?.ok ? told.src : null, failed: src === undefined || told?.ok === false };
}
