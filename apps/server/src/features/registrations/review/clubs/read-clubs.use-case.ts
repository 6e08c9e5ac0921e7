import type {
  ClubRegistrationRow,
  ClubRegistrations,
} from '@sevenmetre/contract/registrations/admin-registrations';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { CheckedClub, ClubQuery } from '@sevenmetre/rules/registration';
import {
  acceptedTeams,
  clubTransitions,
  countTeams,
  listClubs,
  personsOf,
  standingTeams,
  stateActionsOf,
} from '@sevenmetre/rules/registration';
import type { Tx } from '../../../../platform/database/index.ts';
import { countBedsByClub } from '../../../accommodation/index.ts';
import { findRegistrationWindows, utcText, findCurrentEdition } from '../../../competition/index.ts';
import { mayRegisterClub } from '../../form/may-register-club.ts';
import { findGenders } from '../overview.repository.ts';
import { findRegistrations } from './club-list.repository.ts';
import { done, refuse } from '../../../../platform/outcome/index.ts';
import type { Outcome } from '../../../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../../../platform/use-case/index.ts';

/** A page of the current edition's registrations. */
export function readClubs(
  { database, clock }: UseCaseContext,
  actor: Actor,
  query: ClubQuery,
): Promise<Outcome<ClubRegistrations>> {
  return database.transaction((tx) => read(query, { actor, now: clock.now() }, tx), {
    accessMode: 'read only',
  });
}

async function read(
  query: ClubQuery,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  tx: Tx,
): Promise<Outcome<ClubRegistrations>> {
  const edition = await findCurrentEdition(tx);
  if (!edition) return refuse('edition-missing');
  const { clubs, categories } = await findRegistrations(edition, now, tx);
  const beds = await countBedsByClub(edition.id, tx);
  const genders = await findGenders(edition.id, tx);
  const windows = await findRegistrationWindows(edition.id, tx);
  const { rows, ...list } = listClubs(clubs, categories, query);
  const { till } = windows.clubCreate;
  return done({
    ...list,
    rows: rows.map((club) => ({
      ...rowOf(club, beds.get(club.id) ?? 0),
      ...categoriesOf(
        club,
        categories.map(({ code }) => code),
      ),
    })),
    categories: countTeams(categories, clubs).map((category) => ({
      ...category,
      gender: genders.get(category.code) ?? 'X',
    })),
    countries: [...new Set(clubs.map(({ countryCode }) => countryCode))].sort(),
    createTill: till && utcText(till),
    timeZone: edition.timeZone,
    create: mayRegisterClub(actor, windows, now),
  });
}

/** @param order codes of all categories */
function categoriesOf(
  club: CheckedClub,
  order: readonly string[],
): Pick<ClubRegistrationRow, 'teamCategories' | 'queuedCategories'> {
  const teams = standingTeams(club).toSorted(
    (a, b) => order.indexOf(a.categoryCode) - order.indexOf(b.categoryCode),
  );
  const codesOf = (own: typeof teams) => own.map(({ categoryCode }) => categoryCode);
  return {
    teamCategories: codesOf(teams),
    queuedCategories: codesOf(teams.filter(({ state }) => state === 'waiting')),
  };
}

function rowOf(
  club: CheckedClub,
  beds: number,
): Omit<ClubRegistrationRow, 'teamCategories' | 'queuedCategories'> {
  const { id, revision, state, name, countryCode, createdAt, currency, owed, paid, checks } = club;
  const { arrivalDate, contactName, contactPhone, variableSymbol } = club;
  return {
    id,
    revision,
    state,
    name,
    countryCode,
    createdAt,
    currency,
    owed,
    paid,
    arrivalDate,
    contactName,
    contactPhone,
    variableSymbol,
    checks: checks.map(({ code, about }) => ({
      code,
      about: [...about],
    })),
    teams: standingTeams(club).length,
    acceptedTeams: acceptedTeams(club),
    waitingTeams: club.teams.filter((team) => team.state === 'waiting').length,
    persons: personsOf(club),
    beds,
    mails: club.emails.length,
    actions: stateActionsOf(clubTransitions, state),
  };
}
