import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { expect, it } from 'vitest';
import { audienceText, conditionTexts } from './audience-text.ts';
import { emptyMessage } from './message-form.ts';

const t = createTranslator(enAll, 'en');
const halls = [{ id: 4, name: 'Hall 1' }];

it('given clubs by state, category, place and hand, then one line says whom a message is for', () => {
  const audience = {
    ...emptyMessage,
    overdueOnly: true,
    states: ['approved' as const],
    categories: ['MA', 'MB'],
    placeIds: [4],
    clubIds: [1, 2],
    exceptClubIds: [3],
    withLeaders: true,
  };
  expect(audienceText(t, audience, halls)).toBe(
    'Clubs: invoice overdue, Accepted, MA, MB, Hall 1, by hand + 2, − 1',
  );
  expect(conditionTexts(t, audience, halls).map(({ name }) => name)).toContain('withLeaders');
});

it('given referees, then conditions of clubs are not named', () => {
  const audience = {
    ...emptyMessage,
    recipientType: 'referees' as const,
    overdueOnly: true,
    categories: ['MA'],
  };
  expect(audienceText(t, audience, halls)).toBe('Referees');
});
