import { useEffect, useRef } from 'react';
import { css } from '#styled/css';
import type { Outlines } from './outlines.js';

interface OutlineLayerProps {
  readonly outlines: Outlines;
  /** position and size of the picture below */
  readonly transform: string;
}

/** Lies over a picture. What it shows is told in words beside it. */
export function OutlineLayer({ outlines, transform }: OutlineLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { width, height, pixels } = outlines;
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    Object.assign(canvas.current, { width, height });
    context.putImageData(new ImageData(pixels, width, height), 0, 0);
  }, [outlines]);
  return (
    <div className={layer} aria-hidden>
      <canvas ref={canvas} className={picture} style={{ transform }} />
    </div>
  );
}

const layer = css({ position: 'absolute', inset: '0', overflow: 'hidden', pointerEvents: 'none' });
const picture = css({ display: 'block', w: 'full', h: 'full', transformOrigin: '0 0' });
