import { expect, it } from 'vitest';
import { aFrame, aGroupSlice, aTicket, teams } from '../../testing/slices.ts';
import { aPlayoffSlice } from '../../testing/playoff-slices.ts';
import { applyToPlayoff } from './apply-to-playoff.ts';

const slice = aPlayoffSlice();
const groupOf = (page: typeof slice | null, slug: string) =>
  page?.groups.find((group) => group.slug === slug);
const order = { criteria: [], criteriaFinished: [], ties: [] };

it('a goal and an approval reach their match, their group and the count', () => {
  const after = applyToPlayoff(
    slice,
    aFrame({
      matches: [{ id: 42, homeScore: 10, stageCode: 'finished' }],
      orders: [{ groupSlug: 'MA-SF1', order, outlook: null, finished: true, played: 1 }],
    }),
  );
  expect(groupOf(after, 'MA-SF1')).toMatchObject({
    finished: true,
    played: 1,
    matches: [{ homeScore: 10, awayScore: 8, stageCode: 'finished' }],
  });
  expect(after).toMatchObject({ played: 2, version: 'e1.43' });
  expect(groupOf(after, 'MA-Q2')?.matches[0]).toBe(groupOf(slice, 'MA-Q2')?.matches[0]);
});

it('a match that is moved stands where it is played now, one without a time last', () => {
  const group = groupOf(slice, 'MA-SF1');
  const [first] = group?.matches ?? [];
  if (!group || !first) throw new Error('the fixture has a semi-final');
  const three = [first, { ...first, id: 50, matchNumber: 50 }, { ...first, id: 51, matchNumber: 51 }];
  const shown = { ...slice, groups: [{ ...group, matches: three }] };
  const after = applyToPlayoff(
    shown,
    aFrame({
      matches: [
        { id: 42, day: null, time: null, startsAt: null },
        { id: 50, day: '2026-04-06', time: '08:00', startsAt: '2026-04-06T06:00:00Z' },
      ],
    }),
  );
  expect(groupOf(after, 'MA-SF1')?.matches.map(({ id }) => id)).toEqual([51, 50, 42]);
});

it('a team that takes the place that a side waits for is laid over', () => {
  const home = { team: teams.trebin, placeholder: null, projected: null };
  const after = applyToPlayoff(slice, aFrame({ matches: [{ id: 5, home }] }));
  expect(groupOf(after, 'MA-F')?.matches[0]?.home.team?.id).toBe(1);
});

it('rows of a group that shows no table are not kept', () => {
  const [shown] = groupOf(slice, 'MA-Q1')?.rows ?? [];
  const [told] = aGroupSlice().rows;
  if (!shown || !told) throw new Error('the fixtures have a bye and a table');
  const rows = [{ ...told, ...shown, points: 2 }];
  const after = applyToPlayoff(
    slice,
    aFrame({
      rows: [
        { groupSlug: 'MA-Q1', rows },
        { groupSlug: 'MA-SF1', rows },
      ],
    }),
  );
  expect(groupOf(after, 'MA-Q1')?.rows[0]?.points).toBe(2);
  expect(groupOf(after, 'MA-SF1')?.rows).toEqual([]);
});

it('a match that is new, and a team on a side that waited for nobody, need the slice again', () => {
  expect(applyToPlayoff(slice, aFrame({ matches: [aTicket(99)] }))).toBeNull();
  const nobody = { team: null, placeholder: null, projected: null };
  const groups = slice.groups.map((group) =>
    group.slug === 'MA-F' ? { ...group, matches: [aTicket(5, { home: nobody })] } : group,
  );
  const home = { team: teams.trebin, placeholder: null, projected: null };
  expect(applyToPlayoff({ ...slice, groups }, aFrame({ matches: [{ id: 5, home }] }))).toBeNull();
});
