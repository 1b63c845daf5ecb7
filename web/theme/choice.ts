import { useSyncExternalStore } from 'react';

/** The themes of the product. */
export type Theme = 'light' | 'dark';

/** What a person chose in this browser; `system` follows the device, also when it changes. */
export type ThemeChoice = 'system' | Theme;

/** All there is to choose, in order, each with the word for it. */
export const THEME_CHOICES: readonly { readonly value: ThemeChoice; readonly name: string }[] = [
  { value: 'system', name: 'System' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
];

/** Read by the script in index.html too, which paints the theme before anything of this is loaded. */
const STORAGE_KEY = 'theme';
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
const watchers = new Set<() => void>();

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system'; // a browser that keeps nothing for us
  }
}

let choice = stored();

function store(next: ThemeChoice) {
  try {
    if (next === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // it holds until the page is left
  }
}

/** The theme that a choice comes to on this device, now. */
function themeOf(made: ThemeChoice): Theme {
  if (made !== 'system') return made;
  return systemDark.matches ? 'dark' : 'light';
}

/** Shows the theme, also in the browser's own bars. */
function paint() {
  const theme = themeOf(choice);
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.media = meta.dataset.scheme === theme ? 'all' : 'not all';
  }
}

function take(next: ThemeChoice) {
  choice = next;
  paint();
  for (const notify of watchers) notify();
}

/** What the person chose; `system` until they do. */
export const themeChoice = (): ThemeChoice => choice;

/** Shows the chosen theme at once and keeps it in this browser. */
export function chooseTheme(next: ThemeChoice): void {
  store(next);
  take(next);
}

/** @returns ends the watch */
export function watchThemeChoice(notify: () => void): () => void {
  watchers.add(notify);
  return () => {
    watchers.delete(notify);
  };
}

/** The choice, for a control that shows it. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(watchThemeChoice, themeChoice);

// The device turns dark in the evening; another tab of ours makes a choice.
systemDark.addEventListener('change', paint);
window.addEventListener('storage', (event) => {
  if (event.key === STORAGE_KEY || event.key === null) take(stored());
});
