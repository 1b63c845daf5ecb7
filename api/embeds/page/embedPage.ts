/** The page of an embed, which other sites show in a frame. */
import { join } from 'node:path';
import { COMPARE_SCRIPT } from '../../delivery/page/compareScript.js';
import { readStyle, type PublicPage } from '../../delivery/page/pageFrame.js';
import type { DeliveredPhoto } from '../../delivery/page/readDelivery.js';
import { pairOf, statementOf } from '../../delivery/page/seePage.js';
import { boardLabelOf } from '../../shared/jobStatusLabels.js';
import { field, markup, type Markup } from '../../typesetting/markup.js';
import { listingAddressOf, brokerageOf, type BoardJob, type EmbedMonth } from '../content/readContent.js';
import { stateOf, type OpenEmbed } from '../content/openEmbed.js';
import { EMBED_FOLDER } from '../address.js';
import { FRAME_SCRIPT } from './frameScript.js';
import { accentRule, type Look } from './look.js';

/** The path of the module that keeps a board up to date; see web/embedScripts/board.ts. */
export const BOARD_MODULE = `${EMBED_FOLDER}board.js`;

export interface EmbedContent {
  readonly embed: OpenEmbed;
  readonly photos: readonly DeliveredPhoto[];
  readonly jobs: readonly BoardJob[];
  readonly months: readonly EmbedMonth[];
  /** the token of a signed view, and when it ends */
  readonly view: { readonly token: string; readonly endsAt: Date } | null;
  /** the address of its oEmbed description; null: it has none */
  readonly oembed: string | null;
}

export function embedPage(content: EmbedContent, look: Look): PublicPage {
  const { embed, photos, oembed } = content;
  const page = framedPage(look, embed.origins);
  return {
    ...page,
    title: titleOf(embed),
    meta: metaOf(oembed),
    content: mainOf(contentOf(content), stateOf(embed), content.view),
    script: (photos.length > 0 ? COMPARE_SCRIPT : '') + FRAME_SCRIPT,
    ...(embed.kind === 'board' && { framed: { ...page.framed, module: BOARD_MODULE } }),
  };
}

/** A page that says why nothing is shown. @param embed null: there is none, so that any site may show it */
export const refusalPage = (sentence: string, look: Look, embed: OpenEmbed | null): PublicPage => ({
  ...framedPage(look, embed?.origins ?? ['*']),
  title: 'Nothing to show',
  content: mainOf(markup`<p class="note">${sentence}</p>`, stateOf(embed), null),
  script: FRAME_SCRIPT,
});

/** The attributes are read by FRAME_SCRIPT. One second more, so that the server finds the token ended too. */
function mainOf(content: Markup, state: string, view: EmbedContent['view']): Markup {
  const left = view && markup` data-left="${String(Math.ceil((view.endsAt.getTime() - Date.now()) / 1000) + 1)}"`;
  return markup`<main data-state="${state}"${left ?? ''}>${content}</main>`;
}

const framedPage = (look: Look, by: readonly string[]) => ({
  style: readStyle(join(import.meta.dirname, 'embed.css')) + accentRule(look),
  framed: { by, theme: look.theme },
});

const STAGED = 'Virtually staged photos';
const KINDS = { slider: STAGED, gallery: STAGED, board: 'Staging jobs', figures: 'Figures' } as const;

export const titleOf = (embed: OpenEmbed): string =>
  `${listingAddressOf(embed) ?? brokerageOf(embed)} · ${KINDS[embed.kind]}`;

const metaOf = (oembed: string | null): Markup => markup`<meta name="robots" content="noindex, nofollow">
${oembed === null ? '' : markup`<link rel="alternate" type="application/json+oembed" href="${oembed}">`}`;

function contentOf({ embed, photos, jobs, months, view }: EmbedContent): Markup {
  if (embed.kind === 'board') return boardOf(embed, jobs, view);
  if (embed.kind === 'figures') return figuresOf(embed, months);
  return picturesOf(embed, photos);
}

function picturesOf(embed: OpenEmbed, photos: readonly DeliveredPhoto[]): Markup {
  if (photos.length === 0) return markup`<p class="note">No picture has been delivered yet.</p>`;
  const isOne = embed.kind === 'slider';
  const shown = photos.map((photo, place) =>
    isOne ? pairOf(photo, place) : markup`<section><h2>${photo.room}</h2>${pairOf(photo, place)}</section>`,
  );
  return markup`<div class="${isOne ? 'photo' : 'photos'}">${shown}</div>
<p class="about"><strong>${field(listingAddressOf(embed) ?? '')}</strong> · ${field(brokerageOf(embed))}<br>
${statementOf(photos.length)}</p>`;
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The attributes are read by the module: see web/embedScripts/board.ts. */
function boardOf(embed: OpenEmbed, jobs: readonly BoardJob[], view: EmbedContent['view']): Markup {
  const signed = view && markup` data-token="${view.token}"`;
  return markup`<div class="rows" tabindex="0" role="region" aria-label="Staging jobs">
<table data-board="${embed.id}"${signed ?? ''}>
<caption>Staging jobs · ${field(brokerageOf(embed))}</caption>
<thead><tr><th scope="col">Address</th><th scope="col">Status</th><th scope="col" class="number">Photos</th>
<th scope="col">Ordered</th></tr></thead>
<tbody>${jobs.map(jobRow)}</tbody></table></div>
<p class="note" data-empty${jobs.length > 0 ? markup` hidden` : ''}>No job yet.</p>
<p class="unseen" role="status" data-news></p>
<p class="about" data-connection hidden></p>`;
}

const jobRow = ({ id, address, status, reason, photos, createdAt }: BoardJob): Markup => markup`<tr data-job="${id}">
<td>${field(address)}</td>
<td><span class="state" data-state="${status}">${boardLabelOf(status, reason)}</span></td>
<td class="number">${String(photos)}</td>
<td><time datetime="${createdAt.toISOString()}">${DAY.format(createdAt)}</time></td></tr>`;

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const numberOf = (value: number | null) => (value === null ? '–' : NUMBER.format(value));

function figuresOf(embed: OpenEmbed, months: readonly EmbedMonth[]): Markup {
  if (months.length === 0) return markup`<p class="note">Nothing has happened in the last twelve months.</p>`;
  const columns = ['Projects', 'Rooms', 'Rounds per room', 'Hours to approval', 'Spending'];
  return markup`<div class="rows" tabindex="0" role="region" aria-label="Figures">
<table><caption>Figures of twelve months · ${field(brokerageOf(embed))}</caption>
<thead><tr><th scope="col">Month</th><th scope="col">Person</th>
${columns.map((name) => markup`<th scope="col" class="number">${name}</th>`)}</tr></thead>
<tbody>${months.map(monthRow)}</tbody></table></div>`;
}

function monthRow(row: EmbedMonth): Markup {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: row.currency });
  const cells = [
    NUMBER.format(row.projects),
    NUMBER.format(row.rooms),
    numberOf(row.roundsPerRoom),
    numberOf(row.hoursToApproval),
    money.format(row.spending.toNumber()),
  ];
  return markup`<tr><td>${MONTH.format(new Date(`${row.month}-01T00:00:00Z`))}</td>
<td>${row.agent === null ? '–' : field(row.agent)}</td>
${cells.map((cell) => markup`<td class="number">${cell}</td>`)}</tr>`;
}
