import type { Enrolment, NewReferee } from '@sevenmetre/server/features/referees/index';
import { demoAccount } from './accounts.ts';
import { peopleNames, type SeededRandom } from '@sevenmetre/rules/fiction';

/** When and where a match of the demo is played. */
export interface PlayedMatch {
  readonly matchNumber: number;
  /** ISO date in the tournament's zone. */
  readonly day: string;
  /** Index of the hall. */
  readonly hall: number;
}

export interface RefereePlan {
  readonly halls: number;
  /** In playing order. */
  readonly matches: readonly PlayedMatch[];
  /** ISO dates of the tournament. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly random: SeededRandom;
}

/** Pairs per hall: they alternate, so that no pair leads two matches in succession. */
const pairsOfHall = 2;
/** Countries of the pairs, in turn. */
const origins = [
  'CZ',
  'CZ',
  'SK',
  'CZ',
  'PL',
  'CZ',
  'DE',
  'CZ',
  'HU',
  'SK',
  'CZ',
  'AT',
  'SI',
  'CZ',
  'DK',
  'HR',
];
const levels = ['2. liga', '1. liga', 'Extraliga', 'Regionální přebor'];
const sizes = ['S', 'M', 'L', 'XL', 'XXL'];

/**
 * Fictional referees from several countries, a pair for every match, and some whose registration is not
 * approved.
 */
export function demoReferees({ halls, matches, firstDay, lastDay, random }: RefereePlan): Enrolment {
  const pairs = Array.from(
    { length: halls * pairsOfHall },
    (_, index) => [2 * index, 2 * index + 1] as const,
  );
  const stay = { arrivalDate: firstDay, departureDate: lastDay };
  const referees = pairs.flatMap((_, index) => {
    const country = origins[index % origins.length] ?? 'CZ';
    return [aReferee(country, stay, random), aReferee(country, stay, random)];
  });
  const waiting = (['new', 'new', 'declined'] as const).map((registrationState) => ({
    ...aReferee('CZ', stay, random),
    registrationState,
  }));
  const own = demoAccount('referee');
  const known = { firstName: own.firstName, lastName: own.lastName, sex: 'male', countryCode: 'DE' } as const;
  const ofGermany = referees.findIndex(({ countryCode }) => countryCode === 'DE');
  const all = referees.map((referee, index) =>
    index === ofGermany ? { ...referee, ...known, email: own.email, accountEmail: own.email } : referee,
  );
  const assigned = assign(matches, halls);
  return {
    referees: [...all, ...waiting],
    pairs,
    halls: assigned.days.flatMap(({ pair, day, hall }) =>
      (pairs[pair] ?? []).map((referee) => ({ referee, day, hallCode: hallCode(hall) })),
    ),
    matches: assigned.matches.map(({ matchNumber, pair }) => ({ matchNumber, referees: pairs[pair] ?? [] })),
  };
}

interface Assigned {
  readonly days: readonly { readonly pair: number; readonly day: string; readonly hall: number }[];
  readonly matches: readonly { readonly matchNumber: number; readonly pair: number }[];
}

/** Each day every pair has one hall, a different one from the day before. */
function assign(matches: readonly PlayedMatch[], halls: number): Assigned {
  const dayNames = [...new Set(matches.map(({ day }) => day))].sort();
  const turns = new Map<string, number>();
  const days = new Map<string, Assigned['days'][number]>();
  const led = matches.map(({ matchNumber, day, hall }) => {
    const key = `${day} ${hall}`;
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    const moved = (hall + 5 * dayNames.indexOf(day)) % halls;
    const pair = moved * pairsOfHall + (turn % pairsOfHall);
    days.set(`${key} ${pair}`, { pair, day, hall });
    return { matchNumber, pair };
  });
  return { days: [...days.values()], matches: led };
}

function aReferee(
  countryCode: string,
  stay: Pick<NewReferee, 'arrivalDate' | 'departureDate'>,
  random: SeededRandom,
): NewReferee {
  const { boys, girls, families, women = families } = peopleNames(countryCode);
  const isWoman = random.chance(0.3);
  const firstName = random.pick(isWoman ? girls : boys);
  const wantsAccommodation = countryCode !== 'CZ' || random.chance(0.5);
  return {
    firstName,
    lastName: random.pick(isWoman ? women : families),
    sex: isWoman ? 'female' : 'male',
    birthYear: random.whole(1972, 2006),
    email: `referee${random.whole(1000, 9999)}@example.test`,
    phone: `+420 600 ${random.whole(100, 999)} ${random.whole(100, 999)}`,
    street: `Pískací ${random.whole(1, 90)}`,
    city: 'Hvízdov',
    zip: `${random.whole(100, 799)} ${random.whole(10, 99)}`,
    countryCode,
    highestCompetition: random.pick(levels),
    tshirtSize: random.pick(sizes),
    refereeProjectName: random.chance(0.25) ? 'Mladí rozhodčí' : null,
    wantsAccommodation,
    wantsSingleRoom: wantsAccommodation && random.chance(0.2),
    accompanimentPersons: wantsAccommodation && random.chance(0.1) ? 1 : 0,
    mealVouchers: random.whole(0, 4),
    registrationNote: random.chance(0.1) ? 'Přijedu až odpoledne.' : null,
    ...stay,
    hotelCode: wantsAccommodation ? 'HT1' : null,
    registrationState: 'approved',
    accountEmail: null,
  };
}

function hallCode(index: number): string {
  return `H${String(index + 1).padStart(2, '0')}`;
}
