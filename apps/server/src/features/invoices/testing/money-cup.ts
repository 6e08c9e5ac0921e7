import { eq } from 'drizzle-orm';
import { makeSmallCup } from '../../../../tests/small-cup.ts';
import type { Database } from '../../../platform/database/index.ts';
import {
  clubs,
  countries,
  pricelistItems,
  suppliers,
  teams,
  users,
} from '../../../platform/database/schema/index.ts';

export interface MoneyCup {
  readonly editionId: number;
  readonly categoryId: number;
  readonly organiserId: number;
  readonly supplierId: number;
  /** Supplier of the party, which is invoiced separately. */
  readonly partySupplierId: number;
  readonly packageId: number;
  /** A club from the Czech Republic, approved, with `teamsEach` teams of 10 persons with the package. */
  aClub(teamsEach?: number, country?: string): Promise<number>;
}

const party = { street: 'Dlouhá 12', city: 'Lipová', zip: '790 61', countryCode: 'CZ' };

/**
 * A small cup with prices: an entry fee of 3,200 CZK, a package of 1,890 CZK, lunches, a party, single rooms.
 */
export async function makeMoneyCup(database: Database): Promise<MoneyCup> {
  const cup = await makeSmallCup(database);
  const { editionId, categoryId } = cup;
  const { db } = database;
  const [supplier, other] = await db
    .insert(suppliers)
    .values([
      {
        editionId,
        name: 'Házená Lipová',
        ...party,
        accountCzk: '19-2000145399/0800',
        ibanEur: 'CZ6508000000192000145399',
      },
      { editionId, name: 'Večírky s. r. o.', ...party },
    ])
    .returning();
  const [organiserId, supplierId, partySupplierId] = [
    await anOrganiser(database),
    supplier?.id ?? 0,
    other?.id ?? 0,
  ];
  const packageId = await aPriceList(database, editionId, supplierId, partySupplierId);
  const aClub = async (teamsEach = 1, country = 'CZ') => {
    const [row] = await db.select().from(countries).where(eq(countries.countryCode, country));
    const club = { editionId, countryId: row?.id ?? 0, registrationState: 'approved' as const };
    const address = { street: 'Krátká 1', city: 'Žďár', zip: '591 01', locale: 'cs' as const };
    const [stored] = await db
      .insert(clubs)
      .values({ ...club, ...address, name: `HK ${country} ${Math.trunc(performance.now() * 1000)}` })
      .returning();
    const clubId = stored?.id ?? 0;
    const ordered = { bundlePricelistItemId: packageId, bundlePersons: 10 };
    const rows = Array.from({ length: teamsEach }, (_, index) => ({ teamNumber: index + 1, ...ordered }));
    const values = rows.map((team) => ({ ...team, editionId, clubId, categoryId }));
    if (values.length > 0) await db.insert(teams).values(values);
    return clubId;
  };
  return { editionId, categoryId, organiserId, supplierId, partySupplierId, packageId, aClub };
}

async function anOrganiser({ db }: Database): Promise<number> {
  const account = {
    email: 'organiser@example.test',
    passwordHash: '-',
    firstName: 'Radek',
    lastName: 'Pořádný',
  };
  const [user] = await db
    .insert(users)
    .values({ ...account, roles: ['ROLE_USER', 'ROLE_ADMIN'] })
    .returning();
  return user?.id ?? 0;
}

async function aPriceList(
  { db }: Database,
  editionId: number,
  supplierId: number,
  partySupplierId: number,
): Promise<number> {
  const item = { editionId, supplierId, unit: 'person', isSystem: true };
  const offers = { singleRoomAvailable: true, handballRestaurantAvailable: true, vipPartyAvailable: true };
  const [bundle] = await db
    .insert(pricelistItems)
    .values([
      {
        ...item,
        ...offers,
        code: 'A',
        serviceType: 'package',
        priceCzk: 189_000,
        priceEur: 7_800,
        nameCs: 'Balíček A',
        nameEn: 'Package A',
      },
      {
        ...item,
        code: 'fee',
        serviceType: 'entry-fee',
        unit: 'team',
        priceCzk: 320_000,
        priceEur: 13_000,
        nameCs: 'Startovné',
        nameEn: 'Entry fee',
      },
      {
        ...item,
        code: 'lunch',
        serviceType: 'monday-lunch',
        priceCzk: 17_000,
        priceEur: 700,
        nameCs: 'Oběd',
        nameEn: 'Lunch',
      },
      {
        ...item,
        code: 'single',
        serviceType: 'single-room',
        priceCzk: 60_000,
        priceEur: 2_500,
        nameCs: 'Jednolůžkový pokoj',
        nameEn: 'Single room',
      },
      {
        ...item,
        supplierId: partySupplierId,
        separateInvoice: true,
        code: 'vip',
        serviceType: 'vip-party',
        priceCzk: 70_000,
        priceEur: 3_000,
        nameCs: 'Večírek',
        nameEn: 'Party',
      },
    ])
    .returning();
  return bundle?.id ?? 0;
}
