/** What this tab keeps for the signed-in user. It is removed when the session ends. */
const PREFIX = 'ofSession.';

export const keptOfSession = (name: string): string | null => sessionStorage.getItem(PREFIX + name);

/** @param value null: the stored value is removed */
export function keepOfSession(name: string, value: string | null): void {
  if (value === null) sessionStorage.removeItem(PREFIX + name);
  else sessionStorage.setItem(PREFIX + name, value);
}

export function forgetSession(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // without storage nothing is kept
  }
}
