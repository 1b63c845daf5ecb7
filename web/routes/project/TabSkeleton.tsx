import { css } from '#styled/css';
import { PrintSkeleton } from '../../components/PrintSkeleton.js';
import { Skeleton } from '../../components/Skeleton.js';
import { TableSkeleton } from '../../components/TableSkeleton.js';
import { mediaColumns } from '../../media/mediaColumns.js';
import { JobsSkeleton } from '../../staging/JobsSkeleton.js';
import type { ProjectTab } from './tabs.js';

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

function Overview() {
  return (
    <div className={thirds}>
      {places(3).map((summary) => (
        <div key={summary} className={lines}>
          <Skeleton shape="title" />
          {places(4).map((fact) => (
            <Skeleton key={fact} shape="text" />
          ))}
        </div>
      ))}
    </div>
  );
}

function Media() {
  return (
    <>
      <div className={upload}>
        <Skeleton shape="fill" />
      </div>
      <div className={mediaColumns}>
        {places(8).map((file) => (
          <PrintSkeleton key={file} shape="media" />
        ))}
      </div>
    </>
  );
}

const SHAPES = { overview: Overview, media: Media, staging: JobsSkeleton, billing: TableSkeleton } as const;

/** A skeleton of one tab of a project's page. */
export function TabSkeleton({ tab }: { readonly tab: ProjectTab }) {
  const Shape = SHAPES[tab];
  return <Shape />;
}

const thirds = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '28', md: '48' },
});
const lines = css({ display: 'grid', gap: '16', alignContent: 'start' });
const upload = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'panel',
  h: { base: '[134px]', sm: '[86px]' },
  mb: '28',
});
