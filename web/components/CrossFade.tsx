import { useEffect, useState } from 'react';
import { css } from '#styled/css';

interface CrossFadeProps {
  readonly src: string;
  readonly alt: string;
  readonly onError?: () => void;
}

/** Milliseconds: the token `slow`. */
const SLOW = 420;

/** A picture that cross-fades to the next one once that is loaded. Fills its container. */
export function CrossFade({ src, alt, onError }: CrossFadeProps) {
  const [under, setUnder] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (loaded !== src) return undefined;
    const timer = setTimeout(() => setUnder(src), SLOW);
    return () => clearTimeout(timer);
  }, [loaded, src]);
  return (
    <>
      {under !== null && under !== src && <img className={picture} src={under} alt="" />}
      <img
        key={src}
        className={picture}
        src={src}
        alt={alt}
        data-loaded={loaded === src}
        onLoad={() => setLoaded(src)}
        onError={onError}
      />
    </>
  );
}

const picture = css({
  position: 'absolute',
  inset: '0',
  w: 'full',
  h: 'full',
  objectFit: 'cover',
  transition: '[opacity {durations.slow} {easings.out}]',
  '&[data-loaded=false]': { opacity: '0' },
});
