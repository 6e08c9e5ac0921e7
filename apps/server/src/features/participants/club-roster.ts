import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Action } from '@sevenmetre/contract/permissions';
import type { Actor, Subject } from '@sevenmetre/rules/permissions';
import {
  type Roster,
  rosterConfigurationKeys,
  rosterDeadline,
  type RosterLimits,
  rosterLimits,
} from '@sevenmetre/rules/roster';
import { permission } from '../../platform/permission/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import { configurationRepository } from '../competition/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import type { Refusal } from '../../platform/outcome/index.ts';
import * as rosterRepository from './roster.repository.ts';
import type { RosterClub, StoredPerson } from './roster.repository.ts';

/** A club with its people and the rules for them, from one snapshot of the database. */
export interface ClubRosterData {
  readonly club: RosterClub;
  readonly roster: Omit<Roster, 'persons'> & { readonly persons: readonly StoredPerson[] };
  readonly limits: RosterLimits;
  readonly deadline: Date | null;
}

/** null: no such club in the current edition. */
export async function loadRoster(clubId: number, tx: Db | Tx): Promise<ClubRosterData | null> {
  const club = await rosterRepository.findClubById(clubId, tx);
  if (!club) return null;
  const { editionId, firstDay } = club;
  const texts = await configurationRepository.findAllByEditionId(editionId, rosterConfigurationKeys, tx);
  const teams = await rosterRepository.findTeamsByClubId(clubId, tx);
  return {
    club,
    roster: {
      persons: await rosterRepository.findPersonsByClubId(clubId, tx),
      teams: teams.map((team) => ({
        id: team.id,
        categoryId: team.categoryId,
        name: teamDisplayName({ ...team, clubName: club.name }),
      })),
      categories: await rosterRepository.findCategoriesByEditionId(editionId, tx),
    },
    limits: rosterLimits(texts, firstDay),
    deadline: rosterDeadline(texts),
  };
}

export function clubSubject({ club, roster, deadline }: ClubRosterData): Subject {
  return {
    club: { id: club.id, teamIds: roster.teams.map(({ id }) => id) },
    roster: { deadline, declined: club.declined },
  };
}

export function personSubject({ club, deadline }: ClubRosterData, person: StoredPerson): Subject {
  const teamIds = person.assignments.map(({ teamId }) => teamId);
  return { participant: { clubId: club.id, teamIds }, roster: { deadline, declined: club.declined } };
}

/** Teams that an actor may edit; null: all of the club. */
export function ownTeams(actor: Actor, { club }: ClubRosterData): ReadonlySet<number> | null {
  return isOfClub(actor, club.id) ? null : new Set(actor.leadingTeamIds);
}

/** Whether the actor may change numbers even when clubs may not. */
export function mayChangeNumbers({ roles }: Actor, { limits }: ClubRosterData): boolean {
  return limits.numbersEditable || roles.includes('ROLE_ADMIN') || roles.includes('ROLE_SUPER_ADMIN');
}

/** The people whom a leader of some teams may see: those of these teams. */
export function shownTo(actor: Actor, data: ClubRosterData): readonly StoredPerson[] {
  const own = ownTeams(actor, data);
  const { persons } = data.roster;
  if (own === null) return persons;
  return persons.filter(({ assignments }) => assignments.some(({ teamId }) => own.has(teamId)));
}

function isOfClub({ roles, administratedClubIds }: Actor, clubId: number): boolean {
  const organises = roles.includes('ROLE_ADMIN') || roles.includes('ROLE_SUPER_ADMIN');
  return organises || administratedClubIds.includes(clubId);
}

/**
 * Why an action on a record is refused; null: granted. If the actor may not see the record, the answer is
 * that it does not exist.
 */
export function refuseAction(
  actor: Actor,
  asked: { readonly action: Action; readonly subject: Subject; readonly sees: boolean },
  unknown: 'club-unknown' | 'participant-unknown',
  now: Date,
): Refusal | null {
  const allowed = permission(actor, asked.action, asked.subject, now);
  if (allowed === 'granted') return null;
  if (allowed === 'window-closed') return refuse('roster-closed');
  if (allowed === 'locked') return refuse('roster-club-declined');
  return asked.sees ? refuse('forbidden', { action: asked.action }) : refuse(unknown);
}
