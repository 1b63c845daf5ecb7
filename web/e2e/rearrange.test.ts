import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './axe.js';
import { useBrowser } from './browser.js';
import { newPerson, type Person } from './person.js';
import { orderStaging, RENDER_MS, roomPhoto, untilStatus } from './stagedJob.js';
import { type Finger, useFingers } from './touch.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Kinds of the floor that may be swapped and moved, the likelier ones first; which there are depends on the job. */
const SMALL = ['armchair', 'pouf', 'ottoman', 'chaise', 'side-table', 'nest-tables', 'floor-lamp', 'plant', 'bench'];
/**
 * Where the middle of a piece is when it stands before the photo's door, as fractions of the picture: a seat, and lower
 * and taller pieces.
 */
const DOOR = { x: 0.94, rows: [0.61, 0.65, 0.57, 0.69, 0.53] };

const browser = useBrowser();

let staged: { readonly person: Person; readonly jobId: string };
beforeAll(async () => {
  const person = await newPerson();
  const photos = { 'room.jpg': await roomPhoto(480) };
  const jobId = await orderStaging(person, { address: '9 Mover Street', photos });
  await untilStatus(person, 'proof_ready');
  staged = { person, jobId };
}, RENDER_MS);

/** Opens the editor of the job's photo, by the links that a person uses, once its furniture is drawn. */
async function openEditor(options?: BrowserContextOptions) {
  const { page, problems } = await browser.visitAs(staged.person, options);
  await page.goto(`/staging/${staged.jobId}`);
  await page.getByRole('link', { name: 'Rearrange', exact: true }).click();
  await page.locator('canvas').waitFor();
  const ids = await page.locator('[data-piece]').evaluateAll((handles) => handles.map((one) => one.dataset['piece']));
  const [main = ''] = ids;
  const small = SMALL.flatMap((kind) => ids.filter((id) => id?.startsWith(kind))).find(Boolean) ?? '';
  return { page, problems, main, small };
}

const handle = (page: Page, id: string) => page.locator(`[data-piece="${id}"]`);
const inHand = (page: Page) => page.getByRole('combobox', { name: 'The piece in hand' });
const submit = (page: Page) => page.getByRole('button', { name: 'Stage this' });
const against = (page: Page) => page.getByRole('list', { name: 'What speaks against it' });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Where the middle of a piece is on the screen. */
async function middleOf(page: Page, id: string): Promise<Finger> {
  const box = await handle(page, id).boundingBox();
  if (!box) throw new Error(`The piece ${id} has no handle.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pointIn(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<Finger> {
  const box = await page.getByRole('region', { name: 'The room' }).boundingBox();
  if (!box) throw new Error('The room is not shown.');
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}

/** A point at which the pointer takes hold of a piece: other pieces may stand before its middle. */
async function gripOf(page: Page, id: string): Promise<Finger> {
  const middle = await middleOf(page, id);
  for (const [dx, dy] of [
    [0, 0],
    [0, -8],
    [-14, 0],
    [14, 0],
    [0, 10],
    [-26, -6],
    [26, -6],
    [-10, 14],
    [10, 14],
  ] as const) {
    const point = { x: middle.x + dx, y: middle.y + dy };
    await page.mouse.click(point.x, point.y);
    if ((await inHand(page).inputValue()) === id) return point;
  }
  throw new Error(`The piece ${id} is hidden by others.`);
}

async function dragByMouse(page: Page, from: Finger, to: Finger): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** Drags a piece until the page says that it stands before the door. */
async function dragBeforeDoor(page: Page, id: string): Promise<void> {
  const said = against(page).getByText(/before the door/);
  for (const y of DOOR.rows) {
    await dragByMouse(page, await gripOf(page, id), await pointIn(page, { x: DOOR.x, y }));
    const found = await said.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (found) return;
  }
  throw new Error(`The page does not say that ${id} stands before the door.`);
}

/** Waits until a handle is elsewhere. */
async function untilMoved(page: Page, id: string, from: Finger): Promise<void> {
  await expect
    .poll(async () => {
      const now = await middleOf(page, id);
      return Math.hypot(now.x - from.x, now.y - from.y);
    })
    .toBeGreaterThan(3);
}

test('moves a piece by finger, and scrolls the page beside it', async () => {
  const { page, problems, main } = await openEditor(PHONE);
  await expectAccessible(page, 'furniture to be rearranged, on a phone');
  const finger = await useFingers(page);
  const grip = await gripOf(page, main);
  const before = await middleOf(page, main);
  await finger.drag([grip], [{ x: grip.x + 24, y: grip.y + 8 }]);
  await untilMoved(page, main, before);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const wall = await pointIn(page, { x: 0.5, y: 0.05 });
  await finger.drag([wall], [{ x: wall.x, y: wall.y - 60 }]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(20);
  await press(page, 'Begin anew');
  expect(problems).toEqual([]);
});

test(
  'moves by mouse and keyboard, is kept from the door, swaps, removes, undoes, stages, compares and approves',
  async () => {
    const { page, problems, main, small } = await openEditor();
    await expectAccessible(page, 'furniture to be rearranged');
    expect(await submit(page).isDisabled()).toBe(true);

    const grip = await gripOf(page, main);
    const before = await middleOf(page, main);
    await dragByMouse(page, grip, { x: grip.x - 30, y: grip.y + 6 });
    await untilMoved(page, main, before);
    await page.keyboard.press('Control+z');
    await expect.poll(() => middleOf(page, main)).toEqual(before);

    await dragBeforeDoor(page, small);
    expect(await submit(page).isDisabled()).toBe(true);
    await press(page, 'Undo');
    await expect
      .poll(() =>
        against(page)
          .getByText(/before the door/)
          .count(),
      )
      .toBe(0);

    const place = await middleOf(page, main);
    await handle(page, main).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
    await untilMoved(page, main, place);
    await page.keyboard.press('Control+z');
    await expect.poll(() => middleOf(page, main)).toEqual(place);

    await inHand(page).selectOption(small);
    await press(page, /^Swap for another: /);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Basket with throws/ })
      .click();
    // the new piece is in hand; the room may have had a basket before
    await expect.poll(() => inHand(page).inputValue()).toMatch(/^throw-basket-/);
    const basket = await inHand(page).inputValue();
    await press(page, /^Remove: Basket with throws/);
    await handle(page, basket).waitFor({ state: 'detached' });
    await press(page, 'Undo');
    await handle(page, basket).waitFor();

    await expect.poll(() => submit(page).isDisabled(), { timeout: 10_000 }).toBe(false);
    await submit(page).click();
    await page.waitForURL(`**/staging/${staged.jobId}`);
    await page.getByRole('heading', { name: 'Round 2 of 2' }).waitFor({ timeout: RENDER_MS });
    await page.getByRole('switch', { name: 'Compare rounds' }).press('Space');
    await page.getByText(/^Round 1 to 2: .*swapped for basket with throws/).waitFor();
    await page.getByRole('switch', { name: 'Compare rounds' }).press('Space');
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await untilStatus(staged.person, 'final_delivered');
    expect(problems).toEqual([]);
  },
  2 * RENDER_MS,
);
