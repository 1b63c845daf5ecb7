import type { IncomingMessage } from 'node:http';
import { HttpError, type Handler } from './answer.js';

/** `path` matches only itself, `below` everything that begins with it. Without `methods` the handler decides. */
export type Route = { readonly methods?: readonly string[]; readonly handle: Handler } & (
  | { readonly path: string }
  | { readonly below: string }
);

/**
 * The first matching route.
 * @throws HttpError 405 when the path exists but not for this method, 404 when the path does not exist
 */
export function matchRoute(routes: readonly Route[], { url, method = 'GET' }: IncomingMessage): Route {
  const [path = '/'] = (url ?? '/').split('?', 1);
  const route = routes.find((each) => ('path' in each ? each.path === path : path.startsWith(each.below)));
  if (!route) throw new HttpError(404, 'Not found.');
  if (route.methods && !route.methods.includes(method)) {
    const allow = route.methods.join(', ');
    throw new HttpError(405, `Expected ${allow}.`, { allow });
  }
  return route;
}
