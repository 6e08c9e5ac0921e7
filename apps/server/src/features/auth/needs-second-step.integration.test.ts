import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '@sevenmetre/rules/vocabulary';
import { testDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { configurationEntries } from '../../platform/database/schema/index.ts';
import { needsSecondStep } from './second-step/needs-second-step.ts';

const key = 'organisers-need-second-step';
const words = { dataType: 'boolean' as const, labelCs: '', labelEn: '' };

describe.each(testDatabases())('a second step, on $name', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.cleanup());

  it('[UR6] given the configuration, then organisers need it as it says, without a word in production, and nobody else ever', async () => {
    const whoNeeds = async (isProduction = false) => {
      const asked = await Promise.all(
        roles.map((role) => needsSecondStep(['ROLE_USER', role], { isProduction }, database.db)),
      );
      return roles.filter((_, index) => asked[index]);
    };
    expect(await whoNeeds()).toEqual([]);
    expect((await whoNeeds(true)).toSorted()).toEqual(['ROLE_ADMIN', 'ROLE_SUPER_ADMIN']);
    await database.db.insert(configurationEntries).values({ ...words, key, value: 'true' });
    expect((await whoNeeds()).toSorted()).toEqual(['ROLE_ADMIN', 'ROLE_SUPER_ADMIN']);
    await database.db.update(configurationEntries).set({ value: 'false' });
    expect(await whoNeeds(true)).toEqual([]);
  });
});
