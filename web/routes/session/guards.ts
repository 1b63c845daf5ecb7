import { redirect } from 'react-router-dom';
import { currentUser } from './session.js';

const home = '/dashboard';

/** For the loader of a page that needs a user: sends a visitor to the login page. */
export async function requireUser(): Promise<void> {
  if (!(await currentUser())) throw redirect('/login');
}

/** For the loader of a page that is for visitors: sends a signed-in user home. */
export async function visitorsOnly(): Promise<null> {
  if (await currentUser()) throw redirect(home);
  return null;
}

/** For the loader of a page that looks different to visitors and to users: it waits until it is known who is there. */
export async function forAnybody(): Promise<null> {
  await currentUser();
  return null;
}
