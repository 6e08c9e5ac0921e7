import { placeOfRound, placesOfRound } from '@sevenmetre/rules/tournament';

export interface RoundLevelData {
  readonly systemName: string;
  readonly nameCs: string;
  readonly nameEn: string;
  /** Whether its groups are matches of two teams that decide who advances or gets which place. */
  readonly isBracket: boolean;
  /** Ascending in the order of play; the final is last. */
  readonly weight: number;
}

const final = 100_000;

const named: readonly RoundLevelData[] = [
  {
    systemName: 'preliminary',
    nameCs: 'Základní skupina',
    nameEn: 'Preliminary round',
    isBracket: false,
    weight: 100,
  },
  { systemName: 'main', nameCs: 'Hlavní skupina', nameEn: 'Main round', isBracket: false, weight: 200 },
  { systemName: 'extra', nameCs: 'Předkolo', nameEn: 'Qualifier', isBracket: true, weight: 300 },
  { systemName: 'round-of-64', nameCs: '1/32 finále', nameEn: 'Round of 64', isBracket: true, weight: 400 },
  { systemName: 'round-of-32', nameCs: '1/16 finále', nameEn: 'Round of 32', isBracket: true, weight: 500 },
  { systemName: 'round-of-16', nameCs: 'Osmifinále', nameEn: 'Round of 16', isBracket: true, weight: 600 },
  {
    systemName: 'quarterfinal',
    nameCs: 'Čtvrtfinále',
    nameEn: 'Quarter-final',
    isBracket: true,
    weight: 700,
  },
  { systemName: 'semifinal', nameCs: 'Semifinále', nameEn: 'Semi-final', isBracket: true, weight: 800 },
  { systemName: 'final', nameCs: 'Finále', nameEn: 'Final', isBracket: true, weight: final },
];

const earlyRoundName = /^round-of-(128|256|512)$/;

/** The levels of every tournament; matches for places are added on demand. */
export const roundLevelData: readonly RoundLevelData[] = [
  ...named.slice(0, -1),
  ...[9, 7, 5, 3].map((place) => placement(place)),
  ...named.slice(-1),
];

/**
 * The level of a system name: a fixed one, `place-N` with N from 1 to 999, `places-N-M` for a round for the
 * places from N to M, or `round-of-N` with N from 128; null for other names.
 */
export function roundLevelByName(systemName: string): RoundLevelData | null {
  const places = placesOfRound(systemName);
  if (places) return placesRound(places.first, places.last);
  const early = earlyRoundName.exec(systemName)?.[1];
  if (early !== undefined) return earlyRound(Number(early));
  const place = placeOfRound(systemName);
  if (place !== null) return placement(place);
  return named.find((level) => level.systemName === systemName) ?? null;
}

function placement(place: number): RoundLevelData {
  return {
    systemName: `place-${place}`,
    nameCs: `O ${place}. místo`,
    nameEn: `Match for ${ordinal(place)} place`,
    isBracket: true,
    weight: final - place,
  };
}

/** Before the matches for these places, and after the preceding rounds of the play-off. */
function placesRound(first: number, last: number): RoundLevelData {
  return {
    systemName: `places-${first}-${last}`,
    nameCs: `O ${first}.–${last}. místo`,
    nameEn: `Places ${first} to ${last}`,
    isBracket: true,
    weight: 2000 + Math.max(0, 1000 - last),
  };
}

function earlyRound(teams: number): RoundLevelData {
  return {
    systemName: `round-of-${teams}`,
    nameCs: `1/${teams / 2} finále`,
    nameEn: `Round of ${teams}`,
    isBracket: true,
    weight: 400 - Math.log2(teams / 64),
  };
}

function ordinal(number: number): string {
  const isTeen = Math.trunc((number % 100) / 10) === 1;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
