import type { EnumerationBody } from '@sevenmetre/contract/enumerations/schemas';
import { type Person, YearError, done } from '../person.ts';
import type { YearShape } from '../shape.ts';
import { defaultLists, placeValues, priceItems } from './lists.ts';

/** Ids that all parts of a year refer to. */
export interface PreparedYear {
  readonly editionId: number;
  /** Ids by code. */
  readonly categories: ReadonlyMap<string, number>;
  /** Ids of all halls in use, also those of earlier years. */
  readonly halls: readonly number[];
}

/**
 * Creates the edition, from the previous one where there is one, fills its lists and opens the registration.
 */
export async function prepareYear(
  superAdmin: Person,
  organiser: Person,
  shape: YearShape,
): Promise<PreparedYear> {
  const { client } = superAdmin;
  const { editions } = done('adminEditions', await client.adminEditions());
  const before = editions.find(({ isCurrent }) => isCurrent) ?? null;
  const body = {
    name: shape.name,
    year: shape.year,
    city: 'Javorová',
    startDate: shape.days[0] ?? '',
    endDate: shape.days.at(-1) ?? '',
    fromId: before?.id ?? null,
    clientKey: `year-${shape.year}`,
    dates: [],
    birthDates: [],
  };
  const { id } = done('editionCreate', await client.editionCreate({ body }));
  done('editionSwitch', await client.editionSwitch({ body: { id, before: before?.id ?? null } }));
  if (before === null) await fillLists(organiser, shape);
  await setCapacities(organiser, shape);
  await addHalls(organiser, shape);
  await openRegistration(organiser, shape);
  const lists = done('enumerations', await organiser.client.enumerations());
  const { places } = done('adminPlaces', await organiser.client.adminPlaces());
  const halls = places
    .filter(({ values }) => values.kind === 'hall' && values.isActive)
    .map((place) => place.id);
  return {
    editionId: id,
    categories: new Map(lists.categories.map((row) => [row.values.code, row.id])),
    halls,
  };
}

/** The first year has no edition to copy. */
async function fillLists({ client }: Person, { categories }: YearShape): Promise<void> {
  const create = async (body: EnumerationBody) =>
    done('enumerationCreate', await client.enumerationCreate({ body })).id;
  for (const { code, gender, bornFrom, teams } of categories) {
    const names = { code, nameCs: `Kategorie ${code}`, nameEn: `Category ${code}`, isActive: true };
    const values = { ...names, gender, birthDateMin: bornFrom, capacity: teams, resultsHidden: false };
    await create({ kind: 'categories', values });
  }
  const { levels, supplier } = defaultLists;
  const serviceLevelId = await create({ kind: 'service-levels', values: levels });
  const supplierId = await create({ kind: 'suppliers', values: supplier });
  for (const values of priceItems({ serviceLevelId, supplierId }))
    done('priceItemCreate', await client.priceItemCreate({ body: { values } }));
}

async function setCapacities({ client }: Person, { categories }: YearShape): Promise<void> {
  const lists = done('enumerations', await client.enumerations());
  for (const { code, teams } of categories) {
    const row = lists.categories.find(({ values }) => values.code === code);
    if (!row) throw new YearError(`The edition has no category ${code}`);
    if (row.values.capacity === teams) continue;
    const values = { ...row.values, capacity: teams };
    const body = { kind: 'categories' as const, values, before: row.values };
    const params = { kind: 'categories', id: row.id };
    done('enumerationUpdate', await client.enumerationUpdate({ params, body }));
  }
}

const codeOfHall = (index: number) => `H${String(index + 1).padStart(2, '0')}`;

async function addHalls({ client }: Person, { halls }: YearShape): Promise<void> {
  const { places } = done('adminPlaces', await client.adminPlaces());
  const known = new Set(places.map(({ values }) => values.code));
  for (const [index, name] of halls.entries()) {
    const code = codeOfHall(index);
    if (known.has(code)) continue;
    const values = placeValues(code, name, index);
    done('adminPlaceCreate', await client.adminPlaceCreate({ body: { values } }));
  }
}

/** Registration from November to the end of February, rosters until June. */
async function openRegistration({ client }: Person, { year }: YearShape): Promise<void> {
  const moments = {
    'club-registration-create-from': `${year - 1}-11-01`,
    'club-registration-create-till': `${year}-02-28`,
    'club-registration-update-from': `${year - 1}-11-01`,
    'club-registration-update-till': `${year}-03-31`,
    'club-team-create-till': `${year}-02-28`,
    'referee-registration-create-from': `${year}-03-01`,
    'referee-registration-create-till': `${year}-05-31`,
  };
  const entries = done('configuration', await client.configuration());
  for (const [key, day] of Object.entries(moments)) {
    const before = entries.find((entry) => entry.key === key)?.value ?? null;
    const body = { value: `${day}T12:00:00Z`, before };
    if (body.value !== before) done(key, await client.configurationUpdate({ params: { key }, body }));
  }
}
