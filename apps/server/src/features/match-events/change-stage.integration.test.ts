import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsDigest } from '@sevenmetre/sync';
import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import { testDatabases } from '../../../tests/database.ts';
import {
  audit,
  changes,
  editions,
  groupTeams,
  matchEvents,
  matches,
  matchParticipants,
} from '../../platform/database/schema/index.ts';
import { makeLineup } from './testing/cup.ts';
import type { Cup } from './testing/cup.ts';
import { actorWith, codeOf, detailOf, openSetup, reporter, superReporter } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

const digestOf = (detail: MatchDetail) =>
  eventsDigest(
    detail.events.map((event) => ({
      id: event.id,
      stageId: event.competitionMatchStageId,
      eventTypeId: event.competitionEventTypeId,
      side: event.side,
      minute: event.minute,
      second: event.second,
      participantId: event.competitionMatchParticipantId,
      secondaryParticipantId: event.secondaryParticipantId,
    })),
  );
const reopening = { actor: superReporter, reason: 'a goal was missing' };
const tap = (key: string, modifiedAt?: string) => ({
  headers: {
    'idempotency-key': key,
    'x-device': 'tablet',
    ...(modifiedAt === undefined ? {} : { 'x-modified-at': modifiedAt }),
  },
});

describe.each(testDatabases())('on $name', (kind) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await openSetup(kind);
  });
  afterAll(() => setup.database.cleanup());

  const matchRow = async (id: number) => {
    const [row] = await setup.database.db.select().from(matches).where(eq(matches.id, id));
    return row;
  };
  const table = async (cup: Cup, label: string) => {
    const rows = await setup.database.db
      .select()
      .from(groupTeams)
      .where(eq(groupTeams.groupId, cup.groups[label] ?? 0))
      .orderBy(asc(groupTeams.seat));
    return rows.map(({ teamId, standings, points }) => ({ team: teamOf(cup, teamId), standings, points }));
  };
  const teamOf = (cup: Cup, teamId: number | null) => (teamId === null ? null : cup.teamIds.indexOf(teamId));
  const matchOf = (cup: Cup, label: string, index = 0) => cup.matches[label]?.[index] ?? 0;
  const setUp = async () => {
    const cup = await setup.newCup();
    return { cup, matchId: matchOf(cup, 'A') };
  };
  /** Team 0 wins all matches, then 1, 2, 3; in B 4, 5, 6, 7. The last `open` matches are not played. */
  const playGroup = async (cup: Cup, label: 'A' | 'B', open = 0) => {
    for (const matchId of (cup.matches[label] ?? []).slice(0, 6 - open)) {
      const row = await matchRow(matchId);
      const homeWins = (row?.homeTeamId ?? 0) < (row?.awayTeamId ?? 0);
      await setup.play(cup, matchId, homeWins ? 2 : 1, homeWins ? 1 : 2);
    }
  };

  test('[MA46] given a group match without an event, then no half is left out and no shoot-out decides it', async () => {
    const { cup, matchId } = await setUp();
    for (const code of ['shootout', '2nd_half', 'waiting_for_approval', 'finished'] as const)
      expect([code, codeOf(await setup.stage(cup, matchId, code))]).toEqual([code, 'stage-not-allowed']);
    await setup.stage(cup, matchId, '1st_half');
    await setup.stage(cup, matchId, '2nd_half');
    expect(codeOf(await setup.stage(cup, matchId, 'shootout'))).toBe('stage-not-allowed');
    const final = matchOf(cup, 'F');
    await setup.stage(cup, final, '1st_half');
    for (const side of ['home', 'away'] as const)
      await setup.create(cup, final, { headers: { 'idempotency-key': side }, body: { side } });
    expect(codeOf(await setup.stage(cup, final, 'shootout'))).toBe('stage-not-allowed');
    await setup.stage(cup, final, '2nd_half');
    expect(codeOf(await setup.stage(cup, final, 'shootout'))).toBe('ok');
  });

  test('[BR10] given a walkover against an empty seat, then its opponent goes on, and who should sit there is a conflict', async () => {
    const { cup } = await setUp();
    await playGroup(cup, 'A');
    const semifinal = matchOf(cup, 'SF1');
    await setup.database.db.update(matches).set({ walkOver: 'home' }).where(eq(matches.id, semifinal));
    detailOf(await setup.stage(cup, semifinal, 'finished'));
    const final = async () => teamOf(cup, (await matchRow(matchOf(cup, 'F')))?.homeTeamId ?? null);
    expect(await final()).toBe(0);
    await playGroup(cup, 'B');
    expect((await matchRow(semifinal))?.awayTeamId).toBeNull();
    expect(await final()).toBe(0);
    const [told] = await setup.database.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(told?.after).toMatchObject({
      conflicts: [{ groupLabel: 'SF1', teamId: null, teamName: null, belongsTo: cup.teamIds[5] }],
    });
    // Its semi-final behaves as before: nobody was given a walkover there.
    expect(teamOf(cup, (await matchRow(matchOf(cup, 'SF2')))?.homeTeamId ?? null)).toBe(4);
  });

  test('[SY8] given a switch of stage, then times are set once, and a repeat changes nothing', async () => {
    const { cup, matchId } = await setUp();
    const first = detailOf(await setup.stage(cup, matchId, '1st_half'));
    expect(first.match).toMatchObject({
      competitionMatchStageId: cup.stages['1st_half'],
      homeScore: 0,
      meta: { stageStartedAt: '2026-04-04T09:00:00Z' },
    });
    setup.clock.advance(30);
    expect(detailOf(await setup.stage(cup, matchId, '1st_half')).match).toEqual(first.match);
    detailOf(await setup.stage(cup, matchId, '2nd_half'));
    detailOf(await setup.stage(cup, matchId, 'waiting_for_approval'));
    setup.clock.advance(-30);
    expect(await matchRow(matchId)).toMatchObject({
      startedAt: new Date('2026-04-04T09:00:00Z'),
      endedAt: new Date('2026-04-04T09:00:30Z'),
      approvedAt: null,
      stageStartedAt: null,
    });
  });

  test('[SY28] given a call that found the stage there already, when it is repeated after the match has gone on, then nothing changes', async () => {
    const { cup, matchId } = await setUp();
    await setup.stage(cup, matchId, '1st_half', { key: 'first' });
    detailOf(await setup.stage(cup, matchId, '1st_half', { key: 'same-again' }));
    await setup.stage(cup, matchId, '2nd_half', { key: 'second' });
    const before = await matchRow(matchId);
    detailOf(await setup.stage(cup, matchId, '1st_half', { key: 'same-again' }));
    expect(await matchRow(matchId)).toEqual(before);
  });

  test('[SY28] given the same key at two matches, then it stands for a call at each of them', async () => {
    const { cup, matchId } = await setUp();
    const other = matchOf(cup, 'A', 1);
    for (const id of [matchId, other]) {
      detailOf(await setup.stage(cup, id, '1st_half', { key: 'whistle' }));
      expect(await matchRow(id)).toMatchObject({ stageId: cup.stages['1st_half'] });
    }
  });

  test('[SY7] given events for an approved match, then they wait with 409 and count once it is reopened', async () => {
    const { cup, matchId } = await setUp();
    const counted = detailOf(await setup.create(cup, matchId, tap('a', '2026-04-04T08:59:01Z')));
    const other = detailOf(await setup.create(cup, matchId, tap('b', '2026-04-04T08:59:02Z')));
    const id = counted.events[0]?.id ?? 0;
    detailOf(await setup.stage(cup, matchId, 'finished'));
    const late = await setup.create(cup, matchId, tap('late', '2026-04-04T08:59:03Z'));
    expect(late).toMatchObject({
      ok: false,
      code: 'match-approved',
      parameters: { pending: true, clientKey: 'late' },
    });
    expect(codeOf(await setup.create(cup, matchId, tap('late', '2026-04-04T08:59:03Z')))).toBe(
      'match-approved',
    );
    const edit = { ...tap('a', '2026-04-04T08:59:30Z'), body: { side: 'away' } as const };
    expect(codeOf(await setup.update(cup, matchId, { id }, edit))).toBe('match-approved');
    expect(codeOf(await setup.remove(matchId, { key: 'b' }))).toBe('match-approved');
    const repeat = detailOf(await setup.create(cup, matchId, tap('a', '2026-04-04T08:59:01Z')));
    expect(repeat.events).toEqual(other.events);
    expect(detailOf(await setup.stage(cup, matchId, 'finished')).events).toEqual(other.events);
    expect(await matchRow(matchId)).toMatchObject({ homeScore: 2, awayScore: 0 });
    const reopened = detailOf(await setup.stage(cup, matchId, 'waiting_for_approval', reopening));
    expect(reopened.events.map(({ clientKey, side }) => [clientKey, side])).toEqual([
      ['a', 'away'],
      ['late', 'home'],
    ]);
    const [told] = await setup.database.db.select().from(changes).orderBy(desc(changes.v)).limit(1);
    const [ofMatch] = told?.change.events ?? [];
    expect(ofMatch?.changed.map((event) => event.id).toSorted()).toEqual(
      reopened.events.map((event) => event.id),
    );
    expect(ofMatch?.deletedIds).toEqual(other.events.flatMap((event) => (event.id === id ? [] : event.id)));
    expect(await matchRow(matchId)).toMatchObject({ homeScore: 1, awayScore: 1, approvedAt: null });
  });

  test('[SY4] [SY7] given a held change that was applied, then it is as new as it was recorded: an older one of another device changes nothing', async () => {
    const { cup, matchId } = await setUp();
    await setup.create(cup, matchId, tap('a', '2026-04-04T08:59:01Z'));
    detailOf(await setup.stage(cup, matchId, 'finished'));
    const edit = (device: string, modifiedAt: string, minute: number) => {
      const headers = { 'x-device': device, 'x-modified-at': modifiedAt };
      return setup.update(cup, matchId, { key: 'a' }, { headers, body: { minute } });
    };
    expect(codeOf(await edit('phone', '2026-04-04T08:59:30Z', 9))).toBe('match-approved');
    detailOf(await setup.stage(cup, matchId, '2nd_half', reopening));
    const stored = async () => {
      const [row] = await setup.database.db
        .select()
        .from(matchEvents)
        .where(eq(matchEvents.matchId, matchId));
      return row;
    };
    const applied = await stored();
    expect(applied).toMatchObject({
      minute: 9,
      modifiedAt: new Date('2026-04-04T08:59:30Z'),
      device: 'phone',
      heldChange: null,
    });
    detailOf(await edit('tablet', '2026-04-04T08:59:20Z', 4));
    detailOf(await edit('phone', '2026-04-04T08:59:30Z', 4));
    expect(await stored()).toEqual(applied);
    expect(detailOf(await edit('tablet', '2026-04-04T08:59:31Z', 5)).events).toMatchObject([{ minute: 5 }]);
  });

  test('[SY7] given a late event that is deleted while it waits, then it never counts', async () => {
    const { cup, matchId } = await setUp();
    await setup.create(cup, matchId, tap('a'));
    detailOf(await setup.stage(cup, matchId, 'finished'));
    await setup.create(cup, matchId, tap('late'));
    expect(codeOf(await setup.remove(matchId, { key: 'late' }))).toBe('ok');
    const stored = () =>
      setup.database.db
        .select()
        .from(matchEvents)
        .where(eq(matchEvents.matchId, matchId))
        .orderBy(matchEvents.id);
    const before = await stored();
    const reopened = detailOf(await setup.stage(cup, matchId, '2nd_half', reopening));
    expect(reopened.events.map(({ clientKey }) => clientKey)).toEqual(['a']);
    expect(await stored()).toEqual(before);
  });

  test('[SY7] given a late change that names somebody who has left the roster since, then the number is to follow', async () => {
    const { cup, matchId } = await setUp();
    await setup.create(cup, matchId, tap('a', '2026-04-04T08:59:01Z'));
    detailOf(await setup.stage(cup, matchId, 'finished'));
    const lineup = { cup, matchId, teamId: cup.teamIds[0] ?? 0, side: 'home', role: 'player' } as const;
    const player = await setup.database.transaction((tx) => makeLineup(lineup, tx));
    const edit = {
      ...tap('a', '2026-04-04T08:59:02Z'),
      body: { competitionMatchParticipantId: player, minute: 9 },
    };
    expect(codeOf(await setup.update(cup, matchId, { key: 'a' }, edit))).toBe('match-approved');
    await setup.database.db.delete(matchParticipants).where(eq(matchParticipants.id, player));
    const reopened = detailOf(await setup.stage(cup, matchId, '2nd_half', reopening));
    expect(reopened.events).toEqual([
      expect.objectContaining({ minute: 9, competitionMatchParticipantId: null }),
    ]);
  });

  test('[SY7] given a late event that cannot be true, then it is refused, not kept', async () => {
    const { cup, matchId } = await setUp();
    await setup.create(cup, matchId, tap('a'));
    detailOf(await setup.stage(cup, matchId, 'finished'));
    const bad = { ...tap('bad'), body: { competitionEventTypeId: 999_999 } };
    expect(codeOf(await setup.create(cup, matchId, bad))).toBe('event-type-unknown');
    const rows = await setup.database.db.select().from(matchEvents).where(eq(matchEvents.matchId, matchId));
    expect(rows).toHaveLength(1);
  });

  test('[SY9] given other events than the reporter saw, then approval is refused with the difference', async () => {
    const { cup, matchId } = await setUp();
    const seen = detailOf(await setup.create(cup, matchId, tap('a')));
    const now = detailOf(await setup.create(cup, matchId, tap('b')));
    const outcome = await setup.stage(cup, matchId, 'finished', { events: digestOf(seen) });
    expect(outcome).toMatchObject({
      ok: false,
      code: 'events-differ',
      parameters: { count: 2, asked: { count: 1 }, events: [{ clientKey: 'a' }, { clientKey: 'b' }] },
    });
    expect(codeOf(await setup.stage(cup, matchId, 'finished', { events: digestOf(now) }))).toBe('ok');
    expect((await matchRow(matchId))?.approvedAt).toEqual(setup.clock.now());
  });

  test('[SY9] given an approval and an event at once, then either the event counts or the approval sees it', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { cup, matchId } = await setUp();
      const seen = detailOf(await setup.create(cup, matchId, tap('a')));
      const [approval, event] = await Promise.all([
        setup.stage(cup, matchId, 'finished', { events: digestOf(seen) }),
        setup.create(cup, matchId, tap('b')),
      ]);
      expect([
        ['ok', 'match-approved'],
        ['events-differ', 'ok'],
      ]).toContainEqual([codeOf(approval), codeOf(event)]);
      expect(await matchRow(matchId)).toMatchObject({ homeScore: approval.ok ? 1 : 2 });
    }
  });

  test('[MA50] given goals of the first half only, then the match is approved once somebody has been asked', async () => {
    const { cup, matchId } = await setUp();
    await setup.stage(cup, matchId, '1st_half');
    await setup.create(cup, matchId, { headers: { 'idempotency-key': 'first' }, body: { side: 'home' } });
    const asked = { halvesChecked: false };
    const forgotten = await setup.stage(cup, matchId, 'finished', asked);
    const stageId = (await matchRow(matchId))?.stageId;
    const approved = await setup.stage(cup, matchId, 'finished', { halvesChecked: true });
    expect([codeOf(forgotten), stageId, codeOf(approved)]).toEqual([
      'half-missing',
      cup.stages['1st_half'],
      'ok',
    ]);
  });

  test('given the wrong stage, role, match or reason, then the code says so', async () => {
    const { cup, matchId } = await setUp();
    expect(codeOf(await setup.stage(cup, matchId, 'finished'))).toBe('stage-not-allowed');
    expect(codeOf(await setup.stage(cup, 999_999, '1st_half'))).toBe('match-unknown');
    expect(codeOf(await setup.stage(cup, matchId, '1st_half', { stageId: 999_999 }))).toBe('stage-unknown');
    const visitor = actorWith(5, 'ROLE_USER');
    expect(codeOf(await setup.stage(cup, matchId, '1st_half', { actor: visitor }))).toBe('forbidden');
    expect(codeOf(await setup.stage(cup, matchId, '1st_half', { protocol: '0' }))).toBe('client-too-old');
    await setup.play(cup, matchId, 1, 0);
    expect(codeOf(await setup.stage(cup, matchId, '2nd_half', { actor: reporter, reason: 'x' }))).toBe(
      'match-approved',
    );
    expect(codeOf(await setup.stage(cup, matchId, '2nd_half', { actor: superReporter }))).toBe(
      'reason-missing',
    );
    expect(codeOf(await setup.stage(cup, matchId, 'finished'))).toBe('ok');
  });

  test('[SY10] given an approved match, then the table counts it, and a running one it does not', async () => {
    const { cup, matchId } = await setUp();
    await setup.play(cup, matchId, 3, 2);
    await setup.create(cup, matchOf(cup, 'A', 1), tap('a'));
    expect(await table(cup, 'A')).toEqual([
      { team: 0, standings: 1, points: 2 },
      { team: 1, standings: 4, points: 0 },
      { team: 2, standings: 2, points: 0 },
      { team: 3, standings: 3, points: 0 },
    ]);
  });

  test('[SY10] given the last two matches of a group approved at once, then seats are filled exactly once', async () => {
    const cup = await setup.newCup();
    await playGroup(cup, 'A', 2);
    await playGroup(cup, 'B');
    const last = [matchOf(cup, 'A', 4), matchOf(cup, 'A', 5)];
    for (const [index, matchId] of last.entries()) {
      const row = await matchRow(matchId);
      const homeWins = (row?.homeTeamId ?? 0) < (row?.awayTeamId ?? 0);
      for (const [goal, side] of (['home', 'away', homeWins ? 'home' : 'away'] as const).entries())
        await setup.create(cup, matchId, { ...tap(`${index}-${goal}`), body: { side } });
    }
    const approvals = await Promise.all([...last, ...last].map((id) => setup.stage(cup, id, 'finished')));
    expect(approvals.map(codeOf)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect((await table(cup, 'SF1')).map(({ team }) => team)).toEqual([0, 5]);
    expect((await table(cup, 'SF2')).map(({ team }) => team)).toEqual([4, 1]);
    expect(await matchRow(matchOf(cup, 'SF1'))).toMatchObject({
      homeTeamId: cup.teamIds[0],
      awayTeamId: cup.teamIds[5],
    });
    const carried = (await table(cup, 'M')).map(({ team, points }) => [team, points]);
    expect(carried).toEqual([
      [2, 2],
      [3, 0],
      [6, 2],
      [7, 0],
    ]);
    const written = await setup.database.db.select().from(audit).where(inArray(audit.subjectId, last));
    const seated = written.filter(
      ({ action, after }) =>
        action === 'match.stage' && JSON.stringify(after).includes(`${matchOf(cup, 'SF1')}`),
    );
    expect(seated).toHaveLength(1);
  });

  test('[SY10] given a stage that reaches the tables, then its transaction has locked the edition, and no other stage does', async () => {
    const { cup, matchId } = await setUp();
    /** From `xmax` and `xmin`: who last locked the edition, and who wrote the match. */
    const editionWasLocked = async () => {
      const locked = sql<boolean>`${editions}.xmax::text = ${matches}.xmin::text`;
      const ofMatch = and(eq(matches.editionId, editions.id), eq(matches.id, matchId));
      return (await setup.database.db.select({ locked }).from(editions).innerJoin(matches, ofMatch))[0]
        ?.locked;
    };
    const came: unknown[] = [];
    for (const code of ['1st_half', '2nd_half', 'finished', 'waiting_for_approval'] as const) {
      detailOf(await setup.stage(cup, matchId, code, reopening));
      came.push(await editionWasLocked());
    }
    expect(came).toEqual([false, false, true, true]);
  });

  test('[SY11] given a reopened match, then its seats are cleared, and filled again by the new result', async () => {
    const cup = await setup.newCup();
    await playGroup(cup, 'A');
    await playGroup(cup, 'B');
    const decider = matchOf(cup, 'A', 0);
    detailOf(await setup.stage(cup, decider, 'waiting_for_approval', reopening));
    expect((await table(cup, 'SF1')).map(({ team }) => team)).toEqual([null, 5]);
    expect(await matchRow(matchOf(cup, 'SF1'))).toMatchObject({ homeTeamId: null });
    expect((await table(cup, 'A')).map(({ points }) => points)).toEqual([4, 4, 2, 0]);
    for (const goal of [1, 2, 3])
      await setup.create(cup, decider, { ...tap(`extra-${goal}`), body: { side: 'away' } });
    const approved = detailOf(await setup.stage(cup, decider, 'finished'));
    expect(approved.meta).toEqual({});
    expect((await table(cup, 'SF1')).map(({ team }) => team)).toEqual([1, 5]);
    expect((await table(cup, 'SF2')).map(({ team }) => team)).toEqual([4, 0]);
  });

  test('[SY11] given a seat that was played on, then reopening leaves it and reports the conflict', async () => {
    const cup = await setup.newCup();
    await playGroup(cup, 'A');
    await playGroup(cup, 'B');
    await setup.stage(cup, matchOf(cup, 'SF1'), '1st_half');
    const reopened = detailOf(
      await setup.stage(cup, matchOf(cup, 'A', 0), 'waiting_for_approval', reopening),
    );
    const [groupId, matchIds] = [cup.groups['SF1'], [matchOf(cup, 'SF1')]];
    const conflict = { groupId, teamId: cup.teamIds[0], belongsToName: null, matchIds };
    expect(reopened.meta).toMatchObject({ seatConflicts: [conflict] });
    expect((await table(cup, 'SF1')).map(({ team }) => team)).toEqual([0, 5]);
    expect((await table(cup, 'SF2')).map(({ team }) => team)).toEqual([4, null]);
  });
});
