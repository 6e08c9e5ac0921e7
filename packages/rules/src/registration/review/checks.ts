import { fold } from '../../search/index.ts';
import { phone } from '../../validation/index.ts';
import { countTeams, overfull } from './capacity.ts';
import type { CategoryRoom } from './capacity.ts';
import { standingTeams } from './listed-club.ts';
import type { ListedClub } from './listed-club.ts';

/** Points that an organiser should check in a registration, in the order of display. */
export const checkCodes = [
  'duplicate-name',
  'duplicate-tin',
  'over-capacity',
  'no-terms',
  'no-contact-phone',
  'phone-without-prefix',
  'fee-late',
  'unpaid',
  'roster-empty',
] as const;
export type CheckCode = (typeof checkCodes)[number];

export interface Check {
  readonly code: CheckCode;
  /** Details: names of other clubs, or codes of categories. */
  readonly about: readonly string[];
}

/** Data that the checks compare a registration with. */
export interface Surroundings {
  readonly overfull: ReadonlySet<string>;
  /** Clubs that were not declined, by folded name and by company number. */
  readonly byName: ReadonlyMap<string, readonly ListedClub[]>;
  readonly byTin: ReadonlyMap<string, readonly ListedClub[]>;
}

export function surroundingsOf(
  clubs: readonly ListedClub[],
  categories: readonly CategoryRoom[],
): Surroundings {
  const standing = clubs.filter(({ state }) => state !== 'declined');
  return {
    overfull: overfull(countTeams(categories, clubs)),
    byName: Map.groupBy(standing, ({ name }) => nameKey(name)),
    byTin: Map.groupBy(
      standing.filter(({ tin }) => tinKey(tin) !== ''),
      ({ tin }) => tinKey(tin),
    ),
  };
}

/**
 * Results of the checks; none for a declined registration. Money and rosters are checked after the approval.
 */
export function checksOf(club: ListedClub, around: Surroundings): Check[] {
  if (club.state === 'declined') return [];
  return checkCodes.flatMap((code) => {
    const about = finders[code](club, around);
    return about === null ? [] : [{ code, about }];
  });
}

type Finder = (club: ListedClub, around: Surroundings) => readonly string[] | null;

const finders: Readonly<Record<CheckCode, Finder>> = {
  'duplicate-name': (club, { byName }) => others(club, byName.get(nameKey(club.name))),
  'duplicate-tin': (club, { byTin }) => others(club, byTin.get(tinKey(club.tin))),
  'over-capacity': (club, { overfull: full }) => {
    const codes = club.teams
      .filter(({ state, categoryCode }) => state === 'accepted' && full.has(categoryCode))
      .map(({ categoryCode }) => categoryCode);
    return listed([...new Set(codes)]);
  },
  'no-terms': ({ agreedToTerms }) => (agreedToTerms ? null : []),
  'no-contact-phone': ({ contactPhone }) => (contactPhone?.trim() ? null : []),
  'phone-without-prefix': ({ contactPhone, countryCode }) =>
    phone(contactPhone ?? '')?.code === 'phone' && !isNational(contactPhone ?? '', countryCode) ? [] : null,
  'fee-late': ({ feeLate, teams }) =>
    feeLate
      ? listed([
          ...new Set(
            teams.flatMap(({ state, categoryCode }) => (state === 'accepted' ? [categoryCode] : [])),
          ),
        ])
      : null,
  unpaid: ({ state, owed, paid }) => (state === 'approved' && paid < owed ? [] : null),
  'roster-empty': (club) =>
    isIn(club) && standingTeams(club).some(({ hasRoster }) => !hasRoster) ? [] : null,
};

/** Numbers as they are written within a country: its prefix is known. */
const nationalNumbers: Readonly<Record<string, RegExp>> = {
  CZ: /^\d{9}$/,
  SK: /^0?\d{9}$/,
  PL: /^\d{9}$/,
  DE: /^0[1-9]\d{5,12}$/,
  AT: /^0[1-9]\d{5,12}$/,
};

function isNational(number: string, countryCode: string): boolean {
  return nationalNumbers[countryCode]?.test(number.replace(/[\s()/.-]/g, '')) ?? false;
}

function isIn({ state }: ListedClub): boolean {
  return state === 'approved' || state === 'processed';
}

function others(club: ListedClub, alike: readonly ListedClub[] = []): readonly string[] | null {
  return listed(alike.filter(({ id }) => id !== club.id).map(({ name }) => name));
}

function listed(texts: readonly string[]): readonly string[] | null {
  return texts.length === 0 ? null : texts;
}

/** Names that differ only in dots, hyphens and blanks are equal. */
function nameKey(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, '');
}

function tinKey(tin: string | null): string {
  return (tin ?? '').replace(/\W+/g, '').toLowerCase();
}
