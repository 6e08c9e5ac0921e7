import type {
  EnteredEdition,
  EnteredOrder,
  EnteredRegistration,
} from '@sevenmetre/server/features/registrations/index';
import type { RegistrationState } from '@sevenmetre/rules/vocabulary';
import { demoItems, demoLevels, demoPlacesLeft, demoSuppliers } from './demo-prices.ts';
import { peopleNames, type SeededRandom } from '@sevenmetre/rules/fiction';
import { isWaitingClub } from './waiting-clubs.ts';

export interface RegistrationPlan {
  readonly clubs: readonly { readonly id: string; readonly country: string }[];
  /** Codes of the categories, in their order. */
  readonly categories: readonly string[];
  /** Whether teams play already: then every club has been accepted. */
  readonly isPlayed: boolean;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly now: Date;
  readonly random: SeededRandom;
}

const dayLength = 86_400_000;

/** The orders of the fictional clubs, in every state that a registration can have. */
export function demoRegistrations(plan: RegistrationPlan): EnteredEdition {
  const { clubs, categories, isPlayed } = plan;
  const room = categories.map(
    (code, index) => [code, index % 5 === 2 ? 0 : isPlayed ? 1 + (index % 3) : 2 + index] as const,
  );
  return {
    suppliers: demoSuppliers,
    serviceLevels: demoLevels,
    items: demoItems,
    room: Object.fromEntries(room),
    places: demoPlacesLeft,
    registrations: clubs.map(({ id, country }, index) => registrationOf({ id, country, index }, plan)),
  };
}

interface DemoClub {
  readonly id: string;
  readonly country: string;
  readonly index: number;
}

function registrationOf(club: DemoClub, plan: RegistrationPlan): EnteredRegistration {
  const { random, isPlayed, now, firstDay, lastDay } = plan;
  const { index, country } = club;
  const waits = isWaitingClub(club.id);
  const state = waits ? 'new' : stateOf(index, isPlayed);
  const local = country === 'CZ';
  const at = new Date(now.getTime() - random.whole(2, isPlayed ? 120 : 40) * dayLength);
  const sleeps = local && random.chance(0.3) ? 'meals' : random.chance(0.25) ? 'hostel' : 'classroom';
  return {
    clubSourceId: club.id,
    club: {
      registrationState: state,
      stateReason:
        state === 'declined' ? 'Letos už nemáme halu pro další tým, napište nám prosím příští rok.' : null,
      ...contactOf(club, random),
      ...(waits ? forgotten(index) : {}),
      arrivalDate: firstDay,
      departureDate: lastDay,
      locale: local || country === 'SK' ? 'cs' : 'en',
      agreedToTermsAt: waits && index % 23 === 5 ? null : at,
      createdAt: at,
      updatedAt: at,
    },
    serviceLevel: random.chance(0.15) ? 'premium' : 'standard',
    order: orderOf(sleeps, random),
    extraPersons: random.chance(0.2)
      ? { ...nobody, package: 'classroom', bundlePersons: random.whole(1, 4) }
      : null,
    lastTeamWaits: !isPlayed && !waits && index % 9 === 4,
  };
}

/**
 * When teams play, the club has been accepted; before that, there is at least one of each state, and most are
 * accepted.
 */
function stateOf(index: number, isPlayed: boolean): RegistrationState {
  if (isPlayed) return index % 3 === 2 ? 'approved' : 'processed';
  if (index === 5) return 'declined';
  return index % 3 === 0 ? 'new' : index % 7 === 1 ? 'processed' : 'approved';
}

const nobody = { bundlePersons: 0, handballPersons: 0, vipPartyPersons: 0, singleRoomPersons: 0 } as const;

function orderOf(code: string, random: SeededRandom): EnteredOrder {
  const bundlePersons = random.whole(13, 18);
  return {
    package: code,
    bundlePersons,
    handballPersons: code !== 'meals' && random.chance(0.4) ? bundlePersons : 0,
    vipPartyPersons: random.chance(0.6) ? 2 : 0,
    singleRoomPersons: code === 'hostel' && random.chance(0.3) ? 1 : 0,
  };
}

/** What a club in a hurry leaves empty. */
function forgotten(index: number): { readonly tournamentContactPhone?: string | null } {
  if (index % 11 === 3) return { tournamentContactPhone: null };
  return index % 17 === 7 ? { tournamentContactPhone: '601 234 567' } : {};
}

function contactOf({ index, country }: DemoClub, random: SeededRandom) {
  const { boys, families } = peopleNames(country);
  return {
    street: `Sportovní ${index + 1}`,
    city: `Dvorce ${index + 1}`,
    zip: `${random.whole(100, 799)} ${random.whole(10, 99)}`,
    tournamentContactFirstName: random.pick(boys),
    tournamentContactLastName: random.pick(families),
    tournamentContactPhone: `+420 601 ${random.whole(100, 999)} ${random.whole(100, 999)}`,
    registrationNote: random.chance(0.15) ? 'Dva hráči mají bezlepkovou dietu.' : null,
  };
}
