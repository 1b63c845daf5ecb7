/** GraphQL over HTTP, and the limits of documents, which apply to WebSockets too. */
import type { IncomingMessage } from 'node:http';
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { useDeferStream } from '@graphql-yoga/plugin-defer-stream';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { getOperationAST, type GraphQLError, type GraphQLSchema } from 'graphql';
import { createGraphQLError, createYoga, type Plugin, type YogaLogger, type YogaServerInstance } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { Auth } from '../accounts/auth.js';
import type { Caller, SignedIn } from '../domain/caller.js';
import { writeSessionCookie } from '../accounts/sessions/sessionCookie.js';
import { wasRefused } from '../domain/occasion.js';
import type { GraphQLContext } from '../graphql/context.js';
import { withoutDefer } from '../graphql/defer.js';
import type { Services } from '../services.js';
import {
  CODE_OF_STATUS,
  GRAPHQL_PATH,
  HttpError,
  isJson,
  NOT_JSON,
  readBody,
  sendCookies,
  type Handler,
} from './answer.js';
import { answerer } from './answerOnce.js';
import { clientNetwork } from './clientAddress.js';
import { documentHash, type Documents } from './documents.js';
import type { KeptAnswers } from './keptAnswers.js';
import { GRAPHIQL_POLICY } from './securityHeaders.js';
import { costPlugin } from './costPlugin.js';
import type { KeyMeter } from './keyMeters.js';
import { measuringPlugin } from './measuredOperations.js';
import type { NewDocuments } from './newDocuments.js';
import { tracingPlugin } from './tracedOperations.js';
import { answerCall, idempotencyKeyOf, type WholeAnswer } from './onceByKey.js';
import { keyIn, refuseForeignPage, type ReadSender } from './sender.js';
import { answerPreflight, isPreflight } from './sites.js';
import { permissionsPlugin } from './permissions.js';
import { expectedIn, maskGraphQLError } from './unavailable.js';

/** Instead of the words of an unexpected error. */
export const FAILED = 'Something went wrong. Try again.';
export const REFUSED_DOCUMENT = 'Only the documents of our own pages are answered here.';
const LARGEST_REQUEST_BYTES = 1024 * 1024;

/** The context that both transports pass to Yoga. */
interface Transport extends Record<string, unknown> {
  readonly caller: Caller | null;
  /** the client's */
  readonly network: string;
  /** of a person; null for a key */
  readonly session: SignedIn | null;
  /** of a key */
  readonly meter?: KeyMeter;
  /** a call by REST; see costPlugin.ts */
  readonly pricedByAnswer?: boolean;
  readonly paid?: number;
  readonly over: 'http' | 'socket';
  /** over HTTP: continues the caller's session under this token */
  readonly sendToken?: (token: string) => Promise<void>;
  readonly notKept?: () => void;
}

export type Yoga = YogaServerInstance<Transport, GraphQLContext>;

interface GraphQLOptions {
  readonly services: Services;
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly newDocuments: NewDocuments;
  readonly kept: KeptAnswers;
}

/** Armor's default limits allow too many aliases and directives. */
const LIMITS = {
  maxAliases: { n: 15, allowList: [] },
  maxDirectives: { n: 5 },
  maxDepth: { n: 10 },
  maxTokens: { n: 1500 },
  costLimit: { maxCost: 10_000, depthCostFactor: 1.2 },
};

export function createGraphQL(options: GraphQLOptions): Yoga {
  const { services, schema, documents, newDocuments, kept } = options;
  const { env, log, metrics, traces } = services;
  return createYoga<Transport, GraphQLContext>({
    schema,
    graphqlEndpoint: GRAPHQL_PATH,
    context: ({ caller, network, session, sendToken, notKept }) => ({
      services,
      caller,
      network,
      session: session ? { id: session.sessionId, sendToken } : undefined,
      notKept,
    }),
    graphiql: env.graphqlOpen && { title: 'Showhome', subscriptionsProtocol: 'WS' },
    // 9 MB with all assets of the page: loaded at the first use
    renderGraphiQL: async (options) => (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(options),
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: LARGEST_REQUEST_BYTES,
    maskedErrors: { errorMessage: FAILED, maskError: maskGraphQLError },
    logging: yogaLogger(log),
    plugins: [
      measuringPlugin(metrics),
      trustedDocuments(documents, env.graphqlOpen),
      newDocuments.plugin,
      useDeferStream(),
      wholeWhereNotInParts,
      EnvelopArmorPlugin({ ...LIMITS, blockFieldSuggestion: { enabled: !env.graphqlOpen } }),
      permissionsPlugin,
      costPlugin,
      subscriptionsOverSocketsOnly,
      forgetAfterMutations(kept),
      tracingPlugin(traces, documents),
      withCodes,
    ],
  });
}

interface GraphQLHandlerOptions {
  readonly services: Pick<Services, 'env' | 'prisma'>;
  readonly auth: Auth;
  readonly yoga: Yoga;
  readonly documents: Documents;
  readonly kept: KeptAnswers;
  readonly readSender: ReadSender;
}

/**
 * Runs before Yoga: refuses pages of other sites, and reads the session or the key.
 *
 * A POST must be JSON: Yoga would accept forms as well, which a page of another site can send without a preflight. A
 * GET is answered only where all documents are allowed, as with a key: with GraphiQL or a query; Yoga refuses mutations
 * by GET. The protocol allows this, and the audits of npm's graphql-http require it. graphql-cop reports nothing in
 * production; in development it reports GET, as it reports introspection, GraphiQL and suggestions.
 */
export function graphqlHandler(options: GraphQLHandlerOptions): Handler {
  const { services, auth, yoga, documents, kept, readSender } = options;
  const { env } = services;
  const answerOnce = answerer({ kept, documents });
  return async (request, response) => {
    if (isPreflight(request)) return answerPreflight(services.prisma, request, response);
    const isOpen = env.graphqlOpen || keyIn(request.headers.authorization) !== null;
    if (request.method === 'GET' && !isOpen) throw new HttpError(405, 'Expected POST.', { allow: 'POST' });
    if (request.method === 'POST' && !isJson(request)) throw new HttpError(415, NOT_JSON);
    refuseForeignPage(env, request);
    if (env.graphqlOpen && request.headers.accept?.includes('text/html')) {
      response.setHeader('content-security-policy', GRAPHIQL_POLICY);
    }
    acceptJson(request);
    response.setHeader('cache-control', 'no-store');
    const sendToken = async (token: string) => sendCookies(response, [await writeSessionCookie(auth, token)]);
    const sender = await readSender(request, response);
    const { caller = null, session = null, meter } = sender ?? {};
    const network = clientNetwork(request, env.trustProxy);
    const transport: Transport = { caller, network, session, meter, over: 'http', sendToken };
    const run = async (more: Partial<Transport> = {}) =>
      yoga.handleNodeRequestAndResponse(request, response, { ...transport, ...more });
    if (session && request.method === 'POST') {
      const kept = async (notKept: () => void) => run({ notKept });
      if (await answerOnce({ request, response, signedIn: session, run: kept })) return;
    }
    const key = idempotencyKeyOf(request);
    if (!caller || key === null) return void (await yoga(request, response, transport));
    const body = await readBody(request, LARGEST_REQUEST_BYTES);
    // Yoga takes a body that was read from here
    Object.assign(request, { body });
    await answerCall({
      services,
      response,
      caller,
      key,
      asked: `graphql ${body.toString()}`,
      run: async () => wholeAnswer(await run()),
      // A refusal may be of this moment alone. Quotes within texts are escaped, so this is the key of errors.
      isDone: (answer) => answer.status === 200 && !wasRefused() && !answer.body.includes('"errors"'),
    });
  };
}

async function wholeAnswer(answer: Response): Promise<WholeAnswer> {
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, contentType: answer.headers.get('content-type'), body };
}

function trustedDocuments(documents: Documents, open: boolean): Plugin {
  const refused = { message: REFUSED_DOCUMENT, extensions: { code: 'DOCUMENT_REFUSED', http: { status: 403 } } };
  // the key was checked before
  const isOpenTo = ({ headers }: Request) => open || keyIn(headers.get('authorization')) !== null;
  const missing = { message: 'Expected a query.', extensions: { code: 'BAD_REQUEST', http: { status: 400 } } };
  return usePersistedOperations({
    getPersistedOperation: (hash) => documents.textOf(hash),
    extractPersistedOperationId: ({ extensions }) => documentHash(extensions),
    allowArbitraryOperations: open || isOpenTo,
    skipDocumentValidation: true,
    customErrors: {
      notFound: { ...refused, message: 'This page is out of date. Load it again.' },
      persistedQueryOnly: refused,
      keyNotFound: ({ request }) => {
        const { message, ...options } = isOpenTo(request) ? missing : refused;
        return createGraphQLError(message, options);
      },
    },
  });
}

/** Every error has a code of ours: Yoga has fewer of its own for requests that it cannot read, and often none. */
const withCodes: Plugin<Transport> = {
  onResultProcess({ result }) {
    const { errors = [] } = 'errors' in result ? result : {};
    for (const error of errors) {
      tellLimit(error);
      const { extensions } = error;
      const { code = 'BAD_REQUEST', http } = extensions as { code?: string; http?: { status?: number } };
      const isYogas = code === 'BAD_REQUEST' || code === 'REQUEST_ENTITY_TOO_LARGE';
      extensions.code = isYogas ? (CODE_OF_STATUS[http?.status ?? 400] ?? 'BAD_REQUEST') : code;
    }
  },
};

/** As Armor tells them, whatever they limit: as faults of syntax. */
const LIMIT = /^Syntax Error: ([\w ]+) limit of (\d+) exceeded(?:, found (\d+(?:\.\d+)?))?/;

/** By Armor's name of what is limited: the code, what there was too much of, and what to do. */
const TOO_MUCH: Readonly<Record<string, readonly [code: string, what: string, remedy: string]>> = {
  'Query Cost': [
    'QUERY_TOO_COSTLY',
    'size by its fields, depth and pages',
    'Ask for smaller pages (first) or less at once.',
  ],
  Token: ['DOCUMENT_TOO_LARGE', 'number of words and signs', 'Send several smaller documents.'],
  Aliases: ['DOCUMENT_TOO_LARGE', 'number of aliases', 'Send several documents.'],
  Directives: ['DOCUMENT_TOO_LARGE', 'number of directives', 'Use fewer.'],
  'Query depth': ['DOCUMENT_TOO_LARGE', 'depth', 'Read what lies deeper in another document, by its id.'],
};

/** Says in plain words which limit a document is beyond: what was found, what is allowed and what to do. */
function tellLimit(error: GraphQLError): void {
  const [, name = '', allowed, found] = LIMIT.exec(error.message) ?? [];
  const known = TOO_MUCH[name];
  if (!known) return;
  const [code, what, remedy] = known;
  const size = found === undefined ? `beyond ${allowed}` : `${Math.ceil(Number(found))}`;
  error.message = `This document is too large: its ${what} is ${size}, at most ${allowed} is allowed. ${remedy}`;
  error.extensions.code = code;
}

/** What is answered here; an answer over HTTP has an end, so there are no event streams. */
const ANSWERED = /^(application\/(\*|json|graphql-response\+json)|multipart\/mixed|text\/html|\*\/\*)\s*(;|$)/i;

/** A client that accepts nothing of what is answered here gets JSON, which tells it more than an empty 406. */
function acceptJson({ headers }: IncomingMessage): void {
  if (headers.accept === undefined) return;
  const known = headers.accept.split(',').filter((type) => ANSWERED.test(type.trim()));
  headers.accept = known.join(',') || 'application/json';
}

/** @defer is optional: a client that does not accept multipart answers gets one answer. */
const wholeWhereNotInParts: Plugin<Transport> = {
  onExecute({ args }) {
    // REST calls are executed without an HTTP request of their own
    const { over, request } = args.contextValue as Transport & { readonly request?: Request };
    if (over === 'socket' || request?.headers.get('accept')?.includes('multipart/mixed')) return;
    args.document = withoutDefer(args.document);
  },
};

/** So that the caller reads its change at once; PostgreSQL's notification of it may arrive after the answer. */
const forgetAfterMutations = (kept: KeptAnswers): Plugin<Transport> => ({
  onExecute({ args }) {
    const { caller } = args.contextValue as Transport;
    if (!caller || getOperationAST(args.document, args.operationName)?.operation !== 'mutation') return;
    return { onExecuteDone: () => kept.forget(caller.workspaceId) };
  },
});

/** Sockets are closed when their session ends (subscriptions.ts); an event stream would outlive the session. */
const subscriptionsOverSocketsOnly: Plugin<Transport> = {
  onSubscribe({ args, setResultAndStopExecution }) {
    if ((args.contextValue as Transport).over === 'socket') return;
    const message = `Subscriptions are answered over a WebSocket at ${GRAPHQL_PATH} only.`;
    setResultAndStopExecution({ errors: [createGraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })] });
  },
};

function yogaLogger(log: Logger): YogaLogger {
  const write =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      // no fault of ours
      const isExpected = level === 'error' && expectedIn(error) !== null;
      log[isExpected ? 'info' : level](
        { err: (error?.cause ?? error) as unknown },
        parts.filter((part) => part !== error).join(' '),
      );
    };
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}
