import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

export interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Intermediate moves, by which a browser tells a drag from a tap. */
const STEPS = 8;
/** Milliseconds of rest before a finger is lifted; otherwise the scroll continues by itself and takes the next tap. */
const REST_MS = 80;

/** Fingers on the screen as input events of the browser, which scrolls and zooms with them as touch-action allows. */
export async function useFingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })) });

  async function move(from: readonly Finger[], to: readonly Finger[]): Promise<void> {
    for (let step = 1; step <= STEPS; step++) {
      const part = step / STEPS;
      const now = from.map(({ x, y }, k) => {
        const end = to[k] ?? { x, y };
        return { x: x + (end.x - x) * part, y: y + (end.y - y) * part };
      });
      await send('touchMove', now);
    }
  }

  // The browser reads touch-action from the last drawn frame, which may be older than the page.
  const drawn = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

  return {
    /** @param during runs while the fingers are still down */
    async drag(from: readonly Finger[], to: readonly Finger[], during?: () => Promise<void>): Promise<void> {
      await drawn();
      await send('touchStart', from.slice(0, 1));
      if (from.length > 1) await send('touchStart', from);
      await move(from, to);
      await during?.();
      await wait(REST_MS);
      await send('touchEnd', []);
    },
  };
}
