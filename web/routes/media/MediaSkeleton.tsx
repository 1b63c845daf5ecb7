import { css } from '#styled/css';
import { PageHead } from '../../components/PageHead.js';
import { Skeleton } from '../../components/Skeleton.js';
import { VisuallyHidden } from '../../components/VisuallyHidden.js';
import { mediaColumns } from './mediaColumns.js';

const placeholders = 8;

/** The shape of the media screen while its first answer is on the way. */
export function MediaLibrarySkeleton() {
  return (
    <>
      <PageHead title="Media Management" />
      <div className={tools}>
        <Skeleton shape="fill" />
      </div>
      <MediaGridSkeleton />
    </>
  );
}

export function MediaGridSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading files</VisuallyHidden>
      <ul className={mediaColumns}>
        {Array.from({ length: placeholders }, (_, slot) => (
          <li key={slot} className={card} data-placeholder>
            <Skeleton shape="media" />
            <Skeleton shape="title" />
            <Skeleton shape="text" />
          </li>
        ))}
      </ul>
    </div>
  );
}

const tools = css({ position: 'relative', h: '40', mb: '28', overflow: 'hidden', borderRadius: 'control' });
const card = css({ display: 'grid', gap: '6', alignContent: 'start' });
