import type { CSSProperties } from 'react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { Review_job$key } from '../../__generated__/Review_job.graphql.js';
import { useStatusAnnouncement } from '../staging/useStatusAnnouncement.js';
import { ItemReport } from './ItemReport.js';
import { ItemStage } from './ItemStage.js';
import { Filmstrip } from './Filmstrip.js';
import { ReviewDecision } from './ReviewDecision.js';
import { ReviewDownloads } from './ReviewDownloads.js';
import { ReviewHead } from './ReviewHead.js';
import { useReviewUpdates } from './useReviewUpdates.js';

/** The photo on the left, the decision and the report on the right. */
export function Review({ job }: { readonly job: Review_job$key }) {
  const data = useFragment(jobFragment, job);
  const [current, setCurrent] = useState(0);
  useReviewUpdates(data.id);
  useStatusAnnouncement(data.id, data.status);
  const { items, project } = data;
  /** What stands above and below the photo: header, title, and the strip where there are several. */
  const around = items.length > 1 ? '276px' : '210px';
  const item = items[Math.min(current, items.length - 1)];
  return (
    <>
      <title>{`Review · ${project.address} · Showhome`}</title>
      <ReviewHead job={data} />
      <div className={columns}>
        <div className={stage} style={{ '--around': around } as CSSProperties}>
          {item && <ItemStage key={item.id} item={item} status={data.status} />}
          {items.length > 1 && <Filmstrip items={items} current={current} onChange={setCurrent} />}
        </div>
        <aside className={rail} aria-label="Decision and report">
          <ReviewDecision job={data} />
          {item && <ReviewDownloads item={item} />}
          {item && <ItemReport item={item} />}
        </aside>
      </div>
    </>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[minmax(0, 1fr) {sizes.rail}]' },
  gap: { base: '24', md: '36' },
});
const stage = css({ minW: '0' });
const rail = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '22',
  alignContent: 'start',
});

const jobFragment = graphql`
  fragment Review_job on StagingJob {
    id
    status
    project {
      address
    }
    items {
      id
      ...ItemStage_item
      ...Filmstrip_items
      ...ReviewDownloads_item
      ...ItemReport_item
    }
    ...ReviewHead_job
    ...ReviewDecision_job
  }
`;
