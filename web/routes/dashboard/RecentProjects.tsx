import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { RecentProjects_viewer$key } from '../../__generated__/RecentProjects_viewer.graphql.js';
import { Badge } from '../../components/Badge.js';
import { ButtonLink } from '../../components/Button.js';
import { EmptyState } from '../../components/EmptyState.js';
import { Photo } from '../../components/Photo.js';
import { Plate } from '../../components/Plate.js';

/** The newest projects, at most five; active ones are in progress, all others completed. */
export function RecentProjects({ viewer }: { readonly viewer: RecentProjects_viewer$key }) {
  const { recent } = useFragment(
    graphql`
      fragment RecentProjects_viewer on Viewer {
        recent: projects(first: 5) {
          edges {
            node {
              id
              address
              status
              cover {
                thumbnailUrl
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  return (
    <section className={section}>
      <h2 className={heading}>Recent Projects</h2>
      {recent.edges.length === 0 && (
        <EmptyState
          title="Your portfolio awaits"
          text="Add the first address and its photos."
          action={<ButtonLink to="/projects">Go to projects</ButtonLink>}
        />
      )}
      <ul className={list}>
        {recent.edges.map(({ node: { id, address, status, cover } }) => (
          <li key={id} className={row}>
            <span className={picture}>
              {cover?.thumbnailUrl ? <Photo src={cover.thumbnailUrl} alt="" /> : <Plate address={address} />}
            </span>
            <Link to={`/projects/${id}`} className={link} title={address}>
              {address}
            </Link>
            {status === 'ACTIVE' ? <Badge tone="soft">In Progress</Badge> : <Badge tone="neutral">Completed</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const section = css({ pt: '48' });
const heading = css({ textStyle: 'h2', mb: '14' });
const list = css({ borderTop: '[2px solid {colors.ink}]' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '14',
  py: '10',
  borderBottom: '[1px solid {colors.line}]',
});
const picture = css({ w: '72', flex: 'none' });
const link = css({
  flex: '1',
  minW: '0',
  truncate: true,
  color: 'ink',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
