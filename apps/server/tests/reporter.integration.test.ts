import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ReporterHall, ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../src/platform/database/index.ts';
import {
  audit,
  clubs,
  configurationEntries,
  matches,
  matchEvents,
  matchParticipants,
  participants,
  referees,
} from '../src/platform/database/schema/index.ts';
import { actorWith, detailOf, reporter, superReporter } from '../src/features/match-events/testing/setup.ts';
import { readMatchRoster, saveMatchRoster } from '../src/features/match-rosters/match-roster.use-case.ts';
import { readTeamPlan } from '../src/features/match-rosters/team-plan.use-case.ts';
import { valueOf } from '../src/platform/outcome/testing/value-of.ts';
import { readHall, readMatch } from '../src/features/reporter/read-reporter.use-case.ts';
import { saveRosters } from '../src/features/reporter/save-roster.use-case.ts';
import { bothDatabases } from './database.ts';
import { call, entriesOf, leaderOf, makeSquad, reporterSetupOf } from './reporter-setup.ts';

describe.each(bothDatabases())('rosters and the reporter, on $name', (kind) => {
  const on = reporterSetupOf(kind);
  const { setUp, context } = on;

  test('given a hall and a day, then one answer holds all that its matches need, events with their keys', async () => {
    const { cup, matchId } = await setUp();
    await on.setup.stage(cup, matchId, '1st_half');
    detailOf(await on.setup.create(cup, matchId, { headers: { 'idempotency-key': 'd-1' } }));
    const day = valueOf(await readHall(context(), reporter, cup.placeId, '2026-04-04'));
    const checked = ReporterHall.parse(day);
    expect(checked.days).toEqual(['2026-04-04']);
    expect(checked.assignedDays).toEqual(['2026-04-04']);
    const match = checked.matches.find(({ detail }) => detail.match.id === matchId);
    expect(match?.detail.events).toMatchObject([{ clientKey: 'd-1' }]);
    expect(match?.detail.links?.map(({ operationId }) => operationId)).toContain('matchEventCreate');
    expect(match?.home?.people).toHaveLength(8);
    expect(match?.home?.prefilled).toBe(true);
    expect(match?.home?.people.every(({ birthYear }) => birthYear === null)).toBe(true);
    expect(checked.referees).toHaveLength(2);
    expect(checked.serverTime).toBe('2026-04-04T09:00:00Z');
    expect(valueOf(await readHall(context(), reporter, cup.placeId, '2026-04-05')).matches).toEqual([]);
    expect(await readHall(context(), reporter, 999_999, null)).toMatchObject({ code: 'hall-unknown' });
  });

  test('[PE24] given a reporter of another day or of no hall, then matches come without the people of their rosters', async () => {
    const { cup, matchId } = await setUp();
    const people = async (actor: Actor) => {
      const hall = valueOf(await readHall(context(), actor, cup.placeId, null));
      const ofHall = hall.matches.find(({ detail }) => detail.match.id === matchId);
      const own = valueOf(await readMatch(context(), actor, 'A-101')).match;
      return [ofHall, own].flatMap((match) => [match?.home?.people.length, match?.away?.people.length]);
    };
    const elsewhere = { placeId: cup.placeId, day: '2026-04-05' };
    expect(await people(reporter)).toEqual([8, 8, 17, 17]);
    expect(await people({ ...reporter, reportsIn: [elsewhere] })).toEqual([0, 0, 0, 0]);
    expect(await people({ ...reporter, reportsIn: [] })).toEqual([0, 0, 0, 0]);
    expect(await people({ ...superReporter, reportsIn: [] })).toEqual([8, 8, 17, 17]);
  });

  test('given the address of a match, then its number decides', async () => {
    const { matchId } = await setUp();
    const found = valueOf(await readMatch(context(), reporter, 'A-101'));
    expect(ReporterMatchBody.parse(found).match.detail.match.id).toBe(matchId);
    expect(valueOf(await readMatch(context(), reporter, 'SF1-117')).match.ticket.group?.label).toBe('SF1');
    expect(await readMatch(context(), reporter, 'A-9999')).toMatchObject({ code: 'match-unknown' });
    expect(await readMatch(context(), reporter, 'A')).toMatchObject({ code: 'match-unknown' });
    expect(await readMatch({ ...context(), snapshot: () => null }, reporter, 'A-101')).toMatchObject({
      code: 'match-unknown',
    });
  });

  test('given referees of another year and one who was not accepted, then none of them is offered or set', async () => {
    const earlier = await setUp();
    const { cup, matchId } = await setUp();
    const [waiting] = await on.setup.database.db
      .insert(referees)
      .values({ editionId: cup.editionId, firstName: 'Cyril', lastName: 'Pfeifer' })
      .returning();
    const hall = valueOf(await readHall(context(), reporter, cup.placeId, null));
    expect(hall.referees).toHaveLength(2);
    for (const id of [earlier.refereeIds[0] ?? 0, waiting?.id ?? 0])
      expect(await saveRosters(context(), call(matchId, { referees: [id, null] }))).toMatchObject({
        code: 'referee-unknown',
      });
  });

  test('[MR11] [MR14] given both rosters, then confirming needs referee 1 and locks them for the club', async () => {
    const { matchId, squads, refereeIds, home } = await setUp();
    const rosters = {
      home: { revision: 0, entries: entriesOf(squads.home) },
      away: { revision: 0, entries: entriesOf(squads.away) },
    };
    expect(await saveRosters(context(), call(matchId, { ...rosters, confirm: true }))).toMatchObject({
      code: 'referee-missing',
    });
    const offered = async () => {
      const open = await readMatchRoster(context(), leaderOf(home), { matchId, side: 'home' });
      return open.ok ? open.value.links?.map(({ operationId, href }) => [operationId, href]) : [];
    };
    const address = `/api/v1/rosters/match/${matchId}/home`;
    const reading = [
      ['teamPlan', `/api/v1/rosters/team/${home}`],
      ['matchRoster', address],
    ];
    expect(await offered()).toEqual([...reading, ['matchRosterSave', address]]);
    const asked = call(matchId, { ...rosters, referees: [refereeIds[0] ?? 0, null], confirm: true });
    const saved = await saveRosters(context(), asked);
    expect(saved).toMatchObject({
      ok: true,
      value: { match: { home: { state: 'confirmed', revision: 1 } } },
    });
    expect(saved.ok && saved.value.match.refereeIds).toEqual([refereeIds[0]]);
    const again = await saveRosters(context(), asked);
    expect(again).toMatchObject({
      ok: true,
      value: { match: { away: { state: 'confirmed', revision: 1 } } },
    });
    const save = {
      matchId,
      side: 'home' as const,
      revision: 1,
      entries: entriesOf(squads.home),
      confirm: false,
    };
    const refused = await saveMatchRoster(context(), { ...save, actor: leaderOf(home) });
    expect(refused).toMatchObject({ ok: false, code: 'roster-locked' });
    expect(await offered()).toEqual(reading);
    const late = { revision: 1, entries: entriesOf(squads.home).slice(1) };
    expect(await saveRosters(context(), call(matchId, { home: late }))).toMatchObject({
      ok: true,
      value: { match: { home: { state: 'confirmed', revision: 2 } } },
    });
    const log = await on.setup.database.db
      .select()
      .from(audit)
      .where(and(eq(audit.subjectId, matchId), eq(audit.action, 'match-roster.save-at-table')));
    expect(log).toHaveLength(3);
  });

  test('[MR11] given a confirmation that names no side, then both are confirmed as they are stored, without those left out', async () => {
    const { matchId, squads, refereeIds } = await setUp();
    const [left = 0, ...others] = squads.home;
    const entries = entriesOf(squads.home).slice(1);
    await saveRosters(context(), call(matchId, { home: { revision: 0, entries } }));
    const asked = call(matchId, { referees: [refereeIds[0] ?? 0, null], confirm: true });
    const saved = await saveRosters(context(), asked);
    const home = saved.ok ? saved.value.match.home : null;
    const away = saved.ok ? saved.value.match.away : null;
    expect([home?.state, away?.state]).toEqual(['confirmed', 'confirmed']);
    const onRoster = home?.people.flatMap((one) => (one.onRoster ? one.participantId : []));
    expect(onRoster?.toSorted((a, b) => a - b)).toEqual(others);
    expect(home?.people.map(({ participantId }) => participantId)).toContain(left);
  });

  test('given a device whose protocol is too old, or a side that nobody has reached yet, then no roster is saved', async () => {
    const { cup, matchId, squads } = await setUp();
    const home = { revision: 0, entries: entriesOf(squads.home) };
    const old = await saveRosters(context(), call(matchId, { home, protocol: '0' }));
    expect(old).toMatchObject({ code: 'client-too-old', parameters: { oldestSupportedVersion: 1 } });
    const semifinal = cup.matches['SF1']?.[0] ?? 0;
    expect(await saveRosters(context(), call(semifinal, { home }))).toMatchObject({
      code: 'roster-side-empty',
      parameters: { side: 'home' },
    });
    expect(await on.setup.database.db.select().from(matchParticipants)).not.toContainEqual(
      expect.objectContaining({ participantId: squads.home[0] }),
    );
  });

  test('[MR12] given a roster without somebody who has an event, then it is refused as a whole', async () => {
    const { cup, matchId, squads } = await setUp();
    const home = { revision: 0, entries: entriesOf(squads.home) };
    await saveRosters(context(), call(matchId, { home }));
    await on.setup.stage(cup, matchId, '1st_half');
    const entry = (await on.setup.database.db.select().from(matchParticipants)).find(
      (row) => row.matchId === matchId && row.participantId === squads.home[0],
    );
    const body = { competitionMatchParticipantId: entry?.id ?? 0 };
    detailOf(await on.setup.create(cup, matchId, { headers: { 'idempotency-key': 'goal' }, body }));
    const without = { revision: 1, entries: entriesOf(squads.home).slice(1) };
    expect(await saveRosters(context(), call(matchId, { home: without }))).toEqual({
      ok: false,
      code: '0b7f0c64-5d5e-4b0e-9d0a-3f6c1f3d7a21',
      parameters: { side: 'home', participantIds: [squads.home[0]] },
    });
    detailOf(await on.setup.remove(matchId, { key: 'goal' }));
    expect(await saveRosters(context(), call(matchId, { home: without }))).toMatchObject({ ok: true });
    const [tombstone] = await on.setup.database.db
      .select()
      .from(matchEvents)
      .where(and(eq(matchEvents.matchId, matchId), eq(matchEvents.clientKey, 'goal')));
    expect(tombstone?.participantId).toBeNull();
  });

  test('[MR13] given two people who save at once, then one is stored and the other is shown it', async () => {
    const { matchId, squads, home, clubId } = await setUp();
    const save = { matchId, side: 'home' as const, revision: 0, confirm: false };
    const clubAdmin = { ...actorWith(99, 'ROLE_USER'), administratedClubIds: [clubId] };
    const both = await Promise.all([
      saveMatchRoster(context(), { ...save, actor: leaderOf(home), entries: entriesOf(squads.home) }),
      saveMatchRoster(context(), { ...save, actor: clubAdmin, entries: entriesOf(squads.home).slice(1) }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({
      code: 'roster-changed-meanwhile',
      parameters: { current: { roster: { revision: 1, state: 'saved' } } },
    });
    const repeat = await Promise.all([
      saveMatchRoster(context(), { ...save, actor: leaderOf(home), entries: entriesOf(squads.home) }),
      saveMatchRoster(context(), { ...save, actor: clubAdmin, entries: entriesOf(squads.home).slice(1) }),
    ]);
    expect(repeat.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('[SY28] [SY30] [MR13] given saves of a device without answers, then each is carried out once, and over nobody', async () => {
    const { cup, matchId, squads } = await setUp();
    const side = (revision: number, after: string | null, count: number) => ({
      revision,
      after,
      entries: entriesOf(squads.home).slice(0, count),
    });
    const first = call(matchId, { key: 'phone-1', home: side(0, null, 5) });
    const second = call(matchId, { key: 'phone-2', home: side(0, 'phone-1', 6) });
    for (const save of [first, first, second, first, second])
      expect(await saveRosters(context(), save)).toMatchObject({ ok: true });
    const stored = await saveRosters(context(), call(matchId, {}));
    expect(stored).toMatchObject({ ok: true, value: { match: { home: { revision: 2 } } } });
    expect(stored.ok && stored.value.match.detail.roster).toHaveLength(6);
    // Another user: the device's next save, based on its own save, would overwrite this one.
    expect(await saveRosters(context(), call(matchId, { home: side(2, null, 7) }))).toMatchObject({
      ok: true,
    });
    const third = call(matchId, { key: 'phone-3', home: side(0, 'phone-2', 4) });
    expect(await saveRosters(context(), third)).toMatchObject({
      ok: false,
      code: 'roster-changed-meanwhile',
      parameters: { side: 'home', current: { match: { home: { revision: 3 } } } },
    });
    // A refused call stores no key; one carried out before the approval is a repeat after it, too.
    const again = call(matchId, { key: 'phone-3', home: side(3, null, 4) });
    expect(await saveRosters(context(), again)).toMatchObject({ ok: true });
    await on.setup.database.db
      .update(matches)
      .set({ stageId: cup.stages.finished })
      .where(eq(matches.id, matchId));
    expect(await saveRosters(context(), again)).toMatchObject({ ok: true });
    expect(
      await saveRosters(context(), call(matchId, { key: 'phone-4', home: side(4, null, 5) })),
    ).toMatchObject({
      code: 'match-approved',
    });
  });

  test('[PE21] given somebody of another club, then no roster of this one accepts the person, and nothing is shown of them', async () => {
    const { cup, matchId, squads, home, clubId } = await setUp();
    const { db } = on.setup.database;
    const [own] = await db.select().from(clubs).where(eq(clubs.id, clubId));
    const { editionId } = cup;
    const [other] = await db
      .insert(clubs)
      .values({ editionId, name: 'Others', countryId: own?.countryId ?? 0 })
      .returning();
    const person = { editionId, clubId: other?.id ?? 0, firstName: 'Secret', lastName: 'Child' };
    const [child] = await db.insert(participants).values(person).returning();
    const entries = entriesOf([child?.id ?? 0, ...squads.home.slice(1)]);
    const save = { matchId, side: 'home' as const, revision: 0, confirm: false, entries };
    expect(await saveMatchRoster(context(), { ...save, actor: leaderOf(home) })).toEqual({
      ok: false,
      code: 'roster-participant-unknown',
      parameters: { side: 'home', participantIds: [child?.id] },
    });
  });

  test('[MR9] [PE21] given a saved roster, then the next match takes it over, and strangers see neither', async () => {
    const { cup, squads, home } = await setUp();
    const [first = 0, , second = 0, , third = 0] = cup.matches['A'] ?? [];
    await on.setup.database.transaction(async (tx) => {
      await moveLater(tx, second);
      await moveLater(tx, third, 14);
    });
    const leader = leaderOf(home);
    const entries = entriesOf(squads.home).slice(1);
    const saved = await saveMatchRoster(context(), {
      matchId: first,
      side: 'home',
      revision: 0,
      confirm: true,
      actor: leader,
      entries,
    });
    expect(saved).toMatchObject({ ok: true, value: { locked: true, roster: { state: 'confirmed' } } });
    const next = await readMatchRoster(context(), leader, { matchId: second, side: 'home' });
    const people = next.ok ? next.value.roster.people : [];
    expect(people.filter(({ onRoster }) => onRoster)).toHaveLength(7);
    expect(people.find(({ participantId }) => participantId === squads.home[0])?.onRoster).toBe(false);
    const fewer = { matchId: second, side: 'home', revision: 0, confirm: false, actor: leader } as const;
    expect(await saveMatchRoster(context(), { ...fewer, entries: entries.slice(1) })).toMatchObject({
      ok: true,
    });
    const last = await readMatchRoster(context(), leader, { matchId: third, side: 'away' });
    const offered = last.ok ? last.value.roster.people.filter(({ onRoster }) => onRoster) : [];
    expect(offered.map(({ participantId }) => participantId)).toEqual(squads.home.slice(2));
    const plan = valueOf(await readTeamPlan(context(), leader, home));
    expect(plan.matches.map((one) => [one.state, one.locked, one.players, one.leaders])).toEqual([
      ['confirmed', true, 6, 1],
      ['saved', false, 5, 1],
      ['to-be-filled', false, 0, 0],
    ]);
    const stranger = actorWith(11, 'ROLE_USER', 'ROLE_COMPETITION_REPORTER');
    expect(await readTeamPlan(context(), stranger, home)).toMatchObject({ code: 'team-unknown' });
    expect(await readMatchRoster(context(), stranger, { matchId: first, side: 'home' })).toMatchObject({
      code: 'match-unknown',
    });
    const final = { matchId: cup.matches['F']?.[0] ?? 0, side: 'home' } as const;
    expect(await readMatchRoster(context(), leader, final)).toMatchObject({ code: 'match-unknown' });
  });

  test('[MR9] given a roster of a later match on the other side, then an earlier one neither takes it over nor minds it', async () => {
    const { cup, squads, home } = await setUp();
    const [first = 0, , , , last = 0] = cup.matches['A'] ?? [];
    await on.setup.database.transaction((tx) => moveLater(tx, last));
    const leader = leaderOf(home);
    const offered = async () => {
      const read = await readMatchRoster(context(), leader, { matchId: first, side: 'home' });
      return read.ok && read.value.roster.people.map(({ onRoster }) => onRoster);
    };
    const before = await offered();
    const asked = { revision: 0, confirm: false, actor: leader, entries: entriesOf(squads.home).slice(2) };
    const save = (matchId: number, side: 'home' | 'away') =>
      saveMatchRoster(context(), { ...asked, matchId, side });
    expect(await save(last, 'away')).toMatchObject({ ok: true });
    expect(await offered()).toEqual(before);
    expect(await save(first, 'home')).toMatchObject({ ok: true });
  });

  test('[MR11] given a seat that goes to another team, then its roster is to be filled, and the old one leaves with the save', async () => {
    const { cup, matchId, squads, home } = await setUp();
    const save = { matchId, side: 'home' as const, revision: 0, confirm: true };
    await saveMatchRoster(context(), { ...save, actor: leaderOf(home), entries: entriesOf(squads.home) });
    const heir = cup.teamIds[2] ?? 0;
    const squad = await makeSquad(on.setup, cup, heir);
    const { db } = on.setup.database;
    const rowsOf = (id: number) =>
      db.select().from(matchParticipants).where(eq(matchParticipants.matchId, id));
    const elsewhere = cup.matches['A']?.[2] ?? 0;
    const inOther = (await rowsOf(matchId)).map(({ id: _, ...row }) => ({ ...row, matchId: elsewhere }));
    await db.insert(matchParticipants).values(inOther);
    const beside = await rowsOf(elsewhere);
    await db.update(matches).set({ homeTeamId: heir }).where(eq(matches.id, matchId));
    const read = await readMatchRoster(context(), leaderOf(heir), { matchId, side: 'home' });
    expect(read).toMatchObject({
      value: { locked: false, roster: { state: 'to-be-filled', prefilled: true, revision: 1 } },
    });
    const saved = { ...save, revision: 1, confirm: false, actor: leaderOf(heir), entries: entriesOf(squad) };
    expect(await saveMatchRoster(context(), saved)).toMatchObject({ ok: true });
    expect(new Set((await rowsOf(matchId)).map(({ teamId }) => teamId))).toEqual(new Set([heir]));
    expect([beside.length, await rowsOf(elsewhere)]).toEqual([squads.home.length, beside]);
  });

  test('[MR2] [MR10] given a roster with errors, then nothing is stored; a suspension counts where the edition says so', async () => {
    const { cup, squads, home } = await setUp();
    const [first = 0, , second = 0, , third = 0] = cup.matches['A'] ?? [];
    await on.setup.database.transaction(async (tx) => {
      await moveLater(tx, second, 12);
      await moveLater(tx, third, 14);
    });
    await on.setup.database.db.insert(configurationEntries).values({
      editionId: cup.editionId,
      key: 'suspended-matches-after-blue-card',
      value: '1',
      dataType: 'integer',
      labelCs: '',
      labelEn: '',
    });
    const leader = leaderOf(home);
    const double = entriesOf(squads.home).map((entry, index) =>
      index === 1 ? { ...entry, jerseyNumber: 1 } : entry,
    );
    const asked = { matchId: first, side: 'home' as const, revision: 0, confirm: false, actor: leader };
    expect(await saveMatchRoster(context(), { ...asked, entries: double })).toMatchObject({
      code: 'roster-invalid',
      parameters: { violations: [{ code: 'numbers-duplicate', participantIds: squads.home.slice(0, 2) }] },
    });
    expect(await saveMatchRoster(context(), { ...asked, entries: entriesOf(squads.home) })).toMatchObject({
      ok: true,
    });
    await on.setup.stage(cup, first, '1st_half');
    const rows = await on.setup.database.db
      .select()
      .from(matchParticipants)
      .where(eq(matchParticipants.matchId, first));
    const offender = rows.find(({ participantId }) => participantId === squads.home[0])?.id ?? 0;
    const body = {
      competitionEventTypeId: cup.types['blue-card'] ?? 0,
      competitionMatchParticipantId: offender,
    };
    detailOf(await on.setup.create(cup, first, { headers: { 'idempotency-key': 'blue' }, body }));
    detailOf(await on.setup.stage(cup, first, 'finished', { actor: superReporter }));
    const next = await readMatchRoster(context(), leader, { matchId: second, side: 'home' });
    const marks = next.ok ? next.value.roster.people.filter((person) => person.marks.suspended) : [];
    expect(marks.map(({ participantId }) => participantId)).toEqual([squads.home[0]]);
    const later = await readMatchRoster(context(), leader, { matchId: third, side: 'away' });
    expect(later.ok && later.value.roster.people.map((person) => person.marks.suspended)).toEqual(
      squads.home.map(() => false),
    );
  });
});

async function moveLater(tx: Tx, matchId: number, hour = 12): Promise<void> {
  await tx
    .update(matches)
    .set({ startsAt: new Date(Date.UTC(2026, 3, 4, hour)) })
    .where(eq(matches.id, matchId));
}
