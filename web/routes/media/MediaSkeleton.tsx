import { css } from '#styled/css';
import { PageHead } from '../../components/PageHead.js';
import { Skeleton } from '../../components/Skeleton.js';
import { VisuallyHidden } from '../../components/VisuallyHidden.js';
import { mediaColumns, toolColumns } from './mediaColumns.js';

const placeholders = 8;

/** The shape of the media screen while its first answer is on the way. */
export function MediaLibrarySkeleton() {
  return (
    <div aria-busy="true">
      <PageHead
        title="Media Management"
        lead={
          <div className={counters}>
            <Skeleton shape="text" />
          </div>
        }
      />
      <VisuallyHidden>Loading files</VisuallyHidden>
      <div className={tools}>
        <div className={toolColumns}>
          <Tool />
          <Tool />
          <Tool />
        </div>
        <Tool />
      </div>
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

function Tool() {
  return (
    <div className={tool}>
      <Skeleton shape="fill" />
    </div>
  );
}

const counters = css({ display: 'grid', alignItems: 'center', h: '22', w: '[320px]', maxW: 'full' });
const tools = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12', mb: '28' });
const tool = css({
  position: 'relative',
  h: { base: '44', sm: 'control.md' },
  overflow: 'hidden',
  borderRadius: 'control',
});
const card = css({ display: 'grid', gap: '6', alignContent: 'start' });
