import { useEffect, useState } from 'react';

export interface SignInSettings {
  /** a link to choose a new password can be sent by mail */
  readonly passwordReset: boolean;
  readonly supportEmail: string;
}

/** Until the server has answered, and where it does not. */
const unknown: SignInSettings = { passwordReset: false, supportEmail: 'support@showhome.example' };

/** What this server offers to whoever cannot sign in. */
export function useSignInSettings(): SignInSettings {
  const [settings, setSettings] = useState(unknown);
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/api/auth/settings', { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.json() : unknown))
      .then(setSettings)
      .catch(() => {}); // the link to support stands
    return () => leaving.abort();
  }, []);
  return settings;
}
