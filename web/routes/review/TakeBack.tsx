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

/** Takes the approval of the photo on show back, or those of all photos, as long as that can be done. */
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
  const open = items.filter(({ takeBackUntil }) => takeBackUntil && Date.parse(takeBackUntil) > now);
  const item = open.find((photo) => photo.id === items[current]?.id);
  if (!item?.takeBackUntil) return null;
  const takeBack = (photos: typeof open) =>
    void decide({ id, itemIds: photos.map((photo) => photo.id), decision: 'UNDECIDED', takesBack: true });
  return (
    <div className={box}>
      <Button variant="outline" busy={busy} onClick={() => takeBack([item])}>
        Take back
      </Button>
      {open.length > 1 && (
        <Button variant="ghost" busy={busy} onClick={() => takeBack(open)}>
          Take back all {open.length}
        </Button>
      )}
      <p className={until}>
        You can take this approval back until {clockOf(item.takeBackUntil)}, which removes its final files.
      </p>
    </div>
  );
}

const box = css({ display: 'grid', gap: '6' });
const until = css({ textStyle: 'small', color: 'ink.muted', fontVariantNumeric: 'tabular-nums lining-nums' });
