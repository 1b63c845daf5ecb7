/** What this tab keeps for whoever is signed in. It goes with their session. */
const mark = 'ofSession.';

export const keptOfSession = (name: string): string | null => sessionStorage.getItem(mark + name);

/** @param value null: nothing may be left of an earlier one */
export function keepOfSession(name: string, value: string | null): void {
  if (value === null) sessionStorage.removeItem(mark + name);
  else sessionStorage.setItem(mark + name, value);
}

export function forgetSession(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(mark)) sessionStorage.removeItem(key);
  } catch {
    // a browser that lends no storage has kept nothing
  }
}
