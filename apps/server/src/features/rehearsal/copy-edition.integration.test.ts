import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import { drawInputs, draws, planVersions } from '../../platform/database/schema/index.ts';
import { copyEdition } from './copy-edition.use-case.ts';

const at = new Date('2026-06-01T10:00:00Z');

describe.each(testDatabases())('the copy of an edition on $name', (kind) => {
  let from: TestDatabase;
  let to: TestDatabase;
  let cup: SmallCup;

  beforeAll(async () => {
    from = await kind.open();
    to = await kind.open();
    cup = await makeSmallCup(from);
    await from.transaction(async (tx) => {
      const document = { categories: [], placements: [], locked: [] };
      const scope = { categories: null, groups: true, schedule: true };
      const summary = { added: 0, removed: 0, moved: 0, changed: 0, brokenRules: 0 };
      const version = { editionId: cup.editionId, at, hash: 'h', document, scope, summary };
      await tx.insert(planVersions).values([
        { ...version, number: 1, clientKey: 'first-key', reason: 'Hana is ill' },
        { ...version, number: 2, clientKey: 'other-key', restores: 1, change: { happenings: null } },
      ]);
      const draw = {
        categoryId: cup.categoryId,
        secretHash: 'published',
        sealedSecret: 'sealed',
        hallNumbers: [4],
        numbersBy: 'Hana Malá',
        announcedAt: at,
        numbersFrom: at,
        startedAt: at,
        updatedAt: at,
      };
      await tx.insert(draws).values([
        { ...draw, number: 1, state: 'setAside', secret: 'open', balls: [], endedAt: at, endReason: 'Hana' },
        { ...draw, number: 2, state: 'running' },
      ]);
      const input = { categoryId: cup.categoryId, version: 1, at, hash: 'h', input: {}, format: {} };
      await tx.insert(drawInputs).values([
        { ...input, number: 1 },
        { ...input, number: 2 },
      ]);
    });
    await copyEdition({ from, to }, { id: cup.editionId, name: 'Rehearsal' });
  });
  afterAll(async () => {
    await from.cleanup();
    await to.cleanup();
  });

  it('[RE2] has the published versions of the plan, without their reasons', async () => {
    const versions = await to.db.select().from(planVersions).orderBy(planVersions.number);
    expect(versions).toMatchObject([
      { number: 1, hash: 'h', restores: null, reason: null, change: null, userId: null },
      { number: 2, restores: 1, change: null },
    ]);
  });

  it('[RE2][RE3] has the draws that are over, with what proves them, and names nobody who drew', async () => {
    const [draw, ...others] = await to.db.select().from(draws);
    expect([draw, others]).toMatchObject([
      { number: 1, secretHash: 'published', secret: 'open', hallNumbers: [4], endReason: '–' },
      [],
    ]);
    expect([draw?.sealedSecret, draw?.numbersBy?.includes('Malá')]).toEqual(['', false]);
    expect((await to.db.select().from(drawInputs)).map(({ number }) => number)).toEqual([1]);
  });
});
