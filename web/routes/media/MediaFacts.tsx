import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { MediaFacts_media$key } from '../../__generated__/MediaFacts_media.graphql.js';
import { dayOf } from '../dates.js';
import { fileSize } from './fileSize.js';
import { filmLength } from './filmLength.js';

interface MediaFactsProps {
  readonly media: MediaFacts_media$key;
  /** the person follows the link to the project */
  readonly onLeave: () => void;
}

/** What is known of a file. */
export function MediaFacts({ media, onLeave }: MediaFactsProps) {
  const data = useFragment(mediaFragment, media);
  return (
    <dl className={list}>
      <Fact term="Project">
        <Link className={link} to={`/projects/${data.project.id}?tab=media`} onClick={onLeave}>
          {data.project.address}
        </Link>
      </Fact>
      <Fact term="Size">{fileSize(data.fileSize)}</Fact>
      <Fact term="Dimensions">{`${data.width} × ${data.height} px`}</Fact>
      {data.duration != null && <Fact term="Length">{filmLength(data.duration)}</Fact>}
      <Fact term="Format">{formatOf(data.mimeType)}</Fact>
      <Fact term="Mark">{data.isWatermarked ? 'Watermarked' : 'Original'}</Fact>
      <Fact term="Added">{dayOf(data.createdAt)}</Fact>
    </dl>
  );
}

/** image/jpeg is "JPEG". */
const formatOf = (mimeType: string) => mimeType.replace(/^.*\/(x-)?/, '').toUpperCase();

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const list = css({ borderTop: '[2px solid {colors.ink}]', textStyle: 'small' });
const fact = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16',
  py: '8',
  borderBottom: '[1px solid {colors.line}]',
  '& dt': { color: 'ink.muted', whiteSpace: 'nowrap' },
  '& dd': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums', minW: '0' },
});
const link = css({ color: 'accent.text' });

const mediaFragment = graphql`
  fragment MediaFacts_media on Media {
    fileSize
    width
    height
    duration
    mimeType
    isWatermarked
    createdAt
    project {
      id
      address
    }
  }
`;
