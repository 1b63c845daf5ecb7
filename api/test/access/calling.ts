/** Makes any documented REST call as each caller. */
import type { Permission } from '../../domain/permissions.js';
import { needsOf } from '../../http/permissions.js';
import { readOperations } from '../../rest/operations.js';
import { isOperation, ROUTES } from '../../rest/routes.js';
import { schema } from '../../schema/schema.js';
import type { AskedCall } from './calls.js';
import type { Actor, World } from './world.js';

interface Told {
  readonly status: number;
  readonly text: string;
}

interface Calling extends AskedCall {
  readonly actor: Actor;
  /** method and path */
  readonly name: string;
}

export async function call(world: World, { actor, name, id, body }: Calling): Promise<Told> {
  const [method, path = ''] = name.split(' ');
  const cookie = world.cookieOf(actor);
  const sent = body?.(world);
  const response = await fetch(world.server.url + path.replace('{id}', id?.(world) ?? ''), {
    method,
    redirect: 'manual',
    headers: { ...(cookie && { cookie }), ...(sent && { 'content-type': 'application/json' }) },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  return { status: response.status, text: await response.text() };
}

const operations = readOperations(schema);

/** What the call's operation needs. A call with a handler of its own only reads, which every role may. */
export function needs(name: string): readonly Permission[] {
  const route = ROUTES.find(({ method, path }) => `${method} ${path}` === name);
  return route && isOperation(route) ? needsOf(schema, operations.get(route.operation).document) : [];
}
