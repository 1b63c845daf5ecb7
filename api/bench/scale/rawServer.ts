/**
 * A server of the raw pages, as a process of its own: `DATABASE_URL=... node rawServer.ts`. Prints its port. A request
 * is `/PAGE?token=SESSION&project=ID`.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { RAW_PAGES, type PageName, type RawCaller } from './rawPages.js';

const db = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });

const SESSION = `SELECT s."userId", m."workspaceId" FROM "Session" s JOIN "User" u ON u."id" = s."userId"
  JOIN "Membership" m ON m."userId" = s."userId" WHERE s."token" = $1 AND s."expiresAt" > now()`;

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const page = RAW_PAGES[pathname.slice(1) as PageName];
  const [caller] = (await db.query<RawCaller>(SESSION, [searchParams.get('token')])).rows;
  if (!caller) return response.writeHead(401).end();
  const answer = await page(db, caller, searchParams.get('project') ?? '');
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.on('SIGTERM', () => process.exit());
