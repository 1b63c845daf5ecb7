import { Skeleton } from '../../../components/Skeleton.js';
import { VisuallyHidden } from '../../../components/VisuallyHidden.js';
import { frame, Stage } from '../StageFrame.js';
import { choices, root, words } from './comparedLayout.js';

interface ComparisonShapeProps {
  readonly size: { readonly width: number; readonly height: number };
  readonly beside: boolean;
  /** the choices below load too */
  readonly whole?: boolean;
}

/** The space of two rounds, while they load. */
export function ComparisonShape({ size, beside, whole = false }: ComparisonShapeProps) {
  return (
    <div aria-busy="true" className={root}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Stage size={size} beside={beside}>
        {(beside ? ['left', 'right'] : ['seam']).map((side) => (
          <div key={side} className={frame}>
            <Skeleton shape="fill" />
          </div>
        ))}
      </Stage>
      <div className={words}>
        <Skeleton shape="line" />
      </div>
      {whole && <div className={choices} />}
    </div>
  );
}
