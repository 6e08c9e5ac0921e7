import type { ClubFormBody, ClubOffer } from '@sevenmetre/contract/registrations/club-registration';
import { peopleNames, SeededRandom } from '@sevenmetre/rules/fiction';
import { type Person, YearError, done } from '../person.ts';
import type { ClubShape, YearShape } from '../shape.ts';
import type { PreparedYear } from './prepare.ts';

/** A registered club, with its leader at the API. */
export interface RegisteredClub {
  readonly shape: ClubShape;
  readonly leader: Person;
  readonly id: number;
  readonly teams: readonly RegisteredTeam[];
}

export interface RegisteredTeam {
  readonly id: number;
  readonly category: string;
  readonly clubId: number;
  readonly state: string;
  /** Its price by the price list once it is accepted, in minor units of the club's currency. */
  readonly price: number;
}

/** Clubs register one after the other; the last ones find full categories. */
export async function registerClubs(
  shape: YearShape,
  prepared: PreparedYear,
  leaders: readonly Person[],
): Promise<RegisteredClub[]> {
  const random = new SeededRandom(shape.seed * 31 + shape.year);
  const clubs: RegisteredClub[] = [];
  for (const [index, club] of shape.clubs.entries()) {
    const leader = leaders[index];
    if (!leader) throw new YearError(`Nobody registers ${club.name}`);
    clubs.push(await register({ shape, prepared, club, leader, random }));
  }
  return clubs;
}

interface Registering {
  readonly shape: YearShape;
  readonly prepared: PreparedYear;
  readonly club: ClubShape;
  readonly leader: Person;
  readonly random: SeededRandom;
}

async function register(registering: Registering): Promise<RegisteredClub> {
  const { shape, club, leader } = registering;
  const { client } = leader;
  const offer = done('clubOffer', await client.clubOffer());
  const form = { ...(await beginning(registering, offer)), teams: teamsOf(registering, offer) };
  const body = { clientKey: `year-${shape.year}-club`, locale: 'cs' as const, form };
  const record = done(`registration of ${club.name}`, await client.clubRegistrationCreate({ body }));
  return {
    shape: club,
    leader,
    id: record.id,
    teams: record.teams.map(({ id, teamCategoryCode, state }, index) => ({
      id,
      category: teamCategoryCode,
      clubId: record.id,
      state,
      price: priceOf(form, offer, index),
    })),
  };
}

/** The form that the club sent a year before, else an empty form filled in. */
async function beginning({ shape, club, leader }: Registering, offer: ClubOffer): Promise<ClubFormBody> {
  const { client } = leader;
  const { previous } = done('clubRegistrations', await client.ownClubRegistrations());
  const stay = {
    arrivalDate: shape.days[0] ?? '',
    departureDate: shape.days.at(-1) ?? '',
    agreeToTerms: true,
  };
  const last = previous[0];
  if (last) {
    const { form } = done('copy', await client.clubRegistrationCopy({ params: { id: last.id } }));
    return { ...form, ...stay };
  }
  const country = offer.countries.find(({ countryCode }) => countryCode === club.country);
  if (!country) throw new YearError(`There is no country ${club.country}`);
  const { boys, families } = peopleNames(club.country);
  return {
    ...blank,
    ...stay,
    name: club.name,
    countryId: country.id,
    regionId: country.regions[0]?.id ?? null,
    tournamentContactFirstName: boys[0] ?? '',
    tournamentContactLastName: families[0] ?? '',
  };
}

const nobody = { handballPersons: 0, vipPartyPersons: 0, singleRoomPersons: 0 };

function teamsOf({ club, prepared, random }: Registering, offer: ClubOffer): ClubFormBody['teams'] {
  const hostel = offer.priceList.find(({ code }) => code === 'hostel')?.id ?? null;
  return club.teams.map((code) => {
    const sleeps = random.chance(0.6);
    return {
      id: null,
      name: '',
      teamCategoryId: prepared.categories.get(code) ?? null,
      teamStartServiceLevelId: offer.serviceLevels[0]?.id ?? null,
      ...nobody,
      bundlePricelistItemId: sleeps ? hostel : null,
      bundlePersons: sleeps ? random.whole(10, 16) : 0,
      vipPartyPersons: random.chance(0.4) ? 2 : 0,
    };
  });
}

/** The price of one of its teams, as a club computes it from the price list. */
function priceOf(
  { teams, countryId }: ClubFormBody,
  { priceList, countries }: ClubOffer,
  team: number,
): number {
  const isLocal = countries.find(({ id }) => id === countryId)?.currencyCode === 'CZK';
  const price = (code: string) => {
    const item = priceList.find((one) => one.code === code);
    return (isLocal ? item?.priceCzk : item?.priceEur) ?? 0;
  };
  const { bundlePersons, vipPartyPersons } = teams[team] ?? { bundlePersons: 0, vipPartyPersons: 0 };
  return price('entry') + bundlePersons * price('hostel') + vipPartyPersons * price('vip-party');
}

const blank: ClubFormBody = {
  name: '',
  street: 'Sportovní 1',
  city: 'Dvorce',
  zip: '123 45',
  countryId: null,
  regionId: null,
  tin: '',
  vatin: '',
  tournamentContactFirstName: '',
  tournamentContactLastName: '',
  tournamentContactPhone: '+420 601 234 567',
  arrivalDate: '',
  departureDate: '',
  invoiceSubjectName: '',
  differentInvoiceAddress: false,
  invoiceStreet: '',
  invoiceCity: '',
  invoiceZip: '',
  invoiceCountryId: null,
  registrationNote: '',
  uploadedFilesId: [],
  agreeToTerms: true,
  teams: [],
  extraPersons: [],
};
