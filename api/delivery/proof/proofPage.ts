/** The page of a proof: each photo beside its proof, what was said about it, and the form to say more. */
import { join } from 'node:path';
import { field, markup, type Markup } from '../../typesetting/markup.js';
import { COMPARE_SCRIPT } from '../page/compareScript.js';
import { readStyle, type PublicPage } from '../page/pageFrame.js';
import { image } from '../page/seePage.js';
import { commentForm, lostWords, type Answered } from './commentForm.js';
import { PIN_SCRIPT } from './pinScript.js';
import type { Proof, ProofComment, ProofPhoto } from './readProof.js';

interface ProofPage {
  readonly proof: Proof;
  /** the page's own path */
  readonly path: string;
  /** place of the photo on show, if the address names one */
  readonly place: number | null;
  /** the first name, if it is known */
  readonly name: string | null;
  /** what a form said that was refused, and why; or that it was kept */
  readonly answered?: Answered;
}

/** Without style or script of the application; it works without script too. */
export function proofPage({ proof, path, place, name, answered = {} }: ProofPage): PublicPage {
  const { address, brokerage, photos, sellerApproves } = proof;
  const photo = photos.find((each) => each.place === place) ?? photos[0];
  const open = photo?.status === 'open';
  return {
    title: `${address} · Staged pictures to review`,
    meta: markup`<meta name="robots" content="noindex, nofollow">`,
    content: markup`<header class="head">
<p class="who">${field(brokerage)}</p>
<h1>${field(address)}</h1>
</header>
<main>
<p class="statement">These staged pictures are a preview. Say what you think of each:
${field(brokerage)} sees it at once.</p>
${photos.length > 1 ? strip(photos, path, photo) : ''}
${photo ? photoOf(photo, photos.length) : NOTHING}
${photo && open ? commentForm({ photo, path, name, sellerApproves, answered }) : lostWords(answered)}
</main>`,
    style: readStyle(join(import.meta.dirname, 'proof.css')),
    ...(photo && { script: COMPARE_SCRIPT + (open ? PIN_SCRIPT : '') }),
  };
}

const NOTHING = markup`<article><p>There is no picture to look at yet. Come back later.</p></article>`;

const STATUS = {
  open: '',
  approved: 'This picture is approved.',
  inWork: 'This photo is being staged anew. Its new picture appears here when it is ready.',
} as const satisfies Record<ProofPhoto['status'], string>;

function strip(photos: readonly ProofPhoto[], path: string, shown: ProofPhoto | undefined): Markup {
  const links = photos.map((photo) => {
    const { place, room, proof, status, comments } = photo;
    const said = status === 'approved' ? 'approved' : comments.length > 0 && 'answered';
    const current = photo === shown ? markup` aria-current="true"` : '';
    const source = proof.small?.url ?? proof.url;
    return markup`<li><a href="${`${path}?photo=${place}`}"${current}>
<img src="${source}" alt="" width="120" height="80" loading="lazy" decoding="async">
<span>${String(place)}. ${room}${said ? `, ${said}` : ''}</span></a></li>`;
  });
  return markup`<nav class="strip" aria-label="Photos"><ol>${links}</ol></nav>`;
}

function photoOf(photo: ProofPhoto, all: number): Markup {
  const { place, room, original, proof, altText, status, comments } = photo;
  const name = `Photo ${place}, ${room.toLowerCase()}: how much of the staged picture is shown`;
  return markup`<article>
<h2>${all > 1 ? `Photo ${place}: ` : ''}${room}</h2>
<div class="pair" data-compare="${name}">
<figure>${image(original, { alt: 'The same room as photographed, before staging.', eager: true })}
<figcaption>Original</figcaption></figure>
<figure><div class="shot" data-shot>${image(proof, { alt: altText, eager: true })}
<svg class="pins" aria-hidden="true">${comments.map(pinOf)}</svg></div>
<figcaption>Virtually staged, preview</figcaption></figure>
</div>
${status === 'open' ? '' : markup`<p class="note">${STATUS[status]}</p>`}
${comments.length === 0 ? '' : markup`<h3>What was said</h3><ul class="said">${comments.map(commentOf)}</ul>`}
</article>`;
}

const percent = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`;

/** Placed by attributes, because the policy allows no style in them. */
function pinOf({ pin, x, y }: ProofComment): Markup {
  if (pin === null || x === null || y === null) return markup``;
  return markup`<svg x="${percent(x)}" y="${percent(y)}"><circle r="13"/><text dy="5">${String(pin)}</text></svg>`;
}

const VERDICTS = { looks_good: 'Looks good', please_change: 'Please change' } as const;
const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

function commentOf({ name, text, verdict, createdAt, pin, piece, ofOtherPicture }: ProofComment): Markup {
  const facts = [
    verdict && VERDICTS[verdict],
    piece && `about: ${piece}`,
    ofOtherPicture && 'about another picture',
  ].filter(Boolean);
  const number = markup`<span class="number"><span class="unseen">Pin </span>${String(pin)}</span> `;
  return markup`<li>
<p class="by">${pin === null ? '' : number}<strong>${field(name)}</strong>
<time datetime="${createdAt.toISOString()}">${TIME.format(createdAt)} UTC</time></p>
${facts.length === 0 ? '' : markup`<p class="facts">${facts.join(' · ')}</p>`}
${text === '' ? '' : markup`<p class="words" dir="auto">${text}</p>`}
</li>`;
}
