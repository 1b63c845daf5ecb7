import { useEffect, useEffectEvent, useMemo } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { ImageChoice_project$key } from '../__generated__/ImageChoice_project.graphql.js';
import type { ImageChoicePaginationQuery } from '../__generated__/ImageChoicePaginationQuery.graphql.js';
import type { ImageChoiceQuery } from '../__generated__/ImageChoiceQuery.graphql.js';
import { Button } from '../components/Button.js';
import { FieldGroup } from '../components/Field.js';
import { useAttempt } from '../components/RetryBoundary.js';
import { ShowMore } from '../components/ShowMore.js';
import { LazyUploadWidget } from '../media/LazyUploadWidget.js';
import { PhotoPick } from '../media/PhotoPick.js';
import { PHOTOS, UploadButton } from '../media/UploadButton.js';
import { useUploads } from '../media/useUploads.js';
import type { OrderedImage } from '../order/orderedImage.js';
import { MOST_IMAGES } from '../../api/shared/limits.js';
import type { Order } from './order.js';
import { OrderedPhotos } from './OrderedPhotos.js';
import { roomTypesOf, useSeenPhotos } from './useSeenPhotos.js';
import { useSuggestions } from './useSuggestions.js';

interface ImageChoiceProps {
  readonly projectId: string;
  readonly order: Order;
  readonly onChange: (change: (before: Order) => Order) => void;
  /** uploads have begun, or all have ended */
  readonly onBusy: (busy: boolean) => void;
  /** called when the photos are loaded */
  readonly onShown: () => void;
}

/**
 * Photos of one project to tick, and the ticked ones with their rooms; further ones can be uploaded here, and are ticked
 * at once.
 */
export function ImageChoice({ projectId, order, onChange, onBusy, onShown }: ImageChoiceProps) {
  const { node } = useLazyLoadQuery<ImageChoiceQuery>(
    graphql`
      query ImageChoiceQuery($projectId: ID!) {
        node(id: $projectId) {
          ...ImageChoice_project @alias(as: "project")
        }
      }
    `,
    { projectId },
    { fetchPolicy: 'store-and-network', fetchKey: useAttempt() },
  );
  const { data, ...pages } = usePaginationFragment<ImageChoicePaginationQuery, ImageChoice_project$key>(
    projectFragment,
    node?.project ?? null,
  );
  const uploads = useUploads(projectId);
  const media = data?.media;
  const photos = (media?.edges ?? []).map(({ node: photo }) => photo);
  const seen = useSeenPhotos(photos);
  const images = photos.map((photo) => ({
    id: photo.id,
    name: photo.originalName,
    remark: seen.get(photo.id)?.reason,
    media: photo,
  }));
  const tellSeen = useEffectEvent(() => onChange((before) => ({ ...before, suggested: roomTypesOf(seen) })));
  useEffect(() => tellSeen(), [seen]);
  const unseen = useMemo(() => [...seen].flatMap(([id, { isLookedAt }]) => (isLookedAt ? [] : [id])), [seen]);
  useSuggestions(projectId, unseen);
  const value = order.images;
  const choose = (ids: readonly string[]) =>
    onChange((before) => ({
      ...before,
      images: ids.flatMap((id) => [...images, ...before.images].find((image) => image.id === id) ?? []).map(imageOf),
    }));
  const show = useEffectEvent(onShown);
  useEffect(() => show(), []);
  const chosen = value.map(({ id }) => id);
  const total = media?.totalCount ?? 0;
  const doubtful = chosen.filter((id) => seen.get(id)?.needsStaging === false).length;
  // what is found in the photos meanwhile changes nothing: it may be wrong
  const all = images.slice(0, MOST_IMAGES).map(({ id }) => id);

  return (
    <FieldGroup
      label="Images"
      note={`${value.length} of ${total} selected`}
      hint={total > MOST_IMAGES ? `A job stages at most ${MOST_IMAGES} images.` : ''}
      aside={
        <span className={links}>
          <Button variant="link" size="sm" onClick={() => choose(all)}>
            Select all
          </Button>
          <Button variant="link" size="sm" onClick={() => choose([])}>
            Deselect all
          </Button>
        </span>
      }
    >
      <p className={doubts} aria-live="polite">
        {doubtful > 0 && doubtsText(doubtful)}
      </p>
      {images.length === 0 && <p className={none}>This project has no images yet.</p>}
      <div className={images.length > SCROLLS_FROM ? scrolls : undefined}>
        <PhotoPick images={images} value={chosen} onChange={choose} />
      </div>
      <ShowMore of={pages} by={MOST_IMAGES} size="sm">
        Show more images
      </ShowMore>
      {value.length > 0 && (
        <OrderedPhotos
          order={order}
          seen={seen}
          onChange={onChange}
          onRemove={(id) => choose(chosen.filter((other) => other !== id))}
        />
      )}
      {uploads.files && (
        <LazyUploadWidget
          projectId={projectId}
          connections={media ? [media.__id] : []}
          files={uploads.files}
          onBusy={onBusy}
          onDone={uploads.close}
          onUploaded={({ id, originalName: name }) =>
            onChange((before) => ({ ...before, images: [...before.images, { id, name }] }))
          }
        />
      )}
      <p>
        <UploadButton variant="link" size="sm" accept={PHOTOS} onPick={uploads.add}>
          Upload images
        </UploadButton>
      </p>
    </FieldGroup>
  );
}

/** Photos from which on they scroll in a place of their own, so that the chosen ones stay near. */
const SCROLLS_FROM = 12;

const imageOf = ({ id, name }: OrderedImage): OrderedImage => ({ id, name });

/** Short: on phones it has one line, which is kept free for it. */
const doubtsText = (count: number): string =>
  count === 1
    ? '1 selected image may need no staging: see below it.'
    : `${count} selected images may need no staging: see below them.`;

const links = css({ display: 'flex', gap: '14' });
/** Its space is kept, so that nothing moves when the words come. */
const doubts = css({ textStyle: 'small', color: 'ink.muted', minH: '[1lh]' });
const none = css({ textStyle: 'small', color: 'ink.muted' });
/** Space for the focus ring, which would be cut off at the edge. */
const scrolls = css({ maxH: '[min(60vh, 420px)]', overflowY: 'auto', p: '4', mx: '[-4px]' });

const projectFragment = graphql`
  fragment ImageChoice_project on Project
  @refetchable(queryName: "ImageChoicePaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
    media(first: $count, after: $cursor, type: IMAGE, origin: UPLOAD) @connection(key: "ImageChoice_media") {
      __id
      totalCount
      edges {
        node {
          id
          originalName
          ...PhotoPick_media
          ...useSeenPhotos_media
        }
      }
    }
  }
`;
