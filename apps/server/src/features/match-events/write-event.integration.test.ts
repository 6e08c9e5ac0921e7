import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import { asc, eq, gt, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bothDatabases } from '../../../tests/database.ts';
import {
  audit,
  changes,
  matchEvents,
  matches,
  matchParticipants,
} from '../../platform/database/schema/index.ts';
import { appendChange } from '../live/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { makeLineup } from './testing/cup.ts';
import { actorWith, codeOf, detailOf, openSetup, reporter, superReporter } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

const tap = (key: string, modifiedAt?: string, device = 'tablet'): Record<string, string> => ({
  'idempotency-key': key,
  'x-device': device,
  ...(modifiedAt === undefined ? {} : { 'x-modified-at': modifiedAt }),
});

describe.each(bothDatabases())('on $name', (kind) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await openSetup(kind);
  });
  afterAll(() => setup.database.cleanup());

  const rowOf = async (matchId: number) => {
    const [row] = await setup.database.db.select().from(matches).where(eq(matches.id, matchId));
    return row;
  };
  const setUp = async () => {
    const cup = await setup.newCup();
    return { cup, matchId: cup.matches['A']?.[0] ?? 0 };
  };

  test('[SY2] given the same tap sent three times, then it is one event under one id', async () => {
    const { cup, matchId } = await setUp();
    const others = () =>
      setup.database.db.select().from(matches).where(ne(matches.id, matchId)).orderBy(asc(matches.id));
    const before = await others();
    const options = { headers: tap('d1-1', '2026-04-04T08:59:01Z') };
    const first = detailOf(await setup.create(cup, matchId, options));
    const second = detailOf(await setup.create(cup, matchId, options));
    const third = detailOf(await setup.create(cup, matchId, options));
    expect(second.events).toEqual(first.events);
    expect(third.events).toHaveLength(1);
    expect(third.events[0]).toMatchObject({ clientKey: 'd1-1', minute: 3, second: 20, side: 'home' });
    expect(await rowOf(matchId)).toMatchObject({ homeScore: 1, awayScore: 0, revision: 1 });
    expect(await others()).toEqual(before);
  });

  test('[MA115] given a player with an event of a team, then the side is kept and nobody is named', async () => {
    const { cup, matchId } = await setUp();
    const teamId = (await rowOf(matchId))?.homeTeamId ?? 0;
    const lineup = { cup, matchId, teamId, side: 'home', role: 'player' } as const;
    const player = await setup.database.transaction((tx) => makeLineup(lineup, tx));
    for (const [index, code] of ['team-timeout', 'goalkeeper-out', 'goalkeeper-in'].entries()) {
      const body = {
        competitionEventTypeId: cup.types[code] ?? 0,
        competitionMatchParticipantId: player,
        side: undefined,
      };
      const { events } = detailOf(await setup.create(cup, matchId, { headers: tap(`team-${index}`), body }));
      expect(events.at(-1)).toMatchObject({ side: 'home', competitionMatchParticipantId: null });
    }
  });

  test('[SY2] given a client without keys, then user and time of the tap are the key', async () => {
    const { cup, matchId } = await setUp();
    const other = actorWith(99, 'ROLE_COMPETITION_REPORTER');
    await setup.create(cup, matchId);
    await setup.create(cup, matchId);
    const detail = detailOf(await setup.create(cup, matchId, { actor: other }));
    expect(detail.events).toHaveLength(2);
    const next = { body: { createdTimestamp: '2026-04-04T08:59:01Z' } };
    expect(detailOf(await setup.create(cup, matchId, next)).events).toHaveLength(3);
  });

  test('[SY3] given 50 goals at once, then the score is 50 and versions are gapless', async () => {
    const { cup, matchId } = await setUp();
    const before = await lastVersion(setup);
    const goals = Array.from({ length: 50 }, (_, index) =>
      setup.create(cup, matchId, { headers: tap(`d${index % 5}-${index}`) }),
    );
    const outcomes = await Promise.all(goals);
    expect(outcomes.map(codeOf).filter((code) => code !== 'ok')).toEqual([]);
    expect(await rowOf(matchId)).toMatchObject({ homeScore: 50, awayScore: 0, homeGoalsCount: 50 });
    const versions = await versionsAfter(setup, before);
    expect(versions).toEqual(Array.from({ length: 50 }, (_, index) => before + 1 + index));
  });

  test('[SY4] given edits of two devices in every order, then the newest stands', async () => {
    const { cup, matchId } = await setUp();
    const edits = [
      { minute: 10, headers: tap('x', '2026-04-04T08:59:10Z', 'a') },
      { minute: 11, headers: tap('x', '2026-04-04T08:59:11Z', 'b') },
      { minute: 12, headers: tap('x', '2026-04-04T08:59:11Z', 'c') },
    ];
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    for (const [index, order] of orders.entries()) {
      const key = `order-${index}`;
      const detail = detailOf(
        await setup.create(cup, matchId, { headers: tap(key, '2026-04-04T08:59:01Z', 'a') }),
      );
      const id = detail.events.find((event) => event.clientKey === key)?.id ?? 0;
      for (const edit of order) {
        const { headers, minute } = edits[edit] ?? { headers: {}, minute: 0 };
        await setup.update(cup, matchId, { id }, { headers, body: { minute } });
      }
      const [row] = await setup.database.db.select().from(matchEvents).where(eq(matchEvents.id, id));
      expect(row, `order ${order.join()}`).toMatchObject({ minute: 12, device: 'c' });
    }
  });

  test('[SY4] given edits at once, then the newest stands', async () => {
    const { cup, matchId } = await setUp();
    await setup.create(cup, matchId, { headers: tap('x', '2026-04-04T08:59:01Z') });
    const edits = Array.from({ length: 12 }, (_, index) =>
      setup.update(
        cup,
        matchId,
        { key: 'x' },
        {
          headers: tap('x', `2026-04-04T08:59:${20 + ((index * 7) % 12)}Z`, `d${index}`),
          body: { minute: (index * 7) % 12 },
        },
      ),
    );
    await Promise.all(edits);
    const detail = detailOf(await setup.remove(matchId, { key: 'other' }));
    expect(detail.events).toEqual([expect.objectContaining({ minute: 11 })]);
  });

  test('[SY5] given a deleted event, then repeats, late edits and late creates leave it deleted', async () => {
    const { cup, matchId } = await setUp();
    const created = detailOf(await setup.create(cup, matchId, { headers: tap('x', '2026-04-04T08:59:01Z') }));
    const id = created.events[0]?.id ?? 0;
    expect(detailOf(await setup.remove(matchId, { id })).events).toEqual([]);
    expect(codeOf(await setup.remove(matchId, { id }))).toBe('ok');
    expect(codeOf(await setup.remove(matchId, { key: 'x' }))).toBe('ok');
    const later = { headers: tap('x', '2026-04-04T08:59:59Z') };
    expect(detailOf(await setup.update(cup, matchId, { id }, later)).events).toEqual([]);
    expect(detailOf(await setup.create(cup, matchId, later)).events).toEqual([]);
    expect(await rowOf(matchId)).toMatchObject({ homeScore: null, homeGoalsCount: 0 });
  });

  test('[SY5] given an event that is created, corrected and deleted, then readers get each change, and nothing of repeats', async () => {
    const { cup, matchId } = await setUp();
    const heard = async (call: () => Promise<Outcome<MatchDetail>>) => {
      const before = await lastVersion(setup);
      detailOf(await call());
      const rows = await setup.database.db.select().from(changes).where(gt(changes.v, before));
      return rows.flatMap(({ change }) => change.events);
    };
    const created = await heard(() =>
      setup.create(cup, matchId, { headers: tap('x', '2026-04-04T08:59:01Z') }),
    );
    const id = created[0]?.changed[0]?.id ?? 0;
    expect(created).toMatchObject([{ matchId, changed: [{ minute: 3 }], deletedIds: [] }]);
    const edit = { headers: tap('x', '2026-04-04T08:59:02Z'), body: { minute: 9 } };
    const corrected = await heard(() => setup.update(cup, matchId, { id }, edit));
    expect(corrected).toMatchObject([{ matchId, changed: [{ id, minute: 9 }], deletedIds: [] }]);
    expect(await heard(() => setup.remove(matchId, { id }))).toEqual([
      { matchId, changed: [], deletedIds: [id] },
    ]);
    expect(await heard(() => setup.remove(matchId, { id }))).toEqual([]);
    expect(await heard(() => setup.update(cup, matchId, { id }, edit))).toEqual([]);
  });

  test('[SY2] given a repeat that the rules would refuse today, then it gets the answer of the first', async () => {
    const { cup, matchId } = await setUp();
    const [teamId = 0] = cup.teamIds;
    const scorer = await setup.database.transaction((tx) =>
      makeLineup({ cup, matchId, teamId, side: 'home', role: 'player' }, tx),
    );
    const options = {
      headers: tap('x', '2026-04-04T08:59:01Z'),
      body: { competitionMatchParticipantId: scorer },
    };
    const first = detailOf(await setup.create(cup, matchId, options));
    await setup.database.transaction(async (tx) => {
      await tx.update(matchParticipants).set({ role: 'leader' }).where(eq(matchParticipants.id, scorer));
      await appendChange(tx, { rosters: [matchId] });
    });
    const later = { ...options, headers: tap('y', '2026-04-04T08:59:02Z') };
    expect(codeOf(await setup.create(cup, matchId, later))).toBe('Participant cannot be leader');
    expect(detailOf(await setup.create(cup, matchId, options)).events).toEqual(first.events);
  });

  test('[SY5] given a delete that comes before its event, then the event stays deleted', async () => {
    const { cup, matchId } = await setUp();
    expect(codeOf(await setup.remove(matchId, { key: 'early' }))).toBe('ok');
    expect(codeOf(await setup.remove(matchId, { key: 'early' }))).toBe('ok');
    expect(detailOf(await setup.create(cup, matchId, { headers: tap('early') })).events).toEqual([]);
    expect(await rowOf(matchId)).toMatchObject({ homeScore: null });
  });

  test('[SY5] given an edit by key that comes before its event, then it makes the event', async () => {
    const { cup, matchId } = await setUp();
    const edit = { headers: tap('x', '2026-04-04T08:59:30Z'), body: { minute: 8 } };
    expect(detailOf(await setup.update(cup, matchId, { key: 'x' }, edit)).events).toHaveLength(1);
    const late = detailOf(await setup.create(cup, matchId, { headers: tap('x', '2026-04-04T08:59:01Z') }));
    expect(late.events).toEqual([expect.objectContaining({ minute: 8 })]);
  });

  test('[SY6] given a clock hours ahead, then the event is stored at the present, and a late repeat is known', async () => {
    const { cup, matchId } = await setUp();
    const ahead = {
      headers: tap('x', '2026-04-04T15:00:00Z', 'fast'),
      body: { createdTimestamp: '2026-04-04T15:00:00Z' },
    };
    const detail = detailOf(await setup.create(cup, matchId, ahead));
    expect(detail.events[0]?.createdTimestamp).toBe('2026-04-04T09:00:02Z');
    const edit = { headers: tap('x', '2026-04-04T09:00:05Z', 'right'), body: { minute: 9 } };
    await setup.update(cup, matchId, { key: 'x' }, edit);
    setup.clock.advance(60);
    const repeat = detailOf(await setup.create(cup, matchId, ahead));
    setup.clock.advance(-60);
    expect(repeat.events).toEqual([expect.objectContaining({ minute: 9 })]);
    const [row] = await setup.database.db.select().from(matchEvents).where(eq(matchEvents.matchId, matchId));
    expect(row).toMatchObject({ rawCreatedTimestamp: '2026-04-04T15:00:00Z' });
  });

  test('[SY6] given times that nobody can read, then the event is stored', async () => {
    const { cup, matchId } = await setUp();
    const odd = { headers: tap('x', 'yesterday'), body: { createdTimestamp: '0000-00-00' } };
    expect(detailOf(await setup.create(cup, matchId, odd)).events).toHaveLength(1);
  });

  test('given what cannot be true, then it is refused by name and nothing is stored', async () => {
    const { cup, matchId } = await setUp();
    const [teamId = 0] = cup.teamIds;
    const [leader, player] = await setup.database.transaction(async (tx) => [
      await makeLineup({ cup, matchId, teamId, side: 'home', role: 'leader' }, tx),
      await makeLineup(
        { cup, matchId: cup.matches['A']?.[1] ?? 0, teamId, side: 'home', role: 'player' },
        tx,
      ),
    ]);
    const refused = async (body: object) =>
      codeOf(await setup.create(cup, matchId, { headers: tap('bad'), body }));
    expect(await refused({ competitionMatchParticipantId: leader })).toBe('Participant cannot be leader');
    expect(await refused({ competitionMatchParticipantId: player })).toBe('participant-of-another-match');
    expect(await refused({ competitionMatchParticipantId: null, side: undefined })).toBe('side-missing');
    expect(await refused({ secondaryParticipantId: leader })).toBe('secondary-participant-not-allowed');
    expect(await refused({ competitionEventTypeId: 999_999 })).toBe('event-type-unknown');
    expect(await refused({ competitionMatchStageId: 999_999 })).toBe('stage-not-played');
    expect(await refused({ competitionMatchStageId: cup.stages['finished'] })).toBe('stage-not-played');
    const rows = await setup.database.db.select().from(matchEvents).where(eq(matchEvents.matchId, matchId));
    expect(rows).toEqual([]);
  });

  test('given nobody, a visitor, an unknown match or event, or an old device, then the code says so', async () => {
    const { cup, matchId } = await setUp();
    const visitor = actorWith(5, 'ROLE_USER');
    expect(codeOf(await setup.create(cup, matchId, { actor: visitor }))).toBe('forbidden');
    expect(codeOf(await setup.create(cup, 999_999))).toBe('match-unknown');
    expect(codeOf(await setup.update(cup, matchId, { id: 999_999 }))).toBe('event-unknown');
    expect(codeOf(await setup.remove(matchId, { id: 999_999 }))).toBe('event-unknown');
    const elsewhere = detailOf(await setup.create(cup, cup.matches['A']?.[1] ?? 0));
    expect(codeOf(await setup.remove(matchId, { id: elsewhere.events[0]?.id ?? 0 }))).toBe('event-unknown');
    expect(codeOf(await setup.create(cup, matchId, { headers: { 'x-protocol': '0' } }))).toBe(
      'client-too-old',
    );
  });

  test('[PE20] given a reporter of another hall or day, then nothing is stored, and the match says where it is played', async () => {
    const { cup, matchId } = await setUp();
    const of = (placeId: number, day: string) => ({ ...reporter, reportsIn: [{ placeId, day }] });
    for (const actor of [of(cup.placeId, '2026-04-05'), of(cup.placeId + 1, '2026-04-04')]) {
      const refused = await setup.create(cup, matchId, { actor });
      expect(refused).toMatchObject({
        code: 'hall-not-assigned',
        parameters: { placeId: cup.placeId, day: '2026-04-04' },
      });
      expect(codeOf(await setup.stage(cup, matchId, '2nd_half', { actor }))).toBe('hall-not-assigned');
    }
    expect(codeOf(await setup.create(cup, matchId, { actor: of(cup.placeId, '2026-04-04') }))).toBe('ok');
  });

  test('given a writer, then links say what he may do, before and after approval', async () => {
    const { cup, matchId } = await setUp();
    const before = detailOf(await setup.create(cup, matchId));
    expect(before.links?.map(({ routeName }) => routeName)).toEqual([
      'matchEventCreate',
      'matchEventUpdate',
      'matchEventDelete',
      'matchClock',
      'matchSignature',
      'matchScouting',
      'paperPhotos',
      'paperPhotoCreate',
      'paperPhotoDelete',
      'reporterRosterSave',
      'matchStage',
      'matchWalkover',
      'matchBeingChecked',
      'matchEventsErase',
      'matchEventsRestore',
      'matchImpact',
      'matchReport',
    ]);
    expect(before.links?.[0]).toEqual({
      routeName: 'matchEventCreate',
      operationId: 'matchEventCreate',
      method: 'POST',
      href: `/api/v1/competition/match/${matchId}/events`,
    });
    const approved = detailOf(await setup.stage(cup, matchId, 'finished', { actor: superReporter }));
    expect(approved.links?.map(({ routeName, operationId }) => [routeName, operationId])).toEqual([
      ['matchReopen', 'matchStage'],
      ['matchScouting', 'matchScouting'],
      ['paperPhotos', 'paperPhotos'],
      ['paperPhotoCreate', 'paperPhotoCreate'],
      ['paperPhotoDelete', 'paperPhotoDelete'],
      ['matchImpact', 'matchImpact'],
      ['matchHistory', 'matchHistory'],
      ['matchReport', 'matchReport'],
    ]);
    expect(detailOf(await setup.stage(cup, matchId, 'finished')).links).toMatchObject([
      { operationId: 'matchScouting' },
      { operationId: 'paperPhotos' },
      { operationId: 'paperPhotoCreate' },
      { operationId: 'paperPhotoDelete' },
      { operationId: 'matchImpact' },
      { operationId: 'matchReport' },
    ]);
  });

  test("given an official score against the events, then the events don't change it", async () => {
    const { cup, matchId } = await setUp();
    await setup.database.db
      .update(matches)
      .set({ officialHomeScore: 7, officialAwayScore: 4, officialReason: 'the sheet' })
      .where(eq(matches.id, matchId));
    const detail = detailOf(await setup.create(cup, matchId, { headers: tap('x') }));
    expect(detail.match).toMatchObject({ homeScore: 7, awayScore: 4, meta: { corrected: true } });
  });

  test('given every write, then the audit says who, what was before and after, and names nobody', async () => {
    const { cup, matchId } = await setUp();
    await setup.create(cup, matchId, { headers: tap('x', '2026-04-04T08:59:01Z') });
    await setup.update(
      cup,
      matchId,
      { key: 'x' },
      { headers: tap('x', '2026-04-04T08:59:02Z'), body: { minute: 4 } },
    );
    await setup.remove(matchId, { key: 'x' });
    const [event] = await setup.database.db
      .select()
      .from(matchEvents)
      .where(eq(matchEvents.matchId, matchId));
    const rows = await setup.database.db
      .select()
      .from(audit)
      .where(eq(audit.subjectId, event?.id ?? 0))
      .orderBy(asc(audit.id));
    const own = rows.filter((row) => row.subjectType === 'match-event');
    expect(own.map(({ action, userId }) => [action, userId])).toEqual([
      ['match-event.create', reporter.userId],
      ['match-event.update', reporter.userId],
      ['match-event.delete', reporter.userId],
    ]);
    expect(own[1]).toMatchObject({ before: { minute: 3 }, after: { minute: 4 } });
    expect(own[2]).toMatchObject({ before: { deleted: false }, after: { deleted: true } });
  });
});

async function versionsAfter(setup: Setup, v: number): Promise<number[]> {
  const rows = await setup.database.db.select({ v: changes.v }).from(changes).orderBy(asc(changes.v));
  return rows.map((row) => row.v).filter((each) => each > v);
}

async function lastVersion(setup: Setup): Promise<number> {
  return (await versionsAfter(setup, -1)).at(-1) ?? 0;
}
