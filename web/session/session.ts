import { useEffect, useSyncExternalStore } from 'react';
import { forgetSession } from './ofSession.js';

export interface User {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
}

/** `undefined` until the server has been asked for the first time, `null` when nobody is signed in. */
let user: User | null | undefined;
let asking: Promise<User | null> | null = null;
const watchers = new Set<() => void>();

const isSame = (one: User, other: User) =>
  one.email === other.email && one.firstName === other.firstName && one.lastName === other.lastName;

function set(next: User | null) {
  if (next === user || (next && user && isSame(next, user))) return;
  user = next;
  for (const notify of watchers) notify();
}

declare global {
  interface Window {
    /** The answer to the request of index.html, sent while the application loads. */
    sessionAnswer?: Promise<Response>;
  }
}

/** The first answer was requested by index.html. */
function answer(): Promise<Response> {
  const { sessionAnswer } = window;
  delete window.sessionAnswer;
  return sessionAnswer ?? fetch('/api/auth/user', { credentials: 'same-origin' });
}

async function ask(): Promise<User | null> {
  const response = await answer();
  if (response.ok) return response.json();
  if (response.status === 401) {
    await response.text(); // an unread body counts as a request that is still running
    return null;
  }
  throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
}

/** The person is logging out: the end of the session must not lead to another page. */
let leaving = false;

/** Logs out by a full page load of the server's path. */
export function logOut() {
  leaving = true;
  forgetSession();
  window.location.assign('/api/logout');
}

function take(answer: User | null) {
  if (leaving) return;
  // Another user signed in in another tab: what is in memory here is not theirs.
  const isOther = user && answer && user.email !== answer.email;
  if (isOther || !answer) forgetSession();
  if (isOther) window.location.reload();
  else set(answer);
}

/**
 * Asks the server who is signed in, without a retry: a failed request counts as "not signed in" the first time, and
 * changes nothing about a known session.
 */
export function checkSession(): Promise<User | null> {
  asking ??= ask()
    .catch(() => user ?? null)
    .then((answer) => {
      take(answer);
      return answer;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** The known user, or else the server's answer. */
export const currentUser = async (): Promise<User | null> => (user === undefined ? checkSession() : user);

/** Shows a name or address that the person changed here at once. */
export const userChanged = (next: User) => set(next);

/** The server refused a request because the session ended. */
export const sessionEnded = () => take(null);

function watch(notify: () => void) {
  watchers.add(notify);
  return () => {
    watchers.delete(notify);
  };
}

export const useUser = () => useSyncExternalStore(watch, () => user);

/**
 * Checks the session when the window gets the focus or the network comes back, and when the browser shows a page from
 * its back-forward cache: the session may have ended since.
 */
export function useSessionChecks() {
  useEffect(() => {
    const check = () => void checkSession();
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      leaving = false;
      check();
    };
    window.addEventListener('focus', check);
    window.addEventListener('online', check);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('focus', check);
      window.removeEventListener('online', check);
      window.removeEventListener('pageshow', show);
    };
  }, []);
}
