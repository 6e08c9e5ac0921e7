import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import type { SmallCup } from '../../../tests/small-cup.ts';
import type { Tx } from '../../platform/database/index.ts';
import { groups, matches } from '../../platform/database/schema/index.ts';
import { groupRepository, matchRepository } from './index.ts';

describe.each(bothDatabases())('locks of one match on $name', (kind) => {
  let database: TestDatabase;
  let cup: SmallCup;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
  });
  afterAll(() => database.cleanup());

  /** Ids of rows that a transaction has locked, from PostgreSQL's `xmax`. */
  const lockedIn = async (table: typeof groups | typeof matches, tx: Tx) => {
    const own = sql`${table}.xmax::text = pg_current_xact_id()::text`;
    return (await tx.select({ id: table.id }).from(table).where(own)).map(({ id }) => id);
  };

  it('given matches of a year that is over, then none of them is found, and none is locked', async () => {
    const earlier = cup;
    cup = await makeSmallCup(database, 2027);
    const foundOf = ({ matches: [id = 0] }: SmallCup) =>
      database.transaction(async (tx) => [
        (await matchRepository.findById(id, tx))?.id,
        (await matchRepository.lockById(id, tx))?.match.id,
      ]);
    expect(await foundOf(earlier)).toEqual([undefined, undefined]);
    expect(await foundOf(cup)).toEqual([cup.matches[0], cup.matches[0]]);
  });

  it('given groups of two years, then those of the one that is asked for are found', async () => {
    const found = await groupRepository.findAllByEditionId(cup.editionId, database.db);
    expect(found.map(({ id }) => id)).toEqual(Object.values(cup.groups));
  });

  it('given a match of a group, then its row and its group are locked, and writers of others need not wait', async () => {
    const [, , , match = 0] = cup.matches;
    const locked = await database.transaction(async (tx) => {
      await groupRepository.lockByMatchId(match, tx);
      await matchRepository.lockById(match, tx);
      return [await lockedIn(groups, tx), await lockedIn(matches, tx)];
    });
    expect(locked).toEqual([[cup.groups.b], [match]]);
  });
});
