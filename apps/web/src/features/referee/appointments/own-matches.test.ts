import type { OwnAppointments } from '@sevenmetre/contract/appointments/schemas';
import { expect, it } from 'vitest';
import { aTicket } from '../../../testing/slices.ts';
import { hallsOf, nextMatch, unanswered } from './own-matches.ts';

const asked = (ticket: ReturnType<typeof aTicket>) =>
  ({ pairId: 1, ticket, state: 'toConfirm', was: null, open: true }) as const;

it('given a match that a change has left without time and hall, then it waits for no yes and counts no hall', () => {
  const own: OwnAppointments = {
    timeZone: 'Europe/Prague',
    serverTime: '2026-04-04T10:00:00Z',
    currencyCode: 'CZK',
    pairs: [],
    matches: [asked(aTicket(6, { startsAt: null, day: null, time: null, hall: null })), asked(aTicket(5))],
  };
  expect(unanswered(own).map(({ ticket }) => ticket.id)).toEqual([5]);
  expect(nextMatch(own)?.ticket.id).toBe(5);
  expect(hallsOf(own)).toBe(1);
});

it('given an appointment that cannot be answered any more, or is answered, then it waits for no yes', () => {
  const own: OwnAppointments = {
    timeZone: 'Europe/Prague',
    serverTime: '2026-04-04T10:00:00Z',
    currencyCode: 'CZK',
    pairs: [],
    matches: [
      { ...asked(aTicket(5)), open: false },
      { ...asked(aTicket(6)), state: 'kept' },
      asked(aTicket(7)),
    ],
  };
  expect(unanswered(own).map(({ ticket }) => ticket.id)).toEqual([7]);
});
