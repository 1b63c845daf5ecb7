/** What a person sees of a picture: a browser shows it, on a screen of sRGB. */
import { chromium } from 'playwright-core';
import { findBrowser } from '../../setup/browser.mjs';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** three levels for each pixel, row by row */
  readonly data: Uint8Array;
}

export interface Screen {
  /** null: the browser cannot show it */
  show(picture: Buffer): Promise<Pixels | null>;
  close(): Promise<void>;
}

/** @throws Error when there is no browser */
export async function openScreen(): Promise<Screen> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error('This needs Chrome or Chromium; set CHROME_PATH.');
  const browser = await chromium.launch({ executablePath, args: ['--force-color-profile=srgb', '--no-sandbox'] });
  const page = await browser.newPage();
  return {
    async show(picture) {
      const shown = await page.evaluate(async (base64) => {
        const image = new Image();
        image.src = `data:application/octet-stream;base64,${base64}`;
        try {
          await image.decode();
        } catch {
          return null;
        }
        const { naturalWidth: width, naturalHeight: height } = image;
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        const levels = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
        let text = '';
        for (let at = 0; at < levels.length; at += 4) {
          text += String.fromCharCode(levels[at] ?? 0, levels[at + 1] ?? 0, levels[at + 2] ?? 0);
        }
        return { width, height, levels: btoa(text) };
      }, picture.toString('base64'));
      return shown && { ...shown, data: new Uint8Array(Buffer.from(shown.levels, 'base64')) };
    },
    close: () => browser.close(),
  };
}
