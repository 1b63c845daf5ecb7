import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { ItemOutline_item$key } from '../../__generated__/ItemOutline_item.graphql.js';
import { useMay } from '../../session/permissions.js';
import { DiscardOutline } from './DiscardOutline.js';
import { OutlineLink } from './OutlineLink.js';

interface ItemOutlineProps {
  readonly item: ItemOutline_item$key;
  /** of the job */
  readonly status: string;
}

/** Offers those who may stage to draw the floor of an image that failed because of it, or that waits for a review. */
export function ItemOutline({ item, status }: ItemOutlineProps) {
  const data = useFragment(
    graphql`
      fragment ItemOutline_item on StagingItem {
        id
        state
        outline {
          __typename
        }
        outlineHelps
        reading {
          suffices
        }
        ...OutlineLink_item
      }
    `,
    item,
  );
  const mayStage = useMay('STAGING_WRITE');
  // In rework a failed image is not queued; others wait for a worker.
  const failed = data.state === 'FAILED' && data.outlineHelps && (status === 'PROOF_READY' || status === 'REWORK');
  if (!mayStage || (!failed && !(data.state === 'STAGED' && status === 'PROOF_READY'))) return null;
  return (
    <section className={box}>
      <h2 className={title}>The room</h2>
      <p className={text}>{sentenceFor(data)}</p>
      <div className={acts}>
        <OutlineLink item={data} size="sm" />
        {data.outline && data.reading?.suffices && <DiscardOutline itemId={data.id} />}
      </div>
    </section>
  );
}

interface Shown {
  readonly state: string;
  readonly outline?: object | null;
  readonly outlineHelps: boolean;
}

function sentenceFor({ state, outline, outlineHelps }: Shown): string {
  if (state !== 'STAGED') {
    return outline
      ? 'On the floor that was drawn by hand it could not be staged. Check where the floor meets the walls.'
      : 'Show where the floor meets the walls, and the photo can be staged.';
  }
  if (outline) return 'The furniture stands on the floor that was drawn by hand.';
  if (outlineHelps) return 'The room was not read surely. Check where the floor meets the walls.';
  return 'Furniture at the wrong size or place? Show where the floor meets the walls.';
}

const box = css({ display: 'grid', gap: '8', justifyItems: 'start' });
const title = css({ textStyle: 'h3' });
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
const text = css({ textStyle: 'small', color: 'ink.muted' });
