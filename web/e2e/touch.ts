import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

export interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Moves on the way: a browser tells a tap from a drag by them. */
const STEPS = 8;
/** A finger that rests this long before it is lifted flings nothing on; a fling would take the next tap. */
const REST_MS = 80;

/** Fingers on the screen, as the browser gets them from the machine: it scrolls and zooms by them, where it may. */
export async function useFingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })) });

  async function move(from: readonly Finger[], to: readonly Finger[]): Promise<void> {
    for (let step = 1; step <= STEPS; step++) {
      const part = step / STEPS;
      const now = from.map(({ x, y }, k) => ({ x: x + (to[k].x - x) * part, y: y + (to[k].y - y) * part }));
      await send('touchMove', now);
    }
  }

  // What a finger may do (touch-action) the browser reads from the frame it drew last, and the page may be newer.
  const drawn = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

  return {
    /** @param during looks at the page while the fingers are still down */
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
