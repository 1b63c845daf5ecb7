import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { InvitationsPanel_workspace$key } from '../../../__generated__/InvitationsPanel_workspace.graphql.js';
import { dayOf } from '../../../format/dates.js';
import { displayName } from '../../../session/displayName.js';
import type { User } from '../../../session/session.js';
import { roleLabel } from '../../../session/roles.js';
import { SettingsPanel } from '../SettingsPanel.js';
import { SettingsRow } from '../SettingsRow.js';
import { useRevokeInvitation } from './useRevokeInvitation.js';

/** Invitations that nobody has accepted yet. Without any there is no panel. */
export function InvitationsPanel({ workspace }: { readonly workspace: InvitationsPanel_workspace$key }) {
  const { invitations } = useFragment(
    graphql`
      fragment InvitationsPanel_workspace on Workspace {
        invitations {
          id
          email
          role
          expiresAt
          invitedBy {
            firstName
            lastName
            email
          }
        }
      }
    `,
    workspace,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const [revoke, busyWith] = useRevokeInvitation();
  if (invitations.length === 0) return null;
  return (
    <SettingsPanel title="Invitations" titleRef={heading} text="Links that nobody has used yet.">
      <ul className={list}>
        {invitations.map(({ id, email, role, expiresAt, invitedBy }) => (
          <SettingsRow
            key={id}
            title={<p className={name}>{email ?? 'Passed on as a link'}</p>}
            facts={
              <>
                <span>{roleLabel(role)}</span>
                <span>By {nameOf(invitedBy)}</span>
                <span>Until {dayOf(expiresAt)}</span>
              </>
            }
            act={{
              label: 'Revoke',
              what: email ? `the invitation of ${email}` : `the link for ${roleLabel(role).toLowerCase()}`,
              busy: busyWith === id,
              busyLabel: 'Revoking...',
              onClick: async () => {
                const refused = await revoke(id);
                if (!refused) heading.current?.focus();
              },
            }}
          />
        ))}
      </ul>
    </SettingsPanel>
  );
}

const nameOf = ({ firstName, lastName, email }: User) => displayName({ firstName, lastName, email });

const list = css({ borderTop: '2px solid {colors.ink}' });
const name = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });
