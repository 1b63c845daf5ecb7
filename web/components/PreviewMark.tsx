import { PREVIEW_WORD } from '../../api/shared/previewWord.js';
import { previewMark } from '#styled/recipes';

function PreviewWord() {
  return (
    <svg viewBox={`0 0 ${PREVIEW_WORD.width} ${PREVIEW_WORD.height}`}>
      <g transform="rotate(-12 200 55)" fill="none" stroke="#fff" strokeWidth="7" strokeLinecap="square">
        {PREVIEW_WORD.strokes.map((stroke) => (
          <path key={stroke} d={stroke} />
        ))}
      </g>
    </svg>
  );
}

interface PreviewMarkProps {
  /** `card` is larger and stronger, for a small picture. */
  readonly size?: 'large' | 'card';
}

/**
 * Three words along a falling diagonal, so that one is visible at any place of the seam. They are only a label: the
 * picture itself already has the server's watermark.
 */
export function PreviewMark({ size }: PreviewMarkProps) {
  return (
    <span className={previewMark({ size })} aria-hidden>
      <PreviewWord />
      <PreviewWord />
      <PreviewWord />
    </span>
  );
}
