import { describe, expect, it } from 'vitest';
import { matchSlice, topicsOf } from '../index.ts';
import type { PublicMatchDetail, Snapshot } from '../index.ts';
import type { Match, PublicMatchEvent } from '../../tournament/index.ts';
import { aCategory, aChange, aGroup, aMatch, aSeat, aSnapshot, aTeam } from '../testing/index.ts';
import type { StageCode } from '../../vocabulary/index.ts';

const anEvent = (id: number, minute: number, change: Partial<PublicMatchEvent> = {}): PublicMatchEvent => ({
  id,
  minute,
  second: 0,
  createdTimestamp: '2026-06-13T09:00:00Z',
  competitionEventTypeId: 1,
  competitionMatchParticipantId: 11,
  competitionMatchStageId: 2,
  competitionMatchStageCode: '1st_half',
  secondaryParticipantId: null,
  side: 'home',
  ...change,
});

const detail: PublicMatchDetail = {
  events: [anEvent(3, 9), anEvent(1, 2)],
  roster: [{ id: 11, teamId: 1, side: 'home', isLeader: false, jerseyNumber: 7, name: 'Petr N.' }],
  referees: [{ id: 4, firstName: 'Lenka', lastName: 'Hrubá', countryCode: 'CZ' }],
};

function sliceOf(
  match: Partial<Match> = {},
  { hidden = false } = {},
  known: PublicMatchDetail | null = detail,
  changes: Partial<Snapshot> = {},
) {
  const row = aMatch(1, 1, [1, 2], { stage: '1st_half', score: '2:0', ...match });
  const snapshot = aSnapshot(
    {
      categories: [aCategory(1, 'MA', { resultsHidden: hidden })],
      groups: [aGroup(1, 'MA-A')],
      teams: [aTeam(1), aTeam(2)],
      seats: [aSeat(1, 1, 1), aSeat(2, 1, 2)],
      matches: [row],
    },
    changes,
  );
  return matchSlice(snapshot, row, known);
}

describe('the page of a match', () => {
  it('holds events in playing order, rosters, referees, category and round', () => {
    const slice = sliceOf();
    expect(slice.events.map(({ id }) => id)).toEqual([1, 3]);
    expect(slice).toMatchObject({
      detail: 'whole',
      category: { code: 'MA' },
      round: { nameCs: 'základní', nameEn: 'group' },
      referees: [{ id: 4, name: 'Lenka Hrubá', countryCode: 'CZ' }],
      roster: detail.roster,
    });
  });

  it('says what every type of event does, and names those that an organiser has added', () => {
    const { eventTypes } = sliceOf();
    expect(eventTypes.find(({ code }) => code === 'two-minutes')).toMatchObject({
      penaltyDuration: 120,
      category: 'suspension',
      names: null,
    });
    const snapshot = aSnapshot({ groups: [], teams: [], seats: [], matches: [] });
    const [goal] = snapshot.eventTypes.values();
    if (!goal) throw new Error('there are event types');
    const own = {
      ...goal,
      id: 40,
      code: 'fair-play',
      nameCs: 'Fair play',
      nameEn: 'Fair play',
    };
    const withOwn = { ...snapshot, eventTypes: new Map([[40, own]]) };
    expect(matchSlice(withOwn, aMatch(1, null, [null, null]), detail).eventTypes).toMatchObject([
      { id: 40, names: { nameCs: 'Fair play', nameEn: 'Fair play' } },
    ]);
  });

  it('shows nothing of a result that is not published, but who stands in the rosters', () => {
    const slice = sliceOf({}, { hidden: true });
    expect(slice).toMatchObject({ detail: 'hidden', events: [], roster: detail.roster });
    expect(slice.ticket).toMatchObject({ homeScore: null, awayScore: null });
  });

  it('[SO1] [SO5] has a map of shots only if the edition scouts, once it has begun, and as far as results are published', () => {
    const has = (match: Partial<Match>, options = {}, scouting = true) => {
      const { edition } = aSnapshot({ groups: [], teams: [], seats: [], matches: [] });
      return sliceOf(match, options, detail, { edition: { ...edition, scouting } }).hasShots;
    };
    expect(has({})).toBe(true);
    expect(has({}, {}, false)).toBeUndefined();
    expect(has({}, { hidden: true })).toBeUndefined();
    expect(has({ competitionMatchStageId: 1 })).toBeUndefined();
  });

  it('says when events and rosters are not known', () => {
    expect(sliceOf({}, {}, null)).toMatchObject({ detail: 'absent', events: [], roster: [], referees: [] });
  });

  it.each([
    ['https://video.example/live?x=1', 'https://video.example/live?x=1'],
    ['http://video.example', 'http://video.example'],
    ['javascript:alert(1)', null],
    ['data:text/html,<b>', null],
    ['//video.example', null],
    ['https://video.example/ onclick', null],
    [null, null],
  ])('links the broadcast %s only where it leads to a site', (streamUrl, shown) => {
    const slice = sliceOf({ streamUrl });
    expect(slice.streamUrl).toBe(shown);
    // Its ticket says so on every page.
    expect(slice.ticket.streamed).toBe(shown === null ? undefined : true);
  });

  describe('of a match that a change has moved', () => {
    const now = { day: '2026-06-13', time: '11:20', startsAt: '2026-06-13T09:20:00Z', placeId: 1 };
    const from = { day: '2026-06-13', time: '10:20', placeId: 2, reason: 'Water on the floor' };
    const moved = (match: Partial<Match>, was = from) =>
      sliceOf({ ...now, ...match }, {}, detail, { moved: new Map([[1, was]]) }).moved;

    it('says where it was, and why', () => {
      expect(moved({})).toEqual({
        day: '2026-06-13',
        time: '10:20',
        hall: { id: 2, code: 'H2', nameCs: 'Hala 2', nameEn: 'Hall 2' },
        reason: 'Water on the floor',
      });
    });

    it('says on the ticket what was different, without the reason, until the match begins', () => {
      const stage = (code: StageCode) => ({
        competitionMatchStageId: aMatch(1, 1, [1, 2], { stage: code }).competitionMatchStageId,
      });
      const toCome = { ...now, ...stage('not_started') };
      const mark = (was: typeof from, match: Partial<Match> = {}) =>
        sliceOf({ ...toCome, ...match }, {}, detail, { moved: new Map([[1, was]]) }).ticket.moved;
      const hall = { id: 2, code: 'H2', nameCs: 'Hala 2', nameEn: 'Hall 2' };
      expect(mark(from)).toEqual({ day: null, time: '10:20', hall });
      expect(mark({ ...from, time: '11:20' })).toEqual({ day: null, time: null, hall });
      const before = { ...from, day: '2026-06-12', time: '11:20', placeId: 1 };
      expect(mark(before)).toEqual({ day: '2026-06-12', time: '11:20', hall: null });
      expect(mark({ ...before, day: '2026-06-13' })).toBeUndefined();
      expect(mark(from, stage('1st_half'))).toBeUndefined();
      expect(mark(from, { walkOver: 'home' })).toBeUndefined();
    });

    it('says nothing once it has been moved back, is over or has no time', () => {
      expect(moved({}, { ...from, time: '11:20', placeId: 1 })).toBeUndefined();
      expect(
        moved({
          competitionMatchStageId: aMatch(1, 1, [1, 2], { stage: 'finished' }).competitionMatchStageId,
        }),
      ).toBeUndefined();
      expect(moved({ startsAt: null, day: null, time: null })).toBeUndefined();
    });
  });
});

describe('earlier meetings on the page of a match', () => {
  const coming = aMatch(9, 1, [1, 2]);
  const cup = (others: readonly Match[], hidden = false, row = coming) =>
    aSnapshot({
      categories: [aCategory(1, 'MA', { resultsHidden: hidden })],
      groups: [aGroup(1, 'MA-A')],
      teams: [aTeam(1), aTeam(2), aTeam(3)],
      seats: [aSeat(1, 1, 1), aSeat(2, 1, 2), aSeat(3, 1, 3)],
      matches: [...others, row],
    });
  const approved = (
    id: number,
    teams: readonly [number, number],
    changes: Parameters<typeof aMatch>[3] = {},
  ) => aMatch(id, 1, teams, { stage: 'finished', score: '7:4', ...changes });
  const before: PublicMatchDetail['meetings'] = [
    {
      address: '2025',
      year: 2025,
      matchId: 90,
      home: { name: 'A', score: 1 },
      away: { name: 'B', score: 2 },
    },
  ];
  const meetings = (snapshot: Snapshot, row = coming) =>
    matchSlice(snapshot, row, { ...detail, meetings: before }).meetings?.map(
      ({ matchId, home, away }) => `${matchId} ${home.score}:${away.score}`,
    );

  it('lists those of this edition newest first, from the view of the coming match, then those of earlier ones', () => {
    expect(meetings(cup([approved(1, [1, 2]), approved(2, [2, 1])]))).toEqual(['2 4:7', '1 7:4', '90 1:2']);
  });

  it('leaves out matches with others, open ones, walkovers, later ones and hidden results', () => {
    const others = [
      approved(1, [1, 3]),
      aMatch(2, 1, [1, 2], { stage: '2nd_half', score: '3:3' }),
      approved(3, [1, 2], { walkOver: 'home' }),
      approved(12, [1, 2]),
    ];
    expect(meetings(cup(others))).toEqual(['90 1:2']);
    expect(meetings(cup([approved(1, [1, 2])], true))).toEqual(['90 1:2']);
  });

  it('lists none once the match has begun', () => {
    const row = aMatch(9, 1, [1, 2], { stage: '1st_half', score: '0:0' });
    expect(meetings(cup([approved(1, [1, 2])], false, row), row)).toBeUndefined();
  });

  it('marks the page of the coming match as changed when an earlier meeting is approved', () => {
    const [now, then] = [cup([approved(1, [1, 2], { stage: '2nd_half' })]), cup([approved(1, [1, 2])])];
    const change = aChange(now, { matches: [approved(1, [1, 2])] });
    expect(topicsOf(change, now, then)).toContain('match:9');
  });
});
