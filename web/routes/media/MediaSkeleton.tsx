import { css } from '#styled/css';
import { Loading } from '../../components/Loading.js';
import { PageHead } from '../../components/PageHead.js';
import { PrintSkeleton } from '../../components/PrintSkeleton.js';
import { Skeleton } from '../../components/Skeleton.js';
import { mediaColumns, toolColumns } from '../../media/mediaColumns.js';

const PLACEHOLDERS = 8;

/** A skeleton of the media screen. */
export function MediaLibrarySkeleton() {
  return (
    <Loading label="Loading files">
      <PageHead title="Media Management" lead={<Skeleton shape="line" />} />
      <div className={tools}>
        <div className={toolColumns}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
        <Skeleton shape="control" />
      </div>
      <ul className={mediaColumns}>
        {Array.from({ length: PLACEHOLDERS }, (_, slot) => (
          <li key={slot} data-placeholder>
            <PrintSkeleton shape="media" />
          </li>
        ))}
      </ul>
    </Loading>
  );
}

const tools = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12', mb: '28' });
