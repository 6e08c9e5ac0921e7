import { createTranslator } from '@sevenmetre/phrases';
import { officialScore } from '@sevenmetre/phrases/en/official-score';
import { expect, it } from 'vitest';
import { aTicket } from '../../../testing/slices.ts';
import { resultText } from './result-text.ts';

const t = createTranslator({ officialScore }, 'en');

it('given a result that counts no more after a withdrawal, then it says so beside the figures', () => {
  const played = aTicket(1, { homeScore: 17, awayScore: 15, stageCode: 'finished' });
  expect(resultText(t, played)).toBe('17:15');
  expect(resultText(t, { ...played, notCounted: true })).toBe('17:15, does not count');
});
