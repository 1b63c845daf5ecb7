/** `disclosure.pdf`: what was altered in the pictures of a listing, with the originals beside. */
import type { Units } from '../../shared/lengths.js';
import { pieceLabel } from '../../shared/report.js';
import { FINE, HEAVY, INK, LINE, Sheet, type Paper } from '../../typesetting/sheet.js';
import { type Disclosure, remarksOf } from './disclosureText.js';
import { leftAlone } from './packReport.js';
import { drawCode, drawStatement, STYLES } from './pdfParts.js';
import { drawPhoto, type PdfPhoto } from './pdfPhoto.js';
import { NO_ADVICE } from './statement.js';

export interface PdfDisclosure extends Disclosure {
  readonly photos: readonly PdfPhoto[];
  /** the name under which the workspace sells, or null */
  readonly brokerage: string | null;
  readonly deliveredAt: Date;
  readonly units: Units;
  readonly paper: Paper;
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const TITLE = 'Virtual staging disclosure';
const GAP = 20;
const ROW_PADDING = 6;

/** Pictures are opened one after the other. @throws Error when one cannot be read, or the signal aborts */
export async function disclosurePdf(disclosure: PdfDisclosure, signal: AbortSignal): Promise<Buffer> {
  const { address, brokerage, deliveredAt, photos, paper } = disclosure;
  const sheet = new Sheet({
    size: paper,
    title: `${TITLE}: ${address}`,
    author: brokerage ?? '',
    createdAt: deliveredAt,
  });
  drawFirstPage(sheet, disclosure);
  for (const [place, photo] of photos.entries()) {
    signal.throwIfAborted();
    sheet.turn();
    await drawPhoto(sheet, photo, { place, units: disclosure.units, signal });
  }
  return sheet.finish(({ y, page, pages }) => {
    const number = `Page ${page} of ${pages}`;
    const taken = sheet.widthOf(number, STYLES.small) + GAP;
    const style = STYLES.small;
    const [line = []] = sheet.linesOf(address, { width: sheet.width - taken, style });
    sheet.text(line.join(''), { x: sheet.left, y, width: sheet.width - taken, style });
    sheet.text(number, { x: sheet.left, y, width: sheet.width, style, align: 'right' });
  });
}

function drawFirstPage(sheet: Sheet, disclosure: PdfDisclosure): void {
  const { address, page, photos } = disclosure;
  const full = { x: sheet.left, width: sheet.width };
  sheet.y += sheet.text(TITLE, { ...full, y: sheet.y, style: STYLES.title }) + 4;
  sheet.y += sheet.text(address, { ...full, y: sheet.y, style: STYLES.property }) + 16;
  drawFacts(sheet, disclosure);
  const side = page === null ? 0 : drawCode(sheet, { page, caption: 'See the originals' });
  const width = sheet.width - side;
  const statement = drawStatement(sheet, remarksOf({ page, photos }), { page, width }) + 10;
  const advice = sheet.text(`${HOW_TO_USE} ${NO_ADVICE}`, {
    ...full,
    width,
    y: sheet.y + statement,
    style: STYLES.small,
  });
  sheet.y += Math.max(side, statement + advice) + 24;
  drawList(sheet, photos);
}

const HOW_TO_USE =
  'Each page that follows shows an original photo beside the staged picture made from it, says what was added, and ' +
  'counts which part of the photo was left as it was.';

function drawFacts(sheet: Sheet, { brokerage, deliveredAt, photos }: PdfDisclosure): void {
  const facts = [
    ['Delivered', DAY.format(deliveredAt)],
    ['Staged photos', String(photos.length)],
    ...(brokerage === null ? [] : [['Listed by', brokerage]]),
  ] as const;
  sheet.rule({ weight: HEAVY, color: INK });
  const width = (sheet.width - GAP * (facts.length - 1)) / facts.length;
  const heights = facts.map(([term = '', value = ''], place) => {
    const x = sheet.left + place * (width + GAP);
    const head = sheet.text(term, { x, y: sheet.y + 10, width, style: STYLES.small });
    return head + sheet.text(value, { x, y: sheet.y + 10 + head, width, style: STYLES.strong });
  });
  sheet.y += Math.max(...heights) + 34;
}

/** Shares of the width at which the columns of the list begin. */
const COLUMNS = { room: 0, pieces: 0.5, share: 0.72 } as const;

function drawList(sheet: Sheet, photos: readonly PdfPhoto[]): void {
  const row = (texts: Readonly<Record<keyof typeof COLUMNS, string>>, style: (typeof STYLES)['body' | 'small']) => {
    const at = (share: number) => sheet.left + share * sheet.width;
    const box = { y: sheet.y, width: sheet.width / 2 - GAP, style };
    sheet.text(texts.pieces, { ...box, x: at(COLUMNS.pieces) });
    sheet.text(texts.share, { ...box, x: at(COLUMNS.share), width: sheet.width * (1 - COLUMNS.share), align: 'right' });
    return sheet.text(texts.room, { ...box, x: at(COLUMNS.room) });
  };
  const head = () => {
    sheet.y += row({ room: 'Photo', pieces: 'Pieces added', share: 'Left alone' }, STYLES.small) + 5;
    sheet.rule({ weight: HEAVY, color: INK });
    sheet.y += HEAVY;
  };
  head();
  for (const [place, { room, report }] of photos.entries()) {
    const name = `${place + 1}. ${pieceLabel(room)}`;
    const height = sheet.heightOf(name, { width: sheet.width / 2 - GAP, style: STYLES.body });
    if (sheet.room(height + 2 * ROW_PADDING + FINE)) head();
    sheet.y += ROW_PADDING;
    const pieces = String(report.furniture.length);
    sheet.y += row({ room: name, pieces, share: leftAlone(report) ?? 'not counted' }, STYLES.body) + ROW_PADDING;
    sheet.rule({ weight: FINE, color: LINE });
    sheet.y += FINE;
  }
}
