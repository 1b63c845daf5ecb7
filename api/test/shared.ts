import { beforeAll } from 'vitest';

/**
 * What a file's tests share, as `const server = shared(startServer)`: made before the first of them, in the order in
 * which the file asks; what has a `close` is closed after the last, in the opposite order. Empty until then. For plain
 * objects: a class's methods, and values that change later, would be lost.
 */
export function shared<Thing extends object>(make: () => Promise<Thing>): Thing {
  const thing = {} as Thing;
  beforeAll(async () => {
    Object.assign(thing, await make());
    return async () => {
      if ('close' in thing && typeof thing.close === 'function') await thing.close();
    };
  });
  return thing;
}
