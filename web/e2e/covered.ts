import type { Locator, Page } from 'playwright-core';

/** The message on show, once it has come to rest. */
export async function restingToast(page: Page, name: string): Promise<Locator> {
  const toast = page.getByRole('region', { name: /F8/ }).getByRole('status', { name });
  await toast.waitFor();
  await toast.evaluate((el) => Promise.all(el.getAnimations().map(({ finished }) => finished)));
  return toast;
}

/** Whether a press in the middle of something, brought into view, would hit it and nothing that lies on it. */
export async function canBePressed(of: Locator): Promise<boolean> {
  await of.scrollIntoViewIfNeeded();
  return of.evaluate((el) => {
    const { left, top, width, height } = el.getBoundingClientRect();
    return el.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
