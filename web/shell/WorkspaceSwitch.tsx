import { Check } from 'lucide-react';
import { useId } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { WorkspaceSwitchQuery } from '../__generated__/WorkspaceSwitchQuery.graphql.js';
import { Icon } from '../components/Icon.js';
import { roleLabel } from '../session/roles.js';
import { useChooseWorkspace } from './useChooseWorkspace.js';

/** The person's workspaces, in the account menu, to change between them. With one there is nothing to choose. */
export function WorkspaceSwitch() {
  const { viewer } = useLazyLoadQuery<WorkspaceSwitchQuery>(
    graphql`
      query WorkspaceSwitchQuery {
        viewer {
          workspace {
            id
          }
          memberships {
            id
            role
            workspace {
              id
              name
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const [choose, busy] = useChooseWorkspace();
  const title = useId();
  if (!viewer || viewer.memberships.length < 2) return null;
  return (
    <section className={part}>
      <h3 id={title} className={heading}>
        Workspaces
      </h3>
      <ul aria-labelledby={title} className={list}>
        {viewer.memberships.map(({ id, role, workspace }) => {
          const isHere = workspace.id === viewer.workspace.id;
          return (
            <li key={id}>
              <button
                type="button"
                className={item}
                aria-pressed={isHere}
                disabled={busy}
                onClick={() => !isHere && void choose(workspace.id)}
              >
                <span className={mark}>{isHere && <Icon of={Check} />}</span>
                <span className={name} title={workspace.name}>
                  {workspace.name}
                </span>
                <span className={what}>{roleLabel(role)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const part = css({ mx: '-8', borderTop: '[1px solid {colors.line}]', mt: '6', pt: '10' });
const heading = css({ px: '8', textStyle: 'label' });
/** with room for the focus ring inside */
const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  mx: '-4',
  p: '4',
  maxH: '[240px]',
  overflowY: 'auto',
});
const item = css({
  display: 'flex',
  w: 'full',
  alignItems: 'center',
  gap: '10',
  minH: { base: '44', md: 'control.md' },
  px: '8',
  borderRadius: 'control',
  color: 'ink',
  textAlign: 'left',
  cursor: 'pointer',
  _hover: { bg: 'hover' },
});
const mark = css({ display: 'grid', w: '18', flex: 'none' });
const name = css({ flex: '1', minW: '0', truncate: true });
const what = css({ textStyle: 'small', color: 'ink.muted' });
