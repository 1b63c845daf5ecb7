import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Review_job$key } from '../../__generated__/Review_job.graphql.js';
import { WithRail } from '../../components/Rail.js';
import { PackPart } from '../../delivery/PackPart.js';
import { PublicPagePart } from '../../delivery/PublicPagePart.js';
import type { Units } from '../../format/lengths.js';
import { ItemOutline } from '../../staging/outline/ItemOutline.js';
import { useStatusAnnouncement } from '../../staging/useStatusAnnouncement.js';
import { comparisonOf } from './comparing/comparisonOf.js';
import { ItemFailure } from './ItemFailure.js';
import { ItemFurniture } from './ItemFurniture.js';
import { SameRoom } from './SameRoom.js';
import { ItemReport } from './ItemReport.js';
import { ReviewDecision } from './ReviewDecision.js';
import { ReviewDownloads } from './ReviewDownloads.js';
import { ReviewHead } from './ReviewHead.js';
import { roundsOnShow } from './roundsOnShow.js';
import { ReviewStage } from './ReviewStage.js';
import { RevisionNotice } from './RevisionNotice.js';
import { RoundSwitch } from './RoundSwitch.js';
import { SellerComments } from './SellerComments.js';
import { SellerLinks } from './SellerLinks.js';
import { useReviewUpdates } from './useReviewUpdates.js';
import { useReviewView } from './useReviewView.js';

interface ReviewProps {
  readonly job: Review_job$key;
  readonly units: Units;
}

/** The photo on the left, the decision and the report on the right. */
export function Review({ job, units }: ReviewProps) {
  const data = useFragment(jobFragment, job);
  const { items, project, status, rounds } = data;
  const view = useReviewView(items.length);
  const [pieces, setPieces] = useState<readonly number[] | null>(null);
  useReviewUpdates(data.id);
  useStatusAnnouncement(data.id, status);
  const item = items[view.current];
  const onShow = roundsOnShow({ rounds, items, place: view.current, asked: view.round });
  const { round, current, result, isCurrent, ofAll } = onShow;
  const newest = rounds.at(-1);
  const delivered = items.some(({ decision, final }) => decision === 'APPROVED' && final);
  return (
    <>
      <title>{`Review · ${project.address} · Showhome`}</title>
      <ReviewHead job={data} />
      <WithRail
        label="Decision and report"
        rail={
          <>
            <ReviewDecision
              job={data}
              round={approvedIn(round, newest, isCurrent)}
              ofAll={approvedIn(ofAll, newest, ofAll?.isCurrent ?? true)}
              current={view.current}
              onShow={view.show}
            />
            <RevisionNotice job={data} />
            {rounds.length > 1 && round && current && item && (
              <RoundSwitch
                rounds={rounds}
                item={item}
                status={status}
                shown={round.number}
                current={current.number}
                resultId={result?.id ?? null}
                onShow={(number) => view.showRound(number === current.number ? null : number)}
              />
            )}
            {item && <ItemFailure item={item} job={data} />}
            {item && <SellerComments key={item.id} item={item} job={data} resultId={result?.id ?? null} />}
            <SellerLinks job={data} />
            {delivered && <PackPart job={data} />}
            {item && <ReviewDownloads item={item} />}
            {delivered && <PublicPagePart job={data} />}
            {item && <ItemFurniture item={item} status={status} />}
            {item && <SameRoom key={`same room ${item.id}`} item={item} job={data} />}
            {item && <ItemOutline item={item} status={status} />}
            {result && (
              <ItemReport
                key={result.id}
                result={result}
                units={units}
                onPoint={setPieces}
                onChoose={view.changes ? undefined : () => view.showChanges(true)}
              />
            )}
          </>
        }
      >
        <ReviewStage
          job={data}
          results={onShow.results}
          isCurrent={isCurrent}
          view={view}
          comparison={comparisonOf({ rounds, item, resultId: result?.id, view })}
          pieces={pieces}
        />
      </WithRail>
    </>
  );
}

interface NumberedRound {
  readonly number: number;
}

/** The round that is approved; its number is named unless it is the newest and shown anyhow. */
const approvedIn = (round: NumberedRound | null, newest: NumberedRound | undefined, isCurrent: boolean) =>
  round && { number: round.number, named: !isCurrent || round.number !== newest?.number };

const jobFragment = graphql`
  fragment Review_job on StagingJob {
    id
    status
    project {
      address
    }
    items {
      id
      decision
      final {
        id
      }
      result {
        id
      }
      ...RoundSwitch_item
      ...ItemFailure_item
      ...SameRoom_item
      ...SellerComments_item
      ...ReviewDownloads_item
      ...ItemFurniture_item
      ...ItemOutline_item
    }
    rounds {
      number
      isCurrent
      results {
        id
        # eslint-disable-next-line relay/unused-fields -- read by roundsOnShow
        itemId
        # eslint-disable-next-line relay/unused-fields -- read by comparisonOf
        removedAt
        ...ItemReport_result
        ...ReviewStage_results
      }
      ...RoundSwitch_rounds
    }
    ...ReviewHead_job
    ...ReviewStage_job
    ...ReviewDecision_job
    ...RevisionNotice_job
    ...ItemFailure_job
    ...SameRoom_job
    ...SellerLinks_job
    ...SellerComments_job
    ...PackPart_job
    ...PublicPagePart_job
  }
`;
