import { recordLinks } from '@sevenmetre/contract/permissions';
import type { ClubDetail, ClubDetailTeam } from '@sevenmetre/contract/clubs/schemas';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Actor, Subject } from '@sevenmetre/rules/permissions';
import { rosterConfigurationKeys, rosterDeadline } from '@sevenmetre/rules/roster';
import { can } from '../../platform/permission/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import { type ClubBeds, findClubAccommodation } from '../accommodation/index.ts';
import { configurationRepository, findRegistrationWindows, inZone, utcText } from '../competition/index.ts';
import * as clubRepository from './club.repository.ts';
import type { ClubRow } from './club.repository.ts';
import * as clubUserRepository from './club-user.repository.ts';
import * as detailRepository from './detail.repository.ts';
import type { MatchRow, TeamRow } from './detail.repository.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

/**
 * A club with what this actor may see. It is unknown, too, where the actor may see nothing; callers cannot tell
 * which.
 */
export function readClub(
  { database, clock }: RandomContext,
  actor: Actor,
  clubId: number,
): Promise<Outcome<ClubDetail>> {
  const now = clock.now();
  return database.transaction(
    async (tx) => {
      const club = await clubRepository.findById(clubId, tx);
      if (!club) return refuse('club-unknown');
      const teams = await detailRepository.findTeams(clubId, tx);
      const subject: Subject = { club: { id: clubId, teamIds: teams.map(({ id }) => id) } };
      if (!can(actor, 'clubDetail', subject, now)) return refuse('club-unknown');
      const whole = can(actor, 'clubRegistration', subject, now);
      const shown = whole ? teams : teams.filter(({ id }) => actor.leadingTeamIds.includes(id));
      return done(await detailOf({ actor, now, club, subject, whole, teams: shown, partial: !whole }, tx));
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  );
}

interface Seen {
  readonly actor: Actor;
  readonly now: Date;
  readonly club: ClubRow;
  readonly subject: Subject;
  /** A club admin or organiser: sees the registration, extra persons and users. */
  readonly whole: boolean;
  readonly partial: boolean;
  readonly teams: readonly TeamRow[];
}

async function detailOf(seen: Seen, tx: Tx): Promise<ClubDetail> {
  const { actor, now, club, whole, teams, partial } = seen;
  const windows = await findRegistrationWindows(club.editionId, tx);
  const texts = await configurationRepository.findAllByEditionId(club.editionId, rosterConfigurationKeys, tx);
  const deadline = rosterDeadline(texts);
  const beds = await findClubAccommodation({ clubId: club.id, editionId: club.editionId }, tx);
  const declined = club.state === 'declined';
  const taking = teams.filter(({ state }) => state !== 'withdrawn');
  return {
    id: club.id,
    name: club.name,
    countryCode: club.countryCode,
    regionName: club.regionName,
    timeZone: club.timeZone,
    registration: whole ? registrationOf(club, windows.clubUpdate.till) : null,
    declined,
    roster: {
      participants: whole
        ? ((await detailRepository.countPeopleOfClubs([club.id], tx)).get(club.id) ?? 0)
        : await detailRepository.countPeopleOfTeams(
            taking.map(({ id }) => id),
            tx,
          ),
      of: taking.reduce((sum, { bundlePersons }) => sum + bundlePersons, 0),
      deadline: deadline && utcText(deadline),
    },
    teams: await teamsOf(seen, beds, tx),
    partial,
    extraPersons: whole ? await extraPersonsOf(club.id, beds, tx) : null,
    users: whole ? await usersOf(seen, tx) : null,
    links: recordLinks(actor, { ...seen.subject, windows, roster: { deadline, declined } }, club.id, now),
  };
}

function registrationOf(club: ClubRow, editableTill: Date | null): ClubDetail['registration'] {
  const { state, stateReason, createdAt, arrivalDate, departureDate } = club;
  return {
    state,
    stateReason,
    createdAt: utcText(createdAt),
    editableTill: editableTill && utcText(editableTill),
    arrivalDate,
    departureDate,
  };
}

async function teamsOf(
  { club, teams }: Seen,
  beds: ClubBeds[] | null,
  db: Db | Tx,
): Promise<ClubDetailTeam[]> {
  const ids = teams.map(({ id }) => id);
  const people = await detailRepository.countParticipants(ids, db);
  const matches = await detailRepository.findMatches(ids, db);
  return teams.map(({ teamNumber, ...team }) => ({
    ...team,
    name: teamDisplayName({ name: team.name, teamNumber, clubName: club.name }),
    participants: people.get(team.id) ?? 0,
    firstMatch: firstMatchOf(team.id, matches, club.timeZone),
    beds: beds && bedsOf(beds.filter(({ teamId }) => teamId === team.id)),
  }));
}

function firstMatchOf(
  teamId: number,
  matches: readonly MatchRow[],
  timeZone: string,
): ClubDetailTeam['firstMatch'] {
  const first = matches.find(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId);
  if (!first?.startsAt) return null;
  const { nameCs, nameEn, code } = first;
  const name = code ?? '';
  return { ...inZone(first.startsAt, timeZone), placeNameCs: nameCs ?? name, placeNameEn: nameEn ?? name };
}

async function extraPersonsOf(clubId: number, beds: ClubBeds[] | null, db: Db | Tx) {
  const groups = await detailRepository.findExtraPersons(clubId, db);
  return groups.map((group) => ({
    ...group,
    beds: beds && bedsOf(beds.filter(({ extraPersonGroupId }) => extraPersonGroupId === group.id)),
  }));
}

function bedsOf(beds: readonly ClubBeds[]) {
  return beds.map(({ placeId, nameCs, nameEn, kind, label, persons }) => ({
    placeId,
    nameCs,
    nameEn,
    kind,
    label,
    persons,
  }));
}

async function usersOf({ club, teams }: Seen, db: Db | Tx) {
  const names = new Map(
    teams.map(({ id, name, teamNumber }) => [id, teamDisplayName({ name, teamNumber, clubName: club.name })]),
  );
  const users = await clubUserRepository.findAllByClubId(club.id, db);
  return users.map(({ id, firstName, lastName, clubAdmin, teamIds }) => ({
    id,
    name: `${firstName} ${lastName}`,
    clubAdmin,
    teams: teamIds.map((teamId) => ({ id: teamId, name: names.get(teamId) ?? '' })),
  }));
}
