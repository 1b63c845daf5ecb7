/** The page of a proof, for a seller without an account who holds a link's token. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { COMMENTS_FROM_ADDRESS, COMMENTS_OF_LINK, PAGES_FROM_ADDRESS, takeAttempt } from '../accounts/attempts.js';
import { cookieValue } from '../accounts/sessions/sessionCookie.js';
import type { PublicLink } from '../db/generated/client.js';
import { countView } from '../delivery/links/countView.js';
import { FOLDERS } from '../delivery/links/linkToken.js';
import { linkOfToken } from '../delivery/links/publicLink.access.js';
import { notFoundPage } from '../delivery/page/pageFrame.js';
import { addSellerComment } from '../delivery/proof/addSellerComment.js';
import type { Answered, SentForm } from '../delivery/proof/commentForm.js';
import { proofPage } from '../delivery/proof/proofPage.js';
import { readProof } from '../delivery/proof/readProof.js';
import { newSellerComment, sellerName, type NewSellerComment } from '../delivery/proof/sellerComment.rules.js';
import {
  ConflictError,
  NotFoundError,
  TooManyAttemptsError,
  ValidationError,
  type FieldProblem,
} from '../domain/errors.js';
import { validationError } from '../domain/rules.js';
import type { Env } from '../env.js';
import type { Services } from '../services.js';
import { HttpError, readBody, sendCookies, type Handler } from './answer.js';
import { clientNetwork } from './clientAddress.js';
import { isToken, sendPage, splitPath } from './publicPages.js';
import { isFromOwnPage, refuseForeign, refusing } from './refusals.js';

/** Bytes: words of the greatest length in any script, and as much again. */
const LARGEST_FORM = 64 * 1024;
const TOO_LARGE =
  'That is too much to send at once. Go back, shorten your words to 2,000 characters, and send them again.';

export function proofHandler(services: Services): Handler {
  const { env, prisma, store } = services;
  return async (request, response) => {
    const isPost = request.method === 'POST';
    if (isPost) refuseForeignForm(env, request);
    await refusing(takeAttempt(prisma, PAGES_FROM_ADDRESS, clientNetwork(request, env.trustProxy)));
    const { token, rest } = splitPath(request.url ?? '', FOLDERS.proof);
    const link = isToken(token) && rest === null ? await findLink(services, token) : null;
    if (!link) {
      const answer = { response, storeOrigin: store.origin, isHead: request.method === 'HEAD' };
      return sendPage(answer, 404, notFoundPage());
    }
    const visit = { services, request, response, link, path: `${FOLDERS.proof}${token}` };
    await (isPost ? answerForm(visit) : showPage(visit));
  };
}

interface Visit {
  readonly services: Services;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly link: PublicLink;
  /** the page's path with the token */
  readonly path: string;
}

const findLink = ({ prisma }: Services, token: string) =>
  prisma.publicLink.findFirst({ where: linkOfToken('proof', token) });

/** Steps from photo to photo are no further views. */
async function showPage(visit: Visit): Promise<void> {
  const { services, request, link } = visit;
  if (request.method === 'GET' && !isFromOwnPage(services.env, request)) await countView(services, link);
  await show(visit, 200, queryOf(request).has('kept') ? { kept: true } : {});
}

const queryOf = ({ url = '' }: IncomingMessage) => new URL(url, 'http://localhost').searchParams;

async function show({ services, request, response, link, path }: Visit, status: number, answered: Answered) {
  const proof = await readProof(services, link);
  const photo = proof.photos.find(({ itemId }) => itemId === answered.sent?.itemId);
  const place = photo?.place ?? (Number(queryOf(request).get('photo')) || null);
  const page = proofPage({ proof, path, place, name: knownName(request), answered });
  sendPage({ response, storeOrigin: services.store.origin, isHead: request.method === 'HEAD' }, status, page);
}

async function answerForm(visit: Visit): Promise<void> {
  const { request, response, path, services } = visit;
  const sent = await readForm(request);
  const accepted = newSellerComment.safeParse(sent);
  const refusal = accepted.success
    ? await keep(visit, accepted.data)
    : { status: 400, problems: validationError(accepted.error).fields };
  if (refusal) {
    if (refusal.retryAfter !== undefined) response.setHeader('retry-after', refusal.retryAfter);
    return show(visit, refusal.status, { sent, problems: refusal.problems });
  }
  if (accepted.success) sendCookies(response, [nameCookie(services.env, path, accepted.data.name)]);
  const place = Number(queryOf(request).get('photo')) || 1;
  // A reload of the page that follows does not send the form again.
  const headers = { location: `${path}?photo=${place}&kept#say`, 'referrer-policy': 'no-referrer' };
  response.writeHead(303, { ...headers, 'cache-control': 'private, no-store' }).end();
}

interface Refusal {
  readonly status: number;
  readonly problems: readonly FieldProblem[];
  /** seconds */
  readonly retryAfter?: number;
}

/** @returns why it was not kept; null when it was */
async function keep({ services, request, link }: Visit, comment: NewSellerComment): Promise<Refusal | null> {
  const { prisma, env } = services;
  try {
    await takeAttempt(prisma, COMMENTS_FROM_ADDRESS, clientNetwork(request, env.trustProxy));
    await takeAttempt(prisma, COMMENTS_OF_LINK, link.id);
    await addSellerComment(services, link, comment);
    return null;
  } catch (error) {
    if (error instanceof NotFoundError) throw new HttpError(404, 'Not found.');
    if (error instanceof ValidationError) return { status: 400, problems: error.fields };
    const problems = [{ path: 'form', message: error instanceof Error ? error.message : '' }];
    if (error instanceof ConflictError) return { status: 409, problems };
    if (error instanceof TooManyAttemptsError) return { status: 429, problems, retryAfter: error.retryAfterSeconds };
    throw error;
  }
}

/** @throws HttpError 413 or 415 */
async function readForm(request: IncomingMessage): Promise<SentForm> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new HttpError(415, 'Expected a form of the page.');
  const body = await readBody(request, LARGEST_FORM).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 413) throw new HttpError(413, TOO_LARGE, error.headers);
    throw error;
  });
  const fields = new URLSearchParams(body.toString('utf8'));
  const of = (name: string) => fields.get(name) ?? '';
  return {
    itemId: of('itemId'),
    resultId: of('resultId'),
    name: of('name'),
    text: of('text'),
    verdict: of('verdict'),
    x: of('x'),
    y: of('y'),
    piece: of('piece'),
  };
}

/**
 * Browsers send a form of a page without referrer under the origin "null"; they say in another header that it comes
 * from our own page.
 * @throws HttpError 403
 */
function refuseForeignForm(env: Env, request: IncomingMessage): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === 'null' && site === 'same-origin') return;
  refuseForeign(env, request);
}

const NAME = 'showhome.seller';
const HALF_A_YEAR_SECONDS = 180 * 24 * 60 * 60;

/** Remembers the first name for this page alone. */
function nameCookie({ publicUrl }: Pick<Env, 'publicUrl'>, path: string, name: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const value = encodeURIComponent(name);
  return `${NAME}=${value}; Max-Age=${HALF_A_YEAR_SECONDS}; Path=${path}; HttpOnly; SameSite=Lax${secure}`;
}

function knownName({ headers: { cookie = '' } }: IncomingMessage): string | null {
  const value = cookieValue(cookie, NAME);
  if (value === null) return null;
  try {
    return sellerName.safeParse(decodeURIComponent(value)).data ?? null;
  } catch {
    return null; // no text of ours
  }
}
