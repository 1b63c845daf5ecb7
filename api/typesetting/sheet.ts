/** A PDF that is written from top to bottom over several pages. All lengths are in points, from the top left. */
import PDFDocument from 'pdfkit';
import type { Font } from './fonts.js';
import { linesOf, runsOf, spoken, type Line, type TextStyle } from './typesetter.js';

interface TextBox {
  readonly x: number;
  /** the upper edge of the first line */
  readonly y: number;
  readonly width: number;
  readonly style: TextStyle;
  readonly align?: 'left' | 'right';
}

interface SheetBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Rule {
  readonly weight: number;
  readonly color: string;
  readonly x?: number;
  readonly width?: number;
}

/** A sheet's size. */
export type Paper = 'LETTER' | 'A4';

/** Currencies of countries that use US Letter; all others use A4. */
const LETTER_CURRENCIES = new Set(['USD', 'CAD']);

/** The paper of whoever is paid in the currency. @param currency ISO 4217 */
export const paperOf = (currency: string): Paper => (LETTER_CURRENCIES.has(currency) ? 'LETTER' : 'A4');

/** Colours of documents, and the weights of their rules. */
export const INK = '#1c1f1d';
export const MUTED = '#535852';
export const LINE = '#d6d1ca';
export const HEAVY = 1.5;
export const FINE = 0.75;

interface SheetOptions {
  readonly size: Paper;
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
}

const MARGIN = { side: 54, top: 54, bottom: 66 };
const LINE_HEIGHT = 1.4;
/** Distance of the baseline from the line's upper edge, relative to the text's size. */
export const BASELINE = 1.06;
/** Outline width of letters that are made bold, relative to the text's size. */
const EDGE = 0.035;

export class Sheet {
  /** y of the next element */
  y = MARGIN.top;
  readonly left = MARGIN.side;
  readonly width: number;
  readonly #doc: PDFKit.PDFDocument;
  readonly #known = new Set<string>();

  constructor({ size, title, author, createdAt }: SheetOptions) {
    const info = { Title: title, Author: author, CreationDate: createdAt, Creator: 'Showhome', Producer: 'Showhome' };
    const options = { size, margin: 0, bufferPages: true, lang: 'en', displayTitle: true, pdfVersion: '1.7' as const };
    this.#doc = new PDFDocument({ ...options, info });
    this.width = this.#doc.page.width - 2 * MARGIN.side;
  }

  /** Begins a new page if the height does not fit on this one. @returns whether it did */
  room(height: number): boolean {
    if (this.y + height <= this.#doc.page.height - MARGIN.bottom) return false;
    this.turn();
    return true;
  }

  widthOf(text: string, style: TextStyle): number {
    return linesOf(text, Infinity, () => 0).reduce((sum, line) => sum + this.#lineWidth(line, style), 0);
  }

  linesOf(text: string, { width, style }: Pick<TextBox, 'width' | 'style'>): readonly Line[] {
    return linesOf(text, width, (line) => this.#lineWidth(line, style));
  }

  heightOf(text: string, box: Pick<TextBox, 'width' | 'style'>): number {
    return this.linesOf(text, box).length * box.style.size * LINE_HEIGHT;
  }

  /** Begins a new page. */
  turn(): void {
    this.#doc.addPage();
    this.y = MARGIN.top;
  }

  /** Draws a text. @returns its height */
  text(text: string, box: TextBox): number {
    const { x, y, width, style, align = 'left' } = box;
    const step = style.size * LINE_HEIGHT;
    const lines = this.linesOf(text, box);
    for (const [index, line] of lines.entries()) {
      const indent = align === 'right' ? width - this.#lineWidth(line, style) : 0;
      this.#drawLine(line, { x: x + indent, y: y + index * step + style.size * BASELINE, style });
    }
    return lines.length * step;
  }

  /** Draws a horizontal line. @param rule.width default: to the sheet's right edge */
  rule({ weight, color, x = this.left, width = this.left + this.width - x }: Rule): void {
    this.#doc.rect(x, this.y, width, weight).fill(color);
  }

  /** Draws a filled box with rounded corners. */
  plate({ x, y, width, height, color }: SheetBox & { readonly color: string }): void {
    this.#doc.roundedRect(x, y, width, height, 3).fill(color);
  }

  /** Draws a JPEG that is not interlaced in a box. Its bytes go straight into the file, and are not kept. */
  picture(jpeg: Buffer, { x, y, width, height }: SheetBox): void {
    this.#doc.image(jpeg, x, y, { width, height });
  }

  /** Draws a filled outline. @param path SVG path data @param scale points per unit of the path */
  outline(path: string, { x, y, scale, color }: { x: number; y: number; scale: number; color: string }): void {
    this.#doc.save().translate(x, y).scale(scale).path(path).fill(color).restore();
  }

  /** Makes a box of the page lead to an address. */
  link(address: string, { x, y, width, height }: SheetBox): void {
    this.#doc.link(x, y, width, height, address);
  }

  /** Draws the foot of every page and ends the file. @param foot receives the page and the number of pages */
  async finish(foot: (place: { y: number; page: number; pages: number }) => void): Promise<Buffer> {
    const doc = this.#doc;
    const { count } = doc.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      doc.switchToPage(index);
      foot({ y: doc.page.height - MARGIN.bottom + 24, page: index + 1, pages: count });
    }
    doc.end();
    const chunks: Buffer[] = [];
    for await (const chunk of doc as AsyncIterable<Buffer>) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  #choose({ name, bytes, scale }: Font, size: number): void {
    if (!this.#known.has(name)) this.#doc.registerFont(name, bytes);
    this.#known.add(name);
    this.#doc.font(name).fontSize(size * scale);
  }

  #lineWidth(line: Line, { face, size }: TextStyle): number {
    let width = 0;
    for (const { font, text } of runsOf(face, line)) {
      this.#choose(font, size);
      width += this.#doc.widthOfString(text);
    }
    return width;
  }

  #drawLine(line: Line, { x, y, style }: { x: number; y: number; style: TextStyle }): void {
    const doc = this.#doc;
    const runs = runsOf(style.face, line);
    const actual = spoken(line, runs);
    if (actual !== null) doc.markContent('Span', { actual });
    let at = x;
    doc.fillColor(style.color);
    for (const { font, text } of runs) {
      this.#choose(font, style.size);
      const edge = font.oneWeight && style.face !== 'body';
      if (edge) doc.lineWidth(style.size * EDGE).strokeColor(style.color);
      doc.text(text, at, y, { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: edge });
      at += doc.widthOfString(text);
    }
    if (actual !== null) doc.endMarkedContent();
  }
}
