import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { RecentProjects_viewer$key } from '../../__generated__/RecentProjects_viewer.graphql.js';
import { Badge } from '../../components/Badge.js';
import { May } from '../../session/permissions.js';
import { EXAMPLE_PROJECTS } from './examples.js';
import { ProjectRow } from './ProjectRow.js';
import { SectionHead } from './SectionHead.js';

/** The newest projects, at most five; examples in a workspace without projects. */
export function RecentProjects({ viewer }: { readonly viewer: RecentProjects_viewer$key }) {
  const { recent } = useFragment(
    graphql`
      fragment RecentProjects_viewer on Viewer {
        recent: projects(first: 5) {
          edges {
            node {
              id
              address
              mlsId
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
  const isExample = recent.edges.length === 0;
  return (
    <section>
      <SectionHead title="Recent Projects">
        {isExample ? (
          <Badge tone="line">Examples</Badge>
        ) : (
          <Link to="/projects" className={all}>
            All projects
          </Link>
        )}
      </SectionHead>
      <ul>
        {recent.edges.map(({ node: { id, address, mlsId, status, cover } }) => (
          <ProjectRow
            key={id}
            address={address}
            mlsId={mlsId}
            status={status}
            picture={cover?.thumbnailUrl}
            to={`/projects/${id}`}
          />
        ))}
        {isExample && EXAMPLE_PROJECTS.map((project) => <ProjectRow key={project.id} {...project} />)}
      </ul>
      {isExample && (
        <May act="PROJECTS_WRITE">
          <p className={hint}>
            <Link to="/projects" className={all}>
              Create your first project
            </Link>{' '}
            and it takes the place of these.
          </p>
        </May>
      )}
    </section>
  );
}

const all = css({
  textStyle: 'small',
  fontWeight: 'semibold',
  color: 'accent.text',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  _hover: { textDecorationThickness: '2px' },
});
const hint = css({ pt: '14', borderTop: '[1px solid {colors.line}]', textStyle: 'small', color: 'ink.muted' });
