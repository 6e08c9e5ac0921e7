import { describe, expect, it } from 'vitest';
import {
  applyChange,
  categorySlice,
  dashboardSlice,
  findCategory,
  findGroup,
  groupSlice,
  hallsSlice,
  recordedStageOf,
  ticket,
  topicsOf,
  touchedBy,
} from './index.ts';
import type { Snapshot } from './index.ts';
import type { Match } from '../tournament/index.ts';
import { aCategory, aChange, aGroup, aMatch, aSeat, aSnapshot, aTeam } from './testing/index.ts';

const played = aMatch(1, 1, [1, 2], {
  stage: '1st_half',
  score: '4:2',
  startedAt: '2026-06-13T08:00:00Z',
  stageStartedAt: '2026-06-13T08:00:00Z',
});
const toCome = aMatch(2, 1, [1, 2]);
const now = { day: '2026-06-13', instant: '2026-06-13T08:10:00Z' };
const given = { walkOver: 'home', homeScore: 5, awayScore: 0 } as const;

function aCup(changes: readonly Match[] = [], resultsHidden = false): Snapshot {
  const matches = [played, toCome, aMatch(3, 1, [2, 1])].map(
    (match) => changes.find(({ id }) => id === match.id) ?? match,
  );
  return aSnapshot({
    categories: [aCategory(1, 'MA', { resultsHidden })],
    groups: [aGroup(1, 'MA-A')],
    teams: [aTeam(1), aTeam(2)],
    seats: [aSeat(1, 1, 1), aSeat(2, 1, 2)],
    matches,
  });
}

/** Matches that pages show as running and as coming. */
function pagesOf(snapshot: Snapshot) {
  const [category, group] = [findCategory(snapshot, 'MA'), findGroup(snapshot, 'MA-A')];
  if (!category || !group) throw new Error('The cup of this test has a category and a group');
  const ids = (matches: readonly { readonly id: number }[] = []) => matches.map(({ id }) => id);
  const day = dashboardSlice(snapshot, now);
  const [hall] = hallsSlice(snapshot, now.day).halls;
  return {
    dashboard: [ids(day.live), ids(day.next)],
    category: ids(categorySlice(snapshot, category).live),
    group: groupSlice(snapshot, group)?.rows.some(({ live }) => live),
    hall: [ids(hall?.live), hall?.next?.id],
  };
}

function after(before: Snapshot, match: Match) {
  const change = aChange(before, { matches: [match] });
  const applied = applyChange(before, change);
  if (!applied.ok) throw new Error(applied.reason);
  const { snapshot } = applied;
  return { topics: topicsOf(change, before, snapshot), touched: touchedBy(change, before, snapshot) };
}

describe('[MA41] a match that a walkover has decided, before it is approved', () => {
  it('given one that is being played, then it waits for approval, and is live on no page', () => {
    const cup = aCup([{ ...played, ...given }]);
    expect(ticket(cup, { ...played, ...given })).toMatchObject({
      stageCode: 'waiting_for_approval',
      walkOver: 'home',
      homeScore: 5,
      awayScore: 0,
    });
    expect(pagesOf(aCup())).toEqual({ dashboard: [[1], [2, 3]], category: [1], group: true, hall: [[1], 2] });
    expect(pagesOf(cup)).toEqual({ dashboard: [[], [2, 3]], category: [], group: false, hall: [[], 2] });
  });

  it('given one that has not begun, then nobody waits for it, and those before it are not overtaken', () => {
    const [first, second] = [aMatch(1, 1, [1, 2]), { ...toCome, ...given }];
    expect(ticket(aCup([first, second]), second).stageCode).toBe('waiting_for_approval');
    expect(pagesOf(aCup([first, second]))).toMatchObject({ dashboard: [[], [1, 3]], hall: [[], 1] });
  });

  it('given it is approved, or taken back, then it stands where it was recorded', () => {
    const approved = aMatch(1, 1, [1, 2], { stage: 'finished', ...given });
    expect(ticket(aCup([approved]), approved).stageCode).toBe('finished');
    expect(ticket(aCup(), played).stageCode).toBe('1st_half');
  });

  it('given hidden results, then nothing tells that there is a walkover', () => {
    const row = { ...played, ...given };
    expect(ticket(aCup([row], true), row)).toMatchObject({ stageCode: '1st_half', walkOver: null });
    expect(pagesOf(aCup([row], true))).toEqual(pagesOf(aCup([], true)));
  });

  it('then its reporter still finds the stage that was recorded', () => {
    expect(recordedStageOf(aCup(), { ...played, ...given })).toBe('1st_half');
  });

  it('when it is assigned, then the marks of its group and its countries are rebuilt', () => {
    const { topics, touched } = after(aCup(), { ...played, ...given });
    expect([...touched.groups]).toEqual([1]);
    expect([...topics]).toContain('country:CZ');
  });
});
