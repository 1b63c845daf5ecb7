import { useEffect, useState } from 'react';

export interface SignInSettings {
  /** the server has answered; until then nothing is offered */
  readonly known: boolean;
  /** a link to choose a new password can be sent by mail */
  readonly passwordReset: boolean;
  readonly supportEmail: string;
  /** who else can sign people in, where one is configured */
  readonly provider: 'google' | 'oidc' | null;
}

/** Before the server has answered, and when it does not. */
const UNKNOWN: SignInSettings = {
  known: false,
  passwordReset: false,
  supportEmail: 'support@showhome.example',
  provider: null,
};
const UNANSWERED: SignInSettings = { ...UNKNOWN, known: true };

async function read(signal: AbortSignal): Promise<SignInSettings> {
  const answer = await fetch('/api/auth/settings', { signal });
  return answer.ok ? { ...(await answer.json()), known: true } : UNANSWERED;
}

/** What this server offers to people who cannot sign in. */
export function useSignInSettings(): SignInSettings {
  const [settings, setSettings] = useState(UNKNOWN);
  useEffect(() => {
    const leaving = new AbortController();
    read(leaving.signal)
      .catch(() => UNANSWERED)
      .then((answer) => leaving.signal.aborted || setSettings(answer));
    return () => leaving.abort();
  }, []);
  return settings;
}
