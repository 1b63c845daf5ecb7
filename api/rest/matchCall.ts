import { CallError } from './call.js';
import { isOperation, parametersOf, ROUTES, type OperationRoute } from './routes.js';

interface MatchedCall {
  readonly route: OperationRoute;
  /** the path's values in place of the braces, by the argument's name */
  readonly parameters: Readonly<Record<string, string>>;
}

const PATTERNS = ROUTES.filter(isOperation).map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
  given: parametersOf(route),
}));

/**
 * The route of a request.
 * @throws CallError 404, or 405 when the path exists but not for the method
 */
export function matchCall(method: string, path: string): MatchedCall {
  const matches = PATTERNS.flatMap(({ route, pattern, given }) => {
    const found = pattern.exec(path);
    if (!found) return [];
    return [
      { route, parameters: Object.fromEntries(given.map(({ argument }, at) => [argument, found[at + 1] ?? ''])) },
    ];
  });
  if (matches.length === 0) throw new CallError(404, 'Not found.');
  const wanted = method === 'HEAD' ? 'GET' : method;
  const match = matches.find(({ route }) => route.method === wanted);
  if (match) return match;
  const allow = matches
    .flatMap((each) => (each.route.method === 'GET' ? ['GET', 'HEAD'] : each.route.method))
    .join(', ');
  throw new CallError(405, `Expected ${allow}.`, { headers: { allow } });
}
