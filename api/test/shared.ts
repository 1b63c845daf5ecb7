import { beforeAll } from 'vitest';

/**
 * A value that a file's tests share, as `const server = shared(startServer)`: created before the first test, in the
 * order of the calls; a `close` method is called after the last test, in the opposite order. Empty until then. For
 * plain objects only: methods of classes, and values that change later, would be lost.
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
