import { css } from '#styled/css';
import { Loading } from '../components/Loading.js';
import { Skeleton } from '../components/Skeleton.js';

/** A skeleton of a page about one job: the title, the picture, and the text beside it. */
export function PageSkeleton() {
  return (
    <Loading>
      <div className={title}>
        <Skeleton shape="line" />
      </div>
      <div className={columns}>
        <div className={picture}>
          <Skeleton shape="picture" />
        </div>
        <div className={rail}>
          <Skeleton shape="title" />
          <Skeleton shape="control" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
        </div>
      </div>
    </Loading>
  );
}

const title = css({ textStyle: 'h2', pt: '40', pb: '14' });
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[minmax(0, 1fr) {sizes.rail}]' },
  gap: { base: '24', md: '36' },
});
const picture = css({ mx: { base: '[-16px]', sm: '0' } });
const rail = css({ display: 'grid', alignContent: 'start', gap: '12' });
