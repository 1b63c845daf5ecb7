import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Review_job$key } from '../../__generated__/Review_job.graphql.js';
import { WithRail } from '../../components/Rail.js';
import { ItemOutline } from '../outline/ItemOutline.js';
import { useStatusAnnouncement } from '../staging/useStatusAnnouncement.js';
import { ItemFailure } from './ItemFailure.js';
import { ItemReport } from './ItemReport.js';
import { ReviewDecision } from './ReviewDecision.js';
import { ReviewDownloads } from './ReviewDownloads.js';
import { ReviewHead } from './ReviewHead.js';
import { ReviewStage } from './ReviewStage.js';
import { useReviewUpdates } from './useReviewUpdates.js';
import { useReviewView } from './useReviewView.js';

/** The photo on the left, the decision and the report on the right. */
export function Review({ job }: { readonly job: Review_job$key }) {
  const data = useFragment(jobFragment, job);
  const { items, project, status } = data;
  const view = useReviewView(items.length);
  const [piece, setPiece] = useState<number | null>(null);
  useReviewUpdates(data.id);
  useStatusAnnouncement(data.id, status);
  const item = items[view.current];
  return (
    <>
      <title>{`Review · ${project.address} · Showhome`}</title>
      <ReviewHead job={data} />
      <WithRail
        label="Decision and report"
        rail={
          <>
            <ReviewDecision job={data} />
            {item && <ItemFailure item={item} job={data} />}
            {item && <ReviewDownloads item={item} />}
            {item && <ItemOutline item={item} status={status} />}
            {item && (
              <ItemReport
                key={item.id}
                item={item}
                onPoint={setPiece}
                onChoose={view.changes ? undefined : () => view.showChanges(true)}
              />
            )}
          </>
        }
      >
        <ReviewStage job={data} view={view} piece={piece} />
      </WithRail>
    </>
  );
}

const jobFragment = graphql`
  fragment Review_job on StagingJob {
    id
    status
    project {
      address
    }
    items {
      id
      ...ItemFailure_item
      ...ReviewDownloads_item
      ...ItemOutline_item
      ...ItemReport_item
    }
    ...ReviewHead_job
    ...ReviewStage_job
    ...ReviewDecision_job
    ...ItemFailure_job
  }
`;
