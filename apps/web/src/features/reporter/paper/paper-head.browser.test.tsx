import { createTranslator } from '@sevenmetre/phrases';
import { csAll } from '@sevenmetre/phrases/cs-all';
import { enAll } from '@sevenmetre/phrases/en-all';
import { expect, it } from 'vitest';
import { render } from '../../../testing/render.ts';
import { LanguageContext } from '../../../lib/words/words.ts';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { boardOf } from '../match-events/board.ts';
import { Foot, Head } from './paper-page.tsx';

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

it('[MA110] the paper of a knock-out match has places for its extra times, the shoot-out, spectators and all signatures', async () => {
  const t = createTranslator(enAll, 'en');
  const textOf = async (change: Partial<typeof practiceSheet>) => {
    const sheet = { ...practiceSheet, ...change };
    const { container } = await render(
      <LanguageContext value={{ locale: 'en', t, switchTo: () => undefined }}>
        <Foot sheet={sheet} board={boardOf(sheet, [], null)} isFilled={false} />
      </LanguageContext>,
    );
    return Array.from(container.querySelectorAll('dt, th'), ({ textContent }) => textContent.trim());
  };
  const last = ['Result', 'Time-outs', 'Throw-off – final whistle', 'Spectators', 'Referees'];
  const named = await textOf({ isKnockout: true, extraTimes: 1 });
  expect(named.slice(0, 9)).toEqual([
    'Half-time',
    'After regular time',
    'After the 1st extra time',
    'Shoot-out',
    ...last,
  ]);
  expect(named.slice(-5)).toEqual([
    practiceSheet.teams.home.name,
    practiceSheet.teams.away.name,
    'Referees',
    'Timekeeper',
    'Scorekeeper',
  ]);
  expect((await textOf({ isKnockout: false, extraTimes: 2 })).slice(0, 6)).toEqual(['Half-time', ...last]);
});
