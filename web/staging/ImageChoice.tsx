import { useEffect, useEffectEvent } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { ImageChoice_project$key } from '../__generated__/ImageChoice_project.graphql.js';
import type { ImageChoicePaginationQuery } from '../__generated__/ImageChoicePaginationQuery.graphql.js';
import type { ImageChoiceQuery } from '../__generated__/ImageChoiceQuery.graphql.js';
import { Button } from '../components/Button.js';
import { Chip } from '../components/Chip.js';
import { FieldGroup } from '../components/Field.js';
import { useAttempt } from '../components/RetryBoundary.js';
import { ShowMore } from '../components/ShowMore.js';
import { LazyUploadWidget } from '../media/LazyUploadWidget.js';
import { PhotoPick } from '../media/PhotoPick.js';
import { UploadButton } from '../media/UploadButton.js';
import { useUploads } from '../media/useUploads.js';
import type { OrderedImage } from '../order/useOrdering.js';
import { MOST_IMAGES } from '../../api/shared/limits.js';

interface ImageChoiceProps {
  readonly projectId: string;
  readonly value: readonly OrderedImage[];
  readonly onChange: (images: readonly OrderedImage[]) => void;
  /** uploads have begun, or all have ended */
  readonly onBusy: (busy: boolean) => void;
  /** Adds one image to what is ticked at that time. */
  readonly onAdd: (image: OrderedImage) => void;
  /** called when the photos are loaded */
  readonly onShown: () => void;
}

/** Photos of one project to tick; further ones can be uploaded here, and are ticked at once. */
export function ImageChoice({ projectId, value, onChange, onBusy, onAdd, onShown }: ImageChoiceProps) {
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
  const images = (media?.edges ?? []).map(({ node: photo }) => ({
    id: photo.id,
    name: photo.originalName,
    media: photo,
  }));
  const choose = (ids: readonly string[]) =>
    onChange(
      ids.flatMap((id) => images.find((image) => image.id === id) ?? value.find((image) => image.id === id) ?? []),
    );
  const show = useEffectEvent(onShown);
  useEffect(() => show(), []);
  const chosen = value.map(({ id }) => id);
  const total = media?.totalCount ?? 0;

  return (
    <FieldGroup
      label="Images"
      note={`${value.length} of ${total} selected`}
      hint={total > MOST_IMAGES && `A job stages at most ${MOST_IMAGES} images.`}
      aside={
        <span className={links}>
          <Button variant="link" size="sm" onClick={() => choose(images.slice(0, MOST_IMAGES).map(({ id }) => id))}>
            Select all
          </Button>
          <Button variant="link" size="sm" onClick={() => choose([])}>
            Deselect all
          </Button>
        </span>
      }
    >
      {images.length === 0 && <p className={none}>This project has no images yet.</p>}
      <PhotoPick images={images} value={chosen} onChange={choose} />
      <ShowMore of={pages} by={MOST_IMAGES} size="sm">
        Show more images
      </ShowMore>
      {value.length > 0 && (
        <div className={chips}>
          {value.map(({ id, name }) => (
            <Chip key={id} label={name} onRemove={() => choose(chosen.filter((other) => other !== id))} />
          ))}
        </div>
      )}
      {uploads.files && (
        <LazyUploadWidget
          projectId={projectId}
          connections={media ? [media.__id] : []}
          files={uploads.files}
          onBusy={onBusy}
          onDone={uploads.close}
          onUploaded={({ id, originalName }) => onAdd({ id, name: originalName })}
        />
      )}
      <p>
        <UploadButton variant="link" size="sm" accept="image/*" onPick={uploads.add}>
          Upload images
        </UploadButton>
      </p>
    </FieldGroup>
  );
}

const links = css({ display: 'flex', gap: '14' });
const none = css({ textStyle: 'small', color: 'ink.muted' });
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '6', mt: '8' });

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
        }
      }
    }
  }
`;
