/** Pages of embeds, which other sites show in a frame, and what these sites load for it. */
import { addressOf, EMBED_FOLDER } from '../embeds/address.js';
import { findOpenEmbed, findState, type OpenEmbed } from '../embeds/content/openEmbed.js';
import { jobsOf, monthsOf, picturesOf } from '../embeds/content/readContent.js';
import { BOARD_MODULE, embedPage, refusalPage, type EmbedContent } from '../embeds/page/embedPage.js';
import { STATE_PATH, STATE_SECONDS } from '../embeds/page/frameScript.js';
import { lookOf } from '../embeds/page/look.js';
import { describeEmbed } from '../embeds/page/oembed.js';
import { needsToken, readView, ViewRefusal } from '../embeds/secrets.js';
import type { Services } from '../services.js';
import { HttpError, sendJson, sendText, type Handler } from './answer.js';
import { sendPage } from './publicPages.js';
import { scriptHandler } from './web.js';

export const OEMBED_PATH = '/oembed';
export const LOADER_PATH = '/embed.js';

const GONE = 'There is nothing to show here any more.';
const UNSIGNED = 'This is shown only with a signed token, which the site’s own server makes.';
/** Seconds. A page that loads a script of ours gets its newest version within an hour. */
const LOADER_SECONDS = 3600;

/** @param folder of the scripts, as api/setup/embeds.mjs writes them */
export function embedHandlers(services: Services, folder: string) {
  const { env, store } = services;
  const board = scriptHandler({ folder, name: 'board.js', seconds: 0 });

  const page: Handler = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', env.publicUrl);
    if (pathname === BOARD_MODULE) return board(request, response);
    if (pathname.endsWith(STATE_PATH)) {
      response.setHeader('cache-control', `public, max-age=${STATE_SECONDS}`);
      return sendText(response, 200, await findState(services, idIn(pathname.slice(0, -STATE_PATH.length))));
    }
    const look = lookOf(searchParams);
    const answer = { response, storeOrigin: store.origin, isHead: request.method === 'HEAD' };
    const embed = await findOpenEmbed(services, idIn(pathname), null);
    if (!embed) return sendPage(answer, 404, refusalPage(GONE, look, null));
    try {
      const view = await viewOf(embed, searchParams.get('token'));
      sendPage(answer, 200, embedPage(await contentOf(embed, view), look));
    } catch (error) {
      if (!(error instanceof ViewRefusal)) throw error;
      sendPage(answer, 403, refusalPage(error.message, look, embed));
    }
  };

  /** @throws ViewRefusal */
  async function viewOf(embed: OpenEmbed, token: string | null): Promise<EmbedContent['view']> {
    if (!needsToken(embed.kind)) return null;
    if (token === null) throw new ViewRefusal(UNSIGNED);
    return { token, ...(await readView(env, embed, token)) };
  }

  async function contentOf(embed: OpenEmbed, view: EmbedContent['view']): Promise<EmbedContent> {
    const address = encodeURIComponent(addressOf(env, embed.id));
    return {
      embed,
      view,
      photos: await picturesOf(services, embed),
      jobs: await jobsOf(services, embed),
      months: await monthsOf(services, embed),
      oembed: view ? null : `${env.publicUrl}${OEMBED_PATH}?format=json&url=${address}`,
    };
  }

  const oembed: Handler = async (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', env.publicUrl);
    if ((searchParams.get('format') ?? 'json') !== 'json') throw new HttpError(501, 'Expected the format json.');
    const [maxWidth, maxHeight] = ['maxwidth', 'maxheight'].map((name) => pixels(searchParams.get(name)));
    const embed = await findOpenEmbed(services, idAt(searchParams.get('url') ?? ''), null);
    if (!embed) throw new HttpError(404, 'Expected the address of an embed in the parameter url.');
    if (needsToken(embed.kind)) throw new HttpError(401, UNSIGNED);
    response.setHeader('access-control-allow-origin', '*');
    const photos = await picturesOf(services, embed);
    const sizes = { maxWidth: maxWidth ?? null, maxHeight: maxHeight ?? null };
    sendJson(response, 200, describeEmbed({ embed, photos, publicUrl: env.publicUrl, ...sizes }));
  };

  /** The id in the address of an embed's page, as site builders normalise it too; empty: it is no such address. */
  function idAt(address: string): string {
    const base = new URL(addressOf(env, ''));
    const url = URL.canParse(address) ? new URL(address) : null;
    return url?.origin === base.origin && url.pathname.startsWith(base.pathname)
      ? idIn(url.pathname.slice(base.pathname.length - EMBED_FOLDER.length))
      : '';
  }

  return { page, oembed, loader: scriptHandler({ folder, name: 'embed.js', seconds: LOADER_SECONDS }) };
}

/** The id in the path of an embed's page. */
const idIn = (path: string): string => path.slice(EMBED_FOLDER.length).replace(/\/+$/, '');

/** @throws HttpError 400 */
function pixels(text: string | null): number | null {
  if (text === null) return null;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new HttpError(400, 'Expected maxwidth and maxheight to be whole pixels.');
  return Number(text);
}
