import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useParams } from 'react-router-dom';
import { css } from '#styled/css';
import type { ReviewPageQuery } from '../../__generated__/ReviewPageQuery.graphql.js';
import { ButtonLink } from '../../components/Button.js';
import { EmptyState } from '../../components/EmptyState.js';
import { OtherWorkspace } from '../../shell/OtherWorkspace.js';
import { Review } from './Review.js';

/** One staging job, picture by picture, with what was left alone and what was added. */
export function ReviewPage() {
  const { id = '' } = useParams();
  const { node, viewer } = usePreloadedQuery<ReviewPageQuery>(
    graphql`
      query ReviewPageQuery($id: ID!) {
        node(id: $id) {
          ...Review_job @alias(as: "job")
        }
        viewer {
          workspace {
            units
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<ReviewPageQuery>>(),
  );
  if (node?.job && viewer) return <Review job={node.job} units={viewer.workspace.units} />;
  return (
    <div className={room}>
      <title>Staging job not found · Showhome</title>
      <EmptyState
        title="Staging job not found"
        text="The staging job you're looking for doesn't exist or has been deleted."
        action={<ButtonLink to="/staging">Back to staging</ButtonLink>}
      />
      <OtherWorkspace id={id} />
    </div>
  );
}

const room = css({ py: '40' });
