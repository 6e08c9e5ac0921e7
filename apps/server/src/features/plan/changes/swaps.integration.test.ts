import type { PlanHappening, PlanRepairs } from '@sevenmetre/contract/plan/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { write } from '../../../../tests/small-cup.ts';
import { matches, matchStages } from '../../../platform/database/schema/index.ts';
import type { OpenCup } from '../testing/open-cup.ts';
import { type PlanSetup, makePlanSetup } from '../testing/plan-setup.ts';
import { changesPage, openRunningCup } from '../testing/running-plan.ts';

describe.each(testDatabases())('swaps of teams in a running tournament on $name', (kind) => {
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
  const rows = () => database.db.select().from(matches).where(eq(matches.editionId, cup.editionId));
  const stageId = async (code: string) =>
    (await database.db.select().from(matchStages)).find((stage) => stage.code === code)?.id ?? 0;
  const nameOf = async (team: string) =>
    (await changes()).teams.find(({ id }) => String(id) === team)?.name ?? '';

  it('given two teams that swap their seats, then each plays the matches of the other, and no result is lost', async () => {
    const [one = '', other = ''] = [cup.teams[0], cup.teams[7]];
    const swap: PlanHappening = { kind: 'teamsSwapped', category: 'MA', teams: [one, other] };
    const own = async (team: string) =>
      (await rows())
        .filter(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].includes(Number(team)))
        .map(({ planKey }) => planKey ?? '')
        .toSorted();
    const before = [await own(one), await own(other)];
    setup.clock.set(`${year - 1}-06-12T09:30:00Z`);
    const repairs = await plansFor(swap);
    expect((await apply([swap], repairs)).status).toBe(200);
    expect([await own(other), await own(one)]).toEqual(before);
    const finished = await stageId('finished');
    const [played] = (await rows()).filter(({ homeTeamId }) => homeTeamId === Number(one));
    await write(database, {
      matches: { [played?.id ?? 0]: { stageId: finished, homeScore: 3, awayScore: 1 } },
    });
    const refused = await apply([swap], await plansFor(swap));
    expect([refused.status, refused.body.error]).toEqual([409, 'plan-match-fixed']);
  });

  it('[PL18] given a swap that takes the rest from another team, then plans say so, and it is published with a reason only', async () => {
    const [one = '', other = ''] = [cup.teams[0], cup.teams[7]];
    setup.clock.set(`${year - 1}-06-13T04:00:00Z`);
    const name = await nameOf(one);
    const [first, second] = (await changes()).matches
      .filter(({ home, away }) => home === name || away === name)
      .toSorted((a, b) => (a.placement?.start ?? 0) - (b.placement?.start ?? 0));
    if (!first?.placement || !second) throw new Error('the small plan has no such matches');
    const to = { hall: first.placement.hall, start: first.placement.start + 30 };
    const moved: PlanHappening = { kind: 'matchMoved', match: second.key, to };
    const byHand = { freeze: 0, placements: [[second.key, to]] };
    expect((await apply([moved], await plansFor(moved), byHand)).status).toBe(200);

    const starts = (await rows()).find(({ planKey }) => planKey === first.key)?.startsAt?.getTime() ?? 0;
    setup.clock.set(new Date(starts - 90 * 60_000));
    const swap: PlanHappening = { kind: 'teamsSwapped', category: 'MA', teams: [one, other] };
    const { version, plans } = (await ask([swap], 240)).body as PlanRepairs;
    const rests = plans.flatMap(({ broken }) => broken.filter(({ code }) => code === 'rest'));
    expect(new Set(rests.map(({ teams }) => teams.join()))).toEqual(new Set([other]));
    const body = { freeze: 0, version, placements: [] };
    const refused = await apply([swap], await plansFor(swap), { ...body, reason: null });
    expect([refused.status, refused.body.error]).toEqual([422, 'plan-reason-missing']);
    expect((await apply([swap], await plansFor(swap), body)).status).toBe(200);
  });
});
