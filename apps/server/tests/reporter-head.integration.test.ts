import { describe, expect, test } from 'vitest';
import { testDatabases } from './database.ts';
import { reporterSetupOf } from './reporter-setup.ts';
import { configurationEntries } from '../src/platform/database/schema/index.ts';
import { reporter } from '../src/features/match-events/testing/setup.ts';
import { valueOf } from '../src/platform/outcome/testing/value-of.ts';
import { readHall } from '../src/features/reporter/read-reporter.use-case.ts';

describe.each(testDatabases())('what all matches of a hall share, on $name', (kind) => {
  const on = reporterSetupOf(kind);

  test.each([
    [null, 0],
    ['3', 3],
    ['', 0],
    ['third', 0],
    ['-1', 0],
  ])(
    'given the default event type position %j, then the device is sent %i',
    async (value, defaultEventTypePosition) => {
      const { cup } = await on.setUp();
      const entry = { key: 'default-event-type-position', dataType: 'integer' as const };
      if (value !== null)
        await on.setup.database.db
          .insert(configurationEntries)
          .values({ ...entry, editionId: cup.editionId, value, labelCs: '', labelEn: '' });
      expect(valueOf(await readHall(on.context(), reporter, cup.placeId, null))).toMatchObject({
        configuration: { defaultEventTypePosition },
      });
    },
  );
});
