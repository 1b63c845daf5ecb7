import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { spawnServer } from './spawnServer.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** address of the running product */
    readonly url: string;
    /** a rendered photo of an empty room, JPEG */
    readonly photo: string;
  }
}

/** Starts the product for the browser tests, as a person starts it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // every person that a test registers has another address; otherwise the rate limit would stop the tests
  const server = await spawnServer({ settings: { TRUST_PROXY: '1' } });
  project.provide('url', server.url);
  project.provide('photo', fileURLToPath(new URL('../demo/photos/living-room.jpg', import.meta.url)));
  return server.close;
}
