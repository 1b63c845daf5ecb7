import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { css } from '#styled/css';
import { ButtonLink } from '../../components/Button.js';
import { environment } from '../../relay/environment.js';
import { LoginFrame } from '../../entry/LoginFrame.js';
import { useUser } from '../../session/session.js';
import { useLinkToken } from '../../session/useLinkToken.js';
import { Confirmation } from './Confirmation.js';

/** The page of the link that was mailed to a new address. Only a person signed in to the account can confirm it. */
export function ConfirmEmailPage() {
  const token = useLinkToken();
  const user = useUser();
  return (
    <LoginFrame title="Confirm your email">
      <h1 className={title}>Confirm your new email</h1>
      {user && token ? (
        <RelayEnvironmentProvider environment={environment}>
          <Confirmation key={token} token={token} present={user.email} />
        </RelayEnvironmentProvider>
      ) : (
        <Stranded signedIn={Boolean(user)} />
      )}
    </LoginFrame>
  );
}

/** There is no link, or the person is not signed in. */
function Stranded({ signedIn }: { readonly signedIn: boolean }) {
  if (signedIn) {
    return (
      <>
        <p className={words}>Open the link in the mail that was sent to your new address.</p>
        <ButtonLink to="/settings?section=profile" variant="outline">
          Back to the settings
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p className={words}>Sign in with your present email first. Then open the link in the mail again.</p>
      <ButtonLink to="/login">Sign in</ButtonLink>
    </>
  );
}

const title = css({ textStyle: 'h1', fontSize: { sm: '[30px]' }, lineHeight: { sm: '[36px]' } });
const words = css({ color: 'ink.muted', mt: '6', mb: '24' });
