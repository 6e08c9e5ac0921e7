import { afterEach, expect, it } from 'vitest';
import { browserStore, remember, storageKey } from '../../lib/browser/storage.ts';
import { pickLocale } from './init-data.ts';

const { lang } = document.documentElement;

afterEach(() => {
  document.documentElement.lang = lang;
  localStorage.removeItem(storageKey);
});

it('in the shell the language that pages came in takes precedence over the browser’s, and a chosen one over both', () => {
  // As in shell.html.
  document.documentElement.lang = '%lang%';
  const browsers = pickLocale(['cs', 'en', 'de']);
  expect(browsers).toBe('en');
  remember(browserStore(), new Date(), { shownLocale: 'cs' });
  expect(pickLocale(['cs', 'en', 'de'])).toBe('cs');
  remember(browserStore(), new Date(), { locale: 'de' });
  expect(pickLocale(['cs', 'en', 'de'])).toBe('de');
});
