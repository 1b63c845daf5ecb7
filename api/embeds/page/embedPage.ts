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
  return markup`${tableOf({
    name: 'Staging jobs',
    about: markup` data-board="${embed.id}"${signed ?? ''}`,
    caption: markup`Staging jobs · ${field(brokerageOf(embed))}`,
    columns: BOARD_COLUMNS,
    rows: jobs.map(jobRow),
  })}
<p class="note" data-empty${jobs.length > 0 ? markup` hidden` : ''}>No job yet.</p>
<p class="unseen" role="status" data-news></p>
<p class="about" data-connection hidden></p>`;
}

const jobRow = ({ id, address, status, reason, photos, createdAt }: BoardJob): Markup =>
  rowOf(BOARD_COLUMNS, markup` data-job="${id}"`, [
    field(address),
    markup`<span class="state" data-state="${status}">${boardLabelOf(status, reason)}</span>`,
    String(photos),
    markup`<time datetime="${createdAt.toISOString()}">${DAY.format(createdAt)}</time>`,
  ]);

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** With two decimals, as in the file of the figures. */
const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const numberOf = (value: number | null) => (value === null ? '–' : NUMBER.format(value));

function figuresOf(embed: OpenEmbed, months: readonly EmbedMonth[]): Markup {
  if (months.length === 0) return markup`<p class="note">Nothing has happened in the last twelve months.</p>`;
  return tableOf({
    name: 'Figures',
    about: markup``,
    caption: markup`Figures of twelve months · ${field(brokerageOf(embed))}`,
    columns: FIGURE_COLUMNS,
    rows: months.map(monthRow),
  });
}

function monthRow(row: EmbedMonth): Markup {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: row.currency });
  return rowOf(FIGURE_COLUMNS, markup``, [
    MONTH.format(new Date(`${row.month}-01T00:00:00Z`)),
    row.agent === null ? '–' : field(row.agent),
    NUMBER.format(row.projects),
    NUMBER.format(row.rooms),
    numberOf(row.roundsPerRoom),
    numberOf(row.hoursToApproval),
    money.format(row.spending.toNumber()),
  ]);
}

interface Column {
  readonly name: string;
  readonly isNumber: boolean;
}

const textual = (name: string): Column => ({ name, isNumber: false });
const numeric = (name: string): Column => ({ name, isNumber: true });
const BOARD_COLUMNS = [textual('Address'), textual('Status'), numeric('Photos'), textual('Ordered')];
const FIGURE_COLUMNS = [
  ...['Month', 'Person'].map(textual),
  ...['Projects', 'Rooms', 'Rounds per room', 'Hours to approval', 'Spending'].map(numeric),
];
const classOf = ({ isNumber }: Column): Markup => (isNumber ? markup` class="number"` : markup``);

interface Table {
  readonly name: string;
  /** attributes */
  readonly about: Markup;
  readonly caption: Markup;
  readonly columns: readonly Column[];
  readonly rows: readonly Markup[];
}

/** On a narrow frame the style shows each row as a list, for which browsers need to be told the roles. */
const tableOf = ({ name, about, caption, columns, rows }: Table): Markup =>
  markup`<div class="rows" tabindex="0" role="region" aria-label="${name}">
<table role="table"${about}><caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${columns.map(
    (each) => markup`<th role="columnheader" scope="col"${classOf(each)}>${each.name}</th>`,
  )}</tr></thead>
<tbody role="rowgroup">${rows}</tbody></table></div>`;

/** @param about attributes */
const rowOf = (columns: readonly Column[], about: Markup, cells: readonly (Markup | string)[]): Markup =>
  markup`<tr role="row"${about}>${columns.map(
    (each, at) => markup`<td role="cell" data-label="${each.name}"${classOf(each)}>${cells[at] ?? ''}</td>`,
  )}</tr>
`;
