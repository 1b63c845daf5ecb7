import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useBrowser } from './browser.js';
import { newPerson, type Person } from './person.js';
import { blankPhoto, orderStaging } from './stagedJob.js';
import { elementAt } from '../../api/test/elements.js';

const COUNTS = [1, 2, 3, 4, 5];
const browser = useBrowser();
let person: Person;

/** Jobs of one photo, of two, and so on. */
beforeAll(async () => {
  person = await newPerson();
  for (const count of COUNTS) {
    const photos: Record<string, Buffer> = {};
    for (let number = 1; number <= count; number++)
      photos[`photo-${number}.jpg`] = await blankPhoto(30 * count + number);
    await orderStaging(person, { address: `${count} Lantern Court`, photos });
  }
});

/** Where the elements are, all measured in one turn of the page: a job that makes progress moves what is below it. */
async function boxesOf(page: Page, locators: readonly Locator[]): Promise<Box[]> {
  const elements = await Promise.all(locators.map((locator) => locator.elementHandle()));
  return page.evaluate(
    (all) =>
      all.map((element) => {
        if (!element) throw new Error('It is not drawn.');
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { left, top, right, bottom };
      }),
    elements,
  );
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

function expectInside(inner: Box, outer: Box) {
  expect(inner.left).toBeGreaterThanOrEqual(outer.left - 1);
  expect(inner.top).toBeGreaterThanOrEqual(outer.top - 1);
  expect(inner.right).toBeLessThanOrEqual(outer.right + 1);
  expect(inner.bottom).toBeLessThanOrEqual(outer.bottom + 1);
}

test.each([1280, 390])(
  'the pictures of a job card fill their frames at %i pixels, for any number of pictures',
  async (width) => {
    const { page, problems } = await browser.visitAs(person, { viewport: { width, height: 900 } });
    await page.goto('/staging');
    const cards = page.getByRole('article', { name: /^Staging Job #/ });
    await expect.poll(() => cards.count()).toBe(COUNTS.length);
    for (const count of COUNTS) {
      const card = cards.filter({ hasText: `${count} Lantern Court` });
      const label = card.getByText(/^Original/).first();
      await label.scrollIntoViewIfNeeded();
      const pictures = card.getByRole('img', { name: /^Original: / });
      const shown = Math.min(count, 4);
      await expect.poll(() => pictures.count()).toBe(shown);
      const results = card.getByRole('img', { name: /^(No result|Result)/ });
      const staged = (await results.count()) === shown;
      const measured = await boxesOf(page, [label, ...(await pictures.all()), ...(staged ? await results.all() : [])]);
      const [boxes, afterwards] = [measured.slice(1, 1 + shown), measured.slice(1 + shown)];
      const frame = boxes.reduce((whole, box) => ({
        left: Math.min(whole.left, box.left),
        top: Math.min(whole.top, box.top),
        right: Math.max(whole.right, box.right),
        bottom: Math.max(whole.bottom, box.bottom),
      }));
      expectInside(elementAt(measured, 0), frame);
      expect(boxes.reduce((area, box) => area + areaOf(box), 0) / areaOf(frame), `${count} pictures`).toBeGreaterThan(
        0.97,
      );
      expect((frame.right - frame.left) / (frame.bottom - frame.top)).toBeCloseTo(1.5, 1);
      for (const [at, { top, bottom }] of afterwards.entries()) {
        expect(top).toBeCloseTo(elementAt(boxes, at).top, 0);
        expect(bottom).toBeCloseTo(elementAt(boxes, at).bottom, 0);
      }
    }
    expect(problems).toEqual([]);
  },
);
