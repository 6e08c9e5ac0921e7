import { join } from 'node:path';
import type { ClubFormBody, ClubOffer } from '@sevenmetre/contract/registrations/club-registration';
import { enterRegistrations } from '@sevenmetre/server/features/registrations/index';
import { systemClock } from '@sevenmetre/server/platform/clock/index';
import { openDatabase } from '@sevenmetre/server/platform/database/index';
import { milliseconds, median, percentile } from '../harness/numbers.ts';
import { post } from '../harness/post.ts';
import { Product } from '../harness/product.ts';
import type { Row } from '../harness/row.ts';
import type { PreparedTournament } from '../harness/prepared-tournament.ts';

const registrations = 40;
const teams = 30;
const goal = 300;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const path = '/api/v1/web/club-registrations';

/** Time of a club's registration of thirty teams with a package, lunch and entry fee each. */
export async function registration(prepared: PreparedTournament): Promise<Row[]> {
  const dataDirectory = prepared.copy();
  await sell(dataDirectory);
  const product = await Product.start({ dataDirectory });
  try {
    const headers = { cookie: prepared.cookies[0] ?? '' };
    const answer = await fetch(`${product.url}${path}/offer`, { headers });
    const offer: ClubOffer = await answer.json();
    const found: number[] = [];
    for (let index = 0; index < registrations; index += 1) {
      const body = { clientKey: `bench-registration-${index}`, locale: 'en', form: formOf(offer) };
      const began = performance.now();
      await post({ url: `${product.url}${path}`, headers, body });
      found.push(performance.now() - began);
    }
    return [rowOf(found)];
  } finally {
    await product.stop();
  }
}

function rowOf(found: readonly number[]): Row {
  const slowest = percentile(found, 1);
  return {
    metric: `a registration with ${teams} teams stored`,
    product: `p50 ${milliseconds(median(found))}, slowest ${milliseconds(slowest)}`,
    reference: '–',
    ratio: '–',
    goal: `≤ ${goal} ms`,
    reached: slowest <= goal,
    note: 'with its lines, its mail and its audit row, on the disk',
  };
}

/** A price list for the tournament, which its folder does not contain. */
async function sell(dataDirectory: string): Promise<void> {
  const database = await openDatabase({ log, databaseUrl: null, directory: join(dataDirectory, 'database') });
  const supplier = 'Bench';
  const address = { street: 'A 1', city: 'B', zip: '1', countryCode: 'CZ' };
  const item = (serviceType: 'entry-fee' | 'package' | 'monday-lunch') => ({
    serviceType,
    code: serviceType,
    nameCs: serviceType,
    nameEn: serviceType,
    unit: 'person',
    supplier,
    serviceLevel: null,
    priceCzk: 100_000,
    priceEur: 4_000,
    handballRestaurantAvailable: true,
  });
  const { rows } = await database.db.execute<{ id: number }>('select id from editions where is_current');
  try {
    await enterRegistrations({ database, clock: systemClock }, rows[0]?.id ?? 0, {
      suppliers: [{ name: supplier, ...address }],
      serviceLevels: [{ code: 'standard', nameCs: 'Standard', nameEn: 'Standard' }],
      items: [item('entry-fee'), item('package'), item('monday-lunch')],
      room: {},
      places: {},
      registrations: [],
    });
  } finally {
    await database.close();
  }
}

const club = {
  name: 'Thirty teams',
  street: 'A 1',
  city: 'B',
  zip: '1',
  regionId: null,
  tin: '',
  vatin: '',
  tournamentContactFirstName: 'A',
  tournamentContactLastName: 'B',
  tournamentContactPhone: '+36 20 123 4567',
  invoiceSubjectName: '',
  differentInvoiceAddress: false,
  invoiceStreet: '',
  invoiceCity: '',
  invoiceZip: '',
  invoiceCountryId: null,
  registrationNote: '',
  uploadedFilesId: [],
  agreeToTerms: true,
  extraPersons: [],
};

function formOf({ categories, serviceLevels, priceList, countries, edition }: ClubOffer): ClubFormBody {
  return {
    ...club,
    countryId: countries.find(({ countryCode }) => countryCode === 'HU')?.id ?? null,
    arrivalDate: edition.startDate,
    departureDate: edition.endDate,
    teams: Array.from({ length: teams }, (_, index) => ({
      id: null,
      name: '',
      teamCategoryId: categories[index % categories.length]?.id ?? null,
      teamStartServiceLevelId: serviceLevels[0]?.id ?? null,
      bundlePricelistItemId: priceList.find(({ serviceType }) => serviceType === 'package')?.id ?? null,
      bundlePersons: 16,
      handballPersons: 16,
      vipPartyPersons: 0,
      singleRoomPersons: 0,
    })),
  };
}
