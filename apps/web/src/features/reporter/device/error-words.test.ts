import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { expect, it } from 'vitest';
import { attentionWords } from './error-words.ts';

const t = createTranslator(enAll, 'en');

it('given a match that the server does not know any more, then a reporter reads what to do, not that it does not exist', () => {
  expect(attentionWords(t, 'match-unknown')).toMatch(/Do not delete anything: call the organiser/);
  expect(attentionWords(t, 'no such code')).toBe(t('errors.unknown'));
});

it('given a device that is to be handed back, then nothing may lie here, be it refused or not yet sent', () => {
  expect(t('reporter.sync.note')).toMatch(/“Saved here” and “Needs attention” are 0/);
});
