import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { Button } from '../../components/Button.js';
import { Field } from '../../components/Field.js';
import { TextInput } from '../../components/TextInput.js';
import { destinationOf, keepDestination } from '../session/destination.js';
import { checkSession } from '../session/session.js';
import type { SignInMode } from '../session/signIn.js';
import { signIn, signInProblem } from '../session/signIn.js';
import { FormFoot } from './FormFoot.js';
import { FormHead } from './FormHead.js';
import { LoginFoot } from './LoginFoot.js';
import type { CredentialProblems } from './login.rules.js';
import { problemsOf, tidyEmail } from './login.rules.js';
import { loginWords } from './loginWords.js';
import { providerProblem } from './providerProblem.js';

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
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const said = loginWords[mode];

  function toggle() {
    setMode(mode === 'login' ? 'register' : 'login');
    setPassword('');
    setProblems({});
    setFailure('');
  }

  function leaveForProvider() {
    keepDestination(destinationOf(search));
    window.location.assign('/api/login');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf({ email, password });
    setProblems(found ?? {});
    setFailure('');
    if (found) {
      (found.email ? emailInput : passwordInput).current?.focus();
      return;
    }
    setBusy(true);
    try {
      await signIn(mode, { email: tidyEmail(email), password });
      await checkSession();
      await navigate(destinationOf(search) ?? '/', { replace: true });
    } catch (problem) {
      setFailure(signInProblem(problem));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <FormHead title="Welcome to Showhome" subtitle={said.subtitle} status />
      <form className={form} onSubmit={submit} noValidate>
        <Button variant="outline" onClick={leaveForProvider}>
          Continue with Google
        </Button>
        <p className={divider}>Or</p>
        <Field label="Email" error={problems.email}>
          <TextInput
            ref={emailInput}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label="Password" hint={!problems.password && said.hint} error={problems.password}>
          <TextInput
            ref={passwordInput}
            type="password"
            name="password"
            autoComplete={said.password}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {search.get('reset') === 'done' && !failure && (
          <output className={done}>Your new password is set. Sign in with it.</output>
        )}
        <FormFoot failure={failure} cancelTo="/" submit={said.submit} busy={busy} busyLabel={said.busy} />
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
const toggleRow = css({ mt: '22' });
