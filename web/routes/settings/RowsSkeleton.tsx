import { css } from '#styled/css';
import { Skeleton } from '../../components/Skeleton.js';
import { VisuallyHidden } from '../../components/VisuallyHidden.js';

/** Stands for a list of SettingsRows that is being loaded. */
export function RowsSkeleton() {
  return (
    <div aria-busy="true" className={rows}>
      <VisuallyHidden>Loading</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <div key={row} className={slot}>
          <Skeleton shape="title" />
          <Skeleton shape="text" />
        </div>
      ))}
    </div>
  );
}

const rows = css({ borderTop: '2px solid {colors.ink}' });
const slot = css({ display: 'grid', gap: '8', py: '14', borderBottom: '1px solid {colors.line}' });
