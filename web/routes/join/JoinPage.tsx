import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { useParams } from 'react-router-dom';
import { css } from '#styled/css';
import { PartState } from '../../components/PartState.js';
import { RetryBoundary, type Absence } from '../../components/RetryBoundary.js';
import { Skeleton } from '../../components/Skeleton.js';
import { LoginFrame } from '../../entry/LoginFrame.js';
import { environment } from '../../relay/environment.js';
import { useUser } from '../../session/session.js';
import { Invitation } from './Invitation.js';
import { JoinTitle } from './JoinTitle.js';

const FAILED = 'The invitation could not be read. Check your connection, or try again in a few minutes.';

/** The page of an invitation's link: who invites into what. Visitors sign in or register first, and come back. */
export function JoinPage() {
  const { token = '' } = useParams();
  const user = useUser();
  return (
    <LoginFrame title="Invitation">
      <RelayEnvironmentProvider environment={environment}>
        <RetryBoundary standIn={({ retry }) => <Waiting retry={retry} />}>
          <Invitation key={token} token={token} email={user?.email ?? null} />
        </RetryBoundary>
      </RelayEnvironmentProvider>
    </LoginFrame>
  );
}

const Waiting = ({ retry }: Pick<Absence, 'retry'>) => (
  <>
    <JoinTitle>Invitation</JoinTitle>
    <div className={line}>
      <PartState retry={retry} shape={<Skeleton shape="text" />} words={FAILED} />
    </div>
  </>
);

/** where the sentence comes */
const line = css({ mt: '10' });
