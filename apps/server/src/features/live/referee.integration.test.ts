import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refereeRegistrationStates } from '@sevenmetre/rules/vocabulary';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { makeSmallCup } from '../../../tests/small-cup.ts';
import { referees } from '../../platform/database/schema/index.ts';
import { findPublicReferees } from './referee.repository.ts';

describe.each(testDatabases())('referees that everybody may see, on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  it('are the approved ones of the edition', async () => {
    const earlier = await makeSmallCup(database, 2025);
    const { editionId } = await makeSmallCup(database, 2026);
    const rows = [earlier.editionId, editionId].flatMap((id) =>
      refereeRegistrationStates.map((registrationState) => ({
        editionId: id,
        firstName: registrationState,
        lastName: String(id),
        registrationState,
      })),
    );
    await database.db.insert(referees).values(rows);
    const found = [...(await findPublicReferees(editionId, { showsHalls: false }, database.db)).values()];
    expect(found.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
      ['approved', String(editionId)],
    ]);
  });
});
