import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { InvitationQuery } from '../../__generated__/InvitationQuery.graphql.js';
import { Button, ButtonLink } from '../../components/Button.js';
import { useAttempt } from '../../components/RetryBoundary.js';
import { loginFor } from '../../session/destination.js';
import { roleLabel } from '../../session/roles.js';
import { JoinTitle } from './JoinTitle.js';
import { useAcceptInvitation } from './useAcceptInvitation.js';

interface InvitationProps {
  readonly token: string;
  /** of the person who is signed in; null: nobody */
  readonly email: string | null;
}

/** Needs a press before the person joins: a program that opens links must not use it up. */
export function Invitation({ token, email }: InvitationProps) {
  const { invitation } = useLazyLoadQuery<InvitationQuery>(
    graphql`
      query InvitationQuery($token: String!) @throwOnFieldError {
        invitation(token: $token) {
          workspaceName
          inviterFirstName
          role
          isOpen
        }
      }
    `,
    { token },
    { fetchPolicy: 'network-only', fetchKey: useAttempt() },
  );
  const [accept, busy] = useAcceptInvitation();
  const [refusal, setRefusal] = useState('');
  if (!invitation?.isOpen) return <Closed />;
  const { workspaceName, inviterFirstName, role } = invitation;
  const act =
    email === null ? (
      <ButtonLink to={loginFor({ pathname: `/join/${token}`, search: '' })}>Sign in or register</ButtonLink>
    ) : (
      <Button
        busy={busy}
        busyLabel="Joining..."
        onClick={async () => {
          setRefusal('');
          setRefusal(await accept(token));
        }}
      >
        Join the workspace
      </Button>
    );
  return (
    <>
      <JoinTitle>You are invited</JoinTitle>
      <p className={words}>
        {inviterFirstName || 'Somebody'} invites you to work in <strong>{workspaceName}</strong>, as{' '}
        <strong>{roleLabel(role).toLowerCase()}</strong>.
        {email !== null && (
          <>
            {' '}
            You are signed in as <strong>{email}</strong>.
          </>
        )}
      </p>
      {refusal && (
        <p role="alert" className={refused}>
          {refusal}
        </p>
      )}
      {act}
    </>
  );
}

const Closed = () => (
  <>
    <JoinTitle>This invitation does not work</JoinTitle>
    <p className={words}>
      It was used or revoked, is older than seven days, or its link was not copied in full. Ask for a new one.
    </p>
    <ButtonLink to="/" variant="outline">
      To Showhome
    </ButtonLink>
  </>
);

const words = css({
  color: 'ink.muted',
  mt: '6',
  mb: '24',
  overflowWrap: 'anywhere',
  '& strong': { color: 'ink', fontWeight: 'semibold' },
});
const refused = css({ color: 'danger.text', textStyle: 'small', mb: '16' });
