import { useState } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { RearrangePageQuery } from '../../__generated__/RearrangePageQuery.graphql.js';
import { shortJobId } from '../../format/shortJobId.js';
import { useMay } from '../../session/permissions.js';
import { JobHead } from '../../staging/JobHead.js';
import { PageNotice } from '../../staging/PageNotice.js';
import { useFurniture } from '../../staging/useFurniture.js';
import { RearrangeEditor } from './RearrangeEditor.js';

const NOT_FOUND = {
  title: 'Photo not found',
  text: "The photo you're looking for doesn't exist or has been deleted.",
};
const NOT_ALLOWED = {
  title: 'You cannot rearrange furniture',
  text: 'Your role in the workspace lets you see staging jobs, not change them.',
};
const SHARED = {
  title: 'This photo has the furniture of another one',
  text: 'Both show the same room: rearrange the furniture in the other photo, and this one follows.',
};
const NOT_NOW = {
  title: 'The furniture cannot be rearranged now',
  text: 'It can be rearranged while its staged photo waits for a review.',
};

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
            result {
              id
            }
            ...useFurniture_item @alias(as: "furniture")
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
  const furniture = useFurniture(item?.furniture, job?.status ?? '');
  if (!viewer || !job?.project || !job.id || !job.order || !item?.editor || item.jobId !== job.id) {
    return <PageNotice {...NOT_FOUND} to="/staging" act="Back to staging" />;
  }
  const back = `/staging/${job.id}`;
  if (!mayStage) return <PageNotice {...NOT_ALLOWED} to={back} act="Back to the job" />;
  if (!sent && furniture !== 'open') {
    return <PageNotice {...(furniture === 'shared' ? SHARED : NOT_NOW)} to={back} act="Back to the job" />;
  }
  return (
    <>
      <title>{`Rearrange · ${job.project.address} · Showhome`}</title>
      <JobHead
        back={{ to: back, label: `Staging Job #${shortJobId(job.id)}` }}
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
