/** Makes any documented REST call as each caller. */
import type { Permission } from '../../domain/permissions.js';
import { needsOf } from '../../http/permissions.js';
import { readOperations } from '../../rest/operations.js';
import { isOperation, ROUTES } from '../../rest/routes.js';
import { schema } from '../../schema/schema.js';
import { headersOf } from '../httpClient.js';
import type { AskedCall } from './calls.js';
import type { Actor, World } from './world.js';

interface Told {
  readonly status: number;
  readonly text: string;
}

interface NamedCall extends AskedCall {
  /** method and path */
  readonly name: string;
}

/** @param cookieOrKey left out: nobody's */
export async function callWith(
  world: World,
  cookieOrKey: string | undefined,
  { name, id, search = '', body }: NamedCall,
): Promise<Told> {
  const [method, path = ''] = name.split(' ');
  const sent = body?.(world);
  const response = await fetch(world.server.url + path.replace('{id}', id?.(world) ?? '') + search, {
    method,
    redirect: 'manual',
    headers: { ...headersOf(cookieOrKey), ...(sent && { 'content-type': 'application/json' }) },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  return { status: response.status, text: await response.text() };
}

export const call = (world: World, { actor, ...asked }: NamedCall & { readonly actor: Actor }) =>
  callWith(world, world.cookieOf(actor), asked);

const operations = readOperations(schema);

/** What the call needs of a role or a key. */
export function needs(name: string): readonly Permission[] {
  const route = ROUTES.find(({ method, path }) => `${method} ${path}` === name);
  if (route && isOperation(route)) return needsOf(schema, operations.get(route.operation).document);
  return route?.need ? [route.need] : [];
}
