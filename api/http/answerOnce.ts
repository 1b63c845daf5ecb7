/** Answers the operations that pages open with from memory while nothing in the workspace has changed. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { SignedIn } from '../domain/caller.js';
import { readBody } from './answer.js';
import { documentHash, type Documents } from './documents.js';
import type { KeptAnswer, KeptAnswers } from './keptAnswers.js';

/** They read nothing but rows of the workspace, its people and its links. An answer is kept for 15 seconds at most. */
const KEPT: ReadonlySet<string> = new Set([
  'ActivityCountQuery',
  'ActivityTimelinePaginationQuery',
  'BillingPageQuery',
  'BillingPaginationQuery',
  'BillingTabPaginationQuery',
  'DashboardQuery',
  'MediaLibraryPaginationQuery',
  'MediaPageQuery',
  'MediaTabPaginationQuery',
  'PortfolioPaginationQuery',
  'ProjectPageQuery',
  'ProjectsPageQuery',
  'ReviewPageQuery',
  'StagingListPaginationQuery',
  'StagingPageQuery',
  'StagingTabPaginationQuery',
]);
/** Bytes. The operations of pages are shorter: a hash and a few variables. */
const LONGEST_QUESTION = 2048;

/** Answers by Yoga. */
type Run = (notKept: () => void) => Promise<Response>;

interface AnswerOnce {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly signedIn: SignedIn;
  readonly run: Run;
}

export function answerer({ kept, documents }: { readonly kept: KeptAnswers; readonly documents: Documents }) {
  /** Whether the question is one whose answer is kept; a question found among the answers need not be read. */
  function isKept(question: string): boolean {
    try {
      const { query, extensions } = JSON.parse(question) as { query?: unknown; extensions?: Record<string, unknown> };
      const hash = documentHash(extensions);
      // where all documents are allowed, a query beside the hash would be another document
      const text = hash === null || query !== undefined ? null : documents.textOf(hash);
      return KEPT.has(/^query (\w+)/.exec(text ?? '')?.[1] ?? '');
    } catch {
      return false;
    }
  }

  /** @returns whether the operation is one of KEPT and was answered; otherwise nothing has been sent */
  return async ({ request, response, signedIn, run }: AnswerOnce): Promise<boolean> => {
    const length = Number(request.headers['content-length']);
    if (!(length <= LONGEST_QUESTION)) return false;
    const body = await readBody(request, LONGEST_QUESTION);
    // Yoga takes a body that was read from here
    Object.assign(request, { body });
    const question = body.toString();
    const { workspaceId, userId, role } = signedIn.caller;
    const key = [workspaceId, userId, role, request.headers.accept, question].join('\n');
    const found = kept.find({ workspaceId, key });
    if (found) {
      response.writeHead(200, { 'content-type': found.contentType, 'content-length': found.body.length });
      response.end(found.body);
      return true;
    }
    if (!isKept(question)) return false;
    const keep = kept.begin({ workspaceId, key });
    let mayKeep = true;
    let answer: KeptAnswer | null = null;
    try {
      answer = await send(response, await run(() => (mayKeep = false)));
    } finally {
      keep(mayKeep ? answer : null);
    }
    return true;
  };
}

/** @returns what was sent; null: it tells of an error, or the client has left */
async function send(response: ServerResponse, answer: Response): Promise<KeptAnswer | null> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  const chunks: Buffer[] = [];
  async function* noted(body: AsyncIterable<Uint8Array>) {
    for await (const chunk of body) {
      const bytes = Buffer.from(chunk);
      chunks.push(bytes);
      yield bytes;
    }
  }
  try {
    await pipeline((answer.body ?? []) as AsyncIterable<Uint8Array>, noted, response);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return null;
    throw error;
  }
  const body = Buffer.concat(chunks);
  const contentType = answer.headers.get('content-type');
  // quotes within texts are escaped, so this is the key of errors
  if (answer.status !== 200 || contentType === null || body.includes('"errors"')) return null;
  return { contentType, body };
}
