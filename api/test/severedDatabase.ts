/** A proxy to the database that can fail: it closes connections, drops data, or loses the answer to a commit. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SeveredDatabase {
  readonly url: string;
  /**
   * Forwards the next commit to the database, and closes the connection.
   * @param moment before or after the database has answered
   */
  loseNextCommit(moment: 'at once' | 'after it'): void;
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Keeps connections open and accepts new ones, but forwards nothing. */
  silence(): void;
  /** Ends `cut` or `silence`. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function severedDatabase(databaseUrl: string): Promise<SeveredDatabase> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let losing: 'at once' | 'after it' | null = null;
  let isSilent = false;
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    let isLost = false;
    const end = () => {
      client.destroy();
      if (!isLost) database.destroy();
    };
    for (const socket of [client, database]) {
      sockets.add(socket.on('error', end).on('close', end));
      socket.once('close', () => sockets.delete(socket));
    }
    client.on('data', (data) => {
      if (isSilent) return;
      database.write(data);
      if (!losing || !data.includes('COMMIT')) return;
      isLost = true;
      const moment = losing;
      losing = null;
      if (moment === 'at once') client.destroy();
      else database.once('data', () => client.destroy());
    });
    database.on('data', (data) => void (isLost || isSilent || client.write(data)));
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = async () => {
    const closed = new Promise((done) => server.close(done));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    loseNextCommit: (moment) => void (losing = moment),
    cut,
    silence: () => void (isSilent = true),
    async restore() {
      // Data was dropped, so earlier connections cannot continue.
      if (isSilent) for (const socket of sockets) socket.destroy();
      isSilent = false;
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
}
