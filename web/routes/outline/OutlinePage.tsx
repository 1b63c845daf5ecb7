import { useState } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { OutlinePageQuery } from '../../__generated__/OutlinePageQuery.graphql.js';
import { useMay } from '../../session/permissions.js';
import { PageNotice } from '../../staging/PageNotice.js';
import { OutlineEditor } from './OutlineEditor.js';
import { OutlineHead } from './OutlineHead.js';

/** The floor of one photo, drawn by hand when it was not recognised, or recognised wrongly. */
export function OutlinePage() {
  // The drawing stays on the screen while it is sent, whatever happens to the job meanwhile.
  const [sent, setSent] = useState(false);
  const mayStage = useMay('STAGING_WRITE');
  const { job, item, viewer } = usePreloadedQuery<OutlinePageQuery>(
    graphql`
      query OutlinePageQuery($id: ID!, $itemId: ID!) {
        job: node(id: $id) {
          ... on StagingJob {
            id
            status
            failure
            ...OutlineHead_job @alias(as: "head")
          }
        }
        item: node(id: $itemId) {
          ... on StagingItem {
            id
            jobId
            ...OutlineEditor_item @alias(as: "editor")
          }
        }
        viewer {
          workspace {
            units
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<OutlinePageQuery>>(),
  );
  if (!viewer || !job?.head || !job.id || !item?.editor || item.jobId !== job.id) {
    return (
      <PageNotice
        title="Photo not found"
        text="The photo you're looking for doesn't exist or has been deleted."
        to="/staging"
        act="Back to staging"
      />
    );
  }
  if (!mayStage) {
    return (
      <PageNotice
        title="You cannot draw the floor"
        text="Your role in the workspace lets you see staging jobs, not change them."
        to={`/staging/${job.id}`}
        act="Back to the job"
      />
    );
  }
  const standsStill = job.status === 'PROOF_READY' || (job.status === 'REWORK' && job.failure);
  if (!standsStill && !sent) {
    return (
      <PageNotice
        title="The floor cannot be drawn now"
        text="It can be drawn while the job waits for a review, or after it failed."
        to={`/staging/${job.id}`}
        act="Back to the job"
      />
    );
  }
  return (
    <>
      <OutlineHead job={job.head} />
      <OutlineEditor
        key={item.id}
        item={item.editor}
        jobId={job.id}
        units={viewer.workspace.units}
        onSend={() => setSent(true)}
      />
    </>
  );
}
