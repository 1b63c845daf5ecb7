import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PhotoPick_media$key } from '../__generated__/PhotoPick_media.graphql.js';
import { ImagePick } from '../components/ImagePick.js';
import { PhotoLook } from './PhotoLook.js';

interface PhotoToPick {
  /** what `value` names it by */
  readonly id: string;
  readonly name: string;
  /** a remark below it */
  readonly remark?: string | null;
  /** the picture */
  readonly media: PhotoPick_media$key[number];
}

interface PhotoPickProps {
  readonly images: readonly PhotoToPick[];
  /** The ids of the ticked images, in the order they were ticked. */
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
}

/** Photos with checkboxes; each can be shown large. */
export function PhotoPick({ images, value, onChange }: PhotoPickProps) {
  const pictures = useFragment(
    mediaFragment,
    images.map(({ media }) => media),
  );
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const at = images.findIndex(({ id }) => id === enlarged);
  const shown = images[at];
  const picture = pictures[at];
  return (
    <div ref={grid}>
      <ImagePick
        images={images.map(({ id, name, remark }, place) => ({
          id,
          name,
          remark,
          src: pictures[place]?.thumbnailUrl ?? null,
        }))}
        value={value}
        onChange={onChange}
        onEnlarge={setEnlarged}
      />
      {shown && picture && (
        <PhotoLook
          name={shown.name}
          media={picture}
          place={images.length > 1 ? `${at + 1} of ${images.length}` : undefined}
          picked={value.includes(shown.id)}
          onPick={(picked) => onChange(picked ? [...value, shown.id] : value.filter((other) => other !== shown.id))}
          onMove={(step) => setEnlarged(images[(at + step + images.length) % images.length]?.id ?? null)}
          onClose={() => setEnlarged(null)}
          finalFocus={() => grid.current?.querySelectorAll<HTMLElement>('[data-enlarges]')[at] ?? null}
        />
      )}
    </div>
  );
}

const mediaFragment = graphql`
  fragment PhotoPick_media on Media @relay(plural: true) {
    thumbnailUrl
    ...PhotoLook_media
  }
`;
