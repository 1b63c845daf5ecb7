import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { MediaFacts_media$key } from '../__generated__/MediaFacts_media.graphql.js';
import { Fact, Facts } from '../components/Facts.js';
import { dayOf } from '../format/dates.js';
import { fileSize } from './fileSize.js';
import { filmLength } from './filmLength.js';
import { markOf } from './markOf.js';

interface MediaFactsProps {
  readonly media: MediaFacts_media$key;
  /** the person follows the link to the project */
  readonly onLeave: () => void;
}

/** The facts of a file. */
export function MediaFacts({ media, onLeave }: MediaFactsProps) {
  const data = useFragment(mediaFragment, media);
  return (
    <Facts size="sm" ruled>
      <Fact term="Project">
        <Link className={link} to={`/projects/${data.project.id}?tab=media`} onClick={onLeave}>
          {data.project.address}
        </Link>
      </Fact>
      <Fact term="Size">{fileSize(data.fileSize)}</Fact>
      <Fact term="Dimensions">{`${data.width} × ${data.height} px`}</Fact>
      {data.duration != null && <Fact term="Length">{filmLength(data.duration)}</Fact>}
      <Fact term="Format">{formatOf(data.mimeType)}</Fact>
      <Fact term="Mark">{markOf(data.isWatermarked, data.origin)}</Fact>
      <Fact term="Added">{dayOf(data.createdAt)}</Fact>
    </Facts>
  );
}

/** image/jpeg is "JPEG". */
const formatOf = (mimeType: string) => mimeType.replace(/^.*\/(x-)?/, '').toUpperCase();

const link = css({ color: 'accent.text' });

const mediaFragment = graphql`
  fragment MediaFacts_media on Media {
    fileSize
    width
    height
    duration
    mimeType
    isWatermarked
    origin
    createdAt
    project {
      id
      address
    }
  }
`;
