/** What this tab keeps for whoever is signed in. It goes with their session. */
const PREFIX = 'ofSession.';

export const keptOfSession = (name: string): string | null => sessionStorage.getItem(PREFIX + name);

/** @param value null: nothing may be left of an earlier one */
export function keepOfSession(name: string, value: string | null): void {
  if (value === null) sessionStorage.removeItem(PREFIX + name);
  else sessionStorage.setItem(PREFIX + name, value);
}

export function forgetSession(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // a browser that lends no storage has kept nothing
  }
}
