import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { expect, it } from 'vitest';
import { settingValue } from './setting-value.ts';

const t = createTranslator(enAll, 'en');

it('a moment is shown in the zone of the tournament, whatever that of the reader is', () => {
  const entry = { key: 'club-registration-create-till', dataType: 'datetime', format: null } as const;
  expect(settingValue(t, entry, '2026-03-31T22:30:00Z', 'Europe/Prague')).toBe('1 Apr 2026, 00:30');
  expect(settingValue(t, entry, '', 'Europe/Prague')).toBeUndefined();
});
