/** Serves only the links of a store: no pages, no GraphQL. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { createPrisma } from '../db/client.js';
import { newId } from '../domain/ids.js';
import { handleFiles } from '../http/files.js';
import type { PrismaClient } from '../db/client.js';
import { type DiskSpace, openDiskRoom } from '../storage/diskRoom.js';
import type { ObjectStore } from '../storage/store.js';
import { freshDatabase } from './database.js';

export interface FileServer {
  readonly url: string;
  readonly prisma: PrismaClient;
  /** the store; for each upload link that it makes there is a row, as if a person had requested it */
  readonly store: ObjectStore;
  /** the log lines */
  readonly logged: readonly string[];
  close(): Promise<void>;
}

interface FileServerOptions {
  /** replaces the reading of the disk's space */
  readonly measure?: () => Promise<DiskSpace>;
}

export async function startFileServer(bare: ObjectStore, { measure }: FileServerOptions = {}): Promise<FileServer> {
  const database = await freshDatabase();
  const prisma = createPrisma(database.url);
  const { id: workspaceId } = await prisma.workspace.create({ data: { id: newId('org'), name: 'Test' } });
  const store: ObjectStore = {
    ...bare,
    async signPut(key, options) {
      const signed = await bare.signPut(key, options);
      const expiresAt = new Date(Date.now() + options.expiresIn * 1000);
      const { contentType, size, exactSize } = options;
      const row = { workspaceId, objectKey: key, contentType, size, exactSize, expiresAt };
      await prisma.upload.upsert({ where: { objectKey: key }, create: { id: newId('upl'), ...row }, update: row });
      return signed;
    },
  };
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
  const disk = openDiskRoom({ folder: tmpdir(), reserve: 0, log, measure });
  const server = createServer((request, response) => {
    handleFiles(request, response, { store, prisma, disk, log }).catch((error) => response.destroy(error as Error));
  });
  // Node's default is five seconds: a slow machine would have an idle connection closed during the next request.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    prisma,
    store,
    logged,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await prisma.$disconnect();
      await database.drop();
    },
  };
}
