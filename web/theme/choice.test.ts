import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { THEMED_COLORS } from './colors.js';

const PAGE = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
const [, firstPaint = ''] = /<script>([\s\S]*?)<\/script>/.exec(PAGE) ?? [];
const shown = () => document.documentElement.dataset.theme;

/** A mock of the device's setting, which can change while the page is open. */
class Device extends EventTarget {
  matches = false;
  turn(dark: boolean) {
    this.matches = dark;
    this.dispatchEvent(new Event('change'));
  }
}

let device: Device;

beforeEach(() => {
  device = new Device();
  vi.stubGlobal('matchMedia', () => device);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  vi.resetModules();
  localStorage.clear();
  document.head.innerHTML =
    /<meta name="theme-color"[\s\S]*?\/>\s*<meta name="theme-color"[\s\S]*?\/>/.exec(PAGE)?.[0] ?? '';
  delete document.documentElement.dataset.theme;
});

/** The colour of the browser's bars: the one meta tag that applies. */
function barColor() {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  const [meta, ...others] = metas.filter(({ media }) => media === 'all');
  expect(others).toEqual([]);
  return meta?.content;
}

describe('before the first paint', () => {
  test.each([
    [null, false, 'light'],
    [null, true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['neither', true, 'dark'],
  ])('with %s stored and the device dark: %s, paints the page %s', (stored, dark, theme) => {
    if (stored) localStorage.setItem('theme', stored);
    device.matches = dark;
    new Function(firstPaint)();
    expect(shown()).toBe(theme);
    expect(barColor()).toBe(THEMED_COLORS.canvas[theme === 'dark' ? 'dark' : 'light']);
  });

  test('runs before every stylesheet and module', () => {
    expect(PAGE.indexOf('<script>')).toBeLessThan(PAGE.indexOf('type="module"'));
    expect(PAGE).not.toContain('stylesheet');
  });
});

test('prefers a choice to the device, stores it, and notifies its watchers', async () => {
  const { chooseTheme, themeChoice, watchThemeChoice } = await import('./choice.js');
  const told: string[] = [];
  const end = watchThemeChoice(() => told.push(themeChoice()));
  expect(themeChoice()).toBe('system');

  chooseTheme('dark');
  expect(shown()).toBe('dark');
  expect(barColor()).toBe(THEMED_COLORS.canvas.dark);
  expect(localStorage.getItem('theme')).toBe('dark');
  device.turn(true);
  device.turn(false);
  expect(shown()).toBe('dark');

  end();
  chooseTheme('light');
  expect(told).toEqual(['dark']);
});

test('follows the device without a choice', async () => {
  const { chooseTheme } = await import('./choice.js');
  chooseTheme('light');
  chooseTheme('system');
  expect(localStorage.getItem('theme')).toBeNull();
  device.turn(true);
  expect(shown()).toBe('dark');
  device.turn(false);
  expect(shown()).toBe('light');
});

test('applies a choice of another tab', async () => {
  const { themeChoice } = await import('./choice.js');
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(themeChoice()).toBe('dark');
  expect(shown()).toBe('dark');
});

test('shows what was chosen in a browser without storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const { chooseTheme, themeChoice } = await import('./choice.js');
  chooseTheme('dark');
  expect([themeChoice(), shown()]).toEqual(['dark', 'dark']);
});
