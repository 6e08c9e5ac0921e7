import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { type DrawSetup, formatOf, makeDrawSetup, verified } from './draw-setup.ts';
import { groups, groupTeams, planCommands, teams } from '../src/platform/database/schema/index.ts';
import { amendSeats } from '../src/features/draw-amendments/index.ts';
import type { OpenCup } from '../src/features/plan/testing/open-cup.ts';

const everything = { categories: null, groups: true, schedule: true };
const reason = 'Draw in the hall: two teams travel together';

describe.each(testDatabases())('the groups of a revealed draw on $name', (kind) => {
  let database: TestDatabase;
  let setup: DrawSetup;
  let cup: OpenCup;
  let year = 2026;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makeDrawSetup(database);
  });
  beforeEach(async () => {
    cup = await setup.newCup(year);
    year += 1;
    await setup.drawAll();
  });
  afterAll(() => setup.close());

  const draft = async () => (await setup.send('GET', '/admin/plan/draft')).body;
  const entries = async (): Promise<string[]> =>
    (await draft()).document.categories.find(({ code }: { code: string }) => code === 'MA').entries;
  const command = async (change: object) =>
    setup.send('POST', '/admin/plan/draft/commands', {
      clientKey: randomUUID(),
      revision: (await draft()).revision,
      change,
    });
  /** The first teams of the first two groups. */
  const firstTeams = async () => {
    const [a, b] = (await setup.seen()).input?.groups ?? [];
    const now = await entries();
    return [now[a?.entries[0] ?? -1] ?? '', now[b?.entries[0] ?? -1] ?? ''] as const;
  };
  /** They change places. */
  const exchanged = async () => {
    const pair = await firstTeams();
    const [one, other] = pair;
    const swapped = (await entries()).map((team) => (team === one ? other : team === other ? one : team));
    return { teams: pair, change: { kind: 'draw', category: 'MA', entries: swapped } };
  };
  const publish = async (more: object = {}, version: number | null = null) => {
    const asked = { version, scope: everything };
    const { hash } = (await setup.send('POST', '/admin/plan/versions/preview', asked)).body;
    const path = version === null ? '' : `/${version}/rollback`;
    return setup.send('POST', `/admin/plan/versions${path}`, {
      clientKey: randomUUID(),
      scope: everything,
      hash,
      reason: 'Unplaced matches',
      tellClubs: false,
      ...more,
    });
  };
  const swapPublished = async (more: object = {}, version = 1) => {
    const { teams: pair } = await exchanged();
    return setup.send('POST', '/admin/plan/changes', {
      clientKey: randomUUID(),
      happenings: [{ kind: 'teamsSwapped', category: 'MA', teams: pair }],
      freeze: 0,
      version,
      placements: [],
      reason: 'For organisers only',
      tellClubs: false,
      ...more,
    });
  };
  const seatOf = async (team: string) => {
    const [row] = await database.db
      .select({ id: groupTeams.id })
      .from(groupTeams)
      .innerJoin(groups, eq(groups.id, groupTeams.groupId))
      .where(and(eq(groups.editionId, cup.editionId), eq(groupTeams.teamId, Number(team))));
    return { kind: 'seat', id: row?.id ?? 0 };
  };

  it('[DR6] are published as they were drawn, and verify as published', async () => {
    expect(await verified(await setup.seen())).toMatchObject({ ok: true, groups: 'unpublished' });
    expect((await publish()).status).toBe(200);
    const draw = await setup.seen();
    expect(draw.published?.flatMap(({ teams }) => teams)).toHaveLength(8);
    expect(await verified(draw)).toMatchObject({ ok: true, groups: 'agree', differentGroups: [] });
  });

  it('[DR5] are not overwritten in the draft without a public reason, nor is their format or the step that stored them', async () => {
    const before = await entries();
    const { change } = await exchanged();
    expect(await command(change)).toMatchObject({
      status: 422,
      body: { error: 'draw-reason-missing', additionalProperties: { categories: ['MA'] } },
    });
    const format = { kind: 'format', category: 'MA', format: formatOf('single-group'), entries: 8 };
    const commands = await database.db
      .select()
      .from(planCommands)
      .where(eq(planCommands.editionId, cup.editionId));
    const last = commands.at(-1)?.number ?? 0;
    for (const other of [format, { kind: 'undo', command: last }])
      expect(await command(other)).toMatchObject({ status: 409, body: { error: 'draw-revealed' } });
    expect(await entries()).toEqual(before);
    expect((await setup.seen()).amendments).toEqual([]);
  });

  it('[DR5] change in the draft with a reason that everybody reads with the groups, and verify before and after the publication', async () => {
    await publish();
    const { change, teams: moved } = await exchanged();
    expect((await command({ ...change, reason })).status).toBe(200);
    const amended = await setup.seen();
    expect(amended.progress?.amended).toBe(1);
    expect(amended.amendments).toMatchObject([{ kind: 'changed', reason }]);
    const groupOf = (team: string | undefined) =>
      amended.amendments[0]?.groups.find((group) => group.teams.some(({ id }) => id === team))?.id;
    const drawnGroupOf = (team: string | undefined) => {
      const ball = amended.progress?.balls.find((one) => one.team === team);
      return amended.input?.groups[ball?.group ?? -1]?.id;
    };
    expect([groupOf(moved[0]), groupOf(moved[1])]).toEqual([drawnGroupOf(moved[1]), drawnGroupOf(moved[0])]);
    expect(await verified(amended)).toMatchObject({ ok: true, groups: 'pending' });
    expect((await publish()).status).toBe(200);
    expect(await verified(await setup.seen())).toMatchObject({ ok: true, groups: 'agree' });
  });

  it('[DR5] do not come back from an older version without a public reason', async () => {
    await publish();
    const { change } = await exchanged();
    await command({ ...change, reason });
    await publish();
    expect(await publish({}, 1)).toMatchObject({ status: 422, body: { error: 'draw-reason-missing' } });
    expect(await verified(await setup.seen())).toMatchObject({ groups: 'agree' });
    const published = await publish({ publicReason: 'The exchange was a mistake' }, 1);
    expect(published.status).toBe(200);
    const draw = await setup.seen();
    expect(draw.amendments).toMatchObject([{ reason }, { reason: 'The exchange was a mistake' }]);
    expect(await verified(draw)).toMatchObject({ ok: true, groups: 'agree' });
  });

  it('[DR5] change after the publication with a public reason only, and undoing that is public, too', async () => {
    await publish();
    expect(await swapPublished()).toMatchObject({ status: 422, body: { error: 'draw-reason-missing' } });
    expect((await swapPublished({ publicReason: reason })).status).toBe(200);
    const changed = await setup.seen();
    expect(changed.amendments).toMatchObject([{ kind: 'changed', reason }]);
    expect(JSON.stringify(changed)).not.toContain('For organisers only');
    expect(await verified(changed)).toMatchObject({ ok: true, groups: 'agree' });
    const undo = { clientKey: randomUUID(), version: 2, tellClubs: false };
    expect((await setup.send('POST', '/admin/plan/changes/undo', undo)).status).toBe(200);
    const undone = await setup.seen();
    expect(undone.amendments).toMatchObject([{ kind: 'changed' }, { kind: 'undone', reason: null }]);
    expect(await verified(undone)).toMatchObject({ ok: true, groups: 'agree' });
  });

  it('[DR5] change by a seat that is given by hand with a public reason only', async () => {
    await publish();
    const [leaving] = await firstTeams();
    const reserve = cup.teams[8] ?? '';
    await database.db
      .update(teams)
      .set({ categoryId: cup.categories.MA })
      .where(eq(teams.id, Number(reserve)));
    const seat = async (more: object) =>
      setup.send('PUT', '/admin/seats', {
        target: await seatOf(leaving),
        teamId: Number(reserve),
        before: { teamId: Number(leaving), byHand: false },
        reason: 'For organisers only',
        ...more,
      });
    expect((await seat({})).body.error).toBe('draw-reason-missing');
    const given = await seat({ publicReason: reason });
    expect([given.status, given.body.error]).toEqual([200, undefined]);
    const draw = await setup.seen();
    expect(draw.amendments).toMatchObject([{ kind: 'changed', reason }]);
    expect(JSON.stringify(draw.amendments[0]?.groups)).toContain(`"id":"${reserve}"`);
    expect(await verified(draw)).toMatchObject({ ok: true, groups: 'agree' });
  });

  it('[DR5] given two teams that change places in one press, then one amendment has both', async () => {
    await publish();
    const [one, other] = await firstTeams();
    const groupOf = async (team: string) => {
      const [row] = await database.db
        .select({ id: groups.id })
        .from(groupTeams)
        .innerJoin(groups, eq(groups.id, groupTeams.groupId))
        .where(and(eq(groups.editionId, cup.editionId), eq(groupTeams.teamId, Number(team))));
      return row?.id ?? 0;
    };
    const seats = [
      { groupId: await groupOf(one), from: Number(one), to: Number(other) },
      { groupId: await groupOf(other), from: Number(other), to: Number(one) },
    ];
    const by = { editionId: cup.editionId, userId: 1, now: new Date('2026-06-01T08:00:00Z'), reason };
    expect(await database.transaction((tx) => amendSeats(seats, by, tx))).toBeNull();
    const { amendments, published } = await setup.seen();
    expect(amendments).toHaveLength(1);
    const teamsOf = (all: typeof published) =>
      all?.flatMap(({ teams: inGroup }) => inGroup.map(({ id }) => id)).toSorted();
    expect(teamsOf(amendments[0]?.groups ?? null)).toEqual(teamsOf(published));
  });

  it('[DR6] are found to differ where somebody has changed them past the portal', async () => {
    await publish();
    const [one, other] = await firstTeams();
    const [first, second] = [await seatOf(one), await seatOf(other)];
    for (const [target, team] of [
      [first, other],
      [second, one],
    ] as const)
      await database.db
        .update(groupTeams)
        .set({ teamId: Number(team) })
        .where(eq(groupTeams.id, target.id));
    expect(await verified(await setup.seen())).toMatchObject({
      ok: false,
      matching: 8,
      groups: 'differ',
      differentGroups: ['A', 'B'],
    });
  });

  it('[DR4] change freely once the draw was set aside, which stays public', async () => {
    const { change } = await exchanged();
    await setup.call('set-aside', { reason: 'A team was in the wrong pot' });
    expect((await command(change)).status).toBe(200);
    expect((await setup.seen()).earlier).toMatchObject([{ state: 'setAside' }]);
  });
});
