import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { useParams } from 'react-router-dom';
import { css } from '#styled/css';
import { PartState } from '../../components/PartState.js';
import { RetryBoundary } from '../../components/RetryBoundary.js';
import { Skeleton } from '../../components/Skeleton.js';
import { LoginFrame } from '../../entry/LoginFrame.js';
import { environment } from '../../relay/environment.js';
import { useUser } from '../../session/session.js';
import { Invitation } from './Invitation.js';

const FAILED = 'The invitation could not be read. Check your connection, or try again in a few minutes.';

/** The page of an invitation's link: who invites into what. Visitors sign in or register first, and come back. */
export function JoinPage() {
  const { token = '' } = useParams();
  const user = useUser();
  return (
    <LoginFrame title="Invitation">
      <h1 className={title}>You are invited</h1>
      <RelayEnvironmentProvider environment={environment}>
        <RetryBoundary
          standIn={({ retry }) => <PartState retry={retry} shape={<Skeleton shape="text" />} words={FAILED} />}
        >
          <Invitation key={token} token={token} email={user?.email ?? null} />
        </RetryBoundary>
      </RelayEnvironmentProvider>
    </LoginFrame>
  );
}

const title = css({ textStyle: 'h1', fontSize: { sm: '[30px]' }, lineHeight: { sm: '[36px]' } });
