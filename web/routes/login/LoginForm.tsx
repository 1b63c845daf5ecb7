import type { FormEvent } from 'react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { Button, ButtonLink } from '../../components/Button.js';
import { Field } from '../../components/Field.js';
import { TextInput } from '../../components/TextInput.js';
import { checkSession } from '../session/session.js';
import type { SignInMode } from '../session/signIn.js';
import { signIn, signInProblem } from '../session/signIn.js';
import { LoginFoot } from './LoginFoot.js';
import type { CredentialProblems } from './login.rules.js';
import { problemsOf, tidyEmail } from './login.rules.js';
import { providerProblem } from './providerProblem.js';

const words = {
  login: {
    subtitle: 'Sign in to continue',
    submit: 'Sign in',
    busy: 'Signing in...',
    toggle: 'Need an account? Create one',
    password: 'current-password',
  },
  register: {
    subtitle: 'Create your account',
    submit: 'Create account',
    busy: 'Creating account...',
    toggle: 'Already have an account? Sign in',
    password: 'new-password',
  },
} as const;

/** Both modes share the e-mail address; the error and the password belong to one. */
export function LoginForm() {
  const navigate = useNavigate();
  const [mode, setMode] = useState<SignInMode>('login');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<CredentialProblems>({});
  const [search] = useSearchParams();
  const [failure, setFailure] = useState(providerProblem(search.get('error')));
  const [busy, setBusy] = useState(false);
  const said = words[mode];

  function toggle() {
    setMode(mode === 'login' ? 'register' : 'login');
    setPassword('');
    setProblems({});
    setFailure('');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf({ email, password });
    setProblems(found ?? {});
    setFailure('');
    if (found) return;
    setBusy(true);
    try {
      await signIn(mode, { email: tidyEmail(email), password });
      await checkSession();
      await navigate('/');
    } catch (problem) {
      setFailure(signInProblem(problem));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <h1 className={title}>Welcome to Showhome</h1>
      <p className={subtitle}>{said.subtitle}</p>
      <form className={form} onSubmit={submit} noValidate>
        <Button variant="outline" onClick={() => window.location.assign('/api/login')}>
          Continue with Google
        </Button>
        <p className={divider}>Or</p>
        <Field label="Email" error={problems.email}>
          <TextInput
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label="Password" error={problems.password}>
          <TextInput
            type="password"
            autoComplete={said.password}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {search.get('reset') === 'done' && !failure && (
          <output className={done}>Your new password is set. Sign in with it.</output>
        )}
        {failure && (
          <p role="alert" className={refusal}>
            {failure}
          </p>
        )}
        <div className={acts}>
          <ButtonLink to="/" variant="outline">
            Cancel
          </ButtonLink>
          <Button type="submit" busy={busy} busyLabel={said.busy}>
            {said.submit}
          </Button>
        </div>
      </form>
      <p className={toggleRow}>
        <Button variant="link" onClick={toggle}>
          {said.toggle}
        </Button>
      </p>
      <LoginFoot />
    </>
  );
}

const title = css({ textStyle: 'h1', fontSize: { sm: '[30px]' }, lineHeight: { sm: '[36px]' } });
const subtitle = css({ color: 'ink.muted', mt: '6', mb: '24' });
const form = css({ display: 'grid', gap: '16' });
const divider = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  textStyle: 'small',
  color: 'ink.subtle',
  _before: { content: '""', flex: '1', h: '[1px]', bg: 'line' },
  _after: { content: '""', flex: '1', h: '[1px]', bg: 'line' },
});
const done = css({ textStyle: 'small' });
const refusal = css({ color: 'danger.text', textStyle: 'small' });
const acts = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)', gap: '12', mt: '4' });
const toggleRow = css({ mt: '22' });
