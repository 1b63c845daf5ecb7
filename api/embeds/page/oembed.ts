/** A description of an embed for programs that build pages: oEmbed 1.0, https://oembed.com. */
import { FRAME_SANDBOX } from '../../shared/embedFrame.js';
import { markup } from '../../typesetting/markup.js';
import { addressOf } from '../address.js';
import type { OpenEmbed } from '../content/openEmbed.js';
import type { DeliveredPhoto } from '../../delivery/page/readDelivery.js';
import { titleOf } from './embedPage.js';

/** Pixels. */
const USUAL_WIDTH = 800;
/** Of what is said below the pictures. */
const WORDS_HEIGHT = 110;
/** Of a gallery: a frame without our script does not know its height, so it scrolls. */
const GALLERY_HEIGHT = 720;
const CACHE_SECONDS = 3600;

export interface Oembed {
  readonly embed: OpenEmbed;
  readonly photos: readonly DeliveredPhoto[];
  readonly publicUrl: string;
  /** pixels that the page has; null: any number */
  readonly maxWidth: number | null;
  readonly maxHeight: number | null;
}

export function describeEmbed({ embed, photos, publicUrl, maxWidth, maxHeight }: Oembed) {
  const width = Math.min(USUAL_WIDTH, maxWidth ?? USUAL_WIDTH);
  const [first] = photos;
  const asHigh = first ? Math.round((width * first.staged.height) / first.staged.width) + WORDS_HEIGHT : WORDS_HEIGHT;
  const height = Math.min(embed.kind === 'slider' ? asHigh : GALLERY_HEIGHT, maxHeight ?? GALLERY_HEIGHT);
  const title = titleOf(embed);
  const { text: html } = markup`<iframe src="${addressOf({ publicUrl }, embed.id)}" title="${title}"
 width="${String(width)}" height="${String(height)}" style="border:0;max-width:100%" loading="lazy"
 sandbox="${FRAME_SANDBOX}"></iframe>`;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Showhome',
    provider_url: publicUrl,
    title,
    html,
    width,
    height,
    cache_age: CACHE_SECONDS,
  };
}
