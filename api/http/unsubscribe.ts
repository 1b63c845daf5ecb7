/** The links in mails that end mails of their kind, at once by POST (RFC 8058) or with a button. */
import { changeSubscription, readSubscription } from '../notices/unsubscribe/unsubscribe.js';
import { UNSUBSCRIBE_PATH } from '../notices/unsubscribe/unsubscribeLink.js';
import { unsubscribePage } from '../notices/unsubscribe/unsubscribePage.js';
import type { Services } from '../services.js';
import { HttpError, readBody, type Handler } from './answer.js';

/** Bytes of a form with one field. */
const LARGEST_FORM = 4096;

export function unsubscribeLinks(services: Services): Handler {
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const token = pathname.slice(UNSUBSCRIBE_PATH.length);
    const posted = request.method === 'POST';
    const subscription = posted
      ? await changeSubscription(services, token, wantsAgain(await readBody(request, LARGEST_FORM)))
      : await readSubscription(services, token);
    if (!subscription) throw new HttpError(404, 'Not found.');
    const { html, policy } = unsubscribePage(subscription, posted);
    const body = Buffer.from(html);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Only the page's own button says so: a mail client sends another field, or none. */
const wantsAgain = (form: Buffer): boolean => new URLSearchParams(form.toString('utf8')).get('subscribe') === 'yes';
