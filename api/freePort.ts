import { createServer, type AddressInfo } from 'node:net';

/**
 * A port of 127.0.0.1 that is free now.
 * @param wanted tries this one; 0: any
 */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
