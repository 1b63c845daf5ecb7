import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { ButtonLink } from '../../components/Button.js';
import { FormHead } from '../../entry/FormHead.js';
import { emailProblem, passwordProblem, tidyEmail } from '../../entry/login.rules.js';
import { LoginFrame } from '../../entry/LoginFrame.js';
import { useSignInSettings } from '../../entry/signInSettings.js';
import { checkSession } from '../../session/session.js';
import { useLinkToken } from '../../session/useLinkToken.js';
import { choosePassword, requestReset } from './reset.js';
import { ResetForm } from './ResetForm.js';

/** Requests a link; with the link, whose token is after the #, sets a new password. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  return (
    <LoginFrame title="New password">
      {token ? <ChoosePassword key={token} token={token} /> : <AskForLink />}
    </LoginFrame>
  );
}

function ChoosePassword({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  return (
    <ResetForm
      foot={
        <Link to="/reset-password" className={another}>
          Ask for a new link
        </Link>
      }
      title="Choose a new password"
      subtitle="You are signed out everywhere when it is set."
      label="New password"
      type="password"
      autoComplete="new-password"
      act="Set password"
      busyAct="Setting password..."
      check={passwordProblem}
      submit={async (password) => {
        await choosePassword(token, password);
        await checkSession();
        await navigate('/login?reset=done', { replace: true });
      }}
    />
  );
}

function AskForLink() {
  const [said, setSaid] = useState('');
  const settings = useSignInSettings();
  if (said) return <Sent text={said} />;
  if (!settings.known) return null;
  if (!settings.passwordReset) return <AskSupport email={settings.supportEmail} />;
  return (
    <ResetForm
      title="Forgot your password?"
      subtitle="Enter your email, and a link to choose a new one comes by mail."
      label="Email"
      type="email"
      autoComplete="email"
      act="Send the link"
      busyAct="Sending..."
      check={emailProblem}
      submit={async (email) => setSaid(await requestReset(tidyEmail(email)))}
    />
  );
}

/** When no mail is sent, none is promised. */
function AskSupport({ email }: { readonly email: string }) {
  return (
    <>
      <FormHead
        title="Forgot your password?"
        subtitle={`This site sends no mail. Write to ${email} for a reset link.`}
      />
      <div className={acts}>
        <ButtonLink to="/login" variant="outline">
          Back to sign in
        </ButtonLink>
        <a href={`mailto:${email}`} className={button()}>
          Contact support
        </a>
      </div>
    </>
  );
}

function Sent({ text }: { readonly text: string }) {
  return (
    <>
      <FormHead title="Look into your mail" subtitle={text} status />
      <ButtonLink to="/login" variant="outline">
        Back to sign in
      </ButtonLink>
    </>
  );
}

const another = css({ display: 'block', mt: '16', textStyle: 'small', textDecoration: 'underline' });
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '12', '& > *': { flex: '[1 0 auto]' } });
