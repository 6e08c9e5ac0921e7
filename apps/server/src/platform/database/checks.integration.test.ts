import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrationsFolder, bothDatabases } from '../../../tests/database.ts';
import type { TestDatabase } from '../../../tests/database.ts';
import { migrate, sqlError } from './index.ts';

describe.each(bothDatabases())('what no row can be, on $name', (kind) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await kind.openEmpty();
  });
  afterEach(() => database.cleanup());

  const run = (statement: string) => database.db.execute(sql.raw(statement));
  const refusalOf = async (statement: string) =>
    sqlError(
      await run(statement).then(
        () => null,
        (error: unknown) => error,
      ),
    )?.constraint;

  test('given values that cannot be, then each is refused by the name of its rule', async () => {
    await migrate(database, migrationsFolder);
    await run(`insert into live_state (id, epoch, v) values (1, 'e', 0)`);
    expect(await refusalOf(`insert into live_state (id, epoch, v) values (2, 'e', 0)`)).toBe(
      'live_state_one_row',
    );
    expect(await refusalOf('update live_state set v = -1')).toBe('live_state_counted');
    expect(
      await refusalOf(`insert into audit (at, user_id, action, subject_type, subject_id)
        values (now(), 0, 'x', 'match', 1)`),
    ).toBe('audit_user_id_users_id_fk');
    expect(
      await refusalOf(`insert into event_types (code, name_cs, name_en, category, short_name, weight)
        values ('x', 'x', 'x', 'unheard-of', 'x', 1)`),
    ).toBe('event_types_category_known');
    expect(
      await refusalOf(`insert into editions
        (name, year, start_date, end_date, time_zone, currency_code, tie_breakers, tie_breakers_unfinished)
        values ('Cup', 2026, '2026-06-15', '2026-06-13', 'Europe/Prague', 'CZK', '[]', '[]')`),
    ).toBe('editions_days_in_order');
    const edition = (year: number, isCurrent: boolean) =>
      `insert into editions (name, year, start_date, end_date, time_zone, currency_code, tie_breakers,
        tie_breakers_unfinished, is_current) values ('Cup', ${year}, '${year}-06-13', '${year}-06-15',
        'Europe/Prague', 'CZK', '[]', '[]', ${isCurrent})`;
    for (const year of [2024, 2025]) expect(await refusalOf(edition(year, false))).toBeUndefined();
    expect(await refusalOf(edition(2026, true))).toBeUndefined();
    expect(await refusalOf(edition(2027, true))).toBe('editions_one_current');
    // Codes and keys are unique in an edition, and among shared rows.
    for (const [owner, index] of [
      ['(select min(id) from editions)', 'of_edition'],
      ['null', 'of_all'],
    ]) {
      const place = `insert into places (edition_id, code, place_type) values (${owner}, 'H1', 1)`;
      expect([await refusalOf(place), await refusalOf(place)]).toEqual([undefined, `places_${index}`]);
      const entry = `insert into configuration_entries (edition_id, key, data_type, label_cs, label_en)
        values (${owner}, 'x', 'string', 'x', 'x')`;
      expect([await refusalOf(entry), await refusalOf(entry)]).toEqual([
        undefined,
        `configuration_entries_${index}`,
      ]);
    }
  });
});
