import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type {
  PictureChoice_project$data,
  PictureChoice_project$key,
} from '../__generated__/PictureChoice_project.graphql.js';
import type { PictureChoicePaginationQuery } from '../__generated__/PictureChoicePaginationQuery.graphql.js';
import type { PictureChoiceQuery } from '../__generated__/PictureChoiceQuery.graphql.js';
import { FieldGroup } from '../components/Field.js';
import { PicturePick } from '../components/PicturePick.js';
import { useAttempt } from '../components/RetryBoundary.js';
import { ShowMore } from '../components/ShowMore.js';
import { roomLabel, styleLabel } from '../staging/stagingOptions.js';

/** Jobs that are looked through at a time. */
const JOBS = 50;

interface PictureChoiceProps {
  readonly projectId: string;
  /** the id of the chosen item; empty: none */
  readonly value: string;
  /** @param room what the picture shows, such as Living Room */
  readonly onChange: (id: string, room: string) => void;
  readonly error: string | undefined;
}

/** The delivered pictures of a project, of which one is chosen. */
export function PictureChoice({ projectId, value, onChange, error }: PictureChoiceProps) {
  const { node } = useLazyLoadQuery<PictureChoiceQuery>(
    graphql`
      query PictureChoiceQuery($projectId: ID!) {
        node(id: $projectId) {
          ...PictureChoice_project @alias(as: "project")
        }
      }
    `,
    { projectId },
    { fetchPolicy: 'store-and-network', fetchKey: useAttempt() },
  );
  const { data, ...pages } = usePaginationFragment<PictureChoicePaginationQuery, PictureChoice_project$key>(
    projectFragment,
    node?.project ?? null,
  );
  const items = deliveredIn(data);
  const pictures = items.map(({ id, input, final, roomType, style }) => ({
    id,
    name: input.originalName,
    remark: `${roomLabel(roomType)}, ${styleLabel(style)}`,
    src: final?.thumbnailUrl ?? null,
  }));
  const choose = (id: string) => onChange(id, roomLabel(items.find((item) => item.id === id)?.roomType ?? ''));
  return (
    <FieldGroup label="Picture" error={error}>
      {pictures.length > 0 ? (
        <div className={pictures.length > SCROLLS_FROM ? scrolls : undefined}>
          <PicturePick
            label="Picture"
            pictures={pictures}
            value={value}
            onChange={choose}
            invalid={error !== undefined}
          />
        </div>
      ) : (
        <p className={none}>
          {pages.hasNext
            ? 'None of the newest jobs has delivered pictures.'
            : 'This project has no delivered pictures yet.'}
        </p>
      )}
      <ShowMore of={pages} by={JOBS} size="sm">
        Show more pictures
      </ShowMore>
    </FieldGroup>
  );
}

/** Only approved photos with a final can be shown. */
const deliveredIn = (project: PictureChoice_project$data | null | undefined) =>
  (project?.stagingJobs.edges ?? [])
    .flatMap(({ node }) => node.items)
    .filter(({ decision, final }) => decision === 'APPROVED' && final);

/** Pictures from which on they scroll in a place of their own. */
const SCROLLS_FROM = 9;

const none = css({ textStyle: 'small', color: 'ink.muted' });
/** Space for the focus ring, which would be cut off at the edge. */
const scrolls = css({ maxH: '[min(50vh, 360px)]', overflowY: 'auto', p: '4', mx: '[-4px]' });

const projectFragment = graphql`
  fragment PictureChoice_project on Project
  @refetchable(queryName: "PictureChoicePaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    stagingJobs(first: $count, after: $cursor) @connection(key: "PictureChoice_stagingJobs") {
      edges {
        node {
          items {
            id
            decision
            roomType
            style
            input {
              originalName
            }
            final {
              thumbnailUrl
            }
          }
        }
      }
    }
  }
`;
