import { randomUUID } from 'node:crypto';
import { matchSlice } from '@sevenmetre/rules/snapshot';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bothDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { makeSmallCup, write } from '../../../../tests/small-cup.ts';
import { touchedBy } from '../../../../tests/touched-rows.ts';
import {
  clubAdmins,
  groups,
  groupTeams,
  matches,
  matchStages,
  outgoingMails,
  planVersions,
  pushChoices,
  pushPlanned,
  pushSubscriptions,
  teams,
} from '../../../platform/database/schema/index.ts';
import { inZone } from '../../competition/index.ts';
import { loadEditionSnapshot } from '../../live/index.ts';
import { type OpenCup, makeOpenCup } from '../testing/open-cup.ts';
import { type PlanSetup, ann, ben, makePlanSetup } from '../testing/plan-setup.ts';
import { formatNamed, makeSmallPlan } from '../testing/small-plan.ts';

const everything = { categories: null, groups: true, schedule: true };

describe.each(bothDatabases())('publication of a plan on $name', (kind) => {
  let database: TestDatabase;
  let setup: PlanSetup;
  let cup: OpenCup;
  let revision: number;
  let year = 2027;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makePlanSetup(database);
  });
  beforeEach(async () => {
    setup.as(ann);
    setup.published.splice(0);
    cup = await makeOpenCup(database, year);
    year += 1;
    revision = await makeSmallPlan(setup, cup);
  });
  afterAll(() => setup.close());

  const preview = async (scope: object = everything, version: number | null = null) =>
    (await setup.call('POST', '/versions/preview', { version, scope })).body;
  const publish = async (more: object = {}, path = '/versions') => {
    const version = path === '/versions' ? null : Number(path.split('/')[2]);
    const { hash } = await preview('scope' in more ? (more.scope as object) : everything, version);
    const body = {
      clientKey: randomUUID(),
      scope: everything,
      hash,
      reason: null,
      tellClubs: false,
      ...more,
    };
    return setup.call('POST', path, body);
  };
  const rows = () =>
    database.db
      .select()
      .from(matches)
      .where(eq(matches.editionId, cup.editionId))
      .orderBy(asc(matches.matchNumber));
  const byKey = async (key: string) => (await rows()).find(({ planKey }) => planKey === key);
  const placementOf = async (key: string) =>
    (await setup.draft()).document.placements.find(([match]) => match === key);
  const move = async (key: string, minutes: number) => {
    const change = { kind: 'shift', matches: [key], minutes } as const;
    revision = (await setup.command(revision, change)).body.command.number;
  };

  it('given a finished draft, then groups, seats, matches and numbers come in the order of play', async () => {
    const difference = await preview();
    expect(difference).toMatchObject({
      groups: { added: 10, changed: 0, removed: 0 },
      refused: [],
      brokenRules: 0,
      unplaced: 0,
      clubs: 4,
    });
    const published = await publish();
    expect(setup.published).toEqual([{ editionId: cup.editionId, userId: ann.userId }]);
    expect(published).toMatchObject({
      status: 200,
      body: {
        versions: [{ number: 1, by: { name: 'Ann B' }, restores: null, summary: { moved: 0, removed: 0 } }],
      },
    });
    const stored = await rows();
    expect(stored).toHaveLength(difference.added.length);
    expect(stored.map(({ matchNumber }) => matchNumber)).toEqual(stored.map((_, index) => index + 1));
    const starts = stored.map(({ startsAt }) => startsAt?.getTime() ?? 0);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    const [, start] = [await placementOf('MA A:1-4'), (await byKey('MA A:1-4'))?.startsAt];
    expect(start).toBeInstanceOf(Date);
    const [group] = await database.db
      .select()
      .from(groups)
      .where(and(eq(groups.editionId, cup.editionId), eq(groups.planKey, 'MA A SF1')));
    expect(group).toMatchObject({ label: 'MA-A SF1', playoffCategory: 'A' });
    const seats = await database.db
      .select()
      .from(groupTeams)
      .where(eq(groupTeams.groupId, group?.id ?? 0));
    expect(
      seats.every(({ teamId, predecessorStandings }) => teamId === null && predecessorStandings !== null),
    ).toBe(true);
    // Nothing is left to publish, so publishing writes only a version.
    expect(await preview()).toMatchObject({
      added: [],
      removed: [],
      moved: [],
      changed: [],
      groups: { added: 0, changed: 0, removed: 0 },
    });
  });

  it('given a repeat under the same key, or another difference than was seen, then nothing is published again', async () => {
    const { hash } = await preview();
    const clientKey = 'the-same-key';
    await publish({ clientKey, hash });
    expect((await publish({ clientKey, hash })).body.versions).toHaveLength(1);
    expect(await publish({ clientKey, hash, tellClubs: true })).toMatchObject({
      status: 409,
      body: { error: 'repeat-key-used' },
    });
    await move('MA A:1-4', 5);
    const old = await publish({ hash });
    expect([old.status, old.body.error]).toEqual([409, 'plan-difference-changed']);
    expect((await rows()).every(({ revision: written }) => written === 0)).toBe(true);
  });

  it('given a match that moves, then only it is written, its calendar counts up and clubs are notified', async () => {
    await publish();
    const [team] = await database.db
      .select()
      .from(teams)
      .where(eq(teams.id, Number(cup.teams[0])));
    await database.db.insert(clubAdmins).values({ clubId: team?.clubId ?? 0, userId: ben.userId });
    const before = await byKey('MA A:1-4');
    await move('MA A:1-4', 5);
    expect(await preview()).toMatchObject({
      moved: [{ key: 'MA A:1-4', number: before?.matchNumber, what: 'time' }],
      clubs: 2,
    });
    const touched = await touchedBy(database, async () => {
      expect((await publish({ tellClubs: true, reason: 'Autobus' })).status).toBe(200);
    });
    const after = await byKey('MA A:1-4');
    expect(after).toMatchObject({
      id: before?.id,
      matchNumber: before?.matchNumber,
      revision: (before?.revision ?? 0) + 1,
    });
    expect((after?.startsAt?.getTime() ?? 0) - (before?.startsAt?.getTime() ?? 0)).toBe(300_000);
    expect(touched.filter((row) => row.includes(' matches '))).toHaveLength(1);
    expect(touched.filter((row) => row.includes(' group'))).toEqual([]);
    const mails = await database.db.select().from(outgoingMails);
    expect(mails.at(-1)).toMatchObject({ to: 'ben@example.test' });
    expect(JSON.stringify(mails.at(-1)?.letter)).toContain(`${before?.matchNumber}`);
  });

  it('given clubs, pairs and a browser that follows a team, then the version says how many of them are notified', async () => {
    await publish();
    const ids = cup.teams.slice(0, 4).map(Number);
    const playing = await database.db.select().from(teams).where(inArray(teams.id, ids));
    const [withAdmins = 0] = playing.map(({ clubId }) => clubId);
    const admins = [ann, ben].map(({ userId }) => ({ clubId: withAdmins, userId }));
    await database.db.insert(clubAdmins).values(admins);
    const all = await rows();
    await database.db
      .insert(pushPlanned)
      .values(all.map(({ id, startsAt, placeId }) => ({ matchId: id, startsAt, placeId })));
    const keys = { p256dh: 'p', auth: 'a', locale: 'cs' as const };
    const browsers = await database.db
      .insert(pushSubscriptions)
      .values(
        [1, 2].map((one) => ({ ...keys, endpoint: `https://push.example.test/${cup.editionId}/${one}` })),
      )
      .returning();
    const [both, other] = browsers.map(({ id: subscriptionId }) => ({ subscriptionId }));
    const everyNews = { start: true, goals: true, result: true };
    const match = await byKey('MA A:1-4');
    const [home, away] = [match?.homeTeamId ?? 0, match?.awayTeamId ?? 0];
    const elsewhere = Number(cup.teams.find((team) => ![home, away].includes(Number(team))));
    await database.db.insert(pushChoices).values([
      { ...everyNews, subscriptionId: both?.subscriptionId ?? 0, teamId: home },
      { ...everyNews, subscriptionId: both?.subscriptionId ?? 0, teamId: away },
      { ...everyNews, subscriptionId: other?.subscriptionId ?? 0, teamId: elsewhere },
    ]);
    await move('MA A:1-4', 5);
    const told = await publish({ tellClubs: true });
    const [version] = told.body.versions;
    expect(version.notified).toEqual({ clubs: 1, mails: 2, pairs: 2, followers: 1 });
    await database.db.delete(pushPlanned);
    await move('MA A:1-4', 5);
    const quiet = (await publish()).body.versions;
    expect(quiet[0].notified).toEqual({ clubs: 0, mails: 0, pairs: 2, followers: 0 });
    const [stored] = await database.db
      .select({ summary: planVersions.summary })
      .from(planVersions)
      .where(and(eq(planVersions.editionId, cup.editionId), eq(planVersions.number, 3)));
    const older = Object.fromEntries(
      Object.entries(stored?.summary ?? {}).filter(([name]) => name !== 'notified'),
    );
    await database.db
      .update(planVersions)
      .set({ summary: older })
      .where(and(eq(planVersions.editionId, cup.editionId), eq(planVersions.number, 3)));
    const [read] = (await setup.call('GET', '/versions')).body.versions;
    expect(read.notified).toBeNull();
  });

  it('given matches that are running, finished or begin within the hour, then they are refused by name and nothing is written', async () => {
    await publish();
    const match = await byKey('MA A:1-4');
    const stages = await database.db.select().from(matchStages);
    const stage = (code: string) => stages.find((one) => one.code === code)?.id ?? 0;
    await move('MA A:1-4', 5);
    for (const [code, why] of [
      ['2nd_half', 'running'],
      ['finished', 'finished'],
    ] as const) {
      await write(database, { matches: { [match?.id ?? 0]: { stageId: stage(code) } } });
      expect((await preview()).refused).toMatchObject([{ number: match?.matchNumber, why }]);
      const refused = await publish({ reason: 'Musí to být' });
      expect(refused).toMatchObject({
        status: 409,
        body: {
          error: 'plan-match-fixed',
          additionalProperties: { matches: [{ number: match?.matchNumber, why }] },
        },
      });
    }
    await write(database, { matches: { [match?.id ?? 0]: { stageId: stage('not_started') } } });
    const now = setup.clock.now();
    setup.clock.set(new Date((match?.startsAt?.getTime() ?? 0) - 30 * 60_000));
    expect((await preview()).refused).toMatchObject([{ why: 'frozen' }]);
    setup.clock.set(now);
    expect((await byKey('MA A:1-4'))?.startsAt).toEqual(match?.startsAt);
  });

  it('given matches that have been played, then visitors read where moved matches were, and why one is cancelled', async () => {
    const shown = async (id = 0) => {
      const snapshot = (await loadEditionSnapshot(database, cup.editionId))?.snapshot;
      const match = snapshot?.matches.get(id);
      return snapshot && match ? matchSlice(snapshot, match, null) : null;
    };
    await publish();
    const before = await byKey('MA A:1-4');
    await move('MA A:1-4', 5);
    expect((await publish({ reason: 'Povoleno svazem' })).status).toBe(200);
    expect(await shown(before?.id)).not.toHaveProperty('moved');
    const [finished] = await database.db.select().from(matchStages).where(eq(matchStages.code, 'finished'));
    const played = (await rows()).find(({ planKey }) => planKey?.startsWith('MA B:'));
    await write(database, { matches: { [played?.id ?? 0]: { stageId: finished?.id ?? 0 } } });
    await move('MA A:1-4', 5);
    const change = { kind: 'format', category: 'WA', format: formatNamed('knock-out'), entries: 4 } as const;
    revision = (await setup.command(revision, change)).body.command.number;
    const published = await publish({ reason: 'Povoleno svazem', publicReason: 'Voda na palubovce' });
    expect(published.body.versions).toMatchObject([{ number: 3, happenings: null }, {}, {}]);
    const wasAt = (before?.startsAt?.getTime() ?? 0) + 300_000;
    const { time } = inZone(new Date(wasAt), 'Europe/Prague');
    expect(await shown(before?.id)).toMatchObject({ moved: { time, reason: 'Voda na palubovce' } });
    const gone = (await rows()).find(({ cancelledAt }) => cancelledAt !== null);
    expect(await shown(gone?.id)).toMatchObject({ cancelReason: 'Voda na palubovce' });
  });

  it('given another format, then matches that are gone stay cancelled with their numbers, and numbers are not given again', async () => {
    await publish();
    const before = await rows();
    const change = {
      kind: 'format',
      category: 'WA',
      format: formatNamed('double-group'),
      entries: 4,
    } as const;
    revision = (await setup.command(revision, change)).body.command.number;
    await setup.command(revision, { kind: 'draw', category: 'WA', entries: cup.teams.slice(8) });
    await publish();
    const again = { kind: 'format', category: 'WA', format: formatNamed('knock-out'), entries: 4 } as const;
    await setup.command(revision + 1, again);
    await publish();
    const after = await rows();
    const cancelled = after.filter(({ cancelledAt }) => cancelledAt !== null);
    expect(cancelled).toHaveLength(12);
    expect(
      cancelled.every(
        ({ groupId, startsAt, placeId }) => groupId === null && startsAt === null && placeId === null,
      ),
    ).toBe(true);
    // Calendars that know them learn from a higher number that they are cancelled.
    const gone = after.filter(
      ({ id, cancelledAt }) => cancelledAt !== null && before.some((one) => one.id === id),
    );
    expect(gone.length).toBeGreaterThan(0);
    for (const { id, revision: number } of gone)
      expect(number).toBeGreaterThan(before.find((row) => row.id === id)?.revision ?? Infinity);
    expect(new Set(after.map(({ matchNumber }) => matchNumber)).size).toBe(after.length);
    for (const { id, matchNumber } of before)
      expect(after.find((row) => row.id === id)?.matchNumber).toBe(matchNumber);
  });

  it('given an older version, then it is published again as a new one', async () => {
    await publish();
    const first = await byKey('MA A:1-4');
    await move('MA A:1-4', 5);
    await publish({ reason: 'Posun' });
    const back = await publish({ reason: 'Zpět' }, '/versions/1/rollback');
    expect(back.body.versions).toMatchObject([
      { number: 3, restores: 1, summary: { moved: 1 } },
      { number: 2 },
      { number: 1 },
    ]);
    expect((await byKey('MA A:1-4'))?.startsAt).toEqual(first?.startsAt);
    const unknown = await setup.call('POST', '/versions/preview', { version: 9, scope: everything });
    expect([unknown.status, unknown.body.error]).toEqual([404, 'plan-version-unknown']);
  });

  it('given a scope, then only its category is published, and groups without a schedule', async () => {
    const scope = { categories: ['WA'], groups: true, schedule: false };
    await publish({ scope });
    const stored = await rows();
    expect(new Set(stored.map(({ planKey }) => planKey?.slice(0, 2)))).toEqual(new Set(['WA']));
    expect(stored.every(({ startsAt, placeId }) => startsAt === null && placeId === null)).toBe(true);
    await publish({ scope: { categories: ['WA'], groups: false, schedule: true } });
    const open = await database.db
      .select()
      .from(matches)
      .where(and(eq(matches.editionId, cup.editionId), isNull(matches.startsAt)));
    expect(open).toEqual([]);
  });

  it('[PL21] given a scope that keeps a part of a category, then that part stays, and the others are published', async () => {
    const kept = { groups: ['MA'], schedule: [] };
    expect((await publish({ scope: { ...everything, kept } })).status).toBe(200);
    const codes = async () => new Set((await rows()).map(({ planKey }) => planKey?.slice(0, 2)));
    expect(await codes()).toEqual(new Set(['WA']));
    await publish();
    await move('MA A:1-4', 5);
    const [moving] = (await setup.draft()).document.placements.filter(([key]) => key.startsWith('WA'));
    await move(moving?.[0] ?? '', 5);
    const differing = async (scope: object) =>
      (await preview(scope)).moved.map(({ key }: { key: string }) => key);
    expect(await differing({ ...everything, kept: { groups: [], schedule: ['WA'] } })).toEqual(['MA A:1-4']);
    expect(await differing({ ...everything, kept: { groups: ['MA'], schedule: ['MA'] } })).toEqual([
      moving?.[0],
    ]);
  });

  it('given a plan that breaks rules, then publishing asks for a reason', async () => {
    const { matches: derived } = await setup.draft();
    const [one, other] = derived.filter(({ groupKey }) => groupKey === 'MA A');
    const to = await placementOf(one?.key ?? '');
    const place = {
      kind: 'place',
      match: other?.key ?? '',
      to: { hall: to?.[1] ?? '', start: to?.[2] ?? 0 },
    } as const;
    await setup.command(revision, place);
    const refused = await publish();
    expect([refused.status, refused.body.error]).toEqual([422, 'plan-reason-missing']);
    expect((await publish({ reason: 'Dohoda klubů' })).body.versions).toMatchObject([
      { reason: 'Dohoda klubů' },
    ]);
  });

  it('given a tournament that stands without a plan, then its draft makes exactly it: publishing changes nothing', async () => {
    const small = await makeSmallCup(database, year + 100);
    const draft = (await setup.call('POST', '/draft/from-standing', { revision: 0 })).body;
    expect(draft).toMatchObject({ revision: 1, log: [], problems: [] });
    expect(draft.matches).toHaveLength(7);
    expect(
      draft.matches.every(
        ({ state, number }: { state: string; number: number }) => state === 'published' && number > 0,
      ),
    ).toBe(true);
    expect(await preview()).toMatchObject({
      added: [],
      removed: [],
      moved: [],
      changed: [],
      groups: { added: 0, changed: 0, removed: 0 },
    });
    const touched = await touchedBy(database, async () => {
      expect((await publish({ reason: 'Převzato' })).status).toBe(200);
    });
    expect(touched.filter((row) => / (matches|groups|group_teams) /.test(row))).toEqual([]);
    expect(small.matches).toHaveLength(7);
  });
});
