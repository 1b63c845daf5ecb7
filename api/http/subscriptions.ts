/** GraphQL over WebSockets, protocol graphql-transport-ws. A socket lives as long as its session. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, type ExecutionArgs } from 'graphql';
import { CloseCode, type SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocket, WebSocketServer } from 'ws';
import type { Caller, ReadSession, SignedIn } from '../domain/caller.js';
import { viewOf } from '../domain/view.js';
import type { Services } from '../services.js';
import { documentHash, type Documents } from './documents.js';
import { createLiveReceiver, type LiveReceiver } from './liveReceiver.js';
import { createLiveResults } from './liveResults.js';
import { GRAPHQL_PATH, REFUSED_DOCUMENT, type Yoga } from './graphql.js';
import { standingsOf } from '../accounts/sessions/sessionReader.js';
import { isForeign } from '../accounts/origin.js';
import { clientNetwork } from './clientAddress.js';
import type { HttpLimits } from './limits.js';
import { refusalToExecute } from './permissions.js';
import { createQuota } from './quota.js';

const LARGEST_MESSAGE_BYTES = 64 * 1024;
const MOST_OPERATIONS_PER_SOCKET = 100;
const GOING_AWAY = 1001;
const TOO_MANY = '429 Too Many Requests';

interface SubscriptionOptions {
  readonly server: Server;
  readonly services: Services;
  readonly yoga: Yoga;
  readonly documents: Documents;
  readonly readSession: ReadSession;
  readonly limits: HttpLimits;
}

interface Subscriptions {
  close(): Promise<void>;
}

/** What runs an operation: passed on as its root value, where graphql-ws keeps it. */
interface Operations extends Pick<ReturnType<Yoga['getEnveloped']>, 'execute' | 'subscribe'> {
  /** sends what it shares with others, see liveResults; null for a document that is not of our pages */
  readonly live: { readonly key: string; readonly receiver: LiveReceiver } | null;
}

export function serveSubscriptions(options: SubscriptionOptions): Subscriptions {
  const { server, services, yoga, documents, readSession, limits } = options;
  const { env, log, prisma } = services;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE_BYTES });
  const sessions = new Map<WebSocket, SignedIn>();
  const anonymous = createQuota(limits.anonymousSockets);
  const signedIn = createQuota(limits.sockets);

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {}); // the peer disconnected
    accept(request, socket, head).catch((error: unknown) => {
      log.error({ err: error }, 'a WebSocket could not be opened');
      refuse(socket, '500 Internal Server Error');
    });
  });

  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== GRAPHQL_PATH) {
      return refuse(socket, '404 Not Found');
    }
    // The same-origin policy does not apply to WebSockets, and the browser sends our cookies along.
    if (isForeign(env, request.headers)) return refuse(socket, '403 Forbidden');
    // Counted as anonymous until the session is read, because reading one costs work that a stranger can cause.
    const give = anonymous.take(clientNetwork(request, env.trustProxy));
    if (!give) return refuse(socket, TOO_MANY);
    socket.once('close', give);
    const who = await readSession(request.headers.cookie);
    if (who) {
      give();
      const giveOwn = signedIn.take(who.user.id);
      if (!giveOwn) return refuse(socket, TOO_MANY);
      socket.once('close', giveOwn);
    }
    if (socket.destroyed) return;
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('error', (error) => log.warn({ error: error.message }, 'a WebSocket failed'));
      if (who) {
        sessions.set(client, who);
        client.once('close', () => sessions.delete(client));
      } else {
        // Strangers cannot subscribe to anything, and their queries are answered at once.
        const timer = setTimeout(() => client.close(CloseCode.Forbidden, 'Sign in first.'), limits.anonymousSocketMs);
        client.once('close', () => clearTimeout(timer));
      }
      sockets.emit('connection', client, request);
      quietly(client);
    });
  }

  const subscribeLive = createLiveResults(log);
  const graphql = useServer(
    {
      execute: (args) => (args.rootValue as Operations).execute(args) as never,
      subscribe: (args) => {
        const { subscribe, live } = args.rootValue as Operations;
        return (live ? subscribeLive({ args, ...live }) : subscribe(args)) as never;
      },
      onSubscribe: async ({ extra, subscriptions }, id, payload) => {
        if (Object.keys(subscriptions).length > MOST_OPERATIONS_PER_SOCKET) return problem('Too many operations.');
        const text = textOf(payload, documents, env.graphqlOpen);
        if (text === null) return problem(REFUSED_DOCUMENT);
        const who = sessions.get(extra.socket) ?? null;
        const receiver = createLiveReceiver(extra.socket, id);
        return prepare(yoga, { payload, text, signedIn: who, trusted: !payload.query, receiver });
      },
    },
    sockets,
  );

  function endWhere(ended: (session: SignedIn) => boolean): void {
    for (const [client, session] of sessions) {
      if (ended(session)) client.close(CloseCode.Forbidden, 'The session has ended.');
    }
  }

  /**
   * Checks the sessions of one person or of all, and closes the sockets of those that have ended, or that are in another
   * workspace or role by now: their browsers open new ones.
   */
  async function endDead(userId?: string): Promise<void> {
    const concerned = [...sessions.values()].filter(({ user }) => userId === undefined || user.id === userId);
    const ids = new Set(concerned.map((session) => session.sessionId));
    if (ids.size === 0) return;
    const standings = await standingsOf(prisma, [...ids]);
    const now = new Map(standings.map((standing) => [standing.sessionId, standing]));
    endWhere(({ sessionId, caller }) => {
      const standing = now.get(sessionId);
      return ids.has(sessionId) && (standing?.workspaceId !== caller.workspaceId || standing.role !== caller.role);
    });
  }

  const check = (userId?: string) =>
    endDead(userId).catch((error: unknown) => log.warn({ err: error }, 'sessions of sockets could not be checked'));
  const watch = setInterval(check, limits.sessionCheckMs, undefined);
  const changes = services.bus.subscribe();

  /** Closes sockets when their session ends or changes in any process. */
  async function follow(): Promise<void> {
    for await (const change of changes) {
      if (change.kind === 'sessions') await check(change.id);
      if (change.kind === 'reconnected') await check();
    }
  }
  void follow();

  return {
    async close() {
      clearInterval(watch);
      await changes.return?.();
      for (const client of sockets.clients) client.close(GOING_AWAY, 'The server stops.');
      await graphql.dispose();
    },
  };
}

function textOf(payload: SubscribePayload, documents: Documents, open: boolean): string | null {
  if (payload.query) return open ? payload.query : null;
  const hash = documentHash(payload.extensions);
  return hash === null ? null : documents.textOf(hash);
}

interface Operation {
  readonly payload: SubscribePayload;
  readonly text: string;
  readonly signedIn: SignedIn | null;
  /** a trusted document, which was validated when our pages were compiled */
  readonly trusted: boolean;
  /** for a subscription of our pages */
  readonly receiver: LiveReceiver;
}

/** Runs the same plugins as over HTTP. @returns the arguments to execute, or the faults of the document */
async function prepare(yoga: Yoga, { payload, text, signedIn, trusted, receiver }: Operation) {
  const { variables, operationName } = payload;
  const params = { query: text, variables: variables ?? undefined, operationName: operationName ?? undefined };
  const enveloped = yoga.getEnveloped({ signedIn, over: 'socket', params });
  const { schema, parse, validate, contextFactory, execute, subscribe } = enveloped;
  try {
    const document = parse(text);
    const problems = trusted ? [] : validate(schema, document);
    if (problems.length) return problems;
    const refusal = refusalToExecute({ schema, document, caller: signedIn?.caller ?? null });
    if (refusal) return [refusal];
    const live = trusted && signedIn ? { key: sharedKey(signedIn.caller, payload), receiver } : null;
    const operations: Operations = { execute, subscribe, live };
    const args: ExecutionArgs = {
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: await contextFactory(),
      rootValue: operations,
    };
    return args;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

const sharedKey = (caller: Caller, { extensions, variables }: SubscribePayload) =>
  [viewOf(caller), documentHash(extensions), JSON.stringify(variables)].join(' ');

const problem = (message: string) => [new GraphQLError(message)];

/**
 * Handles errors of the socket; graphql-ws would print their stack (as for an oversized message) and close it again.
 */
function quietly(client: WebSocket): void {
  const [ours] = client.listeners('error');
  client.removeAllListeners('error');
  client.on('error', ours as (error: Error) => void);
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
