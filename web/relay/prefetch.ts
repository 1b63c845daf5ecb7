/** Prefetches a page, its chunk and its query, when the pointer or the focus rests on a link. */
import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';

const REST = 65; // ms that the pointer must stay on a link
const FRESH = 10_000; // ms that a prefetched answer is kept for the visit

/** What is needed here of Relay's preloaded query: Relay itself is loaded with the shell. */
export interface Query {
  readonly kind: 'PreloadedQuery';
  readonly name: string;
  readonly variables: object;
  /** undefined when the store had everything */
  readonly source?: unknown;
  readonly dispose: () => void;
}

interface Started {
  readonly query: Query;
  readonly expiry: ReturnType<typeof setTimeout>;
}

let known: RouteObject[] = [];
const started = new Map<string, Started>();

const keyOf = (name: string, variables: object) => `${name} ${JSON.stringify(variables)}`;

/** Sets the routes that links may lead to. */
export function prefetchRoutes(routes: RouteObject[]) {
  known = routes;
}

/** The prefetched query for a visit that begins now, if there is one. It is handed out once. */
export function takePrefetched(name: string, variables: object): Query | undefined {
  const key = keyOf(name, variables);
  const found = started.get(key);
  clearTimeout(found?.expiry);
  started.delete(key);
  return found?.query;
}

/** Whether a loader's answer is a query. */
export const isQuery = (answer: unknown): answer is Query =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'PreloadedQuery';

function keep(query: Query) {
  const { name, variables } = query;
  takePrefetched(name, variables)?.dispose();
  const expiry = setTimeout(() => takePrefetched(name, variables)?.dispose(), FRESH);
  started.set(keyOf(name, variables), { query, expiry });
}

/** Whether the person asks to save data, or the connection is slow. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'));
}

let last = { href: '', at: 0 };

/** Loads what the page at an address needs. A failure is left to the visit itself. */
export async function prefetch(to: string): Promise<void> {
  const address = new URL(to, location.href);
  const again = address.href === last.href && Date.now() - last.at < FRESH;
  if (savesData() || again || address.href === location.href) return;
  const match = matchRoutes(known, address)?.at(-1);
  const lazy = match?.route.lazy;
  if (!match || typeof lazy !== 'object') return;
  last = { href: address.href, at: Date.now() };
  try {
    const [loader] = await Promise.all([lazy.loader?.(), lazy.Component?.()]);
    if (typeof loader !== 'function') return;
    const request = new Request(address);
    const answer: unknown = await loader({
      request,
      url: address,
      params: match.params,
      pattern: match.route.path ?? '',
      context: {},
    });
    if (isQuery(answer)) keep(answer);
  } catch {
    // the visit will fail in the same way and show it
  }
}

let resting: ReturnType<typeof setTimeout> | undefined;

/** For a link: prefetches at once on focus and press, and under a pointer that rests there. */
export const prefetchOnIntent = (to: string) => ({
  onPointerEnter: (event: { readonly pointerType: string }) => {
    clearTimeout(resting);
    if (event.pointerType === 'mouse') resting = setTimeout(() => void prefetch(to), REST);
  },
  onPointerLeave: () => clearTimeout(resting),
  onPointerDown: () => void prefetch(to),
  onFocus: () => void prefetch(to),
});
