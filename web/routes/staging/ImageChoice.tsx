import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { ImageChoiceQuery } from '../../__generated__/ImageChoiceQuery.graphql.js';
import { Button } from '../../components/Button.js';
import { Chip } from '../../components/Chip.js';
import { FieldGroup } from '../../components/Field.js';
import { ImagePick } from '../../components/ImagePick.js';
import { LazyUploadWidget } from '../media/LazyUploadWidget.js';
import { UploadButton } from '../media/UploadButton.js';
import { useUploads } from '../media/useUploads.js';
import type { OrderedImage } from './order.js';

interface ImageChoiceProps {
  readonly projectId: string;
  readonly value: readonly OrderedImage[];
  readonly onChange: (images: readonly OrderedImage[]) => void;
  /** One more, whatever else was ticked meanwhile. */
  readonly onAdd: (image: OrderedImage) => void;
}

/** The photos of one project to tick; more can be uploaded on the spot, and those come ticked. */
export function ImageChoice({ projectId, value, onChange, onAdd }: ImageChoiceProps) {
  const { node } = useLazyLoadQuery<ImageChoiceQuery>(
    graphql`
      query ImageChoiceQuery($projectId: ID!) {
        node(id: $projectId) {
          ... on Project {
            media(first: 100, type: IMAGE, origin: UPLOAD) @connection(key: "ImageChoice_media") {
              __id
              edges {
                node {
                  id
                  originalName
                  thumbnailUrl
                }
              }
            }
          }
        }
      }
    `,
    { projectId },
    { fetchPolicy: 'store-and-network' },
  );
  const uploads = useUploads(projectId);
  const images = (node?.media?.edges ?? []).map(({ node: { id, originalName, thumbnailUrl } }) => ({
    id,
    name: originalName,
    src: thumbnailUrl ?? null,
  }));
  const choose = (ids: readonly string[]) =>
    onChange(
      ids.flatMap((id) => images.find((image) => image.id === id) ?? value.find((image) => image.id === id) ?? []),
    );
  const chosen = value.map(({ id }) => id);

  return (
    <FieldGroup
      label="Images"
      note={`${value.length} of ${images.length} selected`}
      aside={
        <span className={links}>
          <Button variant="link" size="sm" onClick={() => choose(images.map(({ id }) => id))}>
            Select all
          </Button>
          <Button variant="link" size="sm" onClick={() => choose([])}>
            Deselect all
          </Button>
        </span>
      }
    >
      {images.length === 0 && <p className={none}>This project has no images yet.</p>}
      <ImagePick images={images} value={chosen} onChange={choose} />
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
          connections={node?.media ? [node.media.__id] : []}
          files={uploads.files}
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
