import { css } from '#styled/css';
import { Skeleton } from '../../../components/Skeleton.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden.js';
import { Stage } from '../StageFrame.js';

interface ComparisonShapeProps {
  readonly size: { readonly width: number; readonly height: number };
  readonly beside: boolean;
}

/** The space of two rounds, while they load. */
export function ComparisonShape({ size, beside }: ComparisonShapeProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Stage size={size} beside={beside}>
        {(beside ? ['left', 'right'] : ['seam']).map((side) => (
          <div key={side} className={picture}>
            <Skeleton shape="fill" />
          </div>
        ))}
      </Stage>
    </div>
  );
}

const picture = css({ position: 'relative', aspectRatio: '[var(--aspect)]' });
