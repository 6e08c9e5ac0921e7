import { type ColourScheme, type Theme, themes } from '@sevenmetre/rules/look';
import { browserStore, remember } from './storage.ts';
import { keepForServer } from './server-cookie.ts';

const papers: Readonly<Record<ColourScheme, string>> = { light: '#f4eddc', dark: '#14110d' };

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** The visitor's choice, read from the document. */
export function chosenTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return isTheme(chosen) ? chosen : 'system';
}

/** What is shown: the choice, else the system's. */
export function shownTheme(): ColourScheme {
  const chosen = chosenTheme();
  if (chosen !== 'system') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Puts the choice on the document, browser bar included. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = papers[theme === 'system' ? own : theme];
  }
}

/** Shows and remembers the choice, for the server too, which renders the next page in it. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  remember(browserStore(), new Date(), { theme });
  keepForServer('theme', theme);
}
