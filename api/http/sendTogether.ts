import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Connections that hold back what was written in this turn of the event loop. */
const held = new Set<Duplex>();

function letGo(): void {
  for (const connection of held) connection.uncork();
  held.clear();
}

/**
 * Writes the messages of one turn of the event loop together: a socket that watches a thousand rows gets them by a few
 * system calls, not by a thousand.
 */
export function sendTogether(client: WebSocket, connection: Duplex): void {
  const send = client.send.bind(client) as (...message: unknown[]) => void;
  client.send = (...message: unknown[]) => {
    if (!held.has(connection)) {
      if (held.size === 0) setImmediate(letGo);
      held.add(connection);
      connection.cork();
    }
    send(...message);
  };
}
