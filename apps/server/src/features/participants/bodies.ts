import { recordLinks } from '@sevenmetre/contract/permissions';
import type { ClubRoster, Participant } from '@sevenmetre/contract/participants/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { checkPerson, eachPersonText } from '@sevenmetre/rules/roster';
import { utcText } from '../competition/index.ts';
import { type ClubRosterData, clubSubject, ownTeams, personSubject, shownTo } from './club-roster.ts';
import type { StoredPerson } from './roster.repository.ts';

interface Reader {
  readonly actor: Actor;
  readonly now: Date;
  readonly lastNumbers: ReadonlyMap<number, number>;
}

/** The roster with what the reader may see. */
export function rosterBody(data: ClubRosterData, reader: Reader): ClubRoster {
  const { club, roster, limits, deadline } = data;
  const own = ownTeams(reader.actor, data);
  const persons = shownTo(reader.actor, data);
  const named = new Set(persons.flatMap(({ assignments }) => assignments.map(({ teamId }) => teamId)));
  return {
    club: { id: club.id, name: club.name, declined: club.declined },
    // A leader sees other teams only if their own players are in them.
    teams: roster.teams
      .map((team) => ({ ...team, editable: own === null || own.has(team.id) }))
      .filter(({ id, editable }) => editable || named.has(id)),
    categories: [...roster.categories],
    participants: persons.map((person) => participantBody(data, person, reader)),
    partial: own !== null,
    limits: { ...limits, mixedAllowance: Object.fromEntries(limits.mixedAllowance) },
    deadline: deadline && utcText(deadline),
    timeZone: club.timeZone,
    links: recordLinks(reader.actor, clubSubject(data), club.id, reader.now),
  };
}

export function participantBody(data: ClubRosterData, person: StoredPerson, reader: Reader): Participant {
  const { id, firstName, lastName, birthDate, gender, assignments } = person;
  const own = ownTeams(reader.actor, data);
  return {
    id,
    firstName,
    lastName,
    birthDate,
    gender,
    ...eachPersonText((field) => person[field]),
    assignments: [...assignments],
    isLeader: assignments.length === 0 ? null : assignments.some(({ role }) => role === 'leader'),
    jerseyNumberFromLastMatch: reader.lastNumbers.get(id) ?? null,
    revision: person.revision,
    violations: checkPerson(person, data.roster, data.limits).map((violation) => ({ ...violation })),
    editable: own === null || assignments.every(({ teamId }) => own.has(teamId)),
    links: recordLinks(reader.actor, personSubject(data, person), id, reader.now),
  };
}
