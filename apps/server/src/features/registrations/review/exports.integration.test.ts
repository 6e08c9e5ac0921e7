import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../../tests/database.ts';
import type { TestDatabase } from '../../../../tests/database.ts';
import { workbookOf } from '../../../../tests/read-workbook.ts';
import { referees } from '../../../platform/database/schema/index.ts';
import { makeSetup } from './testing/setup.ts';
import type { Setup } from './testing/setup.ts';

describe.each(testDatabases())('workbooks of lists as they are seen on $name', (kind) => {
  let database: TestDatabase;
  let setup: Setup;
  beforeAll(async () => {
    database = await kind.open();
    setup = await makeSetup(database);
  });
  afterAll(() => setup.close());

  it('[LV6] given columns that are seen, then the workbook has these in their order, and the rows of the list', async () => {
    await setup.newClub('Sloupcová Beta', ['accepted', 'waiting']);
    await setup.newClub('Sloupcová Alfa');
    const question = 'search=sloupcova&sort=name&direction=down';
    const file = await setup.call(
      'GET',
      `club-registrations.xlsx?${question}&columns=name,persons,gone,state`,
    );
    const sheets = await workbookOf(file.body);
    expect([...sheets.keys()]).toEqual(['Clubs']);
    const rows = sheets.get('Clubs') ?? [];
    expect(rows.map((row) => row['Name'])).toEqual(['Sloupcová Beta', 'Sloupcová Alfa']);
    expect(Object.keys(rows[0] ?? {})).toEqual(['Name', 'Country', 'Persons', 'Extra persons', 'State']);
    const list = await setup.call('GET', `club-registrations?${question}&size=10000`);
    expect(list.body).toMatchObject({
      total: 2,
      rows: [{ queuedCategories: [expect.any(String)] }, { queuedCategories: [] }],
    });
  });

  it('[LV6] given referees that are searched for, then the workbook has these, and nothing beyond the columns that are seen', async () => {
    const { editionId } = setup.cup;
    await database.db.insert(referees).values([
      { editionId, firstName: 'Ota', lastName: 'Sloupek', phone: '+420601000001' },
      { editionId, firstName: 'Iva', lastName: 'Jiná', phone: '+420601000002' },
    ]);
    const asked = 'search=sloupek&columns=name,email';
    const officials = await workbookOf((await setup.call('GET', `referee-registrations.xlsx?${asked}`)).body);
    expect([...officials.keys()]).toEqual(['Referees']);
    const listed = officials.get('Referees') ?? [];
    expect(listed).toHaveLength(1);
    expect(Object.keys(listed[0] ?? {})).toEqual(['First name', 'Last name', 'Country', 'E-mail']);
  });
});
