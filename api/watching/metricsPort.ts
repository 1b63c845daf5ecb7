/** The port of METRICS_PORT: for the page of metrics alone, also of a process that serves nothing else. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Services } from '../services.js';
import { StartError } from '../startError.js';
import { METRICS_PATH, metricsPage } from './metricsPage.js';

/** Prometheus reuses one connection; more than some readers are a mistake. */
const MOST_CONNECTIONS = 20;

/**
 * Opens the port, if one is set.
 * @returns closes it
 * @throws StartError when it is taken
 */
export async function startMetricsPort(services: Services): Promise<() => Promise<void>> {
  const { env, log } = services;
  if (env.metricsPort === null) return async () => {};
  const port = env.metricsPort;
  const page = metricsPage(services);
  const server = createServer((request, response) => {
    if (!asksForMetrics(request)) return sendNotFound(response);
    page(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'metrics could not be answered');
      response.destroy();
    });
  });
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explained(error, port)));
    server.listen(port, env.host, resolve);
  });
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  };
}

const asksForMetrics = ({ method, url = '' }: IncomingMessage) =>
  method === 'GET' && url.split('?', 1)[0] === METRICS_PATH;

const sendNotFound = (response: ServerResponse) => void response.writeHead(404).end('Not found.');

function explained(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new StartError(`Port ${port} is taken. Choose another for metrics, as: METRICS_PORT=${port + 1} npm start`);
}
