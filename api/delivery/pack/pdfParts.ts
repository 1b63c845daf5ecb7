/** What the pages of the disclosure have in common. Lengths are in points. */
import { INK, MUTED, type Sheet } from '../../typesetting/sheet.js';
import type { TextStyle } from '../../typesetting/typesetter.js';
import { scalableTile } from '../label/qrTile.js';

export const STYLES = {
  title: { face: 'display', size: 25, color: INK },
  property: { face: 'display', size: 14, color: INK },
  heading: { face: 'display', size: 17, color: INK },
  share: { face: 'strong', size: 20, color: INK },
  statement: { face: 'body', size: 11, color: INK },
  address: { face: 'body', size: 8.5, color: INK },
  strong: { face: 'strong', size: 9.5, color: INK },
  body: { face: 'body', size: 9.5, color: INK },
  small: { face: 'body', size: 8.5, color: MUTED },
} as const satisfies Record<string, TextStyle>;

/** Side of a QR code: more than 20 mm, which a phone reads at arm's length. */
const CODE = 90;
const BETWEEN = 24;

/**
 * Draws a QR code at the right edge, and under it what it leads to.
 * @returns the width and height that it takes, with a gap
 */
export function drawCode(sheet: Sheet, { page, caption }: { page: string; caption: string }): number {
  const { side, path } = scalableTile(page);
  const x = sheet.left + sheet.width - CODE;
  sheet.outline(path, { x, y: sheet.y, scale: CODE / side, color: '#000' });
  const y = sheet.y + CODE - 2;
  const width = sheet.widthOf(caption, STYLES.small);
  const height = sheet.text(caption, { x: x + (CODE - width) / 2, y, width: CODE, style: STYLES.small });
  sheet.link(page, { x, y: sheet.y, width: CODE, height: CODE + height });
  return CODE + BETWEEN;
}

/**
 * Draws a statement. An address at its end gets a line of its own, in small letters, so that it is rarely broken.
 * @returns the height
 */
export function drawStatement(
  sheet: Sheet,
  statement: string,
  { page, width }: { readonly page: string | null; readonly width: number },
): number {
  const box = { x: sheet.left, y: sheet.y, width };
  if (page === null || !statement.endsWith(page)) return sheet.text(statement, { ...box, style: STYLES.statement });
  const words = `${statement.slice(0, -page.length).trimEnd()}:`;
  const y = sheet.y + sheet.text(words, { ...box, style: STYLES.statement }) + 2;
  const height = sheet.text(page, { ...box, y, style: STYLES.address });
  sheet.link(page, { ...box, y, height });
  return y + height - sheet.y;
}
