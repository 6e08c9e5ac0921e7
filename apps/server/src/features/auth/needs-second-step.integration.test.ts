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

  it('given the configuration, then organisers need it as it says, and nobody else ever', async () => {
    const whoNeeds = async () => {
      const asked = await Promise.all(roles.map((role) => needsSecondStep(['ROLE_USER', role], database.db)));
      return roles.filter((_, index) => asked[index]);
    };
    expect(await whoNeeds()).toEqual([]);
    await database.db.insert(configurationEntries).values({ ...words, key, value: 'true' });
    expect((await whoNeeds()).toSorted()).toEqual(['ROLE_ADMIN', 'ROLE_SUPER_ADMIN']);
  });
});
