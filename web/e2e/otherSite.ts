/** Another site, which shows parts of the product in its own pages. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface OtherSite {
  /** two origins of the same pages */
  readonly origin: string;
  readonly alias: string;
  close(): Promise<void>;
}

/** @param page makes the HTML of its only page, for each request anew */
export async function startOtherSite(page: () => string): Promise<OtherSite> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>Another site</title><body>${page()}</body></html>`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    alias: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
