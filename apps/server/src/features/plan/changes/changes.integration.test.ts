import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PlanChanges, PlanHappening, PlanRepairs } from '@sevenmetre/contract/plan/schemas';
import { matchSlice } from '@sevenmetre/rules/snapshot';
import { pairLevels } from '@sevenmetre/rules/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { write } from '../../../../tests/small-cup.ts';
import {
  appointments,
  audit,
  courtBlocks,
  courts,
  matches,
  matchStages,
  planDrafts,
  refereePairs,
  referees,
} from '../../../platform/database/schema/index.ts';
import { inZone } from '../../competition/index.ts';
import { append } from '../draft/append-command.use-case.ts';
import { lockDraft } from '../settings/settings.repository.ts';
import { loadEditionSnapshot } from '../../live/index.ts';
import { type OpenCup, makeOpenCup } from '../testing/open-cup.ts';
import { type PlanSetup, ann, makePlanSetup } from '../testing/plan-setup.ts';
import { changesPage, openRunningCup } from '../testing/running-plan.ts';

const noon = 720;

describe.each(testDatabases())('changes of a running tournament on $name', (kind) => {
  let database: TestDatabase;
  let setup: PlanSetup;
  let cup: OpenCup;
  let year = 2040;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makePlanSetup(database);
  });
  beforeEach(async () => {
    cup = await openRunningCup(database, setup, year);
    year += 1;
  });
  afterAll(() => setup.close());

  const { changes, ask, plansFor, apply } = changesPage(() => setup);
  const undo = (version: number) =>
    setup.call('POST', '/changes/undo', { clientKey: randomUUID(), version, tellClubs: false });
  const rows = () => database.db.select().from(matches).where(eq(matches.editionId, cup.editionId));
  const stageId = async (code: string) =>
    (await database.db.select().from(matchStages)).find((stage) => stage.code === code)?.id ?? 0;
  const inHall = ({ matches: all }: PlanChanges, hall: string, from: number, to: number) =>
    all.filter(
      ({ placement }) => placement?.hall === hall && placement.start < to && placement.start + 30 > from,
    );
  const lost = (): PlanHappening => {
    return { kind: 'hallClosed', hall: cup.halls[0] ?? '', from: noon, to: noon + 150 };
  };

  it('given a hall that is closed, then plans move whoever plays there and nobody inside the freeze', async () => {
    const before = await changes();
    expect(before).toMatchObject({ version: { number: 1 }, happenings: null, now: 690 });
    const displaced = inHall(before, cup.halls[0] ?? '', noon, noon + 150).map(({ key }) => key);
    expect(displaced.length).toBeGreaterThan(0);
    const repairs = await plansFor(lost());
    expect(repairs.displaced.toSorted()).toEqual(displaced.toSorted());
    expect(repairs.plans.length).toBeGreaterThan(0);
    for (const { moved, broken, unplaced, teams, longestShift } of repairs.plans) {
      expect(broken).toEqual([]);
      expect(unplaced).toEqual([]);
      expect(teams).toBeGreaterThan(0);
      expect(longestShift).toBeGreaterThan(0);
      for (const { from, to } of moved)
        expect(Math.min(from?.start ?? 0, to?.start ?? 0)).toBeGreaterThanOrEqual(720);
    }
  });

  it('given a chosen plan, then it is published in one step with a block of the court, and undone in one step', async () => {
    const before = await rows();
    const repairs = await plansFor(lost());
    const applied = await apply([lost()], repairs);
    expect(applied).toMatchObject({
      status: 200,
      body: { versions: [{ number: 2, reason: 'Voda na palubovce' }, { number: 1 }] },
    });
    const after = await changes();
    expect(inHall(after, cup.halls[0] ?? '', noon, noon + 150)).toEqual([]);
    expect(after.happenings).toEqual([lost()]);
    const noClub = { clubs: 0, mails: 0, pairs: 2, followers: 0 };
    expect(after.version).toMatchObject({ number: 2, restores: null, notified: noClub });
    const blocks = await database.db
      .select()
      .from(courtBlocks)
      .where(eq(courtBlocks.editionId, cup.editionId));
    expect(blocks).toMatchObject([{ day: 0, from: noon, to: noon + 150, reason: 'Voda na palubovce' }]);
    const draft = await setup.draft();
    const placed = new Map(draft.document.placements.map(([key, hall, start]) => [key, { hall, start }]));
    for (const { key, placement } of after.matches) expect(placed.get(key)).toEqual(placement);

    const old = await undo(1);
    expect([old.status, old.body.error]).toEqual([409, 'plan-version-old']);
    expect((await undo(2)).body.versions).toMatchObject([
      { number: 3, restores: 1, notified: noClub },
      {},
      {},
    ]);
    expect((await changes()).version).toMatchObject({ restores: 1, notified: noClub });
    const back = await rows();
    expect(back.map(({ id, startsAt, placeId }) => [id, startsAt, placeId])).toEqual(
      before.map(({ id, startsAt, placeId }) => [id, startsAt, placeId]),
    );
    const left = await database.db.select().from(courtBlocks).where(eq(courtBlocks.editionId, cup.editionId));
    expect(left).toEqual([]);
  });

  it('given clubs without an account and a pair that was notified of a match, then plans say who is not written to and who is asked again', async () => {
    const { db } = database;
    const [first] = (await plansFor(lost())).plans;
    const moved = first?.moved[0]?.key ?? '';
    // Nobody has an account for the clubs of this cup.
    expect(first?.messages).toMatchObject({ mails: 0, pairs: 0 });
    expect(new Set(first?.messages.withoutAccount).size).toBe(first?.messages.clubs);
    expect(first?.messages.clubs).toBeGreaterThan(0);
    const { editionId } = cup;
    const [referee] = await db
      .insert(referees)
      .values({ editionId, firstName: 'Eva', lastName: 'Pole' })
      .returning();
    const at = { createdAt: new Date(0), updatedAt: new Date(0) };
    const [pair] = await db
      .insert(refereePairs)
      .values({ editionId, firstRefereeId: referee?.id ?? 0, level: pairLevels[0], ...at })
      .returning();
    const matchId = (await rows()).find(({ planKey }) => planKey === moved)?.id ?? 0;
    const [wanted] = await db
      .insert(appointments)
      .values({ matchId, pairId: pair?.id ?? 0, updatedAt: new Date(0) })
      .returning();
    expect((await plansFor(lost())).plans[0]?.messages.pairs).toBe(0);
    await db.update(appointments).set({ toldPairId: wanted?.pairId ?? 0 });
    expect((await plansFor(lost())).plans[0]?.messages.pairs).toBe(1);
  });

  it('given a change, then visitors read where its matches were, which hall is closed and why, and nothing once it is undone', async () => {
    const before = new Map((await rows()).map((row) => [row.id, row]));
    const repairs = await plansFor(lost());
    await apply([lost()], repairs, { publicReason: 'Voda na palubovce' });
    const snapshotNow = async () => (await loadEditionSnapshot(database, cup.editionId))?.snapshot;
    const snapshot = await snapshotNow();
    const shown = [...(snapshot?.matches.values() ?? [])].flatMap((match) => {
      const moved = snapshot && matchSlice(snapshot, match, null).moved;
      return moved ? [{ id: match.id, ...moved }] : [];
    });
    expect(shown.length).toBe(repairs.plans[0]?.moved.length);
    for (const { id, hall, day, time, reason } of shown) {
      const was = before.get(id);
      expect(hall?.id).toBe(was?.placeId);
      expect({ day, time }).toEqual(inZone(was?.startsAt ?? new Date(0), snapshot?.edition.timeZone ?? ''));
      expect(reason).toBe('Voda na palubovce');
    }
    const placeId = Number(cup.halls[0]);
    const day = snapshot?.edition.startDate;
    const [from, to] = [
      { day, time: '12:00' },
      { day, time: '14:30' },
    ];
    expect(snapshot?.closures).toEqual([{ placeId, from, to, reason: 'Voda na palubovce' }]);
    await undo(2);
    const after = await snapshotNow();
    expect([after?.moved.size, after?.closures]).toEqual([0, []]);
  });

  it('given two courts of a hall that separate changes close, then visitors read when both are closed, until one is undone', async () => {
    const { editionId, halls } = cup;
    const [key = ''] = halls;
    const second = `${key}/2`;
    const court = {
      editionId,
      placeId: Number(key),
      size: 'full',
      resin: true,
      main: false,
      active: true,
    } as const;
    const both = [key, second].map((own, weight) => ({ ...court, key: own, weight }));
    await database.db.insert(courts).values(both).onConflictDoNothing();
    const closures = async () => (await loadEditionSnapshot(database, editionId))?.snapshot?.closures;
    await apply([lost()], await plansFor(lost()), { publicReason: 'Voda na palubovce' });
    expect(await closures()).toEqual([]);
    const dark: PlanHappening = { kind: 'hallClosed', hall: second, from: noon + 60, to: noon + 240 };
    await apply([dark], await plansFor(dark), { publicReason: 'Tma' });
    expect(await closures()).toMatchObject([
      { placeId: Number(key), from: { time: '13:00' }, to: { time: '14:30' }, reason: 'Tma' },
    ]);
    await undo(3);
    expect(await closures()).toEqual([]);
  });

  it('given a rule that was broken before, then a change that breaks no other one needs no reason', async () => {
    const [hall = ''] = cup.halls;
    const [late, other] = (await changes()).matches
      .filter(({ placement }) => (placement?.start ?? 0) >= noon && (placement?.start ?? 0) < 1440)
      .toReversed();
    const moved: PlanHappening = { kind: 'matchMoved', match: late?.key ?? '', to: { hall, start: 1380 } };
    const byNight = await plansFor(moved);
    expect(byNight.plans[0]?.broken).not.toEqual([]);
    const refused = await apply([moved], byNight, { reason: null });
    expect([refused.status, refused.body.error]).toEqual([422, 'plan-reason-missing']);
    expect((await apply([moved], byNight)).status).toBe(200);
    const until = (other?.placement?.start ?? 0) + 30;
    const postponed: PlanHappening = { kind: 'matchPostponed', match: other?.key ?? '', until };
    const repairs = await plansFor(postponed);
    expect(repairs.plans[0]?.broken).toEqual([]);
    expect((await apply([postponed], repairs, { reason: null })).status).toBe(200);
  });

  it('given another version, or a match that has begun meanwhile, then the plan is refused and nothing is written', async () => {
    const repairs = await plansFor(lost());
    const [moved] = repairs.plans[0]?.moved ?? [];
    const own = (await rows()).find(({ planKey }) => planKey === moved?.key);
    await write(database, { matches: { [own?.id ?? 0]: { stageId: await stageId('1st_half') } } });
    const begun = await apply([lost()], repairs);
    expect([begun.status, begun.body.error]).toEqual([409, 'plan-match-fixed']);
    await write(database, { matches: { [own?.id ?? 0]: { stageId: await stageId('not_started') } } });
    expect((await apply([lost()], repairs)).status).toBe(200);
    const stale = await apply([lost()], repairs);
    expect([stale.status, stale.body.error]).toEqual([409, 'plan-version-old']);
  });

  it('given a moved match that has begun since, then undoing is refused and the hall stays closed', async () => {
    const repairs = await plansFor(lost());
    expect((await apply([lost()], repairs)).status).toBe(200);
    const [moved] = repairs.plans[0]?.moved ?? [];
    const own = (await rows()).find(({ planKey }) => planKey === moved?.key);
    const stored = async () => [
      await database.db.select().from(courtBlocks),
      (await database.db.select().from(planDrafts)).map(({ settingsRevision }) => settingsRevision),
    ];
    const before = await stored();
    await write(database, { matches: { [own?.id ?? 0]: { stageId: await stageId('1st_half') } } });
    const refused = await undo(2);
    expect([refused.status, refused.body.error]).toEqual([409, 'plan-match-fixed']);
    expect(await stored()).toEqual(before);
    await write(database, { matches: { [own?.id ?? 0]: { stageId: await stageId('not_started') } } });
    expect((await undo(2)).status).toBe(200);
    expect(await stored()).not.toEqual(before);
  });

  it('given a repeat under the same key, then nothing is published again', async () => {
    const repairs = await plansFor(lost());
    const clientKey = randomUUID();
    await apply([lost()], repairs, { clientKey });
    expect((await apply([lost()], repairs, { clientKey })).body.versions).toHaveLength(2);
    expect(await apply([lost()], repairs, { clientKey, reason: 'another' })).toMatchObject({
      status: 409,
      body: { error: 'repeat-key-used' },
    });
  });

  it('given a step of the draft that is stored at the same moment, then the change waits for it and both are stored', async () => {
    const repairs = await plansFor(lost());
    const { revision } = await setup.draft();
    const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
    const step = database.transaction(async (tx) => {
      await lockDraft(cup.editionId, setup.clock.now(), tx);
      locked();
      // Long enough for the change to take its first lock.
      await delay(300);
      const change = { kind: 'lock', matches: [repairs.plans[0]?.moved[0]?.key ?? ''], on: false } as const;
      const body = { clientKey: randomUUID(), revision, change };
      return append(cup.editionId, ann.userId, body, setup.clock.now(), tx);
    });
    await isLocked;
    const applied = apply([lost()], repairs);
    expect(await step).toMatchObject({ ok: true });
    expect((await applied).status).toBe(200);
  });

  it('given a hall that is late, then its matches begin later or elsewhere', async () => {
    const late: PlanHappening = { kind: 'hallLate', hall: cup.halls[1] ?? '', from: noon, minutes: 35 };
    const { plans, displaced } = await plansFor(late);
    expect(displaced.length).toBeGreaterThan(0);
    const [first] = (await changes()).matches
      .filter(({ key }) => displaced.includes(key))
      .toSorted((a, b) => (a.placement?.start ?? 0) - (b.placement?.start ?? 0));
    const begins = first?.placement?.start ?? 0;
    for (const { moved } of plans) {
      const move = moved.find(({ key }) => key === first?.key)?.to;
      expect(move?.hall !== first?.placement?.hall || (move?.start ?? 0) >= begins + 35).toBe(true);
    }
  });

  it('given a category that is late after it has played, then played and running matches stay, and the plan can be applied', async () => {
    setup.clock.set(`${year - 1}-06-13T12:00:00Z`);
    const { matches: all } = await changes();
    const begun = all.filter(
      ({ category, placement }) => category === 'MA' && (placement?.start ?? 1440) <= 840,
    );
    expect(begun.length).toBeGreaterThan(1);
    const [finished, running] = [await stageId('finished'), await stageId('1st_half')];
    const ids = new Map((await rows()).map(({ planKey, id }) => [planKey, id]));
    const stages = begun.map(({ key }, index) => {
      const stage =
        index === begun.length - 1 ? { stageId: running } : { stageId: finished, homeScore: 9, awayScore: 8 };
      return [ids.get(key) ?? 0, stage] as const;
    });
    await write(database, { matches: Object.fromEntries(stages) });

    const late: PlanHappening = { kind: 'categoryDelayed', category: 'MA', until: noon + 180 };
    const repairs = await plansFor(late);
    const keys = new Set(begun.map(({ key }) => key));
    expect([...repairs.displaced, ...repairs.stuck].filter((key) => keys.has(key))).toEqual([]);
    for (const { moved, broken } of repairs.plans) {
      expect(moved.filter(({ key }) => keys.has(key))).toEqual([]);
      expect(broken).toEqual([]);
    }
    expect((await apply([late], repairs, { reason: null })).status).toBe(200);
  });

  it('given a match that is moved by hand, then it lies there also inside the freeze, and the one in its way makes room', async () => {
    const { matches: all } = await changes();
    const inTime = all
      .filter(({ placement }) => (placement?.start ?? 0) >= 700)
      .toSorted((a, b) => (a.placement?.start ?? 0) - (b.placement?.start ?? 0));
    const [soon, later] = [inTime[0], inTime.at(-6)];
    if (!soon?.placement || !later) throw new Error('the small plan has no such matches');
    const byHand: PlanHappening = { kind: 'matchMoved', match: later.key, to: soon.placement };
    const { plans } = (await ask([byHand], 0)).body as PlanRepairs;
    for (const { moved } of plans) {
      expect(moved.find(({ key }) => key === later.key)?.to).toEqual(soon.placement);
      expect(moved.map(({ key }) => key)).toContain(soon.key);
    }
  });

  it('given a group that goes on smaller, then open matches of its team are cancelled, also inside the freeze, and played ones stay', async () => {
    const team = cup.teams[0] ?? '';
    const { groups } = await changes();
    const group = groups.find(({ teams }) => teams.includes(Number(team)))?.key ?? '';
    const own = (await rows()).filter(({ homeTeamId, awayTeamId }) =>
      [homeTeamId, awayTeamId].includes(Number(team)),
    );
    const [played] = own;
    const stage = await stageId('finished');
    await write(database, { matches: { [played?.id ?? 0]: { stageId: stage, homeScore: 9, awayScore: 8 } } });
    const smaller: PlanHappening = { kind: 'groupSmaller', group, team };
    const soon = own.find(({ id }) => id !== played?.id)?.startsAt?.getTime() ?? 0;
    setup.clock.set(new Date(soon - 10 * 60_000).toISOString());
    const repairs = await plansFor(smaller);
    expect(repairs.cancelled).toHaveLength(own.length - 1);
    expect((await apply([smaller], repairs)).status).toBe(200);
    const after = await rows();
    expect(after.find(({ id }) => id === played?.id)).toMatchObject({ homeScore: 9, cancelledAt: null });
    const cancelled = after.filter(({ cancelledAt }) => cancelledAt !== null);
    expect(cancelled).toHaveLength(own.length - 1);
    expect(new Set(cancelled.map((match) => match.cancelled?.withoutTeamId))).toEqual(
      new Set([Number(team)]),
    );
    const log = await database.db.select().from(audit).where(eq(audit.action, 'match.cancelled'));
    expect(new Set(log.map(({ subjectId }) => subjectId))).toEqual(new Set(cancelled.map(({ id }) => id)));
  });

  it('[BR4] given a group whose last open matches a change cancels, then its teams take their places in the play-offs', async () => {
    const team = Number(cup.teams[0]);
    const { groups } = await changes();
    const { key: group = '', teams: ofGroup = [] } = groups.find(({ teams }) => teams.includes(team)) ?? {};
    const others = (await rows()).filter(
      ({ homeTeamId, awayTeamId }) =>
        homeTeamId !== team && awayTeamId !== team && ofGroup.includes(homeTeamId ?? 0),
    );
    const stage = await stageId('finished');
    const played = others.map(({ id }, index) => [
      id,
      { stageId: stage, homeScore: 9 + index, awayScore: 5 },
    ]);
    await write(database, { matches: Object.fromEntries(played) });
    const seated = async () => {
      const ids = (await rows()).flatMap(({ planKey, homeTeamId, awayTeamId }) =>
        planKey?.includes('SF') ? [homeTeamId, awayTeamId] : [],
      );
      return ids.filter((id) => id !== null);
    };
    expect(await seated()).toEqual([]);
    const smaller: PlanHappening = { kind: 'groupSmaller', group, team: String(team) };
    const applied = await apply([smaller], await plansFor(smaller));
    expect(applied.status, JSON.stringify(applied.body)).toBe(200);
    const now = await seated();
    expect(now.length).toBeGreaterThan(0);
    expect(ofGroup).toEqual(expect.arrayContaining(now));
  });

  it('given nothing that was published from a plan, then plans are refused by name', async () => {
    await makeOpenCup(database, year + 200);
    expect(await changes()).toMatchObject({ version: null, matches: [] });
    const refused = await ask([{ kind: 'categoryDelayed', category: 'MA', until: 600 }]);
    expect([refused.status, refused.body.error]).toEqual([409, 'plan-not-published']);
  });
});
