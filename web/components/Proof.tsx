import type { CSSProperties } from 'react';
import { compare } from '#styled/recipes';
import { Badge } from './Badge.js';

export interface ProofProps {
  /** The photo as it was. */
  readonly photo: { readonly src: string; readonly alt: string };
  /** The furnished picture. */
  readonly result: { readonly src: string; readonly alt: string };
  /** White where something was added, black elsewhere; of the pictures' size. */
  readonly mask: string;
  /** Width over height of both pictures. */
  readonly aspect: number;
}

/** "Show what changed": the photo in grey, and in colour the pixels that the stager added. */
export function Proof({ photo, result, mask, aspect }: ProofProps) {
  const styles = compare({ mode: 'proof' });
  const cut: CSSProperties = {
    maskImage: `url("${mask}")`,
    maskMode: 'luminance',
    maskSize: '100% 100%',
  };
  return (
    <div className={styles.root}>
      <div className={styles.surface} style={{ aspectRatio: aspect }}>
        <img src={photo.src} alt={photo.alt} className={styles.before} />
        <img src={result.src} alt={result.alt} className={styles.added} style={cut} />
        <span className={styles.tagBefore}>
          <Badge tone="onPhoto">In colour: what was added</Badge>
        </span>
        <span className={styles.tagAfter}>
          <Badge tone="onPhoto">In grey: your photo's own pixels</Badge>
        </span>
      </div>
    </div>
  );
}
