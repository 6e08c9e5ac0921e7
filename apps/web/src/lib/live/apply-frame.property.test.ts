import type { GroupSlice } from '@sevenmetre/contract/groups/group-slice';
import type { StreamFrame } from '@sevenmetre/contract/live/stream-frame';
import type { TicketChange } from '@sevenmetre/contract/matches/match-ticket';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aFrame, aGroupSlice, aTicket } from '../../testing/slices.ts';
import { applyToGroup, checkFrame } from './apply-frame.ts';

/** What may happen to a match of the group: numbers, a new time, an opponent who is known now. */
const change = fc.record({
  id: fc.constantFrom(1, 2, 5, 42, 43),
  fields: fc.record(
    {
      homeScore: fc.nat(30),
      awayScore: fc.nat(30),
      stageCode: fc.constantFrom('1st_half' as const, 'finished' as const),
      startsAt: fc.constantFrom('2026-04-04T09:00:00Z', '2026-04-04T15:00:00Z', null),
      beingChecked: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** What the group is at each version, from 42 on. */
function history(changes: readonly Change[]): GroupSlice[] {
  const slices = [inOrder(aGroupSlice())];
  for (const { id, fields } of changes) {
    const last = slices.at(-1) ?? aGroupSlice();
    const matches = last.matches.map((ticket) => (ticket.id === id ? { ...ticket, ...fields } : ticket));
    slices.push(inOrder({ ...last, version: `e1.${42 + slices.length}`, matches }));
  }
  return slices;
}

function inOrder(slice: GroupSlice): GroupSlice {
  const key = ({ startsAt, matchNumber }: GroupSlice['matches'][number]) =>
    `${startsAt ?? '9'} ${matchNumber}`;
  return { ...slice, matches: slice.matches.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)) };
}

/** One frame for all changes after a version: every field that was touched, as it is in the end. */
function gathered(
  slices: readonly GroupSlice[],
  changes: readonly Change[],
  from: number,
  to: number,
): StreamFrame {
  const told = new Map<number, TicketChange>();
  for (const { id, fields } of changes.slice(from, to)) told.set(id, { id, ...told.get(id), ...fields });
  const matches = [...told.values()];
  return aFrame({ previous: slices[from]?.version ?? '', version: slices[to]?.version ?? '', matches });
}

test('given any changes, then data from within what a frame gathers become those of its version', () => {
  const several = fc.array(change, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(several, fc.nat(), fc.nat(), fc.nat(), (changes, a, b, c) => {
      const slices = history(changes);
      const to = 1 + (a % changes.length);
      const from = b % to;
      const shown = slices[from + (c % (to - from))] ?? aGroupSlice();
      const frame = gathered(slices, changes, from, to);
      expect(checkFrame(shown.version, frame)).toBe('apply');
      expect(applyToGroup(shown, frame)).toEqual(slices[to]);
    }),
  );
});

test('given matches that come to the page one by one, then they stand in playing order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 100, max: 140 }), { maxLength: 8 }), (ids) => {
      const empty = aGroupSlice({ matches: [] });
      const page = ids.reduce(
        (slice, id) => applyToGroup(slice, aFrame({ matches: [aTicket(id)] })) ?? slice,
        empty,
      );
      expect(page.matches.map(({ id }) => id)).toEqual(ids.toSorted((a, b) => a - b));
    }),
  );
});
