/** Limits the connections and requests of one address. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { HttpError } from './answer.js';
import { clientNetwork, networkOf } from './clientAddress.js';
import type { HttpLimits } from './limits.js';
import { createQuota } from './quota.js';

const TOO_MANY_CONNECTIONS = 'Too many connections from your address. Try again in a moment.';
const TOO_MANY_REQUESTS = 'Too many requests at once from your address. Try again in a moment.';
const TOO_SLOW = 'The request came too slowly. Try again.';

/** Refuses connections beyond the limit, and requests whose headers arrive too slowly or are invalid. */
export function boundConnections(server: Server, limits: HttpLimits, trustProxy: number): void {
  const quota = createQuota(limits.connections);
  if (trustProxy === 0) {
    server.on('connection', (socket) => {
      const give = quota.take(networkOf(socket.remoteAddress ?? ''));
      if (give) socket.once('close', give);
      else refuse(socket, '429 Too Many Requests', TOO_MANY_CONNECTIONS);
    });
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse(socket as Socket, '408 Request Timeout', TOO_SLOW);
    if (error.code === 'HPE_HEADER_OVERFLOW') {
      return refuse(socket as Socket, '431 Request Header Fields Too Large', 'The headers are too large.');
    }
    refuse(socket as Socket, '400 Bad Request', 'This is not a request of HTTP.');
  });
}

/** Counts a request of its address until it is answered. Throws HttpError 429 beyond the limit. */
export function requestCounter(limits: HttpLimits, trustProxy: number) {
  const quota = createQuota(limits.requests);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const give = quota.take(clientNetwork(request, trustProxy));
    if (!give) throw new HttpError(429, TOO_MANY_REQUESTS, { 'retry-after': '1', connection: 'close' });
    response.once('close', give);
  };
}

function refuse(socket: Socket, status: string, sentence: string): void {
  const headers = ['content-type: text/plain; charset=utf-8', `content-length: ${sentence.length}`, 'retry-after: 1'];
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n${headers.join('\r\n')}\r\n\r\n${sentence}`);
  socket.destroySoon();
}
