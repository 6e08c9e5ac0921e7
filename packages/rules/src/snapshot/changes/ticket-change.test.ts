import { describe, expect, test } from 'vitest';
import { ticket } from '../index.ts';
import { aGroup, aMatch, aSeat, aSnapshot, aTeam } from '../testing/index.ts';
import { changedFields, ticketChange } from './ticket-change.ts';

const withTeams = (withdrawn: boolean) =>
  aSnapshot({
    groups: [aGroup(1, 'MA-A')],
    teams: [aTeam(1, { withdrawn }), aTeam(2)],
    seats: [aSeat(1, 1, 1), aSeat(2, 1, 2)],
    matches: [aMatch(1, 1, [1, 2])],
  });

describe('a ticket in a frame', () => {
  test('given a withdrawal that is undone, then the frame says that the field is gone', () => {
    const [away, back] = [withTeams(true), withTeams(false)];
    const [before, after] = [away, back].map((snapshot) => {
      const match = snapshot.matches.get(1);
      if (!match) throw new Error('there is no match');
      return { match, ticket: ticket(snapshot, match) };
    });
    if (!before || !after) throw new Error('there is no match');
    expect(before.ticket.withdrawn).toBe('home');
    const fields = changedFields(before.ticket, after.ticket);
    expect(fields).toContain('withdrawn');
    expect(ticketChange(back, after.match, new Set(fields))).toMatchObject({ id: 1, withdrawn: null });
    expect(ticketChange(away, before.match, new Set(fields))).toMatchObject({ withdrawn: 'home' });
    expect(ticketChange(back, after.match, 'whole')).not.toHaveProperty('withdrawn');
  });
});
