import type { IncomingMessage, ServerResponse } from 'node:http';
import { logIdsNow } from '../domain/occasion.js';
import { NO_TRACES, placeIn, spanNow, type Traces } from '../watching/traces.js';
import type { Route } from './routes.js';
import { surfaceOf } from './measuredRequests.js';

/**
 * Traces a request until its answer is sent, or its client is gone. Probes of health and metrics come every few seconds
 * and are not traced. Paths are named by their route: many hold a token or an address.
 */
export async function traceRequest(
  traces: Traces,
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Promise<void>,
): Promise<void> {
  if (traces === NO_TRACES || surfaceOf(request.url ?? '/') === 'other') return answer();
  const method = request.method ?? 'GET';
  const attributes = { 'http.request.method': method };
  await traces.during(
    { name: method, kind: 'server', attributes },
    async (span) => {
      const closed = new Promise((resolve) => response.once('close', resolve));
      await answer();
      await closed;
      const { requestId, workspaceId } = logIdsNow();
      span?.set({
        'http.response.status_code': response.statusCode,
        'showhome.request_id': requestId,
        'showhome.workspace_id': workspaceId,
      });
      if (response.statusCode >= 500) span?.fail(String(response.statusCode));
      else if (!response.writableFinished) span?.fail('aborted');
    },
    placeIn(request.headers.traceparent),
  );
}

/** Names the request that is being traced. */
export function nameRequest(route: Route, { method = 'GET' }: IncomingMessage): void {
  const span = spanNow();
  if (!span) return;
  const path = 'path' in route ? route.path : `${route.below}*`;
  span.rename(`${method} ${path}`);
  span.set({ 'http.route': path });
}
