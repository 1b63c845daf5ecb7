/** One port for everything: the pages, GraphQL, sessions, files. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printSchema, type GraphQLSchema } from 'graphql';
import { createAuth } from '../accounts/auth.js';
import { readSessionCookie } from '../accounts/sessions/sessionCookie.js';
import { sessionReader } from '../accounts/sessions/sessionReader.js';
import { CALLBACK_PATH } from '../accounts/provider/provider.js';
import { UNSUBSCRIBE_PATH } from '../notices/unsubscribe/unsubscribeLink.js';
import { during } from '../domain/occasion.js';
import type { Services } from '../services.js';
import { METRICS_PATH, metricsPage } from '../watching/metricsPage.js';
import { accountExport } from './accountExport.js';
import { GRAPHQL_PATH, HttpError, sendError } from './answer.js';
import { auditFile } from './auditFile.js';
import { clientAddress } from './clientAddress.js';
import { boundConnections, requestCounter } from './crowds.js';
import { openDocuments } from './documents.js';
import { embedHandlers, LOADER_PATH, OEMBED_PATH } from './embedPages.js';
import { handleFiles } from './files.js';
import { createGraphQL, graphqlHandler } from './graphql.js';
import { createNewDocuments } from './newDocuments.js';
import { alive, ready } from './health.js';
import { invoiceFiles } from './invoiceFiles.js';
import { createKeptAnswers } from './keptAnswers.js';
import { LIMITS, type HttpLimits } from './limits.js';
import { passwordResetHandlers } from './passwordReset.js';
import { FOLDERS } from '../delivery/links/linkToken.js';
import { EMBED_FOLDER } from '../embeds/address.js';
import { createKeyReader } from '../keys/keyReader.js';
import type { KeyLimits } from '../keys/takeUse.js';
import { createKeyMeters } from './keyMeters.js';
import { senderReader } from './sender.js';
import { figuresFile } from './figuresFile.js';
import { packZips } from './packZips.js';
import { seeHandler } from './publicPages.js';
import { proofHandler } from './proofPages.js';
import { providerLoginHandlers } from './providerLogin.js';
import { restHandlers } from './rest.js';
import { measureRequest } from './measuredRequests.js';
import { matchRoute, type Route } from './routes.js';
import { setSecurityHeaders } from './securityHeaders.js';
import { sessionHandlers } from './session.js';
import { hintAtPublicUrl, proxyHint } from './settingHints.js';
import { watchSlowRequests } from './slowRequests.js';
import { serveSubscriptions } from './subscriptions.js';
import { textFile } from './textFile.js';
import { unsubscribeLinks } from './unsubscribe.js';
import { failedByOutage, unavailable } from './unavailable.js';
import { webHandler } from './web.js';
import { nameRequest, traceRequest } from './tracedRequests.js';
import { stripeWebhook } from './webhooks.js';
import { EVENTS_PATH } from '../webhooks/eventTypes.js';

const PROJECT = join(import.meta.dirname, '../..');
/** The page on which a person pays. */
const CHECKOUT_PATH = '/checkout';
/** Milliseconds for running requests to end when the server stops. */
const PATIENCE_MS = 3000;
/** Longer than proxies and clients keep an idle connection; otherwise they reuse one that we are closing. */
const KEEP_ALIVE_MS = 65_000;
/** Enough for 100 MB over a slow line; Node's default of 5 minutes is not. */
const LONGEST_REQUEST_MS = 60 * 60 * 1000;
/** The interval at which connections without complete headers are checked. */
const LOOK_MS = 1000;
const LONGEST_SILENCE_MS = 5 * 60 * 1000;

const schemaFile = (schema: GraphQLSchema) =>
  textFile({ type: 'application/graphql', name: 'schema.graphql', read: () => `${printSchema(schema)}\n` });

const eventsFile = textFile({
  type: 'text/plain',
  read: () => readFileSync(join(PROJECT, 'api/webhooks/EVENTS.md'), 'utf8'),
});

export interface HttpOptions {
  readonly services: Services;
  readonly schema: GraphQLSchema;
  /** the output of Vite */
  readonly webFolder?: string;
  /** Relay's operations by hash */
  readonly documentsFile?: string;
  /** default: LIMITS */
  readonly limits?: Partial<HttpLimits>;
  readonly keyLimits?: KeyLimits;
}

interface HttpServer {
  readonly url: string;
  /**
   * Goes on to answer, but is no longer ready and ends the connection with each answer: load balancers turn to others
   * before it closes.
   */
  drain(): void;
  /** Takes no more connections, closes sockets and idle connections at once, and running requests after PATIENCE_MS. */
  close(): Promise<void>;
}

/** Resolves when the port is open. Rejects when it is taken. */
export async function startHttp(options: HttpOptions): Promise<HttpServer> {
  const { services, schema } = options;
  const { env, log, metrics, prisma, traces } = services;
  const auth = createAuth(services);
  const documents = openDocuments(options.documentsFile ?? join(PROJECT, 'web/persisted.json'));
  const kept = createKeptAnswers();
  const stopForgetting = services.bus.watchWorkspaces(kept.forget);
  const newDocuments = createNewDocuments(documents);
  const yoga = createGraphQL({ services, schema, documents, newDocuments, kept });
  const readSession = sessionReader(auth, prisma);
  const keys = createKeyReader(prisma, services.bus);
  const meters = createKeyMeters(prisma, options.keyLimits);
  const readSender = senderReader({ env, readSession, readKey: keys.read, meters });

  const stopping = new AbortController();
  const webFolder = options.webFolder ?? join(PROJECT, '.build/web');
  const limits = { ...LIMITS, ...options.limits };
  const server = createServer({
    requestTimeout: LONGEST_REQUEST_MS,
    headersTimeout: limits.headersMs,
    connectionsCheckingInterval: Math.min(LOOK_MS, limits.headersMs),
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  boundConnections(server, limits, env.trustProxy);
  const countRequest = requestCounter(limits, env.trustProxy);
  const slow = watchSlowRequests(limits);
  server.setTimeout(LONGEST_SILENCE_MS);
  const subscriptions = serveSubscriptions({
    server,
    services,
    yoga,
    documents,
    newDocuments,
    readSession,
    readKey: keys.read,
    meters,
    limits,
  });
  const session = sessionHandlers({ services, auth, readSession });
  const reset = passwordResetHandlers(services);
  const provider = providerLoginHandlers({ services, readSession, leaveSession: session.leaveSession });
  const checkoutPath = services.payments && CHECKOUT_PATH;
  const pages = webHandler({
    folder: webFolder,
    storeOrigin: services.store.origin,
    checkoutPath,
    hasSession: async ({ headers: { cookie = '' } }) => (await readSessionCookie(auth, cookie)) !== null,
  });
  const embeds = embedHandlers(services, join(PROJECT, '.build/embed'));
  const rest = restHandlers({ services, schema, yoga, readSender });
  const routes: readonly Route[] = [
    { path: GRAPHQL_PATH, handle: graphqlHandler({ services, auth, yoga, documents, kept, readSender }) },
    { path: '/api/auth/register', methods: ['POST'], handle: session.register },
    { path: '/api/auth/login', methods: ['POST'], handle: session.login },
    { path: '/api/auth/user', methods: ['GET'], handle: session.user },
    { path: '/api/auth/logout', methods: ['POST'], handle: session.logout },
    { path: '/api/logout', methods: ['GET'], handle: session.logoutNavigation },
    { path: '/api/webhooks/stripe', methods: ['POST'], handle: stripeWebhook(services) },
    { path: '/api/auth/settings', methods: ['GET'], handle: reset.settings },
    { path: '/api/auth/request-reset', methods: ['POST'], handle: reset.requestReset },
    { path: '/api/auth/reset', methods: ['POST'], handle: reset.reset },
    { path: '/api/account/export', methods: ['GET'], handle: accountExport(services, readSession) },
    { path: '/api/login', methods: ['GET'], handle: provider.begin },
    { path: CALLBACK_PATH, methods: ['GET'], handle: provider.end },
    { path: '/healthz', methods: ['GET', 'HEAD'], handle: alive },
    { path: '/readyz', methods: ['GET', 'HEAD'], handle: ready(services, stopping.signal) },
    // who has no token is told of nothing here
    ...(env.metricsToken === null ? [] : [{ path: METRICS_PATH, methods: ['GET'], handle: metricsPage(services) }]),
    { below: '/files/', handle: (request, response) => handleFiles(request, response, services) },
    { below: '/api/invoices/', methods: ['GET', 'HEAD'], handle: invoiceFiles(services, readSender) },
    { below: UNSUBSCRIBE_PATH, methods: ['GET', 'HEAD', 'POST'], handle: unsubscribeLinks(services) },
    { path: '/api/openapi.json', methods: ['GET', 'HEAD'], handle: rest.openapi },
    { path: '/api/audit.csv', methods: ['GET', 'HEAD'], handle: auditFile(services, readSender) },
    { path: '/api/figures.csv', methods: ['GET', 'HEAD'], handle: figuresFile(services, readSender) },
    { path: '/api/schema.graphql', methods: ['GET', 'HEAD'], handle: schemaFile(schema) },
    { path: EVENTS_PATH, methods: ['GET', 'HEAD'], handle: eventsFile },
    { below: '/api/packs/', methods: ['GET', 'HEAD'], handle: packZips(services, readSender) },
    { below: FOLDERS.delivery, methods: ['GET', 'HEAD'], handle: seeHandler(services) },
    { below: FOLDERS.proof, methods: ['GET', 'HEAD', 'POST'], handle: proofHandler(services) },
    { path: LOADER_PATH, methods: ['GET', 'HEAD'], handle: embeds.loader },
    { path: OEMBED_PATH, methods: ['GET', 'HEAD'], handle: embeds.oembed },
    { below: EMBED_FOLDER, methods: ['GET', 'HEAD'], handle: embeds.page },
    { below: '/api/', handle: rest.handle },
    { below: '/', methods: ['GET', 'HEAD'], handle: pages },
  ];

  server.on('request', (request, response) => {
    setSecurityHeaders(response, env);
    if (stopping.signal.aborted) response.setHeader('connection', 'close');
    const requestId = randomUUID();
    response.setHeader('x-request-id', requestId);
    during({ requestId, address: clientAddress(request, env.trustProxy) }, () =>
      traceRequest(traces, request, response, () =>
        answer(request, response)
          .catch((error: unknown) => fail(error, request, response))
          .catch((error: unknown) => log.error({ err: error }, 'a failure could not be answered')),
      ),
    );
  });

  const hintAtProxy = proxyHint(services);
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    measureRequest(metrics, request, response);
    hintAtProxy(request);
    countRequest(request, response);
    slow.watch(request, response);
    const route = matchRoute(routes, request);
    nameRequest(route, request);
    await route.handle(request, response);
  }

  async function fail(error: unknown, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (slow.hasEnded(request)) return;
    const known = error instanceof HttpError ? error : await hide(error);
    if (response.headersSent) response.destroy();
    else sendError(request, response, known);
  }

  /** Logs an unexpected error. @returns what a stranger may know of it */
  async function hide(error: unknown): Promise<HttpError> {
    log.error({ err: error }, 'a request failed');
    if (await failedByOutage(error, prisma)) return unavailable();
    return new HttpError(500, 'Something went wrong. Try again.');
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.port, env.host, resolve);
  });

  hintAtPublicUrl(services);
  return {
    url: env.publicUrl,
    drain: () => stopping.abort(),
    async close() {
      stopping.abort();
      // first, so that a socket that is closed is not opened here again
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      stopForgetting();
      await subscriptions.close();
      await keys.close();
      const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
      await closed;
      clearTimeout(cut);
    },
  };
}
