import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './axe.js';
import { useBrowser } from './browser.js';
import { canBePressed, restingToast } from './covered.js';
import { newPerson, type Person } from './person.js';
import { jobOf, orderStaging, RENDER_MS, untilStatus } from './stagedJob.js';
import { useFingers, type Finger } from './touch.js';
import { elementAt } from '../../api/test/elements.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Minimal size of a touch target, CSS pixels. */
const FINGER = 44;

const browser = useBrowser();

interface FogJob {
  readonly person: Person;
  readonly jobId: string;
}

/** A picture of fog, in which no floor is found. */
const fog = () =>
  sharp({
    create: {
      width: 540,
      height: 360,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();

/** A job of its own for each test that sends an outline, because it then waits for the staging. */
async function orderFog(): Promise<FogJob> {
  const person = await newPerson();
  const jobId = await orderStaging(person, { address: '3 Fog Lane', photos: { 'fog.jpg': await fog() } });
  await untilStatus(person, 'rework');
  return { person, jobId };
}

let shared: FogJob;
beforeAll(async () => {
  shared = await orderFog();
}, RENDER_MS);

/** Opens the editor of a job's photo, by the links that a person uses. */
async function openEditor({ person, jobId }: FogJob, options?: BrowserContextOptions) {
  const { page, problems } = await browser.visitAs(person, options);
  await page.goto(`/staging/${jobId}`);
  await page.getByRole('link', { name: 'Draw its outline' }).first().click();
  await page.getByRole('button', { name: 'Stage with this outline' }).waitFor();
  return { page, problems };
}

const handle = (page: Page, name: string | RegExp) => page.getByRole('slider', { name });
const corner = (page: Page, number: number) => handle(page, new RegExp(`^Corner ${number} of`));
const place = (of: Locator) => of.getAttribute('aria-valuetext');

async function middleOf(of: Locator): Promise<Finger> {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Submits the outline. @returns what was sent */
async function send(page: Page, { jobId }: FogJob, press: (act: Locator) => Promise<void>) {
  const sending = page.waitForRequest((request) => request.postData()?.includes('useStageWithOutline') === true);
  await press(page.getByRole('button', { name: 'Stage with this outline' }));
  const { variables } = (await sending).postDataJSON() as { variables: { input: { outline: Sent } } };
  await page.waitForURL(`**/staging/${jobId}`);
  return variables.input.outline;
}

/** Waits until the photo is in the queue again or being staged, and cancels it, because a rendering takes long. */
async function expectStaging({ person }: FogJob) {
  const { status, projectId } = await jobOf(person);
  expect(['queued', 'processing']).toContain(status);
  await person.client.send('DELETE', `/api/projects/${projectId}`);
}

interface Sent {
  readonly corners: readonly { readonly x: number; readonly y: number }[];
  readonly horizonLeft: number;
  readonly ceilingHeight: number;
  readonly cameraHeight: number;
}

test('on a small desktop the submit button is visible at once, and phones explain touch gestures', async () => {
  const desk = await openEditor(shared, { viewport: { width: 1280, height: 800 } });
  const box = await desk.page.getByRole('button', { name: 'Stage with this outline' }).boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(800);
  await desk.page.getByText(/^Staging again costs nothing extra/).waitFor();
  const words = ({ page }: { readonly page: Page }) =>
    Promise.all(
      [/^Drag a corner, or press/, /^Drag a corner with your finger/].map((text) => page.getByText(text).isVisible()),
    );
  expect(await words(desk)).toEqual([true, false]);
  expect(await words(await openEditor(shared, PHONE))).toEqual([false, true]);
});

test.each([1280, 1024, 768, 390])('at %i px a message does not cover the submit button', async (width) => {
  const { page } = await openEditor(shared, { viewport: { width, height: 800 } });
  await page.route('**/graphql', (route) => route.abort());
  const act = page.getByRole('button', { name: 'Stage with this outline' });
  await act.click();
  await restingToast(page, 'Error');
  // a phone has no space beside a message at its top
  const back = width > 390 ? [page.getByRole('link', { name: /^Staging Job/ })] : [];
  for (const free of [act, ...back]) expect(await canBePressed(free)).toBe(true);
});

test('by mouse a floor is drawn, protected from being lost, and staged', async () => {
  const { page, problems } = await openEditor(shared);
  await expectAccessible(page, 'outline');
  const drag = async (of: Locator, x: number, y: number) => {
    const from = await middleOf(of);
    await page.mouse.move(from.x + 3, from.y - 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 3 + x, from.y - 2 + y, { steps: 5 });
    await page.mouse.up();
  };
  const second = corner(page, 2);
  const from = await middleOf(second);
  await drag(second, -30, 20);
  const to = await middleOf(second);
  expect([Math.round(to.x - from.x), Math.round(to.y - from.y)]).toEqual([-30, 20]);
  await drag(handle(page, /^Horizon$/), 0, -12);
  await drag(handle(page, 'Ceiling line'), 0, -8);
  await page.getByRole('button', { name: 'Add a corner between 2 and 3' }).click();
  await corner(page, 7).waitFor();
  await corner(page, 3).click();
  await page.getByRole('button', { name: 'Delete corner' }).click();
  await expect.poll(() => corner(page, 7).count()).toBe(0);
  const drawn = await place(second);

  await page.goBack();
  await page.getByRole('alertdialog', { name: 'Leave your outline?' }).waitFor();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  expect(await place(second)).toBe(drawn);
  const asking = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asking;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();

  const sent = await send(page, shared, (act) => act.click());
  expect((await untilStatus(shared.person, 'proof_ready')).proofMediaIds).toHaveLength(1);
  expect(sent.corners).toHaveLength(6);
  expect(elementAt(sent.corners, 1).x).toBeLessThan(0.22);
  expect(sent.horizonLeft).toBeLessThan(0.46);
  expect(sent.cameraHeight).not.toBe(1.3);
  expect(problems).toEqual([]);
});

test('by touch only the dragged handle moves, and the outline is sent', async () => {
  const job = await orderFog();
  const { page, problems } = await openEditor(job, PHONE);
  const { drag } = await useFingers(page);
  const scrolled = () => page.evaluate(() => [window.scrollX, window.scrollY, window.visualViewport?.scale]);
  const targets = page.getByRole('region', { name: 'The floor on the photo' }).locator('[role=slider], button');
  const sizes = await targets.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(FINGER);
  await page.evaluate(() => window.scrollTo(0, 60)); // so that the page can scroll in both directions
  const still = await scrolled();

  const third = corner(page, 3);
  for (const [x, y] of [
    [-40, 14],
    [30, -10],
  ] as const) {
    const from = await middleOf(third);
    const to = { x: from.x + x, y: from.y + y };
    await drag([from], [to], async () => {
      const loupe = await page.locator('[style*="background-image"]').boundingBox();
      expect(loupe).not.toBeNull();
      const [left, right] = [loupe?.x ?? 0, (loupe?.x ?? 0) + (loupe?.width ?? 0)];
      // a fingertip is about as wide as a touch target
      expect(to.x > right + FINGER / 2 || to.x < left - FINGER / 2).toBe(true);
    });
    const now = await middleOf(third);
    expect([Math.round(now.x - to.x), Math.round(now.y - to.y)]).toEqual([0, 0]);
    expect(await scrolled()).toEqual(still);
  }
  const horizon = handle(page, /^Horizon$/);
  const [row, line] = [await place(horizon), await middleOf(horizon)];
  await drag([line], [{ x: line.x, y: line.y - 14 }]);
  expect(await place(horizon)).not.toBe(row);
  expect(await scrolled()).toEqual(still);

  // the corner follows its own finger, and ignores a second one
  const from = await middleOf(third);
  const beside = { x: from.x - 120, y: from.y + 10 };
  await drag(
    [from, beside],
    [
      { x: from.x + 16, y: from.y },
      { x: beside.x - 60, y: beside.y + 40 },
    ],
  );
  expect(Math.round((await middleOf(third)).x - from.x)).toBe(16);
  expect(await scrolled()).toEqual(still);
  // the corner that was dragged by touch is the one that is deleted
  await page.getByRole('button', { name: 'Add a corner between 2 and 3' }).tap();
  const added = await middleOf(corner(page, 3));
  await drag([added], [{ x: added.x, y: added.y - 20 }]);
  await page.getByRole('button', { name: 'Delete corner' }).tap();
  await expect.poll(() => corner(page, 7).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => corner(page, 3).getAttribute('aria-label')).toBe('Corner 3 of 7');

  // beside the handles, a drag on the photo scrolls the page
  const alt = await middleOf(page.getByRole('img', { name: /fog\.jpg/ }));
  const atRest = page.evaluate(() => new Promise((rest) => addEventListener('scrollend', rest, { once: true })));
  await drag([{ x: alt.x + 60, y: alt.y - 60 }], [{ x: alt.x + 60, y: alt.y - 140 }]);
  await atRest;
  expect((await scrolled())[1]).not.toBe(still[1]);

  const sent = await send(page, job, (act) => act.tap());
  expect(sent.corners).toHaveLength(7);
  await expectStaging(job);
  expect(problems).toEqual([]);
});

test('by keyboard only a floor is drawn, and the outline is sent', async () => {
  const job = await orderFog();
  const { page, problems } = await openEditor(job);
  const { keyboard } = page;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses++) {
      if (name.test(await focused())) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${name}.`);
  };
  await tabTo(/^Horizon$/);
  await keyboard.press('Shift+ArrowUp');
  await tabTo(/^Ceiling line$/);
  await keyboard.press('Shift+ArrowUp');
  await tabTo(/^Corner 2 of 6$/);
  const before = await place(corner(page, 2));
  await keyboard.press('Shift+ArrowLeft');
  await keyboard.press('ArrowUp');
  expect(await place(corner(page, 2))).not.toBe(before);
  await tabTo(/^Add a corner between 2 and 3$/);
  await keyboard.press('Enter');
  await tabTo(/^Corner 3 of 7$/);
  await keyboard.press('Delete');
  expect(await focused()).toMatch(/^Corner 2 of 6$/);
  await keyboard.press('Control+z');
  await corner(page, 7).waitFor();
  await keyboard.press('Control+Shift+z');
  const height = page.getByRole('slider', { name: 'Ceiling height' });
  await tabTo(/^Ceiling height in feet and inches$/);
  await keyboard.type('9 feet');
  await keyboard.press('Tab');
  expect(await height.getAttribute('aria-valuetext')).toBe('9 feet');
  expect(await height.evaluate((el) => el === document.activeElement)).toBe(true);
  await keyboard.press('ArrowRight');
  expect(await place(height)).toBe('9 feet 1 inch');
  const sent = await send(page, job, async (act) => {
    await act.focus();
    await keyboard.press('Enter');
  });
  expect(sent.corners).toHaveLength(6);
  expect(sent.horizonLeft).toBeLessThan(0.46);
  expect(sent.ceilingHeight).toBeCloseTo(109 * 0.0254);
  await expectStaging(job);
  expect(problems).toEqual([]);
});
