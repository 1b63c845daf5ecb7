/** A way to the database on which the answer to a commit can be lost: the commit itself arrives. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SeveredDatabase {
  readonly url: string;
  /**
   * The next commit reaches the database, and the connection breaks.
   * @param moment before or after the database has answered
   */
  loseNextCommit(moment: 'at once' | 'after it'): void;
  close(): Promise<void>;
}

export async function severedDatabase(databaseUrl: string): Promise<SeveredDatabase> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let losing: 'at once' | 'after it' | null = null;
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    let isLost = false;
    const end = () => {
      client.destroy();
      if (!isLost) database.destroy();
    };
    for (const socket of [client, database]) sockets.add(socket.on('error', end).on('close', end));
    client.on('data', (data) => {
      database.write(data);
      if (!losing || !data.includes('COMMIT')) return;
      isLost = true;
      const moment = losing;
      losing = null;
      if (moment === 'at once') client.destroy();
      else database.once('data', () => client.destroy());
    });
    database.on('data', (data) => void (isLost || client.write(data)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    loseNextCommit: (moment) => void (losing = moment),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
