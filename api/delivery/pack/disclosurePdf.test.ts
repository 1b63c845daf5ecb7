import { describe, expect, it } from 'vitest';
import { linesOfPage, readPdf, spokenTexts } from '../../test/pdfText.js';
import { PAGE, packOf, packPhoto } from '../../test/packs.js';
import type { Pack } from './pack.js';
import { packFiles } from './packFiles.js';

async function pdfOf(changes: Partial<Pack> = {}, signal = new AbortController().signal): Promise<Buffer> {
  const file = packFiles(packOf(changes)).find(({ name }) => name === 'disclosure.pdf');
  if (!file) throw new Error('The pack has no PDF.');
  return file.make(signal);
}

/** The words of each page; a line of two columns is one line. */
const pagesOf = (pdf: Buffer) => readPdf(pdf).map(linesOfPage);

describe('the disclosure', () => {
  it('shows a page for the listing and one for each photo', async () => {
    const pdf = await pdfOf();
    const [cover = [], living = [], bedroom = []] = pagesOf(pdf);
    expect(cover[0]).toBe('Virtual staging disclosure');
    expect(cover[1]).toBe('12 Elm Street, Springfield');
    expect(cover.join(' ')).toContain('2 photos of this listing were digitally altered');
    expect(cover.join(' ')).toContain('This is information and no legal');
    expect(cover).toContain('1. Living room499.7%');
    expect(living[0]).toBe('1. Living room');
    expect(bedroom[0]).toBe('2. Bedroom');
    expect(living).toContain('Original photoVirtually staged');
    expect(living.join('')).toContain('This image was digitally altered');
    expect(living.join('')).toContain('99.7%');
    expect(living).toContain('See the original');
    expect(living).toContain(`${PAGE}#1`);
    expect(living.at(-1)).toBe('12 Elm Street, SpringfieldPage 2 of 3');
    const file = pdf.toString('latin1');
    expect(file.match(/\/Subtype \/Image/g)).toHaveLength(4);
    expect(file).toContain(`/URI (${PAGE}#2)`);
  });

  it.each([
    ['imperial', '7′ 5″ × 3′ 1″ × 2′ 8″', '7′ 10″ × 5′ 7″'],
    ['metric', '2.26 × 0.94 × 0.82 m', '2.40 × 1.70 m'],
  ] as const)('gives %s sizes of what was added', async (units, sofa, rug) => {
    const [, page = []] = pagesOf(await pdfOf({ units }));
    const text = page.join('\n');
    expect(text).toContain(`Three-seat sofa${sofa}`);
    expect(text).toContain('Dining chair × 2');
    expect(text).toContain(`Rug${rug}`);
    expect(text).toContain('Ceilingnot in view');
  });

  it('without a public page has no code, and names the original’s file', async () => {
    const pdf = await pdfOf({ page: null, photos: [packPhoto({ page: null })] });
    const [, living = []] = pagesOf(pdf);
    expect(living).not.toContain('See the original');
    expect(living.join('')).toContain('01-living-room-original.jpg');
    expect(pdf.toString('latin1')).not.toContain('/URI');
  });

  it('has an address from right to left, as text in reading order', async () => {
    const pdf = await pdfOf({ address: 'רחוב הרצל 12, תל אביב' });
    expect(pagesOf(pdf)[0]?.[1]).toBe('ביבא לת ,12 לצרה בוחר');
    expect(spokenTexts(pdf)).toContain('רחוב הרצל 12, תל אביב');
  });

  it('of 40 photos with long lists stays on its paper, and loses no row', async () => {
    const photo = packPhoto({}, [60, 90]);
    const furniture = Array.from({ length: 45 }, (_, k) => ({
      id: String(k),
      kind: 'box',
      label: `box ${k} ${'W'.repeat(k)}`,
      size: [1, 1, 1] as [number, number, number],
    }));
    const photos = Array.from({ length: 40 }, () => ({ ...photo, report: { ...photo.report, furniture } }));
    const pdf = await pdfOf({ photos, address: 'A street '.repeat(60), paper: 'A4' });
    const pages = readPdf(pdf);
    expect(pages.length).toBeGreaterThan(80);
    for (const { x, y, width } of pages.flat()) {
      expect(y).toBeLessThan(842 - 30);
      expect(x).toBeGreaterThanOrEqual(53.9);
      expect(x + width).toBeLessThan(595.28 - 53.5);
    }
    const text = pages.flatMap(linesOfPage).join('\n');
    // a name is followed by its letters W, or by the size
    for (const k of [0, 20, 44]) expect(text.match(new RegExp(`Box ${k}( W|3′)`, 'g'))).toHaveLength(40);
    expect(pages.map(linesOfPage).every((lines) => lines.at(-1)?.includes(`of ${pages.length}`))).toBe(true);
  });

  it('opens pictures one after the other, and stops when it is aborted', async () => {
    const wish = new AbortController();
    let [open, most, opened] = [0, 0, 0];
    const counted = packPhoto();
    const original = async (signal: AbortSignal) => {
      opened += 1;
      open += 1;
      most = Math.max(most, open);
      if (opened === 3) wish.abort(new Error('Nobody waits.'));
      const bytes = typeof counted.original === 'string' ? Buffer.of() : await counted.original(signal);
      open -= 1;
      return bytes;
    };
    const photos = Array.from({ length: 9 }, () => ({ ...counted, original }));
    await expect(pdfOf({ photos }, wish.signal)).rejects.toThrow('Nobody waits.');
    expect({ most, opened }).toEqual({ most: 1, opened: 3 });
  });

  it('has the same bytes each time', async () => {
    expect((await pdfOf()).equals(await pdfOf())).toBe(true);
  });
});
