/** Ends requests whose bodies arrive too slowly, because each holds a connection. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError, sendError } from './answer.js';
import type { HttpLimits } from './limits.js';

const TOO_SLOW = 'The request came too slowly. Try again.';
/** Milliseconds in which the client can read the refusal. */
const LINGER_MS = 1000;
const LOOK_MS = 1000;

interface SlowRequests {
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** Whether the request was ended here; an error of its handler is then ignored. */
  hasEnded(request: IncomingMessage): boolean;
}

export function watchSlowRequests({ bodyMs, file }: Pick<HttpLimits, 'bodyMs' | 'file'>): SlowRequests {
  const ended = new WeakSet<IncomingMessage>();

  function end(request: IncomingMessage, response: ServerResponse): void {
    ended.add(request);
    if (response.headersSent) return void request.destroy();
    sendError(request, response, new HttpError(408, TOO_SLOW, { connection: 'close' }));
    setTimeout(() => request.destroy(), LINGER_MS).unref();
  }

  return {
    hasEnded: (request) => ended.has(request),
    watch(request, response) {
      if (request.complete || !hasBody(request)) return;
      const begun = performance.now();
      const before = request.socket.bytesRead;
      const isSlow = isFile(request)
        ? (elapsed: number) =>
            elapsed > file.graceMs &&
            (request.socket.bytesRead - before) / (elapsed - file.graceMs) < file.leastBytesPerSecond / 1000
        : (elapsed: number) => elapsed > bodyMs;
      const timer = setInterval(
        () => {
          if (request.complete || request.destroyed) return clearInterval(timer);
          if (!isSlow(performance.now() - begun)) return;
          clearInterval(timer);
          end(request, response);
        },
        Math.min(LOOK_MS, bodyMs / 2),
      ).unref();
      request.once('close', () => clearInterval(timer));
    },
  };
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isFile = ({ method, url }: IncomingMessage) => method === 'PUT' && url?.startsWith('/files/') === true;
