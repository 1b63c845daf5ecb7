/** The page that Prometheus reads. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../services.js';
import { gaugeReader } from './readings.js';

export const METRICS_PATH = '/metrics';

type Page = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers with all metrics, or 401 to whoever lacks the token where one is set. */
export function metricsPage(services: Pick<Services, 'env' | 'queue' | 'disk' | 'metrics' | 'log'>): Page {
  const { env, metrics } = services;
  const readGauges = gaugeReader(services);
  return async ({ headers }, response) => {
    response.setHeader('cache-control', 'no-store');
    if (env.metricsToken !== null && !isToken(headers.authorization, env.metricsToken)) {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end('Expected the token of METRICS_TOKEN.');
      return;
    }
    await readGauges();
    const { text, contentType } = await metrics.print();
    response.writeHead(200, { 'content-type': contentType }).end(text);
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** In a time that tells nothing of the token: hashes have one length. */
function isToken(authorization: string | undefined, token: string): boolean {
  return timingSafeEqual(hashOf(authorization ?? ''), hashOf(`Bearer ${token}`));
}
