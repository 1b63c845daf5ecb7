/** The links in mails that end mails of their kind, at once by POST (RFC 8058) or with a button. */
import { changeSubscription, readSubscription } from '../notices/unsubscribe/unsubscribe.js';
import { UNSUBSCRIBE_PATH } from '../notices/unsubscribe/unsubscribeLink.js';
import { unsubscribePage } from '../notices/unsubscribe/unsubscribePage.js';
import type { Services } from '../services.js';
import { HttpError, readBody, type Handler } from './answer.js';
import { sendPage } from './publicPages.js';

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
    const answer = { response, storeOrigin: null, isHead: request.method === 'HEAD' };
    sendPage(answer, 200, unsubscribePage(subscription, posted));
  };
}

/** Only the page's own button says so: a mail client sends another field, or none. */
const wantsAgain = (form: Buffer): boolean => new URLSearchParams(form.toString('utf8')).get('subscribe') === 'yes';
