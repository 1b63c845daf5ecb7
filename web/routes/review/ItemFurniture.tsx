import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { ItemFurniture_item$key } from '../../__generated__/ItemFurniture_item.graphql.js';
import { ButtonLink } from '../../components/Button.js';
import { useMay } from '../../session/permissions.js';
import { useFurniture } from '../../staging/useFurniture.js';

interface ItemFurnitureProps {
  readonly item: ItemFurniture_item$key;
  /** of the job */
  readonly status: string;
}

/** Offers those who may stage to move the own furniture of an image that waits for a review. */
export function ItemFurniture({ item, status }: ItemFurnitureProps) {
  const data = useFragment(
    graphql`
      fragment ItemFurniture_item on StagingItem {
        id
        jobId
        ...useFurniture_item
      }
    `,
    item,
  );
  const furniture = useFurniture(data, status);
  const mayStage = useMay('STAGING_WRITE');
  if (!mayStage || furniture !== 'open') return null;
  return (
    <section className={box}>
      <h2 className={title}>The furniture</h2>
      <p className={text}>Move, turn, swap or remove pieces yourself. All else in the picture stays as it is.</p>
      <ButtonLink variant="outline" size="sm" to={`/staging/${data.jobId}/rearrange/${data.id}`}>
        Rearrange
      </ButtonLink>
    </section>
  );
}

const box = css({ display: 'grid', gap: '8', justifyItems: 'start' });
const title = css({ textStyle: 'h3' });
const text = css({ textStyle: 'small', color: 'ink.muted' });
