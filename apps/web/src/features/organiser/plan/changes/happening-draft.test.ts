import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { expect, test } from 'vitest';
import {
  arrivalOf,
  draftOfLink,
  happeningErrors,
  happeningKinds,
  happeningsOf,
  newDraft,
  withoutTeam,
} from './happening-draft.ts';

const noonOfSecondDay = 1440 + 720;
const match = (start: number): PlanChanges['matches'][number] => ({
  key: 'MA A:18',
  number: 18,
  category: 'MA',
  group: 'MA-A',
  home: 'Třebín',
  away: 'Lindenau',
  placement: { hall: '3', start },
  state: 'open',
});

const none = { matches: [], teams: [] };

test('given the link of a match, then it is postponed by an hour, and never into the past', () => {
  const from = (start: number) => {
    const changes = { now: noonOfSecondDay + 1, courts: [], matches: [match(start)] };
    return draftOfLink(new URLSearchParams('match=18'), changes)?.from;
  };
  expect(from(noonOfSecondDay + 30)).toBe(noonOfSecondDay + 90);
  expect(from(100)).toBe(noonOfSecondDay + 15);
});

test.each(happeningKinds)(
  'given a %s without anything chosen, then its errors are by field and it says nothing',
  (kind) => {
    const draft = newDraft(kind, { now: 100 });
    const errors = Object.values(happeningErrors(draft));
    expect(errors.length).toBeGreaterThan(0);
    expect(happeningsOf(draft, none)).toEqual([]);
  },
);

test('given an end that is not after the beginning, or one match twice, then the second field is wrong', () => {
  const closed = { ...newDraft('hallClosed', { now: 0 }), hall: '1', from: 60, to: 60 };
  expect(happeningErrors(closed)).toEqual({ to: 'end' });
  const swapped = { ...newDraft('matchesSwapped', { now: 0 }), match: 'MA:1', otherMatch: 'MA:1' };
  expect(happeningErrors(swapped)).toEqual({ otherMatch: { code: 'unique' } });
  expect(happeningsOf({ ...swapped, otherMatch: 'MA:2' }, none)).toEqual([
    { kind: 'matchesSwapped', matches: ['MA:1', 'MA:2'] },
  ]);
});

test('given a team that is late, then its matches before its arrival are postponed to it, and no others', () => {
  const teams = [{ id: 7, name: 'Třebín', category: 'MA', state: 'accepted' as const }];
  const matches = [
    { ...match(600), key: 'MA A:20' },
    { ...match(540), key: 'MA A:19' },
    { ...match(500), key: 'MA A:17', state: 'finished' as const },
    { ...match(545), key: 'WA A:3', category: 'WA' },
    { ...match(700), key: 'MA A:21' },
  ];
  expect(arrivalOf('7', 510, { teams, matches })).toBe(585);
  const draft = { ...newDraft('teamLate', { now: 500 }), team: '7', from: 610 };
  expect(happeningsOf(draft, { teams, matches })).toEqual([
    { kind: 'matchPostponed', match: 'MA A:19', until: 610 },
    { kind: 'matchPostponed', match: 'MA A:20', until: 610 },
  ]);
});

test('given a team that has withdrawn, then its group goes on without it where it had an open match, and a play-off does not', () => {
  const changes = {
    now: 100,
    groups: [
      { key: 'MA A', label: 'MA-A', teams: [7, 8] },
      { key: 'MA AA', label: 'MA-AA', teams: [7, 9] },
    ],
    teams: [{ id: 7, name: 'Třebín', category: 'MA', state: 'withdrawn' as const }],
  };
  const over = { ...match(500), key: 'MA A:17', state: 'finished' as const };
  expect(withoutTeam(7, { ...changes, matches: [over, { ...match(600), key: 'MA AA:18' }] })).toMatchObject({
    kind: 'groupSmaller',
    group: 'MA AA',
    team: '7',
  });
  expect(withoutTeam(7, { ...changes, matches: [over, { ...match(600), key: 'MA QF1:1' }] })).toBeNull();
});

test('given the link of a kind, then its fields are asked for', () => {
  const changes = { now: 100, courts: [], matches: [] };
  expect(draftOfLink(new URLSearchParams('kind=hallClosed'), changes)?.kind).toBe('hallClosed');
  expect(draftOfLink(new URLSearchParams('kind=unknown'), changes)).toBeNull();
});
