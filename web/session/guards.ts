import { redirect } from 'react-router-dom';
import { loginFor, takeDestination } from './destination.js';
import { currentUser } from './session.js';

interface Arrival {
  readonly request: Pick<Request, 'url'>;
}

/**
 * For the loader of a page that needs a user: redirects a visitor to the login page, which leads back here. Visitors'
 * pages have no links to these pages, so without an argument the address bar has the page that was asked for.
 */
export async function requireUser(arrival?: Arrival): Promise<void> {
  if (await currentUser()) return;
  throw redirect(loginFor(new URL(arrival?.request.url ?? window.location.href)));
}

/**
 * For the loader of a page for visitors: redirects a signed-in user to the dashboard, or to the page that they asked
 * for.
 */
export async function visitorsOnly({ request }: Arrival): Promise<null> {
  if (await currentUser()) throw redirect(takeDestination(new URL(request.url).searchParams));
  return null;
}

/** For the loader of a page that differs for visitors and users: waits until it is known who is signed in. */
export async function forAnybody(): Promise<null> {
  await currentUser();
  return null;
}
