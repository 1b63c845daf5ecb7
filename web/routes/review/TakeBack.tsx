import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { TakeBack_job$key } from '../../__generated__/TakeBack_job.graphql.js';
import { useNow } from '../../activity/useNow.js';
import { Button } from '../../components/Button.js';
import { clockOf } from '../../format/dates.js';
import { useDecideOnPhoto } from '../../staging/useDecideOnPhoto.js';

interface TakeBackProps {
  readonly job: TakeBack_job$key;
  /** place of the photo on show */
  readonly current: number;
}

/** Takes the approval of the photo on show back, as long as that can be done. */
export function TakeBack({ job, current }: TakeBackProps) {
  const { id, items } = useFragment(
    graphql`
      fragment TakeBack_job on StagingJob {
        id
        items {
          id
          takeBackUntil
        }
      }
    `,
    job,
  );
  const now = useNow();
  const [decide, busy] = useDecideOnPhoto();
  const item = items[current];
  if (!item?.takeBackUntil || Date.parse(item.takeBackUntil) <= now) return null;
  return (
    <div className={box}>
      <Button
        variant="outline"
        busy={busy}
        onClick={() => void decide({ id, itemIds: [item.id], decision: 'UNDECIDED', takesBack: true })}
      >
        Take back
      </Button>
      <p className={until}>
        You can take this approval back until {clockOf(item.takeBackUntil)}. Its final files are removed then.
      </p>
    </div>
  );
}

const box = css({ display: 'grid', gap: '6' });
const until = css({ textStyle: 'small', color: 'ink.muted', fontVariantNumeric: 'tabular-nums lining-nums' });
