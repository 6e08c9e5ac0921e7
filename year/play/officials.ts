import type { RefereeFormBody } from '@sevenmetre/contract/referees/registration';
import { peopleNames } from '@sevenmetre/rules/fiction';
import type { Instance } from '../instance.ts';
import { type Person, YearError, done } from '../person.ts';
import type { YearShape } from '../shape.ts';
import { type NewAccount, giveRole, signUp } from './accounts.ts';
import type { PreparedYear } from './prepare.ts';

export interface Organisation {
  readonly instance: Instance;
  readonly superAdmin: Person;
  readonly organiser: Person;
  readonly shape: YearShape;
  readonly prepared: PreparedYear;
}

/** Referees register, two for each hall, and the organiser approves them. */
export async function registerReferees({
  instance,
  superAdmin,
  organiser,
  shape,
  prepared,
}: Organisation): Promise<void> {
  const { boys, families } = peopleNames('CZ');
  const accounts = Array.from({ length: 2 * prepared.halls.length }, (_, index) => ({
    email: `referee-${index + 1}@example.test`,
    firstName: boys[index % boys.length] ?? '',
    lastName: families[(index * 7) % families.length] ?? '',
  }));
  const people = await signUp(instance, superAdmin, accounts);
  for (const [index, { client }] of people.entries()) {
    const account = accounts[index];
    if (!account) throw new YearError('A referee has no account');
    const offer = done('refereeOffer', await client.refereeOffer());
    const country = offer.countries.find(({ countryCode }) => countryCode === 'CZ');
    const body = {
      clientKey: `year-${shape.year}-referee`,
      form: formOf(account, country?.id ?? null, offer.tshirtSizes[0]?.id ?? null),
    };
    done('refereeRegistrationCreate', await client.refereeRegistrationCreate({ body }));
  }
  const { rows } = done(
    'refereeRegistrations',
    await organiser.client.refereeRegistrations({ query: { size: '200' } }),
  );
  const referees = rows.map(({ id, revision, state }) => ({ id, revision, state }));
  const body = { action: 'approve' as const, reason: null, referees };
  done('refereeStatesChange', await organiser.client.refereeStatesChange({ body }));
}

function formOf(account: NewAccount, countryId: number | null, tshirtSizeId: number | null): RefereeFormBody {
  return {
    ...account,
    sex: 'male',
    birthYear: 1990,
    phone: '+420 601 234 567',
    street: 'Sportovní 1',
    city: 'Dvorce',
    zip: '123 45',
    highestCompetition: 'Regional league',
    licenceNumber: '',
    colleagueRefereeRequested: '',
    refereeProjectName: '',
    countryId,
    colleagueRefereeId: null,
    tshirtSizeId,
    refereeProjectId: null,
    wantsAccommodation: false,
    wantsSingleRoom: false,
    accompanimentPersons: 0,
    mealVouchers: 0,
    arrivalDate: '',
    departureDate: '',
    registrationNote: '',
    agreeToTerms: true,
  };
}

/** Assigns one reporter to each hall on every day. Returns them by the hall's id. */
export async function assignReporters(organisation: Organisation): Promise<ReadonlyMap<number, Person>> {
  const { instance, superAdmin, organiser, shape, prepared } = organisation;
  const accounts = prepared.halls.map((_, index) => ({
    email: `reporter-${index + 1}@example.test`,
    firstName: 'Dana',
    lastName: `Zapisovalová ${index + 1}`,
  }));
  const people = await signUp(instance, superAdmin, accounts);
  const reporters = new Map<number, Person>();
  for (const [index, { email }] of accounts.entries()) {
    const userId = await giveRole(superAdmin, email, 'ROLE_COMPETITION_REPORTER');
    const placeId = prepared.halls[index] ?? 0;
    const assignments = shape.days.map((day) => ({ placeId, day }));
    const call = await organiser.client.reporterAssignmentsSave({
      params: { userId },
      body: { assignments },
    });
    done('reporterAssignmentsSave', call);
    const person = people[index];
    if (person) reporters.set(placeId, person);
  }
  return reporters;
}
