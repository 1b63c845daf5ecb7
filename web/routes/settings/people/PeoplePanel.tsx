import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { PeoplePanel_viewer$key } from '../../../__generated__/PeoplePanel_viewer.graphql.js';
import { Button } from '../../../components/Button.js';
import { lazyDialog } from '../../../components/lazyDialog.js';
import { SettingsPanel } from '../SettingsPanel.js';
import { titleOf } from './personQuestion.js';
import { PersonRow, type Asked } from './PersonRow.js';

const InviteDialog = lazyDialog(async () => (await import('./InviteDialog.js')).InviteDialog, {
  title: () => 'Invite somebody',
});
const PersonDialog = lazyDialog(async () => (await import('./PersonDialog.js')).PersonDialog, {
  title: ({ asked }) => titleOf(asked),
});

/** Everybody of the workspace, with their roles. */
export function PeoplePanel({ viewer }: { readonly viewer: PeoplePanel_viewer$key }) {
  const { ownsWorkspace, user, workspace } = useFragment(
    graphql`
      fragment PeoplePanel_viewer on Viewer {
        ownsWorkspace
        user {
          id
        }
        workspace {
          name
          invitations {
            email
            role
            invitedBy {
              id
            }
          }
          people {
            id
            keyNames
            user {
              id
            }
            ...PersonRow_membership
          }
        }
      }
    `,
    viewer,
  );
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  // who hands over asks about their own keys
  const keysOf = ({ act, id: asked }: Asked) =>
    workspace.people.find(({ id, user: { id: userId } }) => (act === 'handOver' ? userId === user.id : id === asked))
      ?.keyNames ?? [];
  // a manager may not make owners: these stop working when the workspace is handed over
  const ownersInvited = workspace.invitations
    .filter(({ role, invitedBy }) => role === 'OWNER' && invitedBy.id === user.id)
    .map(({ email }) => email ?? 'a link');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SettingsPanel
      title="People"
      titleRef={heading}
      text={`Who works in ${workspace.name}. Agents see their own and the shared projects; everybody else sees all.`}
    >
      <ul className={list}>
        {workspace.people.map((person) => (
          <PersonRow
            key={person.id}
            membership={person}
            isSelf={person.user.id === user.id}
            byOwner={ownsWorkspace}
            onAsk={setAsked}
          />
        ))}
      </ul>
      <div className={acts}>
        <Button onClick={() => setInviting(true)}>Invite somebody</Button>
      </div>
      {inviting && <InviteDialog byOwner={ownsWorkspace} onClose={() => setInviting(false)} />}
      {asked && (
        <PersonDialog
          asked={asked}
          keyNames={keysOf(asked)}
          workspaceName={workspace.name}
          ownersInvited={ownersInvited}
          onClose={() => setAsked(null)}
          onDone={() => setAsked(null)}
          heir={() => heading.current}
        />
      )}
    </SettingsPanel>
  );
}

const list = css({ borderTop: '2px solid {colors.ink}' });
const acts = css({ mt: '20' });
