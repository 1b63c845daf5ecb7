import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { SameRoom_item$key } from '../../__generated__/SameRoom_item.graphql.js';
import type { SameRoom_job$key } from '../../__generated__/SameRoom_job.graphql.js';
import { Button } from '../../components/Button.js';
import { PlainSelect } from '../../components/PlainSelect.js';
import { May } from '../../session/permissions.js';
import { waitsForReview } from '../../staging/jobStatus.js';
import { isRoomWall, wallChoices } from '../../staging/roomWalls.js';
import { useSetSameRoom } from '../../staging/useSetSameRoom.js';

interface SameRoomProps {
  readonly item: SameRoom_item$key;
  readonly job: SameRoom_job$key;
}

/** Of a photo that shows the room of another one: whether it has its furniture, and what to do where it has not. */
export function SameRoom({ item, job }: SameRoomProps) {
  const { id, state, decision, sameRoomAs, sameRoomBackWall, sharesFurniture } = useFragment(itemFragment, item);
  const { status, items } = useFragment(jobFragment, job);
  const [wall, setWall] = useState<string>(sameRoomBackWall ?? '');
  const [set, busy] = useSetSameRoom();
  if (!sameRoomAs || state !== 'STAGED') return null;
  const other = `photo ${items.findIndex((one) => one.id === sameRoomAs.id) + 1}`;
  const open = waitsForReview(status, state, decision);
  const backWall = isRoomWall(wall) ? wall : null;
  return (
    <section className={box}>
      <h2 className={title}>The same room as {other}</h2>
      <p className={words}>
        {sharesFurniture
          ? `It has the furniture of ${other}, and follows when that is changed.`
          : `It has furniture of its own, because the two photos could not be matched.`}
      </p>
      {open && (
        <May act="STAGING_WRITE">
          {sharesFurniture ? (
            <Button variant="outline" busy={busy} onClick={() => set({ itemId: id, sameRoomAs: null, backWall: null })}>
              Give it furniture of its own
            </Button>
          ) : (
            <>
              <PlainSelect label="Which wall is which" items={wallChoices(other)} value={wall} onChange={setWall} />
              <Button
                variant="outline"
                busy={busy}
                onClick={() => set({ itemId: id, sameRoomAs: sameRoomAs.id, backWall })}
              >
                Match the photos again
              </Button>
            </>
          )}
        </May>
      )}
    </section>
  );
}

const box = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' });
const title = css({ textStyle: 'h3' });
const words = css({ textStyle: 'body' });

const itemFragment = graphql`
  fragment SameRoom_item on StagingItem {
    id
    state
    decision
    sameRoomAs {
      id
    }
    sameRoomBackWall
    sharesFurniture
  }
`;

const jobFragment = graphql`
  fragment SameRoom_job on StagingJob {
    status
    items {
      id
    }
  }
`;
