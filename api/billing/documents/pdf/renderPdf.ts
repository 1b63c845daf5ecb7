/** Renders the document as a PDF with embedded fonts. */
import { setImmediate } from 'node:timers/promises';
import type { Entry, InvoiceDocument } from '../invoiceDocument.js';
import { BASELINE, FINE, HEAVY, INK, LINE, MUTED, paperOf, Sheet } from '../../../typesetting/sheet.js';
import type { TextStyle } from '../../../typesetting/typesetter.js';

const BADGE = { paid: { plate: '#1d4d3c', text: '#ffffff' }, other: { plate: '#e3dfd9', text: MUTED } };

const STYLES = {
  title: { face: 'display', size: 25, color: INK },
  property: { face: 'display', size: 12, color: INK },
  amount: { face: 'strong', size: 20, color: INK },
  standing: { face: 'body', size: 12, color: INK },
  total: { face: 'strong', size: 12, color: INK },
  strong: { face: 'strong', size: 9.5, color: INK },
  body: { face: 'body', size: 9.5, color: INK },
  small: { face: 'body', size: 8.5, color: MUTED },
} as const satisfies Record<string, TextStyle>;

const GAP = 20;
const ROW_PADDING = 7;
const ROWS_AT_ONCE = 10;
const AMOUNT_WIDTH = 130;
const SUMS_WIDTH = 250;

export async function renderPdf(document: InvoiceDocument): Promise<Buffer> {
  const { title, number, currency, writtenAt, parties } = document;
  const sheet = new Sheet({
    size: paperOf(currency),
    title: `${title} ${number}`,
    author: parties[0]?.name ?? '',
    createdAt: writtenAt,
  });
  drawTitle(sheet, document);
  drawFacts(sheet, document);
  drawParties(sheet, document);
  drawAmount(sheet, document);
  await drawItems(sheet, document);
  drawSums(sheet, document);
  drawPayment(sheet, document);
  return sheet.finish(({ y, page, pages }) => {
    const box = { x: sheet.left, y, width: sheet.width, style: STYLES.small };
    sheet.text(`${title} ${number}`, box);
    sheet.text(`Page ${page} of ${pages}`, { ...box, align: 'right' });
  });
}

function drawTitle(sheet: Sheet, { title, status, paid }: InvoiceDocument): void {
  const { plate, text } = paid ? BADGE.paid : BADGE.other;
  const style = { ...STYLES.strong, color: text };
  const width = sheet.widthOf(status, style) + 14;
  const x = sheet.left + sheet.width - width;
  sheet.plate({ x, y: sheet.y + 9, width, height: 19, color: plate });
  sheet.text(status, { x: x + 7, y: sheet.y + 12, width, style });
  sheet.y += sheet.text(title, { x: sheet.left, y: sheet.y, width: x - sheet.left, style: STYLES.title }) + 10;
}

function drawFacts(sheet: Sheet, { facts }: InvoiceDocument): void {
  sheet.rule({ weight: HEAVY, color: INK });
  const width = (sheet.width - GAP * (facts.length - 1)) / facts.length;
  const heights = facts.map(({ term, value }, index) => {
    const x = sheet.left + index * (width + GAP);
    const head = sheet.text(term, { x, y: sheet.y + 10, width, style: STYLES.small });
    return head + sheet.text(value, { x, y: sheet.y + 10 + head, width, style: STYLES.strong });
  });
  sheet.y += Math.max(...heights) + 10 + 24;
}

function drawParties(sheet: Sheet, { parties, property }: InvoiceDocument): void {
  const columns = [
    ...parties.map(({ heading, name, lines }) => ({
      heading,
      texts: [{ text: name, style: STYLES.strong }, ...lines.map((text) => ({ text, style: STYLES.body }))],
    })),
    { heading: 'Property', texts: [{ text: property, style: STYLES.property }] },
  ];
  const width = (sheet.width - GAP * (columns.length - 1)) / columns.length;
  const ends = columns.map(({ heading, texts }, index) => {
    const x = sheet.left + index * (width + GAP);
    let y = sheet.y + sheet.text(heading, { x, y: sheet.y, width, style: STYLES.small }) + 2;
    for (const { text, style } of texts) if (text) y += sheet.text(text, { x, y, width, style });
    return y;
  });
  sheet.y = Math.max(...ends) + 30;
}

function drawAmount(sheet: Sheet, { amount, standing }: InvoiceDocument): void {
  const taken = sheet.widthOf(amount, STYLES.amount) + 7;
  const height = sheet.text(amount, { x: sheet.left, y: sheet.y, width: sheet.width, style: STYLES.amount });
  const fits = taken + sheet.widthOf(standing, STYLES.standing) <= sheet.width;
  const x = fits ? sheet.left + taken : sheet.left;
  // On the amount's baseline if it fits beside it.
  const y = sheet.y + (fits ? (STYLES.amount.size - STYLES.standing.size) * BASELINE : height);
  const below = sheet.text(standing, { x, y, width: sheet.width - (x - sheet.left), style: STYLES.standing });
  sheet.y += (fits ? height : height + below) + 14;
}

function drawItemsHead(sheet: Sheet): void {
  const box = { x: sheet.left, y: sheet.y, width: sheet.width, style: STYLES.small };
  sheet.y += sheet.text('Description', box) + 5;
  sheet.text('Amount', { ...box, align: 'right' });
  sheet.rule({ weight: HEAVY, color: INK });
  sheet.y += HEAVY;
}

async function drawItems(sheet: Sheet, document: InvoiceDocument): Promise<void> {
  const description = { x: sheet.left, width: sheet.width - AMOUNT_WIDTH - GAP, style: STYLES.body };
  const amountX = sheet.left + sheet.width - AMOUNT_WIDTH;
  sheet.room(80);
  drawItemsHead(sheet);
  for (const [index, item] of document.items.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate(); // yield to other requests
    const height = sheet.heightOf(item.description, description) + 2 * ROW_PADDING + FINE;
    const isLast = index === document.items.length - 1;
    // The sums need at least one line above them on their page.
    if (sheet.room(height + (isLast ? sumsHeight(document) : 0))) drawItemsHead(sheet);
    const y = sheet.y + ROW_PADDING;
    sheet.text(item.description, { ...description, y });
    sheet.text(item.amount, { x: amountX, y, width: AMOUNT_WIDTH, style: STYLES.strong, align: 'right' });
    sheet.y += height - FINE;
    sheet.rule({ weight: FINE, color: LINE });
    sheet.y += FINE;
  }
}

const SUM_HEIGHT = 21;
const sumsHeight = ({ sums }: InvoiceDocument) => 10 + sums.length * SUM_HEIGHT + 24;

function drawSums(sheet: Sheet, { sums }: InvoiceDocument): void {
  const x = sheet.left + sheet.width - SUMS_WIDTH;
  sheet.y += 10;
  for (const [index, sum] of sums.entries()) {
    const isLast = index === sums.length - 1;
    if (isLast) {
      sheet.y += 4;
      sheet.rule({ weight: HEAVY, color: INK, x });
      sheet.y += 6;
    }
    drawEntry(sheet, sum, { x, style: isLast ? STYLES.total : STYLES.body });
    sheet.y += SUM_HEIGHT;
  }
}

interface EntryPlace {
  readonly x: number;
  readonly style: TextStyle;
}

/** The box of an entry's value: the width that its term leaves. */
function valueBox(sheet: Sheet, { term }: Entry, { x, style }: EntryPlace) {
  const taken = sheet.widthOf(term, style) + GAP;
  return { x: x + taken, width: sheet.left + sheet.width - x - taken, style };
}

/** Draws the term at the left and the value at the right edge. @returns the height */
function drawEntry(sheet: Sheet, entry: Entry, { x, style }: EntryPlace): number {
  const { y } = sheet;
  sheet.text(entry.term, { x, y, width: sheet.width, style });
  return sheet.text(entry.value, { ...valueBox(sheet, entry, { x, style }), y, align: 'right' });
}

function drawPayment(sheet: Sheet, { payment }: InvoiceDocument): void {
  if (payment.length === 0) return;
  const rows = payment.map((entry, index) => {
    const place = { x: sheet.left, style: index === payment.length - 1 ? STYLES.strong : STYLES.body };
    const height = sheet.heightOf(entry.value, valueBox(sheet, entry, place)) + 2 * ROW_PADDING + FINE;
    return { entry, place, height };
  });
  sheet.y += 18;
  sheet.room(rows.reduce((sum, { height }) => sum + height, 20));
  sheet.y += sheet.text('Payment', { x: sheet.left, y: sheet.y, width: sheet.width, style: STYLES.small }) + 5;
  sheet.rule({ weight: HEAVY, color: INK });
  sheet.y += HEAVY;
  for (const { entry, place } of rows) {
    sheet.y += ROW_PADDING;
    sheet.y += drawEntry(sheet, entry, place) + ROW_PADDING;
    sheet.rule({ weight: FINE, color: LINE });
    sheet.y += FINE;
  }
}
