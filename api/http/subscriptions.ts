/** GraphQL over WebSockets, protocol graphql-transport-ws. A socket lives as long as its session. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getOperationAST, GraphQLError, type ExecutionArgs } from 'graphql';
import { CloseCode, type SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocket, WebSocketServer } from 'ws';
import { actorIdOf, isVisitor, type Caller, type ReadSession, type SignedIn } from '../domain/caller.js';
import { findOpenEmbed, visitorOf } from '../embeds/content/openEmbed.js';
import type { ReadKey } from '../keys/keyReader.js';
import { TooManyAttemptsError } from '../domain/errors.js';
import { viewOf } from '../domain/view.js';
import { during } from '../domain/occasion.js';
import type { Services } from '../services.js';
import { GRAPHQL_PATH } from './answer.js';
import { documentHash, type Documents } from './documents.js';
import { createLiveReceiver, type LiveReceiver } from './liveReceiver.js';
import { createLiveResults } from './liveResults.js';
import { REFUSED_DOCUMENT, type Yoga } from './graphql.js';
import { isForeign } from '../accounts/origin.js';
import { clientAddress, clientNetwork } from './clientAddress.js';
import type { HttpLimits } from './limits.js';
import { costOf } from '../graphql/cost.js';
import { countedAs, type KeyMeter, type KeyMeters } from './keyMeters.js';
import { keyIn } from './sender.js';
import { isKnownSite, mayUse } from './sites.js';
import { sendTogether } from './sendTogether.js';
import { createSocketHolders, type Holder } from './socketHolders.js';
import { refusalToExecute } from './permissions.js';
import type { NewDocuments } from './newDocuments.js';
import { measureBegin } from './measuredOperations.js';
import { createQuota } from './quota.js';
import { traceOperation } from './tracedOperations.js';

const LARGEST_MESSAGE_BYTES = 64 * 1024;
const MOST_OPERATIONS_PER_SOCKET = { ofPages: 100, ofPrograms: 1000 };
const GOING_AWAY = 1001;
const TOO_MANY = '429 Too Many Requests';

const tooManySockets = (most: number) =>
  `There are too many live connections of yours: at most ${most}. Close one first.`;

interface SubscriptionOptions {
  readonly server: Server;
  readonly services: Services;
  readonly yoga: Yoga;
  readonly documents: Documents;
  readonly newDocuments: NewDocuments;
  readonly readSession: ReadSession;
  readonly readKey: ReadKey;
  readonly meters: KeyMeters;
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
  const { server, services, yoga, documents, newDocuments, readSession, readKey, meters, limits } = options;
  const { env, log, metrics, traces, prisma, bus } = services;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE_BYTES });
  const holders = createSocketHolders({ prisma, bus, log, checkMs: limits.sessionCheckMs });
  /** of sockets whose holder is not known yet: lets them in */
  const waiting = new WeakMap<WebSocket, (holder: Holder) => boolean>();
  const anonymous = createQuota(limits.anonymousSockets);
  const known = createQuota(limits.sockets);

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {}); // the peer disconnected
    during({ requestId: randomUUID(), address: clientAddress(request, env.trustProxy) }, () =>
      accept(request, socket, head),
    ).catch((error: unknown) => {
      log.error({ err: error }, 'a WebSocket could not be opened');
      refuse(socket, '500 Internal Server Error');
    });
  });

  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== GRAPHQL_PATH) {
      return refuse(socket, '404 Not Found');
    }
    const key = keyIn(request.headers.authorization);
    // Counted as anonymous until the holder is known, because reading one costs work that a stranger can cause.
    const give = anonymous.take(clientNetwork(request, env.trustProxy));
    if (!give) {
      const wait = 'Sign in, or send the key in the header Authorization.';
      return refuse(socket, TOO_MANY, `Too many live connections of your address have told no key yet. ${wait}`);
    }
    socket.once('close', give);
    // The same-origin policy does not apply to WebSockets, and the browser sends our cookies along.
    const isOfOtherSite = key === null && isForeign(env, request.headers);
    if (isOfOtherSite && !(await isKnownSite(prisma, request.headers.origin ?? ''))) {
      return refuse(socket, '403 Forbidden');
    }
    /** @returns whether there was a place */
    const count = ({ caller }: Holder): boolean => {
      give();
      const network = clientNetwork(request, env.trustProxy);
      const giveOwn = known.take(caller.key ? countedAs(caller, network) : actorIdOf(caller));
      if (giveOwn) socket.once('close', giveOwn);
      return giveOwn !== null;
    };
    // the cookies of a page of another site are not read
    const ofPage = isOfOtherSite ? null : await bySession(request);
    const holder = key === null ? ofPage : await byKey(key, request);
    if (key !== null && !holder) return refuse(socket, '401 Unauthorized');
    if (holder && !count(holder)) return refuse(socket, TOO_MANY, tooManySockets(limits.sockets.each));
    if (socket.destroyed) return;
    sockets.handleUpgrade(request, socket, head, (client) => {
      client.on('error', (error) => log.warn({ error: error.message }, 'a WebSocket failed'));
      countOpen();
      client.once('close', countOpen);
      sendTogether(client, socket);
      if (holder) holders.set(client, holder);
      else awaitKey(client, count);
      sockets.emit('connection', client, request);
      quietly(client);
    });
  }

  const countOpen = () => metrics.socketsOpen.set({}, sockets.clients.size);

  async function bySession(request: IncomingMessage): Promise<Holder | null> {
    const session = await readSession(request.headers.cookie);
    return session && { caller: session.caller, session };
  }

  async function byKey(key: string, request: IncomingMessage): Promise<Holder | null> {
    const caller = await readKey(key, clientAddress(request, env.trustProxy));
    return caller && mayUse(caller, request) ? { caller, session: null } : null;
  }

  /** Somebody to whom a frame of ours shows an embed; who else they may be does not matter. */
  async function byEmbed(id: string, { headers }: IncomingMessage): Promise<Holder | null> {
    if (isForeign(env, headers)) return null;
    const embed = await findOpenEmbed(services, id, null);
    return embed && { caller: visitorOf(embed), session: null };
  }

  /** Strangers cannot subscribe to anything, and their queries are answered at once; a key may come with the greeting. */
  function awaitKey(client: WebSocket, count: (holder: Holder) => boolean): void {
    const timer = setTimeout(() => client.close(CloseCode.Forbidden, 'Sign in first.'), limits.anonymousSocketMs);
    client.once('close', () => clearTimeout(timer));
    waiting.set(client, (holder) => {
      clearTimeout(timer);
      if (!count(holder)) {
        client.close(CloseCode.Forbidden, tooManySockets(limits.sockets.each));
        return false;
      }
      holders.set(client, holder);
      return true;
    });
  }

  const subscribeLive = createLiveResults(log);
  const graphql = useServer(
    {
      /** @returns false: the socket is closed as forbidden */
      onConnect: async ({ connectionParams, extra: { socket, request } }) => {
        const letIn = waiting.get(socket);
        const { embed } = connectionParams ?? {};
        if (typeof embed === 'string') {
          const visitor = await byEmbed(embed, request);
          if (visitor && !letIn) holders.set(socket, visitor);
          return visitor !== null && (letIn?.(visitor) ?? true);
        }
        const key = keyIn(connectionParams?.authorization ?? connectionParams?.Authorization);
        if (key === null || !letIn) return true;
        const holder = await byKey(key, request);
        return holder !== null && letIn(holder);
      },
      execute: (args) => (args.rootValue as Operations).execute(args) as never,
      subscribe: (args) => {
        const { subscribe, live } = args.rootValue as Operations;
        const begin = async () => (live ? subscribeLive({ args, ...live }) : subscribe(args));
        return traceOperation({ traces, documents, args }, () => measureBegin(metrics, begin)) as never;
      },
      onSubscribe: async ({ extra, subscriptions }, id, payload) => {
        const { caller = null, session = null } = holders.of(extra.socket) ?? {};
        const { ofPages, ofPrograms } = MOST_OPERATIONS_PER_SOCKET;
        const most = caller?.key && !isVisitor(caller) ? ofPrograms : ofPages;
        if (Object.keys(subscriptions).length > most) {
          return problem(`This connection has ${most} operations, the most that it may have. End one first.`);
        }
        const text = textOf(payload, documents, env.graphqlOpen || Boolean(caller?.key));
        if (text === null) return problem(REFUSED_DOCUMENT);
        const network = clientNetwork(extra.request, env.trustProxy);
        const address = clientAddress(extra.request, env.trustProxy);
        const meter = caller?.key ? meters.of(caller, network, null) : undefined;
        const receiver = createLiveReceiver(extra.socket, id);
        const trusted = !payload.query;
        const { admit } = newDocuments;
        return prepare(yoga, { payload, text, caller, address, network, session, meter, trusted, admit, receiver });
      },
    },
    sockets,
  );

  return {
    async close() {
      await holders.close();
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
  readonly caller: Caller | null;
  /** the client's, as is the network */
  readonly address: string;
  readonly network: string;
  readonly session: SignedIn | null;
  /** of a key */
  readonly meter: KeyMeter | undefined;
  /** a trusted document, which was validated when our pages were compiled */
  readonly trusted: boolean;
  readonly admit: NewDocuments['admit'];
  /** for a subscription of our pages */
  readonly receiver: LiveReceiver;
}

/** Runs the same plugins as over HTTP. @returns the arguments to execute, or the faults of the document */
async function prepare(yoga: Yoga, operation: Operation) {
  const { payload, text, caller, address, network, session, meter, trusted, admit, receiver } = operation;
  const { variables, operationName, extensions } = payload;
  const params = {
    query: text,
    variables: variables ?? undefined,
    operationName: operationName ?? undefined,
    extensions: extensions ?? undefined,
  };
  try {
    const paid = trusted ? 0 : await admit(text, { meter, caller, network });
    const enveloped = yoga.getEnveloped({ caller, network, session, meter, paid, over: 'socket', params });
    const { schema, parse, validate, contextFactory, execute, subscribe } = enveloped;
    const document = parse(text);
    const problems = trusted ? [] : validate(schema, document);
    if (problems.length) return problems;
    const refusal = refusalToExecute({ schema, document, caller });
    if (refusal) return [refusal];
    // The cost of other operations is counted when they are executed.
    const isWatch = getOperationAST(document, operationName)?.operation === 'subscription';
    const cost = isWatch ? costOf({ schema, document, operationName, variables: variables ?? {} }) : 0;
    if (cost > paid) await meter?.takeCost(cost - paid);
    const live = caller && isWatch ? { key: sharedKey(caller, payload), receiver } : null;
    const occasion = { requestId: randomUUID(), address, workspaceId: caller?.workspaceId };
    const operations: Operations = {
      execute: (asked) => during(occasion, () => execute(asked)),
      subscribe: (asked) => during(occasion, () => subscribe(asked)),
      live,
    };
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
    if (error instanceof TooManyAttemptsError) return problem(error.message);
    throw error;
  }
}

/** Programs share what they read only with themselves. */
const sharedKey = (caller: Caller, { query, extensions, variables, operationName }: SubscribePayload) =>
  JSON.stringify([viewOf(caller), caller.key?.id, query || documentHash(extensions), operationName, variables]);

const problem = (message: string) => [new GraphQLError(message)];

/**
 * Handles errors of the socket; graphql-ws would print their stack (as for an oversized message) and close it again.
 */
function quietly(client: WebSocket): void {
  const [ours] = client.listeners('error');
  client.removeAllListeners('error');
  client.on('error', ours as (error: Error) => void);
}

/** @param words why, in a sentence */
function refuse(socket: Duplex, status: string, words = ''): void {
  const type = words && 'content-type: text/plain; charset=utf-8\r\n';
  const length = Buffer.byteLength(words);
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n${type}content-length: ${length}\r\n\r\n${words}`);
}
