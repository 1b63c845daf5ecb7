import { describe, expect, it } from 'vitest';
import { first } from '../../../test/elements.js';
import { linesOfPage, readPdf, spokenTexts } from '../../../test/pdfText.js';
import type { InvoiceDocument } from '../invoiceDocument.js';
import { renderPdf } from './renderPdf.js';

function documentOf(changes: Partial<InvoiceDocument> = {}): InvoiceDocument {
  return {
    title: 'Invoice',
    number: 'INV-2026-0042',
    writtenAt: new Date('2026-11-21T10:00:00Z'),
    currency: 'EUR',
    status: 'Sent',
    paid: false,
    facts: [
      { term: 'Invoice number', value: 'INV-2026-0042' },
      { term: 'Date', value: 'November 21, 2026' },
    ],
    parties: [
      { heading: 'From', name: 'Harbor Realty', lines: ['220 Beacon Street', 'Tax ID 12-345'] },
      { heading: 'Bill to', name: 'Jon Abernathy', lines: ['18 Orchard Lane'] },
    ],
    property: '12 Elm Street',
    amount: '€19.49',
    standing: 'to be paid by December 5, 2026',
    items: [{ description: 'Staging of 6 photos', amount: '€18.00' }],
    sums: [
      { term: 'Subtotal', value: '€18.00' },
      { term: 'Tax', value: '€1.49' },
      { term: 'Total (EUR)', value: '€19.49' },
    ],
    payment: [],
    ...changes,
  };
}

const pagesOf = async (changes: Partial<InvoiceDocument>) => readPdf(await renderPdf(documentOf(changes)));

/** Draws the text as a line's description, in the body's face. @returns the drawn text, from left to right */
async function drawn(text: string): Promise<string> {
  const page = first(await pagesOf({ items: [{ description: text, amount: '€1.00' }] }));
  const glyphs = page.flatMap((each) => each.glyphs);
  expect(glyphs.length).toBeGreaterThan(0);
  expect(glyphs, 'a box in place of a character').not.toContain(0);
  expect(page.every(({ embedded }) => embedded)).toBe(true);
  const lines = linesOfPage(page).filter((line) => line.endsWith('€1.00'));
  return first(lines).slice(0, -'€1.00'.length);
}

const backwards = (text: string) => [...text].toReversed().join('');

describe('names in many scripts, with a glyph for every letter', () => {
  it.each([
    ['Latin', 'Zoë Šťastná-Ğül & Søn, Łódź'],
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['polytonic Greek', 'ἙλένηᾹ'],
    ['Cyrillic', 'Екатерина Жукова'],
    ['Ukrainian and Kazakh', 'Ґалаґан Әлихан'],
    ['Vietnamese', 'Nguyễn Thị Đào'],
    ['Chinese', '王小明、陳大文'],
    ['Japanese', '田中さくら・タナカ'],
    ['Korean', '김하늘'],
    ['Thai', 'สมชาย'],
    ['currency signs', '€ £ ¥ ₹ ₩ ₪ ₺ ₴'],
  ])('%s', async (_script, name) => expect(await drawn(name)).toBe(name));

  it('Devanagari, whose glyphs cover several characters', async () => {
    const name = 'श्रीमती प्रिया';
    // The vowel that is written after its consonant is drawn before it.
    expect([...(await drawn(name))].toSorted().join('')).toBe([...name].toSorted().join(''));
  });

  it('Hebrew, from right to left', async () => {
    expect(await drawn('יוסי כהן')).toBe(backwards('יוסי כהן'));
    expect(await drawn('שלום (12.50) abc')).toBe('abc (12.50) םולש');
    expect(await drawn('Dr. כהן, Tel Aviv')).toBe('Dr. ןהכ, Tel Aviv');
  });

  it('Arabic and Persian, from right to left, joined', async () => {
    const arabic = await drawn('محمد الأحمد');
    expect(arabic).toBe(backwards('ﻣﺤﻤﺪ ﺍﻷﺣﻤﺪ'));
    expect(backwards(await drawn('گل')).normalize('NFKC')).toBe('گل');
    expect(await drawn('شركة ٢٠٢٦')).toBe(`٢٠٢٦ ${backwards('ﺷﺮﻛﺔ')}`);
  });

  it('decomposed letters are composed', async () => {
    expect(await drawn('Zoe\u0308')).toBe('Zoë');
  });

  it('a character that no font has is shown as missing, an invisible one is left out', async () => {
    expect(await drawn('Sea\u200b view 🏡\u202e𠮷 \ud800x\u0007y')).toBe('Sea view \ufffd\ufffd \ufffdx y');
  });

  it('the file holds the text in reading order', async () => {
    const names = { property: 'محمد الأحمد', standing: 'by כהן (Tel Aviv) \\ 🏡' };
    const spoken = spokenTexts(await renderPdf(documentOf(names)));
    expect(spoken).toEqual(['محمد الأحمد', 'by כהן (Tel Aviv) \\ 🏡']);
  });
});

describe('a document', () => {
  it('has all its parts on one page where they fit', async () => {
    const pages = await pagesOf({
      payment: [
        { term: 'Payment method', value: 'Bank transfer' },
        { term: 'Reference', value: 'X-1' },
      ],
    });
    expect(pages.map(linesOfPage)).toEqual([
      [
        'Sent',
        'Invoice',
        'Invoice numberDate',
        'INV-2026-0042November 21, 2026',
        'FromBill toProperty',
        'Harbor RealtyJon Abernathy',
        '12 Elm Street',
        '220 Beacon Street18 Orchard Lane',
        'Tax ID 12-345',
        '€19.49to be paid by December 5, 2026',
        'DescriptionAmount',
        'Staging of 6 photos€18.00',
        'Subtotal€18.00',
        'Tax€1.49',
        'Total (EUR)€19.49',
        'Payment',
        'Payment methodBank transfer',
        'ReferenceX-1',
        'Invoice INV-2026-0042Page 1 of 1',
      ],
    ]);
  });

  it('breaks onto pages with the table’s head and the page’s number on each, and each line once', async () => {
    const items = Array.from({ length: 90 }, (_, index) => ({
      description: `Line ${index + 1} ${'of many words '.repeat(index % 12)}`,
      amount: '€1.00',
    }));
    const pages = (await pagesOf({ items })).map(linesOfPage);
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, lines] of pages.entries()) {
      expect(lines.filter((line) => line === 'DescriptionAmount')).toHaveLength(1);
      expect(lines.at(-1)).toBe(`Invoice INV-2026-0042Page ${index + 1} of ${pages.length}`);
    }
    const all = pages.flat();
    const begun = all.flatMap((line) => /^Line (\d+)\b/.exec(line)?.[1] ?? []);
    expect(begun.map(Number)).toEqual(items.map((_, index) => index + 1));
    expect(all.filter((line) => line.endsWith('€1.00'))).toHaveLength(90);
    const last = pages.at(-1) ?? [];
    const total = last.indexOf('Total (EUR)€19.49');
    expect(last[total - 2]).toBe('Subtotal€18.00');
    expect(last[total - 3], 'a line above the sums').toMatch(/€1\.00$|words/);
  });

  it('keeps any text within the paper’s edges', async () => {
    const long = 'W'.repeat(200);
    const pages = await pagesOf({
      property: long,
      standing: long,
      parties: [{ heading: 'From', name: long, lines: [long, '王'.repeat(100)] }],
      items: [{ description: long.repeat(2), amount: '€9,999,999,999.99' }],
      payment: [{ term: 'Reference', value: long }],
    });
    for (const { x, y, width } of pages.flat()) {
      expect(y).toBeLessThan(842);
      expect(x).toBeGreaterThanOrEqual(53.9);
      expect(x + width).toBeLessThan(595.28 - 53.9);
    }
    const wide = pages.flat().filter(({ text }) => /^W+$/.test(text));
    expect(wide.map(({ text }) => text).join('')).toHaveLength(7 * long.length);
  });

  it('has the same bytes each time', async () => {
    const [first, second] = [await renderPdf(documentOf()), await renderPdf(documentOf())];
    expect(first.equals(second)).toBe(true);
  });
});
