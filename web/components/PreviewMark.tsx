import { previewMark } from '#styled/recipes';

/** The word PREVIEW as strokes, in a box of 400 x 110: no font is needed, here or in a rendered picture. */
const strokes = [
  'M30 82V28h20a16 16 0 0 1 0 32H30',
  'M86 82V28h20a16 16 0 0 1 0 32H86m20 0 16 22',
  'M178 28h-34v54h34M144 55h28',
  'm192 28 20 54 20-54',
  'M250 28v54',
  'M304 28h-34v54h34M270 55h28',
  'm318 28 14 54 16-46 16 46 14-54',
];

function PreviewWord() {
  return (
    <svg viewBox="0 0 400 110">
      <g transform="rotate(-12 200 55)" fill="none" stroke="#fff" strokeWidth="7" strokeLinecap="square">
        {strokes.map((stroke) => (
          <path key={stroke} d={stroke} />
        ))}
      </g>
    </svg>
  );
}

export interface PreviewMarkProps {
  /** `card` is larger and stronger, for a small picture. */
  readonly size?: 'large' | 'card';
}

/**
 * Three words along a falling diagonal, so that some of it shows at any place of the seam. It only says what the
 * picture is: the picture itself already carries the server's watermark.
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
