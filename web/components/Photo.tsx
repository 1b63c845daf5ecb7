import { Film, ImageOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { photo } from '#styled/recipes';
import { Icon } from './Icon.js';

interface PhotoProps {
  /** Null when there is no picture (yet): the empty slot is shown. */
  readonly src: string | null | undefined;
  readonly alt: string;
  /** The picture in several widths, and how wide it is drawn. */
  readonly srcSet?: string;
  readonly sizes?: string;
  /** `fill` takes its container's height. */
  readonly ratio?: '3/2' | '4/3' | 'fill';
  /** What the empty slot stands for. */
  readonly missing?: 'image' | 'video';
  /** The first pictures of a view load at once; the rest when they come near. */
  readonly eager?: boolean;
  /** Badges and marks that lie on the photo, positioned by themselves. */
  readonly children?: ReactNode;
}

/** A print on the mat: 3 px corners and a hairline inside the edge, no card, no shadow. */
export function Photo({
  src,
  alt,
  srcSet,
  sizes,
  ratio = '3/2',
  missing = 'image',
  eager = false,
  children,
}: PhotoProps) {
  const styles = photo({ ratio });
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src && src !== broken ? src : null;
  return (
    <span className={styles.root}>
      {shown ? (
        <img
          className={styles.image}
          src={shown}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(shown)}
        />
      ) : (
        <span className={styles.missing} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <Icon of={missing === 'video' ? Film : ImageOff} size={28} />
        </span>
      )}
      {children}
    </span>
  );
}
