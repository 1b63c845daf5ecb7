import { beforeAll } from 'vitest';

interface Closable {
  close?(): Promise<unknown>;
}

/**
 * What a file's tests share, as `const server = shared(startServer)`: made before the first of them, in the order in
 * which the file asks, and closed after the last in the opposite order. Empty until then. A plain object: methods of a
 * class and values that change later would be lost.
 */
export function shared<Thing extends Closable>(make: () => Promise<Thing>): Thing {
  const thing = {} as Thing;
  beforeAll(async () => {
    Object.assign(thing, await make());
    return async () => void (await thing.close?.());
  });
  return thing;
}
