import { CircleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { ItemFailure_item$key } from '../../__generated__/ItemFailure_item.graphql.js';
import type { ItemFailure_job$key } from '../../__generated__/ItemFailure_job.graphql.js';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { May } from '../../session/permissions.js';
import { useRetryStagingItem } from '../../staging/useRetryStagingItem.js';

interface ItemFailureProps {
  readonly item: ItemFailure_item$key;
  readonly job: ItemFailure_job$key;
}

/**
 * Why the image on show could not be staged while others of its job were. It can be tried again alone, unless it still
 * has the picture of an earlier round.
 */
export function ItemFailure({ item, job }: ItemFailureProps) {
  const { id, state, failure } = useFragment(itemFragment, item);
  const { status, failure: jobFailure, items } = useFragment(jobFragment, job);
  const [retry, busy] = useRetryStagingItem();
  const still = status === 'PROOF_READY' || (status === 'REWORK' && jobFailure);
  // a job of one photo shows the failure itself
  if (!failure || items.length === 1 || (state !== 'FAILED' && status !== 'PROOF_READY')) return null;
  const before = state === 'STAGED';
  return (
    <section className={box}>
      <h2 className={title}>This photo could not be staged{before && ' anew'}</h2>
      <p className={words}>
        <Icon of={CircleAlert} size={15} />
        {failure}
      </p>
      {before && <p className={quiet}>It shows the picture that it had before.</p>}
      {still && !before && (
        <May act="STAGING_WRITE">
          <Button variant="outline" busy={busy} onClick={() => retry(id)}>
            Try this photo again
          </Button>
        </May>
      )}
    </section>
  );
}

const box = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' });
const title = css({ textStyle: 'h3' });
const quiet = css({ textStyle: 'small', color: 'ink.muted' });
const words = css({ display: 'flex', gap: '6', color: 'danger.text', textStyle: 'small' });

const itemFragment = graphql`
  fragment ItemFailure_item on StagingItem {
    id
    state
    failure
  }
`;

const jobFragment = graphql`
  fragment ItemFailure_job on StagingJob {
    status
    failure
    items {
      __typename
    }
  }
`;
