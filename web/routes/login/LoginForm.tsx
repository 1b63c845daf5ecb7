import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { css } from '#styled/css';
import { Button } from '../../components/Button.js';
import { Field } from '../../components/Field.js';
import { TextInput } from '../../components/TextInput.js';
import { useForm } from '../../forms/useForm.js';
import { destinationOf, keepDestination } from '../../session/destination.js';
import { checkSession } from '../../session/session.js';
import type { Credentials, SignInMode } from '../../entry/signIn.js';
import { problemsIn, signIn } from '../../entry/signIn.js';
import { EntryForm } from '../../entry/EntryForm.js';
import { FormHead } from '../../entry/FormHead.js';
import { LoginFoot } from './LoginFoot.js';
import { credentialProblems, tidyEmail } from '../../entry/login.rules.js';
import { LOGIN_WORDS } from './loginWords.js';
import { providerProblem } from './providerProblem.js';
import { useSignInSettings } from '../../entry/signInSettings.js';

/** Both modes share the e-mail address; the error and the password belong to one mode. */
export function LoginForm() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [mode, setMode] = useState<SignInMode>(search.get('mode') === 'register' ? 'register' : 'login');
  const settings = useSignInSettings();
  const form = useForm({
    start: { email: '', password: '' },
    wrong: { form: providerProblem(search.get('error')) },
    check: credentialProblems,
    send: (credentials) => problemsIn(enter(credentials)),
  });
  const { problems, field } = form;
  const said = LOGIN_WORDS[mode];

  async function enter({ email, password }: Credentials) {
    await signIn(mode, { email: tidyEmail(email), password });
    await checkSession();
    await navigate(destinationOf(search) ?? '/', { replace: true });
  }

  function toggle() {
    setMode(mode === 'login' ? 'register' : 'login');
    form.set({ password: '' });
    form.clear();
  }

  function leaveForProvider() {
    keepDestination(destinationOf(search));
    window.location.assign('/api/login');
  }

  return (
    <>
      <FormHead title="Welcome to Showhome" subtitle={said.subtitle} status />
      <EntryForm form={form} cancelTo="/" act={said.submit} busyAct={said.busy}>
        {/* where no provider is set up, its path leads back with a sentence */}
        <Button variant="outline" onClick={leaveForProvider}>
          Continue with Google
        </Button>
        <p className={divider}>Or</p>
        <Field label="Email" error={problems.email}>
          <TextInput {...field('email')} type="email" autoComplete="email" />
        </Field>
        <Field label="Password" hint={!problems.password && said.hint} error={problems.password}>
          <TextInput {...field('password')} type="password" autoComplete={said.password} />
        </Field>
        {search.get('reset') === 'done' && !problems.form && (
          <output className={done}>Your new password is set. Sign in with it.</output>
        )}
      </EntryForm>
      <p className={toggleRow}>
        <Button variant="link" onClick={toggle}>
          {said.toggle}
        </Button>
      </p>
      <LoginFoot settings={settings} />
    </>
  );
}

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
