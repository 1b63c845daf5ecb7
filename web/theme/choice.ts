import { useSyncExternalStore } from 'react';

/** The themes of the product. */
export type Theme = 'light' | 'dark';

/** The choice in this browser; `system` follows the device, also when it changes. */
export type ThemeChoice = 'system' | Theme;

/** The choices in order, each with its label. */
export const THEME_CHOICES: readonly { readonly value: ThemeChoice; readonly name: string }[] = [
  { value: 'system', name: 'System' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
];

/** Read by the script in index.html too, which applies the theme before this module is loaded. */
const STORAGE_KEY = 'theme';
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
const watchers = new Set<() => void>();

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system'; // a browser without storage
  }
}

let choice = stored();

function store(next: ThemeChoice) {
  try {
    if (next === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // without storage it holds until the page is left
  }
}

/** The theme of a choice on this device, at present. */
function themeOf(made: ThemeChoice): Theme {
  if (made !== 'system') return made;
  return systemDark.matches ? 'dark' : 'light';
}

/** Applies the theme, also to the browser's own bars. */
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

/** The present choice; `system` by default. */
export const themeChoice = (): ThemeChoice => choice;

/** Applies the chosen theme at once and stores it in this browser. */
export function chooseTheme(next: ThemeChoice): void {
  store(next);
  take(next);
}

/** @returns a function that stops watching */
export function watchThemeChoice(notify: () => void): () => void {
  watchers.add(notify);
  return () => {
    watchers.delete(notify);
  };
}

/** The present choice, for a component. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(watchThemeChoice, themeChoice);

// The device changes at night; another tab changes the choice.
systemDark.addEventListener('change', paint);
window.addEventListener('storage', (event) => {
  if (event.key === STORAGE_KEY || event.key === null) take(stored());
});
