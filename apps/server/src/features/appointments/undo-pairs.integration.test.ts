import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { type SmallCup, makeSmallCup } from '../../../tests/small-cup.ts';
import { appointments, refereePairs, undoablePresses } from '../../platform/database/schema/index.ts';
import { pressRepository, readPresses } from '../undo/index.ts';
import { restorePairs } from './index.ts';
import { director, makeReferees, makeSetup, type Setup } from './testing/setup.ts';

const fields = {
  level: 'A',
  fee: 35_000,
  travel: 120_000,
  mostPerDay: null,
  wish: null,
  absences: [],
  clubIds: [],
};

describe.each(testDatabases())('undo of pairs of referees on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;
  let ids: number[];
  let setup: Setup;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    ids = await makeReferees(database, cup);
    setup = await makeSetup(database);
    setup.as(director);
  });
  beforeEach(async () => {
    for (const table of [appointments, refereePairs, undoablePresses]) await database.db.delete(table);
  });
  afterAll(async () => {
    await setup.close();
    await database.cleanup();
  });

  const stored = () => database.db.select().from(refereePairs).orderBy(refereePairs.id);
  const pairOf = (first: number, second: number) => ({
    ...fields,
    firstRefereeId: ids[first],
    secondRefereeId: ids[second],
  });
  const create = async (first: number, second: number): Promise<{ id: number; revision: number }> => {
    const { body } = await setup.call('POST', '/admin/referee-pairs', pairOf(first, second));
    return body.pairs.find((pair: { firstRefereeId: number }) => pair.firstRefereeId === ids[first]);
  };
  const presses = async () => {
    const found = await readPresses(setup.clock.now(), database.db);
    return found.ok ? found.value.presses : [];
  };
  // The call itself is tested with states.
  const undo = (pressId: number) =>
    database.transaction(async (tx) => {
      const press = await pressRepository.lockById(pressId, cup.editionId, tx);
      if (!press) throw new Error('No press');
      const who = { userId: director.userId, at: setup.clock.now() };
      return (await restorePairs(press.changes, who, tx))?.code ?? null;
    });
  const undoLast = async () => undo((await presses())[0]?.id ?? 0);

  test('[UN1] a pair that was changed or dissolved is as it was, under its id', async () => {
    const { id, revision } = await create(0, 1);
    const [before] = await stored();
    const absences = [{ from: 540, to: 600, reason: 'vlak' }];
    const save = { ...pairOf(0, 1), absences, fee: 1, revision };
    expect((await setup.call('PUT', `/admin/referee-pairs/${id}`, save)).status).toBe(200);
    const [changed] = await stored();
    expect((await setup.call('DELETE', `/admin/referee-pairs/${id}`)).status).toBe(200);
    expect((await presses()).map(({ kind: named, count }) => [named, count])).toEqual([
      ['referee-pairs', 1],
      ['referee-pairs', 1],
      ['referee-pairs', 1],
    ]);
    const [removal, saving, making] = await presses();
    expect(await undo(saving?.id ?? 0)).toBe('changed-meanwhile');
    expect([await undo(removal?.id ?? 0), await stored()]).toMatchObject([
      null,
      [{ id, fee: changed?.fee, absences }],
    ]);
    expect([await undo(saving?.id ?? 0), await stored()]).toMatchObject([
      null,
      [{ id, fee: before?.fee, absences: [] }],
    ]);
    // Who has read it as the press had left it does not save over it.
    expect((await setup.call('PUT', `/admin/referee-pairs/${id}`, save)).body.error).toBe('pair-changed');
    expect([await undo(making?.id ?? 0), await stored()]).toEqual([null, []]);
  });

  test('[UN1] absences of somebody who goes home are undone after the matches that were given up', async () => {
    const { id } = await create(0, 1);
    const [matchId = 0] = cup.matches;
    await setup.call('PUT', '/admin/appointments', { changes: [{ matchId, pairId: id, seen: null }] });
    const wanted = [{ from: 540, to: 2000, reason: 'nemoc' }];
    const home = {
      changes: [{ matchId, pairId: null, seen: id }],
      absences: { pairId: id, seen: [], wanted },
    };
    expect((await setup.call('PUT', '/admin/appointments', home)).status).toBe(200);
    const [matches, absence] = await presses();
    expect([matches?.kind, absence?.kind]).toEqual(['appointments', 'referee-pairs']);
    expect(await undo(absence?.id ?? 0)).toBe(null);
    expect((await stored())[0]?.absences).toEqual([]);
  });

  test('[UN2][UN3] it is refused if the pair leads a match, or a referee is in another pair or not approved', async () => {
    const { id } = await create(0, 1);
    const [matchId = 0] = cup.matches;
    await setup.call('PUT', '/admin/appointments', { changes: [{ matchId, pairId: id, seen: null }] });
    const making = (await presses()).find(({ kind: named }) => named === 'referee-pairs');
    expect(await undo(making?.id ?? 0)).toBe('pair-in-use');
    await database.db.delete(appointments).where(eq(appointments.matchId, matchId));
    await setup.call('DELETE', `/admin/referee-pairs/${id}`);
    const removal = (await presses())[0]?.id ?? 0;
    await create(0, 2);
    expect(await undo(removal)).toBe('referee-paired');
    expect(await undoLast()).toBe(null);
    expect([await undo(removal), (await stored()).map((pair) => pair.id)]).toEqual([null, [id]]);
  });
});
