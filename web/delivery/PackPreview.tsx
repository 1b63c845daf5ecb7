import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { css, cx } from '#styled/css';
import type { PackPreviewQuery } from '../__generated__/PackPreviewQuery.graphql.js';
import { Spinner } from '../components/Spinner.js';
import { inputOf, smallestSize, type PackChoice } from './packChoice.js';

const PAUSE = 300; // ms without a change until the picture is asked for

type Preview = NonNullable<NonNullable<PackPreviewQuery['response']['node']>['job']>['packPreview'];

interface Seen {
  /** the choice that it shows */
  readonly of: string;
  /** null: nothing is delivered; undefined: it could not be read */
  readonly preview: Preview | undefined;
}

interface PackPreviewProps {
  readonly jobId: string;
  readonly choice: PackChoice;
}

/** The first photo as the pack will hold it, in the smallest size that is chosen. Its frame keeps its place. */
export function PackPreview({ jobId, choice }: PackPreviewProps) {
  const { seen, wanted } = usePackPreview(jobId, choice);
  const preview = seen?.preview;
  const isOld = seen?.of !== wanted;
  return (
    <figure className={figure}>
      <div className={frame} aria-busy={isOld}>
        {preview?.url ? (
          <img className={cx(picture, isOld && old)} src={preview.url} alt="The first room, as the pack will hold it" />
        ) : (
          !seen && <Spinner label="Drawing a preview" />
        )}
      </div>
      <figcaption className={caption} aria-live="polite">
        {seen ? captionOf(preview) : 'Drawing a preview...'}
      </figcaption>
    </figure>
  );
}

function captionOf(preview: Preview | undefined): string {
  if (preview === undefined) return 'The preview could not be drawn. The pack can be made all the same.';
  if (preview === null) return 'No photo is delivered yet.';
  const { width, height, problem } = preview;
  const size = `The first photo, at ${width} × ${height} px`;
  return problem ? `${size}. ${problem}` : `${size}: this is how it will look.`;
}

function usePackPreview(id: string, choice: PackChoice) {
  const environment = useRelayEnvironment();
  const { kind, words, qr } = inputOf(choice).label;
  const longest = smallestSize(choice);
  const wanted = [kind, words, qr, longest].join(' ');
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    let stop = () => {};
    const ask = () => {
      const asked = fetchQuery<PackPreviewQuery>(
        environment,
        graphql`
          query PackPreviewQuery($id: ID!, $label: PackLabelInput!, $longest: Int) {
            node(id: $id) {
              ... on StagingJob @alias(as: "job") {
                packPreview(label: $label, longest: $longest) {
                  url
                  width
                  height
                  problem
                }
              }
            }
          }
        `,
        { id, label: { kind, words, qr }, longest },
      ).subscribe({
        next: ({ node }) => setSeen({ of: wanted, preview: node?.job?.packPreview ?? null }),
        error: () => setSeen({ of: wanted, preview: undefined }),
      });
      stop = () => asked.unsubscribe();
    };
    const timer = setTimeout(ask, PAUSE);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, id, kind, words, qr, longest, wanted]);
  return { seen, wanted };
}

const figure = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8', margin: '0' });
const frame = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: 'badge',
  bg: 'well',
});
const picture = css({ width: 'full', height: 'full', objectFit: 'contain', transition: 'opacity' });
const old = css({ opacity: 0.45 });
const caption = css({ textStyle: 'small', color: 'ink.muted', minHeight: '[2lh]' });
