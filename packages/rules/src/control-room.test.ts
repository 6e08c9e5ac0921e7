import { describe, expect, it } from 'vitest';
import type { Match } from './tournament/index.ts';
import { aGroup, aMatch, aSeat, aSnapshot, aTeam } from './snapshot/testing/index.ts';
import { controlRoom, type ControlRoomFacts } from './control-room/index.ts';
import { nothingKnown } from './control-room/testing.ts';

const teams = [1, 2, 3, 4].map((id) => aTeam(id));
const seats = [
  ...[1, 2, 3].map((id) => aSeat(id, 1, id)),
  aSeat(4, 2, null, { predecessorCompetitionGroupId: 1, predecessorCompetitionGroupStandings: 1 }),
];

/** Matches 1, 2 and 3 of hall 1 are planned for 8, 9 and 10 o'clock UTC, the final for 11. */
function aCup(...changed: readonly Match[]) {
  const planned = [
    aMatch(1, 1, [1, 2]),
    aMatch(2, 1, [2, 3]),
    aMatch(3, 1, [3, 1]),
    aMatch(4, 2, [null, null], {
      homeTeamCompetitionGroupId: 1,
      homeTeamCompetitionStandings: 1,
    }),
  ];
  return aSnapshot({
    groups: [aGroup(1, 'MA-A'), aGroup(2, 'MA final', { roundLevelId: 3 })],
    teams,
    seats,
    matches: planned.map((match) => changed.find(({ id }) => id === match.id) ?? match),
  });
}

function facts(now: string, changes: Partial<ControlRoomFacts> = {}): ControlRoomFacts {
  return {
    ...nothingKnown,
    snapshot: aCup(),
    now: `2026-06-13T${now}:00Z`,
    today: '2026-06-13',
    // Matches of tests have the same time in every zone.
    time: now,
    ...changes,
  };
}

const at = (time: string) => `2026-06-13T${time}:00Z`;
const keysAt = (now: string, changes: Partial<ControlRoomFacts> = {}) =>
  controlRoom(facts(now, changes)).tasks.map(({ key }) => key);
const finished = (id: number, sides: readonly [number, number], score: `${number}:${number}`) =>
  aMatch(id, 1, sides, {
    stage: 'finished',
    score,
    startedAt: at(`${String(7 + id).padStart(2, '0')}:00`),
    endedAt: at(`${String(7 + id).padStart(2, '0')}:33`),
  });
const day = '2026-06-13';
const closure = (from: string, to: string) => ({
  placeId: 1,
  from: { day, time: from },
  to: { day, time: to },
  reason: null,
});
const jana = { placeId: 1, name: 'Jana', phone: '+420 1', seenAt: at('07:58') };

describe('a match that should have begun', () => {
  it('[CT1] given five minutes after its plan, then it is asked about; before that the hall is calm', () => {
    expect(keysAt('08:04')).toEqual([]);
    const room = controlRoom(facts('08:06', { reporters: [jana] }));
    expect(room.tasks).toMatchObject([
      { kind: 'match-late', key: 'match-late:1', dueAt: at('08:00'), reporter: { phone: '+420 1' }, more: 0 },
    ]);
    expect(room.halls).toMatchObject([{ code: 'H1', late: 6, now: { id: 1 }, next: { id: 2 } }]);
    expect(room.halls[0]?.now).toMatchObject({ home: 'Club 1 I', away: 'Club 2 I' });
  });

  it('[CT1] given the ones after it should have begun, too, then only the first is asked about', () => {
    expect(controlRoom(facts('09:10')).tasks).toMatchObject([{ key: 'match-late:1', more: 1 }]);
  });

  it('[CT1] given a hall that a change has closed, then it is marked, and nobody is called for its matches meanwhile', () => {
    const snapshot = { ...aCup(), closures: [closure('07:30', '08:30')] };
    const room = controlRoom(facts('08:20', { snapshot, reporters: [] }));
    expect(room.tasks).toEqual([]);
    expect(room.halls).toMatchObject([{ code: 'H1', late: 0, closedUntil: { time: '08:30' } }]);
    expect(controlRoom(facts('08:40', { snapshot })).halls).toMatchObject([{ closedUntil: null }]);
    expect(controlRoom(facts('07:20', { snapshot })).halls).toMatchObject([
      { closedUntil: null, closesAt: '07:30' },
    ]);
    // The match at 9 comes after it.
    expect(keysAt('09:06', { snapshot })).toEqual(['match-late:2']);
  });

  it('given a hall without matches that is closed today, then it stands among the halls', () => {
    const [from, to] = [
      { day: '2026-06-13', time: '07:30' },
      { day: '2026-06-13', time: '12:00' },
    ];
    const snapshot = { ...aCup(), closures: [{ placeId: 2, from, to, reason: null }] };
    const { halls } = controlRoom(facts('08:20', { snapshot }));
    expect(halls.map(({ code, closedUntil }) => [code, closedUntil])).toEqual([
      ['H1', null],
      ['H2', to],
    ]);
  });

  it('[CT1] given a hall that opens again tomorrow, then the day is known, too', () => {
    const [from, to] = [
      { day: '2026-06-13', time: '07:30' },
      { day: '2026-06-14', time: '10:00' },
    ];
    const snapshot = { ...aCup(), closures: [{ placeId: 1, from, to, reason: null }] };
    expect(controlRoom(facts('08:20', { snapshot })).halls).toMatchObject([{ closedUntil: to }]);
  });

  it('[CT1] given closures that overlap or follow each other, then the hall is closed until the last ends', () => {
    const closures = [closure('09:00', '10:00'), closure('07:30', '08:30'), closure('08:15', '09:00')];
    closures.push(closure('11:00', '12:00'));
    expect(controlRoom(facts('08:20', { snapshot: { ...aCup(), closures } })).halls).toMatchObject([
      { closedUntil: { day, time: '10:00' }, closesAt: '11:00' },
    ]);
  });

  it('[CT1] given a match that began late and a next one that is not, then the hall is as late as what is played', () => {
    const late = aMatch(1, 1, [1, 2], {
      stage: '1st_half',
      startedAt: at('08:09'),
      stageStartedAt: at('08:09'),
    });
    expect(controlRoom(facts('08:12', { snapshot: aCup(late) })).halls).toMatchObject([
      { code: 'H1', late: 9 },
    ]);
  });

  it('[CT1] given the match before it is still played as expected, then the hall is late and nobody is asked', () => {
    const running = aMatch(1, 1, [1, 2], {
      stage: '2nd_half',
      startedAt: at('08:35'),
      stageStartedAt: at('08:53'),
    });
    const room = controlRoom(facts('09:06', { snapshot: aCup(running) }));
    expect(room.tasks).toEqual([]);
    expect(room.halls[0]).toMatchObject({ late: 11, now: { id: 1 }, next: { expectedAt: at('09:11') } });
    expect(room.figures).toEqual({ live: 1, played: 0, matches: 4, averageLate: 11, lateHalls: 1 });
  });
});

describe('results', () => {
  it('[CT2] given a match ended, then its approval is asked for, with who waits for it', () => {
    const ended = aMatch(1, 1, [1, 2], {
      stage: 'waiting_for_approval',
      score: '17:15',
      startedAt: at('08:00'),
      endedAt: at('08:34'),
    });
    expect(controlRoom(facts('08:40', { snapshot: aCup(ended) })).tasks).toMatchObject([
      { kind: 'result-waiting', homeScore: 17, awayScore: 15, waiting: ['MA final'], dueAt: at('08:39') },
    ]);
  });

  it('[CT2] given a walkover of a match that is still to come, then nobody has to approve it yet', () => {
    const given = aMatch(2, 1, [2, 3], { walkOver: 'home', score: '5:0' });
    expect(keysAt('08:02', { snapshot: aCup(given) })).toEqual([]);
    expect(keysAt('09:02', { snapshot: aCup(given, finished(1, [1, 2], '1:0')) })).toEqual([
      'result-waiting:2',
    ]);
  });
});

describe('a match of a team that has withdrawn', () => {
  it('[MA54] is not late, waits for no approval, and its pair owes no answer', () => {
    const cup = aCup();
    const withdrawn = { ...aTeam(1), withdrawn: true };
    const snapshot = { ...cup, teams: new Map(cup.teams).set(1, withdrawn) };
    const unanswered = [{ matchId: 3, askedAt: '2026-06-10T09:00:00Z' }];
    expect(keysAt('08:30', { snapshot, unanswered })).toEqual([]);
    expect(keysAt('09:06', { snapshot })).toEqual(['match-late:2']);
  });
});

describe('pairs that have not answered', () => {
  const asked = [1, 2, 4].map((matchId) => ({ matchId, askedAt: '2026-06-10T09:00:00Z' }));

  it('[CT11] given matches of the next 24 hours, then they are one task, due two hours before the first, or when it begins if its pair was asked later', () => {
    const tasks = controlRoom(facts('05:00', { unanswered: asked })).tasks;
    expect(tasks).toMatchObject([
      {
        kind: 'pairs-unanswered',
        match: { id: 1 },
        matches: 3,
        since: asked[0]?.askedAt,
        dueAt: at('06:00'),
      },
    ]);
    expect(keysAt('08:01', { unanswered: asked.slice(0, 1) })).toEqual([]);
    const late = asked.map((one) => ({ ...one, askedAt: at('06:30') }));
    expect(controlRoom(facts('06:35', { unanswered: late })).tasks).toMatchObject([{ dueAt: at('08:00') }]);
    const before = { unanswered: asked, now: '2026-06-12T07:00:00Z', today: '2026-06-12' };
    expect(controlRoom(facts('00:00', before)).tasks).toEqual([]);
  });
});

describe('halls without reporter or pair', () => {
  it('[CT3] given reporters are planned today, then a hall without one is reported 45 minutes before', () => {
    const elsewhere = { ...jana, placeId: 2 };
    expect(keysAt('07:10', { reporters: [elsewhere] })).toEqual([]);
    expect(keysAt('07:20', { reporters: [elsewhere] })).toEqual(['reporter-missing:1']);
    expect(keysAt('07:20')).toEqual([]);
  });

  it('[CT3] given other matches have pairs, then the one without is reported', () => {
    const cup = aCup();
    const referee = {
      id: 7,
      firstName: 'A',
      lastName: 'B',
      sex: null,
      countryId: null,
      countryCode: null,
      colleagueRefereeId: null,
      halls: null,
      matchIds: [2],
    };
    const snapshot = { ...cup, referees: new Map([[7, referee]]) };
    expect(keysAt('07:20', { snapshot })).toEqual(['pair-missing:1']);
  });

  it('[CT4] given nothing is heard from a hall in play for five minutes, then it is to be called', () => {
    const running = aMatch(1, 1, [1, 2], { stage: '1st_half', startedAt: at('08:00') });
    const silent = { snapshot: aCup(running), reporters: [jana], writtenAt: new Map([[1, at('08:02')]]) };
    expect(keysAt('08:06', silent)).toEqual([]);
    const room = controlRoom(facts('08:08', silent));
    expect(room.tasks).toMatchObject([
      { kind: 'device-silent', since: at('08:02'), reporter: { name: 'Jana' } },
    ]);
    expect(room.halls[0]?.silentSince).toBe(at('08:02'));
  });
});

describe('devices that hold records back', () => {
  const jana = { placeId: 1, name: 'Jana', phone: '+420 1', battery: 80, release: '1.0.0' };
  const tablet = { ...jana, id: 31, unsent: 3, since: at('07:01'), seenAt: at('07:05') };

  it('[CT12] given records that wait for five minutes, then whose they are, how many, and when the device called last', () => {
    const early = controlRoom(facts('07:05', { devices: [tablet] }));
    expect(early.tasks).toEqual([]);
    expect(early.halls[0]?.unsent).toEqual({ records: 3, seenAt: at('07:05') });
    expect(controlRoom(facts('07:06', { devices: [tablet] })).tasks).toContainEqual({
      kind: 'device-unsent',
      key: 'device-unsent:31',
      since: at('07:01'),
      dueAt: at('07:06'),
      taken: null,
      hall: expect.objectContaining({ code: 'H1' }),
      reporter: { name: 'Jana', phone: '+420 1' },
      unsent: { records: 3, seenAt: at('07:05') },
      isLost: false,
    });
  });

  it('[CT12] given everything has been sent, then neither the hall nor a task says anything', () => {
    const room = controlRoom(facts('07:02', { devices: [{ ...tablet, unsent: 0, since: null }] }));
    expect(room.tasks).toEqual([]);
    expect(room.halls[0]?.unsent).toBeNull();
  });

  it('[CT12] given it does not call any more, then it is lost; after a day it belongs to another day', () => {
    const room = controlRoom(facts('07:20', { devices: [tablet] }));
    expect(room.tasks).toContainEqual(expect.objectContaining({ kind: 'device-unsent', isLost: true }));
    const yesterday = { ...tablet, since: '2026-06-12T07:00:00Z', seenAt: '2026-06-12T07:00:00Z' };
    const next = controlRoom(facts('07:02', { devices: [yesterday] }));
    expect(next.tasks).toEqual([]);
    expect(next.halls[0]?.unsent).toBeNull();
  });

  it('[CT12] given two devices of a hall, then each is a task of its own, and the hall counts both', () => {
    const phone = { ...tablet, id: 32, name: 'Eva', unsent: 2, seenAt: at('07:06') };
    const room = controlRoom(facts('07:07', { devices: [tablet, phone] }));
    expect(room.halls[0]?.unsent).toEqual({ records: 5, seenAt: at('07:06') });
    expect(room.halls[0]?.devices).toMatchObject([
      { id: 32, user: { name: 'Eva' }, unsent: 2, battery: 80 },
      { id: 31, user: { name: 'Jana', phone: '+420 1' }, unsent: 3, seenAt: at('07:05'), release: '1.0.0' },
    ]);
    expect(room.tasks).toMatchObject([
      { kind: 'device-unsent', reporter: { name: 'Jana' } },
      { kind: 'device-unsent', reporter: { name: 'Eva' } },
    ]);
  });

  it('[CT4] given the hall is silent, then its own task says what was not sent, and there is no second one', () => {
    const running = aMatch(1, 1, [1, 2], { stage: '1st_half', startedAt: at('08:00') });
    const seen = { ...jana, seenAt: at('08:05') };
    const held = { ...tablet, since: at('08:01'), seenAt: at('08:05') };
    const silent = { snapshot: aCup(running), reporters: [seen], writtenAt: new Map([[1, at('08:02')]]) };
    expect(controlRoom(facts('08:11', { ...silent, devices: [held] })).tasks).toMatchObject([
      { kind: 'device-silent', unsent: { records: 3, seenAt: at('08:05') } },
    ]);
    const sent = { ...held, unsent: 0, since: null };
    expect(controlRoom(facts('08:11', { ...silent, devices: [sent] })).tasks).toMatchObject([
      { kind: 'device-silent', unsent: { records: 0 } },
    ]);
    expect(controlRoom(facts('08:11', silent)).tasks).toMatchObject([{ unsent: null }]);
  });
});

describe('seats', () => {
  const level = aSnapshot({
    groups: [aGroup(1, 'MA-A'), aGroup(2, 'MA final', { roundLevelId: 3 })],
    teams,
    seats: seats.map((seat) => (seat.competitionGroupId === 1 ? { ...seat, points: 2 } : seat)),
    matches: [
      finished(1, [1, 2], '10:9'),
      finished(2, [2, 3], '10:9'),
      finished(3, [3, 1], '10:9'),
      aMatch(4, 2, [null, null], { homeTeamCompetitionGroupId: 1, homeTeamCompetitionStandings: 1 }),
    ],
  });

  it('[CT5] given three teams are level on every rule, then lots are due an hour before the next match', () => {
    expect(controlRoom(facts('10:40', { snapshot: level })).tasks).toMatchObject([
      { kind: 'lots', groupLabel: 'MA-A', dueAt: at('10:00'), next: { id: 4 }, since: at('10:33') },
    ]);
  });

  it('[CT5] given a corrected table that puts a team into both semi-finals, then the seat that it has begun to play on is a task', () => {
    const from = (standing: number) => ({
      predecessorCompetitionGroupId: 1,
      predecessorCompetitionGroupStandings: standing,
    });
    const snapshot = aSnapshot({
      groups: [aGroup(1, 'MA-A'), aGroup(2, 'MA SF1'), aGroup(3, 'MA SF2')],
      teams,
      seats: [
        aSeat(1, 1, 1, { points: 2 }),
        aSeat(2, 1, 2, { points: 4 }),
        aSeat(3, 1, 3, { points: 0 }),
        aSeat(4, 2, 1, from(1)),
        aSeat(5, 2, 4),
        aSeat(6, 3, 1, from(2)),
      ],
      matches: [
        finished(1, [1, 2], '9:10'),
        finished(2, [2, 3], '10:9'),
        finished(3, [3, 1], '9:10'),
        aMatch(4, 2, [1, 4], { stage: '1st_half', startedAt: at('11:00') }),
      ],
    });
    expect(controlRoom(facts('11:05', { snapshot })).tasks).toContainEqual(
      expect.objectContaining({
        kind: 'seat',
        problem: 'played',
        groupLabel: 'MA SF1',
        team: expect.objectContaining({ id: 1 }),
      }),
    );
  });

  it('[CT6] given a table closed by hand, then it is to be checked until the match after it begins', () => {
    const closing = { groupId: 1, at: at('08:50'), by: 'Petr', reason: 'protest' };
    const closed = (...matches: readonly Match[]) => {
      const cup = aCup(finished(1, [1, 2], '9:1'), ...matches);
      const group = aGroup(1, 'MA-A', { closedByHand: true });
      return { snapshot: { ...cup, groups: new Map([...cup.groups, [1, group]]) }, closed: [closing] };
    };
    expect(controlRoom(facts('08:58', closed())).tasks).toMatchObject([
      { kind: 'group-closed', by: 'Petr', reason: 'protest', waiting: ['MA final'] },
    ]);
    expect(keysAt('08:58', closed(aMatch(4, 2, [1, 2], { stage: '1st_half' })))).toEqual([]);
  });
});

describe('clubs', () => {
  it('[CT7] given the check-in desk is in use, then a team that plays within the hour and has not arrived is reported once', () => {
    const club = (clubId: number, arrivedAt: string | null) => ({ clubId, phone: '+420 2', arrivedAt });
    const arrivals = [club(1, at('06:30')), club(2, null), club(3, at('06:40'))];
    expect(controlRoom(facts('07:10', { arrivals })).tasks).toMatchObject([
      { kind: 'team-absent', team: { id: 2, name: 'Club 2 I' }, match: { id: 1 }, matches: 2 },
    ]);
    expect(keysAt('07:10', { arrivals: [club(2, null)] })).toEqual([]);
    const played = finished(9, [2, 1], '9:7');
    const snapshot = aCup(played);
    expect(
      keysAt('07:10', {
        arrivals,
        snapshot: { ...snapshot, matches: new Map([...aCup().matches, [9, played]]) },
      }),
    ).toEqual([]);
  });
});

describe('who has a task', () => {
  it('[CT8] given a colleague has taken it, then it sinks; taken before it began, it is nobody’s', () => {
    const ended = aMatch(1, 1, [1, 2], { stage: 'waiting_for_approval', endedAt: at('08:34') });
    const snapshot = aCup(ended);
    const lenka = { key: 'result-waiting:1', userId: 5, name: 'Lenka', at: at('09:07') };
    const tasks = controlRoom(facts('09:10', { snapshot, taken: [lenka] })).tasks;
    expect(tasks.map(({ key, taken }) => [key, taken?.name])).toEqual([
      ['match-late:2', undefined],
      ['result-waiting:1', 'Lenka'],
    ]);
    const early = { ...lenka, at: at('08:00') };
    expect(keysAt('09:10', { snapshot, taken: [early] })).toEqual(['result-waiting:1', 'match-late:2']);
  });
});

describe('what begins next', () => {
  it('[CT9] then each of its halls says what is missing', () => {
    const room = controlRoom(facts('07:10', { reporters: [jana], rosters: new Set(['1 home']) }));
    expect(room.next).toMatchObject({
      startsAt: at('08:00'),
      halls: [{ code: 'H1', reporter: true, pair: null, rosters: false }],
    });
    expect(controlRoom(facts('05:10')).next).toBeNull();
  });
});

describe('a protest', () => {
  it('[CT10] is a task until it is decided, due at its deadline', () => {
    const protest = { id: 7, matchId: 1, number: 2, teamId: 2, filedAt: at('07:40'), dueAt: at('09:40') };
    expect(controlRoom(facts('08:00', { protests: [protest] })).tasks).toMatchObject([
      { kind: 'protest', key: 'protest:7', number: 2, dueAt: at('09:40'), match: { id: 1 }, team: { id: 2 } },
    ]);
  });
});

it('[CT15] given a match that is played past midnight, then it is counted, and its hall is shown', () => {
  const playing = aMatch(1, 1, [1, 2], { stage: '2nd_half', score: '4:3', startedAt: at('23:40') });
  const room = controlRoom(facts('23:59', { snapshot: aCup(playing), today: '2026-06-14', time: '00:10' }));
  expect(room).toMatchObject({ playsToday: true, figures: { live: 1, played: 0, matches: 1 } });
  expect(room.halls).toMatchObject([{ now: { id: 1 } }]);
});
