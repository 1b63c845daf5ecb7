/** Where to go after the provider's sign-in, which leaves the application and returns to / in this tab. */
const STORAGE_KEY = 'destination';
const HOME = '/dashboard';

/** The login page for a person who asked for another page first. */
export function loginFor({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const asked = pathname + search;
  return asked === HOME ? '/login' : `/login?${new URLSearchParams({ next: asked })}`;
}

/** The page of this application in `?next=`; null when there is none, or it is of another site. */
export function destinationOf(search: URLSearchParams): string | null {
  const next = search.get('next');
  if (!next?.startsWith('/')) return null;
  try {
    const { origin, pathname, search: query } = new URL(next, window.location.origin);
    // "//elsewhere" and "/\elsewhere" also begin with a slash, and "/x/..//elsewhere" resolves to the former
    if (origin !== window.location.origin || pathname.startsWith('//')) return null;
    // the login page must not lead to itself
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
    // without storage the person lands on the dashboard
  }
}

/** Where a signed-in person goes: to the requested page, once, or else to the dashboard. */
export function takeDestination(search: URLSearchParams): string {
  let remembered = null;
  try {
    remembered = sessionStorage.getItem(STORAGE_KEY);
  } catch {
    // without storage nothing is kept
  }
  keepDestination(null);
  return destinationOf(search) ?? destinationOf(new URLSearchParams({ next: remembered ?? '' })) ?? HOME;
}
