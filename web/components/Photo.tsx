import { Film, ImageOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { photo } from '#styled/recipes';
import { Icon } from './Icon.js';

interface PhotoProps {
  /** null while there is no picture: the empty slot is shown */
  readonly src: string | null | undefined;
  readonly alt: string;
  /** The picture in several widths, and how wide it is displayed. */
  readonly srcSet?: string;
  readonly sizes?: string;
  /** `fill` takes the height of its container. */
  readonly ratio?: '3/2' | '4/3' | 'fill';
  /** What the empty slot stands for. */
  readonly missing?: 'image' | 'video';
  /** The first pictures of a view load at once; the others when they come near the viewport. */
  readonly eager?: boolean;
  /** Badges and marks on the photo; they position themselves. */
  readonly children?: ReactNode;
}

/** A photo: 3 px corners and a hairline inside the edge, without card and shadow. */
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
