import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { TeamFieldsQuery } from '../__generated__/TeamFieldsQuery.graphql.js';
import { CheckboxField } from '../components/CheckboxField.js';
import { ErrorBoundary } from '../components/ErrorBoundary.js';
import { useAttempt } from '../components/RetryBoundary.js';
import { Select } from '../components/Select.js';
import { displayName } from '../session/displayName.js';
import { usePermissions } from '../session/permissions.js';
import type { ProjectDraft } from './project.rules.js';

interface TeamFieldsProps {
  readonly draft: Pick<ProjectDraft, 'agentId' | 'isShared'>;
  readonly set: (change: Partial<ProjectDraft>) => void;
  readonly isNew: boolean;
}

/**
 * Whose a project is, and who sees it, where several people work in the workspace. The dialog waits for the names, so
 * that it does not grow; without them it has the other fields.
 */
export function TeamFields(props: TeamFieldsProps) {
  const permissions = usePermissions();
  if (!permissions) return null;
  // whoever may not change people is an agent here, so there is an owner besides
  if (!permissions.includes('PEOPLE_WRITE')) return <Shared {...props} />;
  return (
    <ErrorBoundary fallback={() => null}>
      <Assignment {...props} />
    </ErrorBoundary>
  );
}

function Assignment({ draft, set, isNew }: TeamFieldsProps) {
  const { viewer } = useLazyLoadQuery<TeamFieldsQuery>(
    graphql`
      query TeamFieldsQuery {
        viewer {
          user {
            id
          }
          workspace {
            people {
              role
              user {
                id
                firstName
                lastName
                email
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: useAttempt() },
  );
  if (!viewer || viewer.workspace.people.length < 2) return null;
  const working = viewer.workspace.people.filter(({ role, user }) => {
    const isSelf = user.id === viewer.user.id;
    return role !== 'VIEWER' && !(isNew && isSelf);
  });
  const items = [
    { value: '', label: isNew ? 'You' : 'Nobody in particular' },
    ...working.map(({ user: { id, firstName, lastName, email } }) => ({
      value: id,
      label: displayName({ firstName, lastName, email }),
    })),
  ];
  return (
    <>
      <Select label="Agent" items={items} value={draft.agentId} onChange={(agentId) => set({ agentId })} />
      <Shared draft={draft} set={set} />
    </>
  );
}

const Shared = ({ draft, set }: Pick<TeamFieldsProps, 'draft' | 'set'>) => (
  <CheckboxField
    label="Everybody in the team sees this project"
    hint="Otherwise of the agents only the one who works on it"
    checked={draft.isShared !== ''}
    onChange={(isShared) => set({ isShared: isShared ? 'yes' : '' })}
  />
);
