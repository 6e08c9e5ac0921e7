import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormatTemplate } from '@sevenmetre/engine/formats';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { groups, groupTeams, matches, matchStages } from '../../../platform/database/schema/index.ts';
import { recomputeGroups } from '../../competition/index.ts';
import { type OpenCup, makeOpenCup } from '../testing/open-cup.ts';
import { type PlanSetup, makePlanSetup } from '../testing/plan-setup.ts';

/** Three groups; their winners and the best second meet in semi-finals. */
const bestSecond: FormatTemplate = {
  id: 'own',
  guarantee: 1,
  stages: [
    {
      kind: 'groups',
      id: 'P',
      level: 'preliminary',
      take: 'entries',
      size: { target: 3, min: 2, max: 3 },
      legs: 1,
      carriesOver: false,
      spread: 'apart',
      ranked: true,
    },
    {
      kind: 'bracket',
      id: 'PO',
      playoff: 'A',
      take: [
        { stage: 'P', ranks: [1] },
        { stage: 'P', ranks: [2], best: { count: 1 } },
      ],
      thirdPlace: false,
      placement: 0,
    },
  ],
};

const scope = { categories: ['MA'], groups: true, schedule: false };

describe.each(testDatabases())('a plan with a seat for the best of several groups on $name', (kind) => {
  let database: TestDatabase;
  let setup: PlanSetup;
  let cup: OpenCup;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makePlanSetup(database);
    cup = await makeOpenCup(database, 2027);
    const { revision } = await setup.draft();
    await setup.command(revision, { kind: 'format', category: 'MA', entries: 8, format: bestSecond });
    await setup.command(revision + 1, { kind: 'draw', category: 'MA', entries: cup.teams.slice(0, 8) });
  });
  afterAll(() => setup.close());

  const preview = async () => (await setup.call('POST', '/versions/preview', { version: null, scope })).body;
  const groupOf = async (key: string) => {
    const found = await database.db.select().from(groups).where(eq(groups.planKey, key));
    return found[0];
  };
  const comparison = () => groupOf('MA 2 A B C');
  const seatsOf = async (groupId: number) =>
    database.db.select().from(groupTeams).where(eq(groupTeams.groupId, groupId)).orderBy(groupTeams.seat);
  /** The seat of a semi-final for the best second. */
  const waiting = async () => {
    const groupId = (await comparison())?.id ?? 0;
    const found = await database.db
      .select()
      .from(groupTeams)
      .where(eq(groupTeams.predecessorGroupId, groupId));
    return found[0];
  };
  const recompute = () =>
    database.transaction((tx) =>
      recomputeGroups(tx, { editionId: cup.editionId, groupIds: 'all', now: setup.clock.now() }),
    );
  const finish = async (group: string, scoreOf: (home: number, away: number) => [number, number]) => {
    const [stage] = await database.db.select().from(matchStages).where(eq(matchStages.code, 'finished'));
    const groupId = (await groupOf(group))?.id ?? 0;
    const rows = await database.db
      .select()
      .from(matches)
      .where(and(eq(matches.groupId, groupId), isNotNull(matches.homeTeamId)));
    for (const { id, homeTeamId, awayTeamId } of rows) {
      const [homeScore, awayScore] = scoreOf(homeTeamId ?? 0, awayTeamId ?? 0);
      await database.db
        .update(matches)
        .set({ homeScore, awayScore, stageId: stage?.id ?? 0 })
        .where(eq(matches.id, id));
    }
  };
  /** The team with the smaller id wins by this difference. */
  const by =
    (margin: number) =>
    (home: number, away: number): [number, number] =>
      home < away ? [20, 20 - margin] : [20 - margin, 20];

  it('given its publication, then a group compares the seconds, and the semi-final waits for the first of it', async () => {
    const body = {
      clientKey: randomUUID(),
      scope,
      hash: (await preview()).hash,
      reason: 'x',
      tellClubs: false,
    };
    expect((await setup.call('POST', '/versions', body)).status).toBe(200);
    const found = await comparison();
    expect(found).toMatchObject({ label: 'MA-2ABC', comparedPlace: 2, playoffCategory: null });
    const seats = await seatsOf(found?.id ?? 0);
    expect(seats).toHaveLength(3);
    for (const seat of seats) expect(seat).toMatchObject({ teamId: null, predecessorStandings: 2 });
    expect(await waiting()).toMatchObject({ teamId: null, predecessorStandings: 1 });
    expect(await preview()).toMatchObject({ groups: { added: 0, changed: 0, removed: 0 }, changed: [] });
  });

  it('given a draft made from the stored groups and matches, then it has the same seat, and publishing it changes nothing', async () => {
    const { revision } = await setup.draft();
    const draft = (await setup.call('POST', '/draft/from-standing', { revision })).body;
    expect(draft.problems).toEqual([]);
    const best = draft.groups.flatMap(({ seats }: { seats: { kind: string }[] }) =>
      seats.filter((seat) => seat.kind === 'best'),
    );
    expect(best).toEqual([{ kind: 'best', groups: ['A', 'B', 'C'], standing: 2, order: 1 }]);
    expect(await preview()).toMatchObject({
      groups: { added: 0, changed: 0, removed: 0 },
      added: [],
      removed: [],
      changed: [],
    });
  });

  it('[ST16] given all groups played, then the best second sits there with what it has won, and a correction follows', async () => {
    await finish('MA A', by(1));
    await finish('MA B', by(2));
    await recompute();
    expect(await waiting()).toMatchObject({ teamId: null });
    await finish('MA C', by(3));
    await recompute();
    const seconds = await seatsOf((await comparison())?.id ?? 0);
    const first = seconds.find(({ standings }) => standings === 1);
    expect(seconds.map(({ teamId }) => teamId)).not.toContain(null);
    expect(first?.games).toBeGreaterThan(0);
    expect(await waiting()).toMatchObject({ teamId: first?.teamId });
    // The second of the other large group now wins by more.
    const other = seconds.find(({ standings }) => standings === 2);
    const group = other?.predecessorGroupId === (await groupOf('MA A'))?.id ? 'MA A' : 'MA B';
    await finish(group, (home, away) => {
      const [mine, theirs] = by(1)(home, away);
      const isOthers = [home, away].includes(other?.teamId ?? 0) && Math.min(home, away) === other?.teamId;
      return isOthers ? [mine > theirs ? 40 : 1, theirs > mine ? 40 : 1] : [mine, theirs];
    });
    await recompute();
    expect(await waiting()).toMatchObject({ teamId: other?.teamId });
  });
});
