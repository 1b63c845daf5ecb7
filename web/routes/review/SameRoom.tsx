import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { SameRoom_item$key } from '../../__generated__/SameRoom_item.graphql.js';
import type { SameRoom_job$key } from '../../__generated__/SameRoom_job.graphql.js';
import { Button } from '../../components/Button.js';
import { PlainSelect } from '../../components/PlainSelect.js';
import { May } from '../../session/permissions.js';
import { waitsForReview } from '../../staging/jobStatus.js';
import { isRoomWall, type RoomWall, wallChoices } from '../../staging/roomWalls.js';
import { useSetSameRoom } from '../../staging/useSetSameRoom.js';

interface SameRoomProps {
  readonly item: SameRoom_item$key;
  readonly job: SameRoom_job$key;
}

/** Whether a photo has the furniture of another one that shows its room, and what to do about it. */
export function SameRoom({ item, job }: SameRoomProps) {
  const { id, state, decision, sameRoomAs, sameRoomBackWall, sharesFurniture } = useFragment(itemFragment, item);
  const { status, items } = useFragment(jobFragment, job);
  const [set, busy] = useSetSameRoom();
  const open = waitsForReview(status, state, decision);
  const numbered = items.map((one, k) => ({ ...one, name: `photo ${k + 1}` }));
  const other = numbered.find((one) => one.id === sameRoomAs?.id);
  if (state !== 'STAGED') return null;
  if (!other) return open ? <Tying id={id} photos={numbered} set={set} busy={busy} /> : null;
  const leave = () => set({ itemId: id, sameRoomAs: null, backWall: null });
  return (
    <section className={box}>
      <h2 className={title}>The same room as {other.name}</h2>
      <p className={words}>
        {sharesFurniture
          ? `It has the furniture of ${other.name}, and follows when that is changed.`
          : `It has furniture of its own, because the two photos could not be matched.`}
      </p>
      {open && (
        <May act="STAGING_WRITE">
          {sharesFurniture ? (
            <Button variant="outline" busy={busy} onClick={leave}>
              Give it furniture of its own
            </Button>
          ) : (
            <Matching
              other={other.name}
              first={sameRoomBackWall ?? ''}
              label="Match the photos again"
              busy={busy}
              onMatch={(backWall) => set({ itemId: id, sameRoomAs: other.id, backWall })}
            />
          )}
        </May>
      )}
    </section>
  );
}

interface Photo {
  readonly id: string;
  readonly name: string;
  readonly style: string;
  readonly roomType: string;
  readonly sameRoomAs: { readonly id: string } | null | undefined;
}

interface TyingProps {
  readonly id: string;
  readonly photos: readonly Photo[];
  readonly set: ReturnType<typeof useSetSameRoom>[0];
  readonly busy: boolean;
}

/** The photos whose furniture a photo may take: those of its look with furniture of their own; none if it lends its own. */
function lendersTo(id: string, photos: readonly Photo[]): readonly Photo[] {
  const one = photos.find((photo) => photo.id === id);
  if (!one || photos.some(({ sameRoomAs }) => sameRoomAs?.id === id)) return [];
  const { style, roomType } = one;
  return photos.filter(
    (photo) => photo !== one && !photo.sameRoomAs && photo.style === style && photo.roomType === roomType,
  );
}

/** Lets a person say that a photo shows the room of another one. */
function Tying({ id, photos, set, busy }: TyingProps) {
  const [chosen, setChosen] = useState('');
  const lenders = lendersTo(id, photos);
  const lender = lenders.find((photo) => photo.id === chosen);
  if (lenders.length === 0) return null;
  const choices = lenders.map(({ id: value, name }) => ({ value, label: `The furniture of ${name}` }));
  return (
    <May act="STAGING_WRITE">
      <section className={box}>
        <h2 className={title}>The same room in two photos</h2>
        <PlainSelect
          label="Furniture of this photo"
          items={[{ value: '', label: 'Furniture of its own' }, ...choices]}
          value={lender?.id ?? ''}
          onChange={setChosen}
        />
        {lender && (
          <Matching
            key={lender.id}
            other={lender.name}
            first=""
            label={`Stage it like ${lender.name}`}
            busy={busy}
            onMatch={(backWall) => set({ itemId: id, sameRoomAs: lender.id, backWall })}
          />
        )}
      </section>
    </May>
  );
}

interface MatchingProps {
  readonly other: string;
  /** the wall that was said before */
  readonly first: string;
  readonly label: string;
  readonly busy: boolean;
  readonly onMatch: (backWall: RoomWall | null) => void;
}

/** Which wall of the other photo is which, and the button that stages this photo so. */
function Matching({ other, first, label, busy, onMatch }: MatchingProps) {
  const [wall, setWall] = useState(first);
  return (
    <>
      <PlainSelect label="Which wall is which" items={wallChoices(other)} value={wall} onChange={setWall} />
      <Button variant="outline" busy={busy} onClick={() => onMatch(isRoomWall(wall) ? wall : null)}>
        {label}
      </Button>
    </>
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
      style
      roomType
      sameRoomAs {
        id
      }
    }
  }
`;
