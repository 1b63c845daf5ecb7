import { redirect } from 'react-router-dom';
import { loginFor, takeDestination } from './destination.js';
import { currentUser } from './session.js';

interface Arrival {
  readonly request: Pick<Request, 'url'>;
}

/**
 * For the loader of a page that needs a user: sends a visitor to the login page, which leads back here. A visitor's
 * pages link to none of these, so without the loader's argument it is the address bar that asks.
 */
export async function requireUser(arrival?: Arrival): Promise<void> {
  if (await currentUser()) return;
  throw redirect(loginFor(new URL(arrival?.request.url ?? window.location.href)));
}

/** For the loader of a page that is for visitors: sends a signed-in user home, or to the page they came for. */
export async function visitorsOnly({ request }: Arrival): Promise<null> {
  if (await currentUser()) throw redirect(takeDestination(new URL(request.url).searchParams));
  return null;
}

/** For the loader of a page that looks different to visitors and to users: it waits until it is known who is there. */
export async function forAnybody(): Promise<null> {
  await currentUser();
  return null;
}
