import { useEffect, useMemo } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import type {
  RoundPictures_result$data,
  RoundPictures_result$key,
} from '../../../__generated__/RoundPictures_result.graphql.js';
import type { RoundPicturesQuery } from '../../../__generated__/RoundPicturesQuery.graphql.js';
import { Missing, useAttempt } from '../../../components/RetryBoundary.js';
import { announce } from '../../../feedback/announcer.js';
import { removedText } from '../../../staging/removedText.js';
import { sourcesOf } from '../sources.js';
import type { Zoom } from '../useZoom.js';
import type { RoundOfPhoto } from './comparison.js';
import { words } from './comparedLayout.js';
import { outlinesOf } from './outlines.js';
import { RoundsBeside } from './RoundsBeside.js';
import { RoundsSeam } from './RoundsSeam.js';
import { useMasks } from './useMasks.js';

interface RoundPicturesProps {
  readonly left: RoundOfPhoto;
  readonly right: RoundOfPhoto;
  readonly seam: boolean;
  readonly size: { readonly width: number; readonly height: number };
  readonly outlined: boolean;
  readonly zoom: Zoom;
}

/** The pictures of two rounds, and what changed between them. */
export function RoundPictures({ left, right, ...shown }: RoundPicturesProps) {
  const { before, after } = useLazyLoadQuery<RoundPicturesQuery>(
    graphql`
      query RoundPicturesQuery($before: ID!, $after: ID!) {
        before: node(id: $before) {
          ...RoundPictures_result @alias(as: "result")
        }
        after: node(id: $after) {
          ...RoundPictures_result @alias(as: "result")
          ... on StagingResult {
            changesSince(resultId: $before) {
              words
              pieces {
                keyBefore
                keyAfter
                changes
              }
            }
          }
        }
      }
    `,
    { before: left.resultId, after: right.resultId },
    { fetchKey: useAttempt(), fetchPolicy: 'store-or-network' },
  );
  const changes = after?.changesSince;
  if (!before?.result || !after?.result || !changes) return <Missing />;
  return (
    <Pictures
      {...shown}
      numbers={[left.number, right.number]}
      results={[before.result, after.result]}
      changes={changes}
    />
  );
}

interface Changes {
  readonly words: string;
  readonly pieces: readonly {
    readonly keyBefore?: string | null;
    readonly keyAfter?: string | null;
    readonly changes: readonly string[];
  }[];
}

/** A new arrangement varies the details of all: they are outlined only where nothing else changed. */
function outlinedOf({ pieces }: Changes) {
  const more = pieces.filter(({ changes }) => changes.some((change) => change !== 'VARIED'));
  return more.length > 0 ? more : pieces;
}

interface PicturesProps extends Omit<RoundPicturesProps, 'left' | 'right'> {
  readonly numbers: readonly [number, number];
  readonly results: readonly [RoundPictures_result$key, RoundPictures_result$key];
  readonly changes: Changes;
}

function Pictures({ numbers, results, changes, seam, outlined, size, zoom }: PicturesProps) {
  const left = useFragment(resultFragment, results[0]);
  const right = useFragment(resultFragment, results[1]);
  const loaded = useMasks(left.piecesUrl ?? null, right.piecesUrl ?? null);
  const outlines = useMemo(() => {
    if (loaded.state !== 'ready') return null;
    const pieces = outlinedOf(changes);
    const keys = [pieces.map(({ keyBefore }) => keyBefore), pieces.map(({ keyAfter }) => keyAfter)];
    const sides = [left, right].flatMap(({ report }, side) => {
      const mask = loaded.masks[side];
      return mask ? [{ mask, pieces: placesOf(report, keys[side] ?? []) }] : [];
    });
    return outlinesOf(sides);
  }, [loaded, changes, left, right]);
  const said = `Round ${numbers[1]} after round ${numbers[0]}: ${changes.words}`;
  useEffect(() => announce(said), [said]);
  const pictures = [left, right].map(({ proof, report, removedAt }, side) => ({
    name: `Round ${numbers[side]}`,
    alt: `Round ${numbers[side]}. ${report.altText}`,
    sources: proof ? sourcesOf({ url: proof.url, previewUrl: proof.previewUrl, width: proof.width }) : null,
    removed: removedAt ? removedText(removedAt) : null,
    width: proof?.width ?? 0,
  }));
  const [one, other] = pictures;
  if (!one || !other) return null;
  const shown = { left: one, right: other, size, zoom, outlines: outlined ? outlines : null };
  return (
    <>
      {seam && one.sources && other.sources ? <RoundsSeam {...shown} /> : <RoundsBeside {...shown} />}
      <p className={words}>
        <strong>
          Round {numbers[0]} to {numbers[1]}:
        </strong>{' '}
        {changes.words}
        {loaded.state === 'failed' && outlined && ' The outlines could not be loaded.'}
      </p>
    </>
  );
}

/** The places in a report of pieces by their keys. */
function placesOf({ furniture }: RoundPictures_result$data['report'], keys: readonly (string | null | undefined)[]) {
  return furniture.flatMap(({ key }, place) => (keys.includes(key) ? [place] : []));
}

const resultFragment = graphql`
  fragment RoundPictures_result on StagingResult {
    piecesUrl
    removedAt
    report {
      altText
      furniture {
        key
      }
    }
    proof {
      width
      previewUrl
      url
    }
  }
`;
