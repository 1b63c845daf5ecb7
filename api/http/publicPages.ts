/** Pages for people without an account, who hold the token of a public link. */
import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { PAGES_FROM_ADDRESS, takeAttempt } from '../accounts/attempts.js';
import type { PublicLink } from '../db/generated/client.js';
import { countView } from '../delivery/links/countView.js';
import { linkOfToken } from '../delivery/links/publicLink.access.js';
import { FOLDERS } from '../delivery/links/linkToken.js';
import { notFoundPage, renderPage, type PublicPage } from '../delivery/page/pageFrame.js';
import { previewPicture } from '../delivery/page/previewPicture.js';
import { firstFinalKey, readDelivery } from '../delivery/page/readDelivery.js';
import { seePage } from '../delivery/page/seePage.js';
import type { Services } from '../services.js';
import type { Handler } from './answer.js';
import { clientNetwork } from './clientAddress.js';
import { isFromOwnPage, refusing } from './refusals.js';

const TOKEN = /^[\w-]{43}$/;
/** Whether a text may be a token at all. */
export const isToken = (text: string): boolean => TOKEN.test(text);
const PREVIEW = 'preview.jpg';

/** The page of a delivery, and its picture for link previews. */
export function seeHandler(services: Services): Handler {
  const { env, prisma, store } = services;
  return async (request, response) => {
    await refusing(takeAttempt(prisma, PAGES_FROM_ADDRESS, clientNetwork(request, env.trustProxy)));
    const { token, rest } = splitPath(request.url ?? '', FOLDERS.delivery);
    const link = isToken(token) ? await prisma.publicLink.findFirst({ where: linkOfToken('delivery', token) }) : null;
    const answer = { response, storeOrigin: store.origin, isHead: request.method === 'HEAD' };
    if (!link || (rest !== null && rest !== PREVIEW)) return sendPage(answer, 404, notFoundPage());
    if (rest === PREVIEW) return sendPreview(services, link, answer);
    const delivery = await readDelivery(services, link);
    if (!answer.isHead && !isFromOwnPage(env, request)) await countView(services, link);
    const address = `${env.publicUrl}${FOLDERS.delivery}${token}`;
    sendPage({ ...answer, indexed: link.indexed }, 200, seePage({ delivery, address, indexed: link.indexed }));
  };
}

/** The token, and what follows it; null: nothing. */
export function splitPath(target: string, folder: string): { readonly token: string; readonly rest: string | null } {
  const [path = ''] = target.split('?', 1);
  const [token = '', ...rest] = path.slice(folder.length).split('/');
  return { token, rest: rest.length > 0 ? rest.join('/') : null };
}

interface PageAnswer {
  readonly response: ServerResponse;
  /** the origin of stored pictures, if it is not ours */
  readonly storeOrigin: string | null;
  readonly isHead: boolean;
  /** search engines may list the page */
  readonly indexed?: boolean;
}

/**
 * The address may be a secret, so it is told to nobody: neither to other sites nor to search engines. A page for frames
 * of other sites names them in its policy; the older header can only refuse all.
 */
export function sendPage(
  { response, storeOrigin, isHead, indexed }: PageAnswer,
  status: number,
  page: PublicPage,
): void {
  const { text, policy } = renderPage(page, storeOrigin);
  const body = Buffer.from(text);
  if (page.framed) response.removeHeader('x-frame-options');
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    ...(page.framed && { 'cross-origin-resource-policy': 'cross-origin' }),
    'content-length': body.length,
    'content-security-policy': policy,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    ...(indexed !== true && { 'x-robots-tag': 'noindex, nofollow' }),
  });
  response.end(isHead ? undefined : body);
}

/** For an hour by whoever fetches it, so that a link that is shared widely costs one picture. */
const PREVIEW_SECONDS = 3600;

async function sendPreview(services: Services, link: PublicLink, answer: PageAnswer): Promise<void> {
  const key = await firstFinalKey(services, link);
  if (key === null) return sendPage(answer, 404, notFoundPage());
  const body = await previewPicture(await buffer(await services.store.read(key)));
  answer.response.writeHead(200, {
    'content-type': 'image/jpeg',
    'content-length': body.length,
    'cache-control': `public, max-age=${PREVIEW_SECONDS}`,
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  });
  answer.response.end(answer.isHead ? undefined : body);
}
