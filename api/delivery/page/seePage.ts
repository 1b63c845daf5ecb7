/** The public page of a delivery: each original beside its staged picture, and what was done. */
import { field, markup, type Markup } from '../../typesetting/markup.js';
import { NO_ADVICE } from '../pack/statement.js';
import { COMPARE_SCRIPT } from './compareScript.js';
import type { PublicPage } from './pageFrame.js';
import type { DeliveredPhoto, PublicDelivery, ShownImage } from './readDelivery.js';

/** What is said beside staged pictures of a page, whose originals it shows. */
export const statementOf = (pictures: number): string =>
  pictures === 1
    ? 'Virtually staged. This image was digitally altered: furniture and decor were added. The original, unaltered ' +
      'photo is shown with it.'
    : 'Virtually staged. These images were digitally altered: furniture and decor were added. The original, unaltered ' +
      'photo is shown with each of them.';
const TITLE = 'Virtually staged photos';

interface SeePage {
  readonly delivery: PublicDelivery;
  /** the page's own address */
  readonly address: string;
  /** search engines may list it */
  readonly indexed: boolean;
}

export function seePage({ delivery, address, indexed }: SeePage): PublicPage {
  const { photos, brokerage } = delivery;
  return {
    title: `${delivery.address} · ${TITLE}`,
    meta: metaOf({ delivery, address, indexed }),
    content: markup`<header class="head">
<p class="who">${field(brokerage)}</p>
<h1>${field(delivery.address)}</h1>
</header>
<main>
<p class="statement">${statementOf(photos.length)}</p>
${photos.length === 0 ? markup`<article><p>No picture has been approved yet. Come back later.</p></article>` : ''}
${photos.map((photo, place) => photoOf(photo, place, photos.length))}
</main>
<footer class="foot"><p>${NO_ADVICE}</p></footer>`,
    ...(photos.length > 0 && { script: COMPARE_SCRIPT }),
  };
}

function metaOf({ delivery, address, indexed }: SeePage): Markup {
  const title = `${delivery.address}: ${TITLE.toLowerCase()}`;
  const statement = statementOf(delivery.photos.length);
  const picture = markup`<meta property="og:image" content="${`${address}/preview.jpg`}">
<meta property="og:image:alt" content="${delivery.photos[0]?.altText ?? ''}">
<meta name="twitter:card" content="summary_large_image">`;
  return markup`<meta name="description" content="${statement}">
<meta name="robots" content="${indexed ? 'index, follow' : 'noindex, nofollow'}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${statement}">
<meta property="og:url" content="${address}">
${delivery.photos.length > 0 ? picture : ''}`;
}

function photoOf(photo: DeliveredPhoto, place: number, all: number): Markup {
  const { room, added, untouched } = photo;
  return markup`<article>
<h2>${all > 1 ? `Photo ${place + 1}: ` : ''}${room}</h2>
${pairOf(photo, place)}
<div class="facts">
${untouched === null ? '' : markup`<p><strong>${untouched}</strong> of the photo outside the furniture and its shadow is untouched.</p>`}
${added.length === 0 ? '' : addedTable(added)}
</div>
</article>`;
}

/** A photo and its staged picture; COMPARE_SCRIPT lays one over the other. */
export function pairOf({ room, altText, original, staged }: DeliveredPhoto, place: number): Markup {
  const eager = place === 0;
  const name = `Photo ${place + 1}, ${room.toLowerCase()}: how much of the staged picture is shown`;
  return markup`<div class="pair" data-compare="${name}">
<figure>${image(original, { alt: `The same room as photographed, before staging.`, eager })}
<figcaption>Original</figcaption></figure>
<figure>${image(staged, { alt: altText, eager })}
<figcaption>Virtually staged</figcaption></figure>
</div>`;
}

interface ImageWords {
  readonly alt: string;
  /** it is in view when the page opens */
  readonly eager: boolean;
}

export function image({ url, small, width, height }: ShownImage, { alt, eager }: ImageWords): Markup {
  const several = small && markup` srcset="${small.url} ${String(small.width)}w, ${url} ${String(width)}w"`;
  const sizes = small && markup` sizes="(min-width: 1160px) 1080px, calc(100vw - 32px)"`;
  return markup`<img src="${url}"${several ?? ''}${sizes ?? ''} width="${String(width)}" height="${String(height)}" alt="${alt}"
${eager ? markup`fetchpriority="high"` : markup`loading="lazy"`} decoding="async">`;
}

function addedTable(added: DeliveredPhoto['added']): Markup {
  const rows = added.map(({ label, size }) => markup`<tr><td>${label}</td><td>${size}</td></tr>`);
  return markup`<details>
<summary>What was added</summary>
<table><thead><tr><th scope="col">Piece</th><th scope="col">Size</th></tr></thead>
<tbody>${rows}</tbody></table>
</details>`;
}
