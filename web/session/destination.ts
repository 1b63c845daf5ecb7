/** Where the provider's sign-in is to lead: it leaves the application, and comes back to / in this tab. */
const STORAGE_KEY = 'destination';
const HOME = '/dashboard';

/** The login page for somebody who asked for another page first. */
export function loginFor({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const asked = pathname + search;
  return asked === HOME ? '/login' : `/login?${new URLSearchParams({ next: asked })}`;
}

/** The page of this application that `?next=` names; null where it names none, or one of another site. */
export function destinationOf(search: URLSearchParams): string | null {
  const next = search.get('next');
  if (!next?.startsWith('/')) return null;
  try {
    const { origin, pathname, search: query } = new URL(next, window.location.origin);
    // "//elsewhere" and "/\elsewhere" begin with a slash, too, and "/x/..//elsewhere" comes to the former
    if (origin !== window.location.origin || pathname.startsWith('//')) return null;
    // nobody is sent to sign in again
    return pathname === '/login' ? null : pathname + query;
  } catch {
    return null;
  }
}

/** Remembers the page in this tab while the provider signs the person in; null forgets it. */
export function keepDestination(page: string | null): void {
  try {
    if (page === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, page);
  } catch {
    // the person lands on the dashboard
  }
}

/** Where somebody goes who is signed in: to the page that was asked for, once, else home. */
export function takeDestination(search: URLSearchParams): string {
  let remembered = null;
  try {
    remembered = sessionStorage.getItem(STORAGE_KEY);
  } catch {
    // nothing is remembered
  }
  keepDestination(null);
  return destinationOf(search) ?? destinationOf(new URLSearchParams({ next: remembered ?? '' })) ?? HOME;
}
