/** The page of one photo: both pictures, the statement, what was added and what was left alone. */
import type { Units } from '../../shared/lengths.js';
import { pieceLabel } from '../../shared/report.js';
import { openInSrgb } from '../../stager/colours/openInSrgb.js';
import { FINE, HEAVY, INK, LINE, type Sheet } from '../../typesetting/sheet.js';
import type { DisclosedPhoto } from './disclosureText.js';
import { addedRows, leftAlone, type PackReport, surfacesOf } from './packReport.js';
import { drawCode, drawStatement, STYLES } from './pdfParts.js';
import { captionOf } from './statement.js';

/** Pixels of the longest side: about 350 per inch at the width that two pictures have on the paper. */
const LONGEST = 1200;
const QUALITY = 82;
const BETWEEN = 12;
/** So that upright photos leave room for the statement. */
const HIGHEST = 300;
const ROW_PADDING = 5;
/** Width of what was added, and of what was left alone, as shares of the sheet's. */
const ADDED = 0.58;
const LEFT_ALONE = 0.34;

/** Opens an encoded picture: its bytes, or a file's path. */
export type OpenPicture = (signal: AbortSignal) => Promise<Uint8Array | string>;

export interface PdfPhoto extends DisclosedPhoto {
  readonly report: PackReport;
  readonly openOriginal: OpenPicture;
  readonly openStaged: OpenPicture;
}

interface PhotoPage {
  /** from 0 */
  readonly place: number;
  readonly units: Units;
  readonly signal: AbortSignal;
}

export async function drawPhoto(sheet: Sheet, photo: PdfPhoto, { place, units, signal }: PhotoPage): Promise<void> {
  const heading = `${place + 1}. ${pieceLabel(photo.room)}`;
  const full = { x: sheet.left, width: sheet.width };
  sheet.y += sheet.text(heading, { ...full, y: sheet.y, style: STYLES.heading }) + 8;
  const width = (sheet.width - BETWEEN) / 2;
  const before = await drawPicture(sheet, photo.openOriginal, { x: sheet.left, width, signal });
  const after = await drawPicture(sheet, photo.openStaged, { x: sheet.left + width + BETWEEN, width, signal });
  sheet.y += Math.max(before, after) + 5;
  sheet.text('Virtually staged', { x: sheet.left + width + BETWEEN, y: sheet.y, width, style: STYLES.strong });
  sheet.y += sheet.text('Original photo', { x: sheet.left, y: sheet.y, width, style: STYLES.strong }) + 16;
  drawDisclosure(sheet, photo);
  drawReport(sheet, photo, units);
}

/** @returns the picture's height */
async function drawPicture(
  sheet: Sheet,
  open: OpenPicture,
  { x, width, signal }: { readonly x: number; readonly width: number; readonly signal: AbortSignal },
): Promise<number> {
  const picture = await openInSrgb(await open(signal), { limitInputPixels: false, sequentialRead: true });
  const { data, info } = await picture
    .autoOrient()
    .toColourspace('srgb')
    .removeAlpha()
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  const factor = Math.min(width / info.width, HIGHEST / info.height);
  const size = { width: info.width * factor, height: info.height * factor };
  sheet.picture(data, { x, y: sheet.y, ...size });
  return size.height;
}

function drawDisclosure(sheet: Sheet, photo: PdfPhoto): void {
  const { page } = photo;
  const side = page === null ? 0 : drawCode(sheet, { page, caption: 'See the original' });
  const height = drawStatement(sheet, captionOf(photo), { page, width: sheet.width - side });
  sheet.y += Math.max(side, height) + 16;
}

function drawReport(sheet: Sheet, { report }: PdfPhoto, units: Units): void {
  const rows = addedRows(report, units);
  const surfaces = surfacesOf(report);
  const share = leftAlone(report);
  sheet.room(140);
  drawLeftAlone(sheet, share, surfaces);
  const width = sheet.width * ADDED;
  const head = () => {
    sheet.y += sheet.text('What was added', { x: sheet.left, y: sheet.y, width, style: STYLES.small }) + 5;
    sheet.rule({ weight: HEAVY, color: INK, width });
    sheet.y += HEAVY;
  };
  head();
  for (const { label, size } of rows) {
    const taken = sheet.widthOf(size, STYLES.body) + BETWEEN;
    const height = sheet.heightOf(label, { width: width - taken, style: STYLES.body }) + 2 * ROW_PADDING + FINE;
    if (sheet.room(height)) head();
    const y = sheet.y + ROW_PADDING;
    sheet.text(size, { x: sheet.left, y, width, style: STYLES.body, align: 'right' });
    sheet.text(label, { x: sheet.left, y, width: width - taken, style: STYLES.body });
    sheet.y += height - FINE;
    sheet.rule({ weight: FINE, color: LINE, width });
    sheet.y += FINE;
  }
}

type Surfaces = ReturnType<typeof surfacesOf>;

/** At the right of the page, from the same height as what was added. */
function drawLeftAlone(sheet: Sheet, share: string | null, surfaces: Surfaces): void {
  const begun = sheet.y;
  const width = sheet.width * LEFT_ALONE;
  const x = sheet.left + sheet.width - width;
  const draw = (text: string, style: (typeof STYLES)[keyof typeof STYLES]) => {
    sheet.y += sheet.text(text, { x, y: sheet.y, width, style });
  };
  draw('What was left alone', STYLES.small);
  sheet.y += 5;
  sheet.rule({ weight: HEAVY, color: INK, x });
  sheet.y += HEAVY + 6;
  if (share !== null) {
    draw(share, STYLES.share);
    draw('of the photo outside the furniture and its shadow is untouched, pixel by pixel.', STYLES.body);
    sheet.y += 6;
  }
  for (const { surface, share: part } of surfaces) {
    sheet.text(part, { x, y: sheet.y + ROW_PADDING, width, style: STYLES.body, align: 'right' });
    sheet.y += ROW_PADDING;
    draw(surface, STYLES.body);
    sheet.y += ROW_PADDING;
    sheet.rule({ weight: FINE, color: LINE, x });
    sheet.y += FINE;
  }
  sheet.y = begun;
}
