import { css } from '#styled/css';
import type { Pixel } from '../../../api/shared/geometry/types.js';

interface LoupeProps {
  readonly src: string;
  readonly at: Pixel;
  /** of the picture on the screen, CSS pixels */
  readonly size: { readonly width: number; readonly height: number };
}

const ZOOM = 3;

/**
 * The photo around a point, enlarged three times, on the side that is farther from the point, so that the finger does
 * not cover it; at the height at which the window shows the picture.
 */
export function Loupe({ src, at: [x, y], size }: LoupeProps) {
  const side = size.width < 500 ? 104 : 148;
  return (
    <div aria-hidden className={cover}>
      <div
        className={loupe}
        style={{
          width: side,
          height: side,
          ...(x > 0.5 ? { marginRight: 'auto' } : { marginLeft: 'auto' }),
          backgroundImage: `url(${JSON.stringify(src)})`,
          backgroundSize: `${size.width * ZOOM}px ${size.height * ZOOM}px`,
          backgroundPosition: `${side / 2 - x * size.width * ZOOM}px ${side / 2 - y * size.height * ZOOM}px`,
        }}
      />
    </div>
  );
}

const cover = css({ position: 'absolute', inset: '0', p: '8', zIndex: 'base', pointerEvents: 'none' });
const loupe = css({
  position: 'sticky',
  top: '[calc({sizes.header} + 8px)]',
  borderRadius: 'full',
  bg: 'stage',
  backgroundRepeat: 'no-repeat',
  boxShadow: '[0 0 0 2px {colors.seam}, 0 0 0 3px {colors.seam.ring}]',
  overflow: 'hidden',
  // A cross in the middle, white on dark so that it is visible on every floor.
  _before: {
    content: '""',
    position: 'absolute',
    left: '[50%]',
    top: '[38%]',
    w: '2',
    h: '[24%]',
    ml: '[-1px]',
    bg: 'seam',
    boxShadow: '[0 0 0 1px {colors.seam.ring}]',
  },
  _after: {
    content: '""',
    position: 'absolute',
    top: '[50%]',
    left: '[38%]',
    h: '2',
    w: '[24%]',
    mt: '[-1px]',
    bg: 'seam',
    boxShadow: '[0 0 0 1px {colors.seam.ring}]',
  },
});
