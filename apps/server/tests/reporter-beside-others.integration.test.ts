import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import {
  audit,
  configurationEntries,
  editions,
  matches,
  matchEvents,
  matchParticipants,
  matchReferees,
  refereeHalls,
  referees,
  teamCategories,
  teams,
} from '../src/platform/database/schema/index.ts';
import { appendChange } from '../src/features/live/index.ts';
import { codeOf, detailOf, reporter, superReporter } from '../src/features/match-events/testing/setup.ts';
import { readMatchRoster } from '../src/features/match-rosters/match-roster.use-case.ts';
import { readAssignments } from '../src/features/reporter/assign-reporters.use-case.ts';
import { readHistory } from '../src/features/reporter/match-history.use-case.ts';
import { readImpact } from '../src/features/reporter/match-impact.use-case.ts';
import { valueOf } from '../src/platform/outcome/testing/value-of.ts';
import { readHall } from '../src/features/reporter/read-reporter.use-case.ts';
import { saveRosters } from '../src/features/reporter/save-roster.use-case.ts';
import { testDatabases } from './database.ts';
import { call, entriesOf, leaderOf, reporterSetupOf } from './reporter-setup.ts';

const day = '2026-04-04';
const nextDay = '2026-04-05';

describe.each(testDatabases())('a match beside others, as reporters keep it, on $name', (kind) => {
  const on = reporterSetupOf(kind);
  const { setUp, context } = on;

  const startOn = (matchId: number, date: string) =>
    on.setup.database.db
      .update(matches)
      .set({ startsAt: new Date(`${date}T08:00:00Z`) })
      .where(eq(matches.id, matchId));

  test('given referees of two matches, when one match gets others, then the other one keeps its own', async () => {
    const { cup, refereeIds } = await setUp();
    const [first = 0, second = 0] = cup.matches['A'] ?? [];
    const [anna = 0, bert = 0] = refereeIds;
    const { refereeId, position } = matchReferees;
    const rows = (matchId: number) =>
      on.setup.database.db
        .select({ refereeId, position })
        .from(matchReferees)
        .where(eq(matchReferees.matchId, matchId))
        .orderBy(position);
    for (const matchId of [first, second])
      expect((await saveRosters(context(), call(matchId, { referees: [anna, bert] }))).ok).toBe(true);
    expect(await rows(second)).toHaveLength(2);
    const saved = await saveRosters(context(), call(second, { referees: [bert, null] }));
    expect(saved.ok && saved.value.match.refereeIds).toEqual([bert]);
    expect(await rows(first)).toEqual([
      { refereeId: anna, position: 1 },
      { refereeId: bert, position: 2 },
    ]);
    expect(await rows(second)).toEqual([{ refereeId: bert, position: 1 }]);
  });

  test('given a third referee, when the first two are others, then the third one stays', async () => {
    const { matchId, refereeIds } = await setUp();
    const [anna = 0, bert = 0] = refereeIds;
    const { db } = on.setup.database;
    await db.insert(matchReferees).values({ matchId, refereeId: bert, position: 3 });
    expect((await saveRosters(context(), call(matchId, { referees: [anna, null] }))).ok).toBe(true);
    const rows = await db.select().from(matchReferees).where(eq(matchReferees.matchId, matchId));
    expect(new Map(rows.map(({ position, refereeId }) => [position, refereeId]))).toEqual(
      new Map([
        [1, anna],
        [3, bert],
      ]),
    );
  });

  test('[PE23] given two matches and records of other kinds, then a history is of its own match and its events alone', async () => {
    const { cup } = await setUp();
    const [first = 0, second = 0] = cup.matches['A'] ?? [];
    for (const matchId of [first, second]) {
      await on.setup.stage(cup, matchId, '1st_half');
      detailOf(await on.setup.create(cup, matchId, { headers: { 'idempotency-key': 'goal' } }));
    }
    const read = async (matchId: number) => {
      const answer = await readHistory(context(), superReporter, matchId);
      return answer.ok ? answer.value.entries : [];
    };
    const [goal] = await read(first);
    const other = { at: on.setup.clock.now(), userId: 12, action: 'club.update', subjectType: 'club' };
    const ids = [first, goal?.eventId ?? 0];
    await on.setup.database.db.insert(audit).values(ids.map((subjectId) => ({ ...other, subjectId })));
    const actions = ['match-event.create', 'match.stage'];
    expect((await read(first)).map(({ action }) => action)).toEqual(actions);
    expect((await read(second)).map(({ action }) => action)).toEqual(actions);
    expect((await read(second))[0]?.eventId).not.toBe(goal?.eventId);
  });

  test('given events that were deleted, that wait and of another match, then a hall hands out what counts, match by match', async () => {
    const { cup } = await setUp();
    const [first = 0, second = 0] = cup.matches['A'] ?? [];
    const create = (matchId: number, key: string) =>
      on.setup.create(cup, matchId, { headers: { 'idempotency-key': key } });
    for (const matchId of [first, second]) await on.setup.stage(cup, matchId, '1st_half');
    detailOf(await create(first, 'kept'));
    detailOf(await create(first, 'deleted'));
    detailOf(await on.setup.remove(first, { key: 'deleted' }));
    detailOf(await create(second, 'of-another'));
    await on.setup.stage(cup, first, 'finished', { actor: superReporter });
    expect(codeOf(await create(first, 'waits'))).toBe('match-approved');
    await on.catchUp();
    const hall = valueOf(await readHall(context(), reporter, cup.placeId, day));
    const told = (matchId: number) => {
      const match = hall.matches.find(({ detail }) => detail.match.id === matchId);
      return { keys: match?.detail.events.map(({ clientKey }) => clientKey), waiting: match?.waiting };
    };
    expect([told(first), told(second)]).toEqual([
      { keys: ['kept'], waiting: 1 },
      { keys: ['of-another'], waiting: 0 },
    ]);
  });

  test('given a match that is played in another hall, then this hall hands out all others, and not that one', async () => {
    const earlier = await setUp();
    const { cup } = await setUp();
    const [first = 0, second = 0] = cup.matches['A'] ?? [];
    const elsewhere = { placeId: earlier.cup.placeId };
    await on.setup.database.db.update(matches).set(elsewhere).where(eq(matches.id, second));
    await on.setup.database.transaction((tx) => appendChange(tx, { structure: true }));
    await on.catchUp();
    const hall = valueOf(await readHall(context(), reporter, cup.placeId, day));
    const ids = hall.matches.map(({ detail }) => detail.match.id);
    expect([ids?.includes(first), ids?.includes(second)]).toEqual([true, false]);
  });

  test('given referees of another hall and of another day, then only those of this hall and day come as being here', async () => {
    const earlier = await setUp();
    const { cup, refereeIds } = await setUp();
    const [anna = 0, bert = 0] = refereeIds;
    await on.setup.database.db.insert(refereeHalls).values([
      { refereeId: anna, placeId: earlier.cup.placeId, day },
      { refereeId: anna, placeId: cup.placeId, day: nextDay },
      { refereeId: bert, placeId: cup.placeId, day },
    ]);
    const here = async (asked: string | null) => {
      const hall = valueOf(await readHall(context(), reporter, cup.placeId, asked));
      return hall.referees.flatMap(({ id, here: isHere }) => (isHere ? id : []));
    };
    expect(await here(day)).toEqual([bert]);
    expect(await here(null)).toEqual([anna, bert]);
    await on.setup.database.db.delete(refereeHalls).where(eq(refereeHalls.placeId, cup.placeId));
    expect(await here(null)).toEqual([]);
  });

  test('[PE20] given a reporter of this hall on one day and of another hall on the next, then the first day alone is assigned', async () => {
    const { cup } = await setUp();
    await startOn(cup.matches['F']?.[0] ?? 0, nextDay);
    await on.setup.database.transaction((tx) => appendChange(tx, { structure: true }));
    await on.catchUp();
    const assigned = async (actor: Actor) =>
      valueOf(await readHall(context(), actor, cup.placeId, null)).assignedDays;
    const own = { placeId: cup.placeId, day };
    const elsewhere = { placeId: cup.placeId + 1, day: nextDay };
    expect(await assigned({ ...reporter, reportsIn: [own, elsewhere] })).toEqual([day]);
    expect(await assigned({ ...reporter, reportsIn: [elsewhere] })).toEqual([]);
    expect(await assigned(superReporter)).toEqual([day, nextDay]);
  });

  test('[PE20] given matches of another year on other days, then reporters are assigned to days of this one', async () => {
    const earlier = await setUp();
    await startOn(earlier.matchId, nextDay);
    await setUp();
    const read = await readAssignments(context());
    expect(read.ok && read.value.days).toEqual([day]);
  });

  test('[MR6] given categories of another year between those of this one, then who is old enough this year is so', async () => {
    const { db } = on.setup.database;
    const ofYear = (editionId: number) => eq(teamCategories.editionId, editionId);
    const earlier = await setUp();
    const between = { gender: 'M', birthDateMin: '2011-01-01' } as const;
    await db.update(teamCategories).set(between).where(ofYear(earlier.cup.editionId));
    const { cup, matchId, home, squads } = await setUp();
    const band = { gender: 'M', birthDateMin: '2010-01-01' } as const;
    await db.update(teamCategories).set(band).where(ofYear(cup.editionId));
    const [own] = await db.select().from(teamCategories).where(ofYear(cup.editionId));
    const { id: _, ...copy } = own ?? expect.fail('the cup has a category');
    await db.insert(teamCategories).values({ ...copy, code: 'younger', birthDateMin: '2012-01-01' });
    const read = await readMatchRoster(context(), leaderOf(home), { matchId, side: 'home' });
    const outside = read.ok ? read.value.roster.people.map(({ marks }) => marks.outsideCategory) : [];
    expect(outside).toEqual(squads.home.map(() => false));
  });

  test('[MR13] given two matches with the same people, when a number changes in one, then only that number changes', async () => {
    const { cup, squads, home } = await setUp();
    const played = (cup.matches['A'] ?? []).filter((_, index) => index === 0 || index === 2);
    const roster = (matchId: number) =>
      on.setup.database.db
        .select({ participantId, jerseyNumber })
        .from(matchParticipants)
        .where(and(eq(matchParticipants.matchId, matchId), eq(matchParticipants.teamId, home)))
        .orderBy(participantId);
    const { participantId, jerseyNumber } = matchParticipants;
    const entries = entriesOf(squads.home);
    const save = (matchId: number, revision: number, asked: typeof entries) =>
      saveRosters(context(), call(matchId, { home: { revision, entries: asked } }));
    for (const id of played) expect(await save(id, 0, entries)).toMatchObject({ ok: true });
    const [first = 0, second = 0] = played;
    const [before, beside] = [await roster(first), await roster(second)];
    const changed = entries.map((entry, index) => (index === 0 ? { ...entry, jerseyNumber: 77 } : entry));
    expect(await save(first, 1, changed)).toMatchObject({ ok: true });
    expect(await roster(first)).toEqual([{ ...before[0], jerseyNumber: 77 }, ...before.slice(1)]);
    expect(await roster(second)).toEqual(beside);
  });

  test('[MR11] given a roster of a match whose seat went to another team, then the team that had it takes over nothing of it', async () => {
    const { cup, squads, home } = await setUp();
    const [first = 0, , second = 0] = cup.matches['A'] ?? [];
    await startOn(second, nextDay);
    const offered = async () => {
      const read = await readMatchRoster(context(), leaderOf(home), { matchId: second, side: 'home' });
      return read.ok && read.value.roster.people.map(({ onRoster }) => onRoster);
    };
    const before = await offered();
    const entries = entriesOf(squads.home).slice(2);
    expect((await saveRosters(context(), call(first, { home: { revision: 0, entries } }))).ok).toBe(true);
    expect(await offered()).not.toEqual(before);
    const heir = { homeTeamId: cup.teamIds[2] };
    await on.setup.database.db.update(matches).set(heir).where(eq(matches.id, first));
    expect(await offered()).toEqual(before);
  });

  test('[MR10] given cards of each kind, deleted ones, such that wait and such of a match that goes on, then only who has a blue one that counts is suspended', async () => {
    const { cup, squads, home } = await setUp();
    const { db } = on.setup.database;
    const [first = 0, , second = 0, , third = 0] = cup.matches['A'] ?? [];
    for (const [index, id] of [first, second, third].entries())
      await db
        .update(matches)
        .set({ startsAt: new Date(`${day}T${10 + 2 * index}:00:00Z`) })
        .where(eq(matches.id, id));
    // Matches of others are not matches that the team’s people have missed.
    const ofOthers = cup.matches['A']?.[1] ?? 0;
    await db
      .update(matches)
      .set({ startsAt: new Date(`${day}T11:00:00Z`) })
      .where(eq(matches.id, ofOthers));
    const key = 'suspended-matches-after-blue-card';
    const words = { dataType: 'integer' as const, labelCs: '', labelEn: '' };
    const { editionId } = cup;
    await db.insert(configurationEntries).values({ ...words, editionId, key, value: '1' });
    const [red = 0, blue = 0, deleted = 0, late = 0, inSecond = 0] = squads.home;
    const give = async (matchId: number, code: 'red-card' | 'blue-card', participant: number) => {
      const { id, matchId: of, participantId } = matchParticipants;
      const [entry] = await db
        .select({ id })
        .from(matchParticipants)
        .where(and(eq(of, matchId), eq(participantId, participant)));
      const body = {
        competitionEventTypeId: cup.types[code] ?? 0,
        competitionMatchParticipantId: entry?.id ?? 0,
      };
      return on.setup.create(cup, matchId, {
        headers: { 'idempotency-key': `${code} ${participant}` },
        body,
      });
    };
    const suspendedIn = async (matchId: number, side: 'home' | 'away') => {
      const read = await readMatchRoster(context(), leaderOf(home), { matchId, side });
      const people = read.ok ? read.value.roster.people : [];
      return people.flatMap(({ participantId, marks }) => (marks.suspended ? participantId : []));
    };
    const stands = async (matchId: number, without: readonly number[]) => {
      const entries = entriesOf(squads.home).filter(({ participantId }) => !without.includes(participantId));
      const saved = await saveRosters(context(), call(matchId, { home: { revision: 0, entries } }));
      expect(saved).toMatchObject({ ok: true });
      await on.setup.stage(cup, matchId, '1st_half');
    };
    await stands(first, []);
    detailOf(await give(first, 'red-card', red));
    detailOf(await give(first, 'blue-card', blue));
    detailOf(await give(first, 'blue-card', deleted));
    detailOf(await on.setup.remove(first, { key: `blue-card ${deleted}` }));
    detailOf(await on.setup.stage(cup, first, 'finished', { actor: superReporter }));
    expect(codeOf(await give(first, 'blue-card', late))).toBe('match-approved');
    expect(await suspendedIn(second, 'home')).toEqual([blue]);
    await stands(second, [blue]);
    detailOf(await give(second, 'blue-card', inSecond));
    expect(await suspendedIn(third, 'away')).toEqual([]);
    detailOf(await on.setup.stage(cup, second, 'finished', { actor: superReporter }));
    expect(await suspendedIn(third, 'away')).toEqual([inSecond]);
  });

  test('[MR12] given deleted events that name two people, when one leaves the roster, then they name the other alone, and all others stay', async () => {
    const { cup, matchId, squads } = await setUp();
    const { db } = on.setup.database;
    const entries = entriesOf(squads.home);
    const save = (revision: number, asked: typeof entries) =>
      saveRosters(context(), call(matchId, { home: { revision, entries: asked } }));
    expect(await save(0, entries)).toMatchObject({ ok: true });
    await on.setup.stage(cup, matchId, '1st_half');
    const { id, participantId } = matchParticipants;
    const entryOf = async (participant = 0) =>
      (await db.select({ id }).from(matchParticipants).where(eq(participantId, participant)))[0]?.id ?? null;
    const [leaves, stays] = [await entryOf(squads.home[0]), await entryOf(squads.home[1])];
    const named = [
      { key: 'goal-of-him', first: leaves, second: stays },
      { key: 'pass-of-him', first: stays, second: leaves },
      { key: 'of-others', first: stays, second: stays },
    ];
    for (const { key, first, second } of named) {
      const headers = { 'idempotency-key': key };
      detailOf(
        await on.setup.create(cup, matchId, { headers, body: { competitionMatchParticipantId: first } }),
      );
      detailOf(await on.setup.remove(matchId, { key }));
      const naming = { participantId: first, secondaryParticipantId: second };
      await db.update(matchEvents).set(naming).where(eq(matchEvents.clientKey, key));
    }
    const rows = () => db.select().from(matchEvents).orderBy(matchEvents.id);
    const before = await rows();
    expect(await save(1, entries.slice(1))).toMatchObject({ ok: true });
    const gone = (entry: number | null) => (entry === leaves ? null : entry);
    expect(await rows()).toEqual(
      before.map((row) => ({
        ...row,
        participantId: gone(row.participantId),
        secondaryParticipantId: gone(row.secondaryParticipantId),
      })),
    );
  });

  test('given no current edition, then there is nothing that reporters could be assigned to', async () => {
    await setUp();
    await on.setup.database.db.update(editions).set({ isCurrent: false });
    expect(await readAssignments(context())).toMatchObject({ ok: false, code: 'edition-missing' });
  });

  test('given a match of another year, or one that is not in the public data yet, then nobody saves its rosters', async () => {
    const earlier = await setUp();
    const { cup } = await setUp();
    const [anna = 0] = earlier.refereeIds;
    const { db } = on.setup.database;
    const [first] = await db
      .select()
      .from(matches)
      .where(eq(matches.id, cup.matches['A']?.[0] ?? 0));
    if (!first) throw new Error('match');
    const { id: _, ...copied } = first;
    const [unknown] = await db
      .insert(matches)
      .values({ ...copied, matchNumber: 999 })
      .returning();
    expect(await saveRosters(context(), call(earlier.matchId, { referees: [anna, null] }))).toMatchObject({
      code: 'match-unknown',
    });
    expect(await saveRosters(context(), call(unknown?.id ?? 0, {}))).toMatchObject({ code: 'match-unknown' });
    const asked = { matchId: unknown?.id ?? 0, side: 'home' } as const;
    const open = { matchId: cup.matches['SF1']?.[0] ?? 0, side: 'home' } as const;
    for (const address of [asked, open])
      expect(await readMatchRoster(context(), leaderOf(cup.teamIds[0] ?? 0), address)).toMatchObject({
        code: 'match-unknown',
      });
    const [team] = await db
      .select()
      .from(teams)
      .where(eq(teams.id, cup.teamIds[0] ?? 0));
    if (!team) throw new Error('team');
    const { id: __, ...words } = team;
    const [late] = await db
      .insert(teams)
      .values({ ...words, teamNumber: 99 })
      .returning();
    await db.update(matches).set({ homeTeamId: late?.id }).where(eq(matches.id, first.id));
    const ofLate = readMatchRoster(context(), leaderOf(late?.id ?? 0), { matchId: first.id, side: 'home' });
    expect(await ofLate).toMatchObject({ code: 'match-unknown' });
    // Current since a moment ago: the cache of this process still has the previous edition.
    const next = await on.setup.newCup();
    const nextMatch = next.matches['A']?.[0] ?? 0;
    await db.update(referees).set({ editionId: next.editionId }).where(eq(referees.id, anna));
    expect(await saveRosters(context(), call(nextMatch, { referees: [anna, null] }))).toMatchObject({
      code: 'match-unknown',
    });
    const stored = await db.select().from(matchReferees).where(eq(matchReferees.refereeId, anna));
    expect(stored).toEqual([]);
  });

  test('[PE20] given a reporter of another hall, or a match of another year, then no impact is shown', async () => {
    const earlier = await setUp();
    const { matchId } = await setUp();
    const asked = { kind: 'official-score', score: { homeScore: 9, awayScore: 0 } } as const;
    const codeFor = async (actor: Actor, id: number) => {
      const answer = await readImpact(context(), actor, id, asked);
      return answer.ok ? 'ok' : answer.code;
    };
    const elsewhere = { ...reporter, reportsIn: [{ placeId: earlier.cup.placeId, day }] };
    expect(await codeFor(superReporter, matchId)).toBe('ok');
    expect(await codeFor(reporter, matchId)).toBe('ok');
    expect(await codeFor(elsewhere, matchId)).toBe('hall-not-assigned');
    expect(await codeFor(superReporter, earlier.matchId)).toBe('match-unknown');
    // Current since a moment ago: the cache of this process still has the previous edition.
    const next = await on.setup.newCup();
    expect(await codeFor(superReporter, next.matches['A']?.[0] ?? 0)).toBe('match-unknown');
  });
});
