import type { Locator, Page } from 'playwright-core';

/** The visible toast, after its animation. */
export async function restingToast(page: Page, name: string): Promise<Locator> {
  const toast = page.getByRole('region', { name: /F8/ }).getByRole('status', { name });
  await toast.waitFor();
  await toast.evaluate((el) => Promise.all(el.getAnimations().map(({ finished }) => finished)));
  return toast;
}

/** Whether a press at the centre of the element, scrolled into view, would hit it and not something above it. */
export async function canBePressed(of: Locator): Promise<boolean> {
  await of.scrollIntoViewIfNeeded();
  return of.evaluate((el) => {
    const { left, top, width, height } = el.getBoundingClientRect();
    return el.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
