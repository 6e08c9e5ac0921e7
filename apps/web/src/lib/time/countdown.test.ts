import { createTranslator } from '@sevenmetre/phrases';
import { en } from '@sevenmetre/phrases/en';
import { expect, it } from 'vitest';
import { aTicket } from '../../testing/slices.ts';
import { countdown } from './countdown.ts';

const t = createTranslator(en, 'en');
const at = (time: string) => Date.parse(`2026-04-04T${time}:00Z`);

it('counts minutes first, then hours, and nothing of another day', () => {
  const match = aTicket(1, { startsAt: '2026-04-04T12:20:00Z' });
  expect(countdown(t, match, at('12:16'))).toBe('in 4 min');
  expect(countdown(t, match, at('10:16'))).toBe('in 2 h 4');
  expect(countdown(t, match, Date.parse('2026-04-03T12:20:00Z'))).toBeNull();
});

it('counts to the expected beginning of a match that is late', () => {
  const delay = { minutes: 12, expectedAt: '2026-04-04T12:32:00Z', knownUntil: '2026-04-04T12:40:00Z' };
  const match = aTicket(1, { startsAt: '2026-04-04T12:20:00Z', delay });
  expect(countdown(t, match, at('12:16'))).toBe('in 16 min');
});

it('says for some hours that a match whose time has come has not begun', () => {
  const match = aTicket(1, { startsAt: '2026-04-04T12:20:00Z' });
  expect(countdown(t, match, at('12:20'))).toBe('yet to start');
  expect(countdown(t, match, at('15:00'))).toBe('yet to start');
  expect(countdown(t, match, Date.parse('2026-04-05T08:00:00Z'))).toBeNull();
  expect(countdown(t, { ...match, stageCode: '1st_half' }, at('12:25'))).toBeNull();
});

it('says nothing of a match that nobody will play', () => {
  const match = aTicket(1, { startsAt: '2026-04-04T12:20:00Z', withdrawn: 'home' });
  expect(countdown(t, match, at('12:16'))).toBeNull();
  expect(countdown(t, match, at('12:25'))).toBeNull();
});
