import { createTranslator } from '@sevenmetre/phrases';
import { csAll } from '@sevenmetre/phrases/cs-all';
import { enAll } from '@sevenmetre/phrases/en-all';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LanguageContext } from '../../../lib/words/words.ts';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { Head } from './paper-page.tsx';

it.each([
  ['en', enAll, 'Sunday 22 November 2026'],
  ['cs', csAll, 'Neděle 22. 11. 2026'],
] as const)(
  'in %s the paper writes its day as the language does, with the year',
  async (locale, words, day) => {
    const t = createTranslator(words, locale);
    const { container } = await render(
      <LanguageContext value={{ locale, t, switchTo: () => undefined }}>
        <Head sheet={{ ...practiceSheet, day: '2026-11-22' }} />
      </LanguageContext>,
    );
    expect(container.textContent.replaceAll('\u00A0', ' ')).toContain(day);
  },
);
