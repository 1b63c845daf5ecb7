import type { IncomingMessage, ServerResponse } from 'node:http';
import { EMBED_FOLDER } from '../embeds/address.js';
import type { LabelsOf, Metrics, Surface } from '../watching/metrics.js';
import { METRICS_PATH } from '../watching/metricsPage.js';
import { secondsSince } from '../watching/timed.js';
import { LOADER_PATH, OEMBED_PATH } from './embedPages.js';
import { GRAPHQL_PATH } from './answer.js';

/** What a path belongs to: the first that fits. A path that ends with a slash stands for all below it. */
const SURFACE_OF: readonly (readonly [path: string, Surface])[] = [
  [GRAPHQL_PATH, 'graphql'],
  ['/files/', 'files'],
  ['/api/packs/', 'files'],
  ['/api/invoices/', 'files'],
  ['/api/account/export', 'files'],
  ['/api/', 'rest'],
  [EMBED_FOLDER, 'embeds'],
  [LOADER_PATH, 'embeds'],
  [OEMBED_PATH, 'embeds'],
  ['/healthz', 'other'],
  ['/readyz', 'other'],
  [METRICS_PATH, 'other'],
  ['/', 'pages'],
];

/** Measures a request until its answer is sent, or its client is gone. */
export function measureRequest({ httpSeconds }: Metrics, request: IncomingMessage, response: ServerResponse): void {
  const began = performance.now();
  const surface = surfaceOf(request.url ?? '/');
  response.once('close', () => httpSeconds.observe({ surface, status: statusOf(response) }, secondsSince(began)));
}

export function surfaceOf(url: string): Surface {
  const [path = '/'] = url.split('?', 1);
  const fits = (known: string) => (known.endsWith('/') ? path.startsWith(known) : path === known);
  return SURFACE_OF.find(([known]) => fits(known))?.[1] ?? 'other';
}

type Status = LabelsOf<'httpSeconds'>['status'];

const statusOf = ({ writableFinished, statusCode }: ServerResponse) =>
  (writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted') as Status;
