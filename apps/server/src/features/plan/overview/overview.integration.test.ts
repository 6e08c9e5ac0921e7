import type { PlanOverview, PlanSettings } from '@sevenmetre/contract/plan/schemas';
import { withRemedies } from '@sevenmetre/engine/schedule';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { loadPlan } from '../load-plan.ts';
import { findPlanEdition } from '../plan-edition.ts';
import { makeOpenCup } from '../testing/open-cup.ts';
import { type PlanSetup, makePlanSetup } from '../testing/plan-setup.ts';
import { makeSmallPlan } from '../testing/small-plan.ts';
import { assessInThread } from './assess-in-thread.ts';
import { assess } from './assess.ts';

describe.each(testDatabases())('the overview of a plan on $name', (kind) => {
  let database: TestDatabase;
  let setup: PlanSetup;

  beforeAll(async () => {
    database = await kind.open();
    setup = await makePlanSetup(database);
    await makeSmallPlan(setup, await makeOpenCup(database, 2026));
  });
  afterAll(() => setup.close());

  const settings = async (): Promise<PlanSettings> => (await setup.call('GET', '/settings')).body;
  const save = ({ revision, courts }: PlanSettings) => setup.call('PUT', '/settings', { revision, courts });
  const capacity = async () => {
    const { body }: { body: PlanOverview } = await setup.call('GET');
    if (body.capacity === null) throw new Error('the plan has formats');
    return body.capacity;
  };
  const openUntil = async (close: number) => {
    const now = await settings();
    const courts = now.courts.map((court) => ({
      ...court,
      hours: court.hours.map((hours) => ({ ...hours, open: 540, close })),
    }));
    await save({ ...now, courts });
  };

  it('given room, then every place and every match is in one hour of the line, and nothing has to be remedied', async () => {
    const { possible, hours, slots, matches, remedies } = await capacity();
    const sum = (of: 'open' | 'needed') => hours.reduce((total, hour) => total + hour[of], 0);
    expect([possible, sum('open'), sum('needed')]).toEqual([true, slots, matches]);
    expect(hours.at(-1)?.spare).toBe(slots - matches);
    expect(remedies).toEqual({ single: [], together: null });
  });

  it('given a match without a place and settings that nobody has saved, then the hours of the halls come first', async () => {
    const codes = async () => {
      const { body }: { body: PlanOverview } = await setup.call('GET');
      return body.next.map(({ code }) => code);
    };
    const { revision, document } = await setup.draft();
    const [[match] = ['']] = document.placements;
    await setup.command(revision, { kind: 'unplace', match });
    expect(await codes()).toEqual(['checkHours', 'schedule', 'publish']);
    await save(await settings());
    expect(await codes()).toEqual(['schedule', 'publish']);
  });

  it('given a plan, then a thread of its own assesses it as this one does', async () => {
    const {
      settings: own,
      teams,
      coaches,
      document,
    } = await database.transaction(async (tx) => {
      const edition = await findPlanEdition(tx);
      if (!edition.ok) throw new Error('there is an edition');
      return loadPlan(edition.value, tx);
    });
    const sources = { settings: own, teams, coaches, document };
    expect(await assessInThread(sources)).toEqual(assess(sources));
  });

  it('given courts that are closed too early, then each remedy leaves short what it says', async () => {
    await openUntil(720);
    const { possible, hours, remedies } = await capacity();
    expect(possible).toBe(false);
    expect(Math.min(...hours.map(({ spare }) => spare))).toBeLessThan(0);
    expect(remedies.single.length).toBeGreaterThan(0);
    const before = await settings();
    for (const { change, left } of remedies.single) {
      const { revision } = await settings();
      const changed = { ...withRemedies(before, [change]), revision };
      const rules = changed.categories.map(
        ({ code: _, nameCs: __, nameEn: ___, gender: ____, saved: _____, ...own }) => own,
      );
      const body = { revision, courts: changed.courts, categories: rules };
      expect((await setup.call('PUT', '/settings', body)).status).toBe(200);
      expect((await capacity()).possible).toBe(left === 0);
    }
  });
});
