import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  useSeenPhotos_media$data,
  useSeenPhotos_media$key,
} from '../__generated__/useSeenPhotos_media.graphql.js';
import { isRoomType, type RoomType } from './stagingOptions.js';

/** What the form knows of a photo. */
export interface SeenPhoto {
  /** false: there is no suggestion for it, or not yet */
  readonly isLookedAt: boolean;
  readonly thumbnailUrl: string | null;
  /** null: not looked at yet, or it shows no room that has a type */
  readonly roomType: RoomType | null;
  /** false: it seems to show a room that needs no staging, or none */
  readonly needsStaging: boolean;
  /** a sentence: why it needs no staging */
  readonly reason: string | null;
  readonly evidence: readonly string[];
}

/** What is known of the photos, by their ids; the same map until something changes. */
export function useSeenPhotos(photos: useSeenPhotos_media$key): ReadonlyMap<string, SeenPhoto> {
  const rows = useFragment(
    graphql`
      fragment useSeenPhotos_media on Media @relay(plural: true) {
        id
        thumbnailUrl
        suggestion {
          roomType
          needsStaging
          reason
          evidence
        }
      }
    `,
    photos,
  );
  return useMemo(() => new Map(rows.map((row) => [row.id, seenPhoto(row)])), [rows]);
}

function seenPhoto({ thumbnailUrl, suggestion }: useSeenPhotos_media$data[number]): SeenPhoto {
  const roomType = suggestion?.roomType ?? '';
  return {
    isLookedAt: suggestion != null,
    thumbnailUrl: thumbnailUrl ?? null,
    roomType: isRoomType(roomType) ? roomType : null,
    needsStaging: suggestion?.needsStaging ?? true,
    reason: suggestion?.reason ?? null,
    evidence: suggestion?.evidence ?? [],
  };
}

/** The suggested room types, by the photos' ids. */
export function roomTypesOf(seen: ReadonlyMap<string, SeenPhoto>): Record<string, RoomType> {
  return Object.fromEntries([...seen].flatMap(([id, { roomType }]) => (roomType ? [[id, roomType] as const] : [])));
}
