import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { JobPictures_job$key } from '../__generated__/JobPictures_job.graphql.js';
import { Badge } from '../components/Badge.js';
import { Photo } from '../components/Photo.js';
import { Spinner } from '../components/Spinner.js';
import { isAwaited, JOB_STATUSES } from './jobStatus.js';
import { ResultPicture } from './ResultPicture.js';

const MOST = 4; // pictures on a card

/** Originals left, results right; two to four images share the frame of their side. */
export function JobPictures({ job }: { readonly job: JobPictures_job$key }) {
  const { status, items } = useFragment(jobFragment, job);
  const first = items.slice(0, MOST);
  const staging = first.some(({ state, firstPassUrl }) => state === 'STAGING' && firstPassUrl);
  const waiting = first.every(({ state, result }) => state === 'WAITING' && !result && isAwaited(status, state));
  return (
    <div className={pair}>
      <Side label={items.length > MOST ? `Original, ${MOST} of ${items.length}` : 'Original'}>
        <Cells count={first.length}>
          {first.map(({ id, input }) => (
            <Photo
              key={id}
              src={first.length === 1 ? (input.previewUrl ?? input.thumbnailUrl) : input.thumbnailUrl}
              alt={`Original: ${input.originalName}`}
              ratio="fill"
            />
          ))}
        </Cells>
      </Side>
      <Side label={staging ? 'First pass' : 'Result'}>
        {waiting ? (
          <div className={wait}>
            <Spinner size="lg" label={JOB_STATUSES.show(status).caption} />
          </div>
        ) : (
          <Cells count={first.length}>
            {first.map((item) => (
              <ResultPicture key={item.id} item={item} status={status} small={first.length > 1} />
            ))}
          </Cells>
        )}
      </Side>
    </div>
  );
}

function Side({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={side}>
      {children}
      <span className={corner}>
        <Badge tone="onPhoto">{label}</Badge>
      </span>
    </div>
  );
}

function Cells({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return <div className={count > 1 ? square : single}>{children}</div>;
}

const pair = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2', bg: 'canvas' });
const side = css({ position: 'relative', minW: '0', '& > div > span': { borderRadius: '0' } });
const corner = css({ position: 'absolute', left: '8', bottom: '8', zIndex: 'base', display: 'flex' });
const single = css({ display: 'grid', aspectRatio: '[3/2]', gridTemplate: '[minmax(0, 1fr) / minmax(0, 1fr)]' });
const square = css({
  display: 'grid',
  aspectRatio: '[3/2]',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // two images are side by side, each as tall as the frame
  gridAutoRows: '[minmax(0, 1fr)]',
  gap: '2',
  // the first of three is beside the other two
  '&:has(> :nth-child(3):last-child) > :first-child': { gridRow: 'span 2' },
});
const wait = css({ display: 'grid', placeItems: 'center', aspectRatio: '[3/2]', bg: 'well' });

const jobFragment = graphql`
  fragment JobPictures_job on StagingJob {
    status
    items {
      id
      state
      firstPassUrl
      result {
        id
      }
      input {
        originalName
        thumbnailUrl
        previewUrl
      }
      ...ResultPicture_item
    }
  }
`;
