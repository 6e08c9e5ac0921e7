import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { Impact } from '@sevenmetre/contract/matches/match-changes';
import type { ImpactBody } from '@sevenmetre/contract/matches/match-changes';
import { ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import { placeTypes } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../src/platform/database/index.ts';
import {
  audit,
  changes,
  configurationEntries,
  matchReferees,
  places,
  reporterAssignments,
  users,
} from '../src/platform/database/schema/index.ts';
import { actorWith, detailOf, reporter, superReporter } from '../src/features/match-events/testing/setup.ts';
import { assignReporter, readAssignments } from '../src/features/reporter/assign-reporters.use-case.ts';
import { readHistory } from '../src/features/reporter/match-history.use-case.ts';
import { readImpact } from '../src/features/reporter/match-impact.use-case.ts';
import { valueOf } from '../src/platform/outcome/testing/value-of.ts';
import { readHall, readMatch } from '../src/features/reporter/read-reporter.use-case.ts';
import { setEditionConfiguration } from '../src/features/reference-data/index.ts';
import { saveRosters } from '../src/features/reporter/save-roster.use-case.ts';
import { testDatabases } from './database.ts';
import { call, entriesOf, reporterSetupOf } from './reporter-setup.ts';

describe.each(testDatabases())('what reporters and organisers see of a match, on $name', (kind) => {
  const on = reporterSetupOf(kind);
  const { setUp, context } = on;

  test('[PE23] given changes of events, rosters and stages, then super reporters read who, when and what was before', async () => {
    const { cup, matchId, squads, refereeIds } = await setUp();
    const home = { revision: 0, entries: entriesOf(squads.home) };
    const referees = [refereeIds[0] ?? 0, null] as const;
    expect(await saveRosters(context(), call(matchId, { home, referees }))).toMatchObject({ ok: true });
    await on.setup.stage(cup, matchId, '1st_half');
    detailOf(await on.setup.create(cup, matchId, { headers: { 'idempotency-key': 'goal' } }));
    detailOf(await on.setup.remove(matchId, { key: 'goal' }));
    expect(await readHistory(context(), reporter, matchId)).toMatchObject({ ok: false, code: 'forbidden' });
    const answer = await readHistory(context(), superReporter, matchId);
    const entries = answer.ok ? answer.value.entries : [];
    expect(entries.map(({ action }) => action)).toEqual([
      'match-event.delete',
      'match-event.create',
      'match.stage',
      'match.referees',
      'match-roster.save-at-table',
    ]);
    expect(entries[0]?.changes).toContainEqual({ field: 'deleted', before: false, after: true });
    expect(entries[4]?.changes).toContainEqual({ field: 'entries', before: 0, after: 8 });
    expect(JSON.stringify(entries)).not.toContain('Dub');
  });

  test('given referees at the table, then public pages that name them are made again, and not the rosters only', async () => {
    const { matchId, refereeIds } = await setUp();
    const lastChange = async () => {
      const [row] = await on.setup.database.db.select().from(changes).orderBy(desc(changes.v)).limit(1);
      return row?.change;
    };
    const referees = [refereeIds[0] ?? 0, null] as const;
    expect(await saveRosters(context(), call(matchId, { referees }))).toMatchObject({ ok: true });
    expect(await lastChange()).toMatchObject({ rosters: [matchId], structure: true });
  });

  test('[SY30] given rosters and referees that are stored already, when they are sent again, then nothing is written, whatever the limits are now', async () => {
    const { cup, matchId, squads, refereeIds } = await setUp();
    const sent = call(matchId, {
      home: { revision: 0, entries: entriesOf(squads.home) },
      referees: [refereeIds[0] ?? 0, refereeIds[1] ?? 0],
    });
    expect(await saveRosters(context(), sent)).toMatchObject({ ok: true });
    const limit = { editionId: cup.editionId, key: 'jersey-number-max', value: '3' };
    const words = { dataType: 'integer' as const, labelCs: '', labelEn: '' };
    await on.setup.database.db.insert(configurationEntries).values({ ...limit, ...words });
    const written = () =>
      Promise.all([matchReferees, audit, changes].map((table) => on.setup.database.db.select().from(table)));
    const before = await written();
    expect(await saveRosters(context(), sent)).toMatchObject({ ok: true });
    expect(await written()).toEqual(before);
    const other = { revision: 1, entries: entriesOf(squads.home).slice(1) };
    expect(await saveRosters(context(), { ...sent, home: other })).toMatchObject({ code: 'roster-invalid' });
  });

  test('[BR9] given a change, then its impact shows tables and seats before, and stores nothing', async () => {
    const { cup } = await setUp();
    const [first = 0, ...others] = cup.matches['A'] ?? [];
    for (const id of others) await on.setup.play(cup, id, 2, 1);
    await on.setup.stage(cup, first, '1st_half');
    const body = { competitionEventTypeId: cup.types['yellow-card'] ?? 0 };
    detailOf(await on.setup.create(cup, first, { headers: { 'idempotency-key': 'card' }, body }));
    await on.setup.play(cup, first, 3, 1);
    await on.catchUp();
    const ask = async (asked: ImpactBody) => {
      const answer = await readImpact(context(), superReporter, first, asked);
      if (!answer.ok) throw new Error(answer.code);
      return Impact.parse(answer.value);
    };
    const reopened = await ask({ kind: 'reopen' });
    expect(reopened.tables.map(({ label }) => label)).toContain('A');
    expect(reopened.matches.length).toBeGreaterThan(0);
    expect(reopened.matches.every(({ before, after }) => before !== null && after === null)).toBe(true);
    const walkover = await ask({ kind: 'walkover', outcome: 'away' });
    expect(walkover).toMatchObject({
      before: { homeScore: 3, awayScore: 1 },
      after: { homeScore: 0, awayScore: 5 },
      eventsNotCounted: 4,
    });
    const same = await ask({ kind: 'official-score', score: { homeScore: 3, awayScore: 1 } });
    expect([same.tables, same.matches, same.conflicts]).toEqual([[], [], []]);
    expect(valueOf(await readMatch(context(), reporter, 'A-101')).match.detail.match.walkOver).toBeNull();
  });

  test('[BR25] given a semi-final that has begun, then a ruling that seats its team in the other one says so before', async () => {
    const { cup } = await setUp();
    const [first = 0] = cup.matches['A'] ?? [];
    const results: readonly (readonly [number, number])[] = [
      [3, 1],
      [2, 1],
      [3, 1],
      [3, 1],
      [1, 3],
      [3, 1],
    ];
    for (const label of ['A', 'B'])
      for (const [index, id] of (cup.matches[label] ?? []).entries())
        await on.setup.play(cup, id, ...(results[index] ?? [1, 0]));
    await on.setup.stage(cup, cup.matches['SF1']?.[0] ?? 0, '1st_half');
    await on.catchUp();
    const ask = async (asked: ImpactBody) => {
      const answer = await readImpact(context(), superReporter, first, asked);
      if (!answer.ok) throw new Error(answer.code);
      return Impact.parse(answer.value);
    };
    const [one = 0, two = 0] = cup.teamIds;
    const turned = { conflicts: [{ groupLabel: 'SF1', team: { id: one }, belongsTo: { id: two } }] };
    const clashes = [{ team: { id: one }, groupLabels: ['SF1', 'SF2'] }];
    const score = { homeScore: 0, awayScore: 9 };
    expect(await ask({ kind: 'official-score', score })).toMatchObject({ ...turned, clashes });
    const awarded: ImpactBody = { kind: 'ruling', ruling: { ruling: 'awarded', outcome: 'away' } };
    expect(await ask(awarded)).toMatchObject({ ...turned, clashes });
    const replay: ImpactBody = { kind: 'ruling', ruling: { ruling: 'replay' } };
    expect((await ask(replay)).clashes).toEqual([]);
  });

  test('[MA46] given matches of groups and of the bracket, then a device gets which of them a shoot-out may decide', async () => {
    const { cup } = await setUp();
    const hall = valueOf(await readHall(context(), reporter, cup.placeId, null));
    const knockouts = (hall.matches ?? []).flatMap(({ isKnockout, ticket }) =>
      isKnockout === true ? [ticket.id] : [],
    );
    const bracket = ['SF1', 'SF2', 'F'].flatMap((label) => cup.matches[label] ?? []);
    expect(knockouts).toEqual(expect.arrayContaining(bracket));
    for (const id of cup.matches['A'] ?? []) expect(knockouts).not.toContain(id);
    for (const [slug, expected] of [
      ['A-101', false],
      ['SF1-117', true],
    ] as const)
      expect(valueOf(await readMatch(context(), reporter, slug)).match.isKnockout).toBe(expected);
  });

  test('[MA40][MA115] given an edition that does not record time-outs, then its devices do not offer them, another edition’s do, and all have their name', async () => {
    const offered = async () => {
      const told = ReporterMatchBody.parse(valueOf(await readMatch(context(), reporter, 'A-101')));
      expect(told.eventTypes.map(({ code }) => code)).toContain('team-timeout');
      return told.eventTypes.flatMap(({ code, isOffered }) => (isOffered ? [code] : []));
    };
    const { cup } = await setUp();
    const all = ['team-timeout', 'seven-metre-miss', 'empty-goal'];
    expect(await offered()).toEqual(expect.arrayContaining(all));
    expect(await offered()).not.toContain('goalkeeper-out');
    const goalkeepers = { 'reporter-goalkeeper-changes': 'true' };
    await on.setup.database.transaction((tx) => setEditionConfiguration(cup.editionId, goalkeepers, tx));
    expect(await offered()).toEqual(expect.arrayContaining(['goalkeeper-out', 'goalkeeper-in']));
    const off = { 'reporter-team-timeouts': 'false', 'reporter-seven-metre-misses': 'false' };
    await on.setup.database.transaction((tx) => setEditionConfiguration(cup.editionId, off, tx));
    expect(await offered()).not.toContain('team-timeout');
    expect(await offered()).not.toContain('seven-metre-miss');
    expect(await offered()).toContain('empty-goal');
    await setUp();
    expect(await offered()).toEqual(expect.arrayContaining(all));
  });

  test('[PE20] given an organiser, then halls and days of a reporter are what was named, and nothing unknown', async () => {
    const { cup } = await setUp();
    const admin = actorWith(12, 'ROLE_ADMIN');
    const { database } = on.setup;
    await database.transaction((tx) => makeReporter(tx));
    const assignment = { placeId: cup.placeId, day: '2026-04-04' };
    const saved = await assignReporter(context(), admin, 11, { assignments: [assignment] });
    expect(saved.ok && saved.value.reporters).toMatchObject([{ userId: 11, assignments: [assignment] }]);
    expect(
      await assignReporter(context(), admin, 11, { assignments: [{ ...assignment, day: '2027-01-01' }] }),
    ).toMatchObject({
      code: 'assignment-unknown',
    });
    expect(await assignReporter(context(), admin, 5, { assignments: [assignment] })).toMatchObject({
      code: 'user-unknown',
    });
    await assignReporter(context(), admin, 11, { assignments: [] });
    const read = await readAssignments(context());
    expect(read.ok && read.value.reporters[0]?.assignments).toEqual([]);
    expect(read.ok && read.value.played).toContainEqual(assignment);
    const elsewhere = { ...reporter, reportsIn: [{ placeId: cup.placeId, day: '2026-04-05' }] };
    const refused = await saveRosters(context(), call(cup.matches['A']?.[0] ?? 0, { actor: elsewhere }));
    expect(refused).toMatchObject({ code: 'hall-not-assigned', parameters: { day: '2026-04-04' } });
  });

  test('given a reporter who reports no more, then halls, days and the role are gone', async () => {
    const { cup } = await setUp();
    const admin = actorWith(12, 'ROLE_ADMIN');
    await on.setup.database.transaction((tx) => makeReporter(tx));
    await assignReporter(context(), admin, 11, {
      assignments: [{ placeId: cup.placeId, day: '2026-04-04' }],
    });
    const left = await assignReporter(context(), admin, 11, { assignments: [], reports: false });
    expect(left.ok && left.value.reporters).toEqual([]);
  });

  test('[PE20] given two organisers who take one reporter’s hall back at the same time, then the log has it taken once', async () => {
    const { cup } = await setUp();
    const { database } = on.setup;
    await database.transaction((tx) => makeReporter(tx));
    const admin = actorWith(12, 'ROLE_ADMIN');
    await assignReporter(context(), admin, 11, {
      assignments: [{ placeId: cup.placeId, day: '2026-04-04' }],
    });
    await Promise.all([1, 2].map(() => assignReporter(context(), admin, 11, { assignments: [] })));
    const newest = await database.db
      .select({ before: audit.before })
      .from(audit)
      .where(eq(audit.action, 'reporter.assign'))
      .orderBy(desc(audit.id))
      .limit(2);
    expect(newest).toMatchObject([
      { before: { assignments: [] } },
      { before: { assignments: [{ placeId: cup.placeId }] } },
    ]);
  });

  test('[PE20] given halls of another year and of another reporter, and a restaurant, then they are kept, and none is shown or given', async () => {
    const { database } = on.setup;
    await database.transaction((tx) => makeReporter(tx));
    const admin = actorWith(12, 'ROLE_ADMIN');
    const day = '2026-04-04';
    const earlier = { placeId: (await setUp()).cup.placeId, day };
    await assignReporter(context(), admin, 11, { assignments: [earlier] });
    const { cup } = await setUp();
    const now = { placeId: cup.placeId, day };
    const restaurant = { editionId: cup.editionId, code: 'R1', placeType: placeTypes.restaurant };
    await database.db.insert(places).values(restaurant);
    const kept = [
      { userId: 11, ...earlier, presentAt: null },
      { userId: 12, ...now, presentAt: null },
    ];
    await database.db.insert(reporterAssignments).values({ userId: 12, ...now });
    const read = await readAssignments(context());
    expect(read.ok && read.value.halls.map(({ id }) => id)).toEqual([now.placeId]);
    expect(read.ok && read.value.reporters[0]?.assignments).toEqual([]);
    const refused = await assignReporter(context(), admin, 11, { assignments: [earlier] });
    expect(refused).toMatchObject({ code: 'assignment-unknown' });
    await assignReporter(context(), admin, 11, { assignments: [now] });
    await assignReporter(context(), admin, 11, { assignments: [] });
    expect(await database.db.select().from(reporterAssignments)).toEqual(expect.arrayContaining(kept));
  });
});

async function makeReporter(tx: Tx): Promise<void> {
  await tx
    .update(users)
    .set({ roles: ['ROLE_COMPETITION_REPORTER'] })
    .where(eq(users.id, 11));
}
