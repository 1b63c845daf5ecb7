import { useState } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { RearrangePageQuery } from '../../__generated__/RearrangePageQuery.graphql.js';
import { shortJobId } from '../../format/shortJobId.js';
import { useMay } from '../../session/permissions.js';
import { JobHead } from '../../staging/JobHead.js';
import { PageNotice } from '../../staging/PageNotice.js';
import { RearrangeEditor } from './RearrangeEditor.js';

/** The furniture of one photo, moved by a person. */
export function RearrangePage() {
  // The arrangement stays on the screen while it is sent, whatever happens to the job meanwhile.
  const [sent, setSent] = useState(false);
  const mayStage = useMay('STAGING_WRITE');
  const { job, item, viewer } = usePreloadedQuery<RearrangePageQuery>(
    graphql`
      query RearrangePageQuery($id: ID!, $itemId: ID!) {
        job: node(id: $id) {
          ... on StagingJob {
            id
            status
            project {
              address
            }
            ...RearrangeEditor_job @alias(as: "order")
          }
        }
        item: node(id: $itemId) {
          ... on StagingItem {
            id
            jobId
            state
            decision
            sharesFurniture
            result {
              id
              piecesUrl
              proof {
                id
              }
            }
            ...RearrangeEditor_item @alias(as: "editor")
          }
        }
        viewer {
          workspace {
            units
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<RearrangePageQuery>>(),
  );
  if (!viewer || !job?.project || !job.id || !job.order || !item?.editor || item.jobId !== job.id) {
    return (
      <PageNotice
        title="Photo not found"
        text="The photo you're looking for doesn't exist or has been deleted."
        to="/staging"
        act="Back to staging"
      />
    );
  }
  const back = { to: `/staging/${job.id}`, act: 'Back to the job' };
  if (!mayStage) {
    return (
      <PageNotice
        title="You cannot rearrange furniture"
        text="Your role in the workspace lets you see staging jobs, not change them."
        {...back}
      />
    );
  }
  if (item.sharesFurniture && !sent) {
    return (
      <PageNotice
        title="This photo has the furniture of another one"
        text="Both show the same room: rearrange the furniture in the other photo, and this one follows."
        {...back}
      />
    );
  }
  const standsStill = job.status === 'PROOF_READY' && item.state === 'STAGED' && item.decision === 'UNDECIDED';
  if ((!standsStill || !item.result?.proof || !item.result.piecesUrl) && !sent) {
    return (
      <PageNotice
        title="The furniture cannot be rearranged now"
        text="It can be rearranged while its staged photo waits for a review."
        {...back}
      />
    );
  }
  return (
    <>
      <title>{`Rearrange · ${job.project.address} · Showhome`}</title>
      <JobHead
        back={{ to: back.to, label: `Staging Job #${shortJobId(job.id)}` }}
        title="Rearrange the furniture"
        meta={job.project.address}
      />
      <RearrangeEditor
        key={item.result?.id}
        item={item.editor}
        job={job.order}
        units={viewer.workspace.units}
        onSend={() => setSent(true)}
      />
    </>
  );
}
