import { operations } from '@sevenmetre/contract';
import type { Link } from '@sevenmetre/contract/schemas/common';
import type { ClubRoster, Participant } from '@sevenmetre/contract/schemas/club-roster';
import { type Action, type Actor, linksFor, type Subject } from '@sevenmetre/rules/permissions';
import { judgePerson } from '@sevenmetre/rules/roster';
import { utcText } from '../competition/index.ts';
import { type ClubRosterData, clubSubject, ownTeams, personSubject, shownTo } from './club-roster.ts';
import type { StoredPerson } from './roster.repository.ts';

interface Reader {
  readonly actor: Actor;
  readonly now: Date;
  readonly lastNumbers: ReadonlyMap<number, number>;
}

/** The roster as far as the reader may see it. */
export function rosterBody(data: ClubRosterData, reader: Reader): ClubRoster {
  const { club, roster, limits, deadline } = data;
  const own = ownTeams(reader.actor, data);
  return {
    club: { id: club.id, name: club.name },
    teams: roster.teams.map((team) => ({ ...team, editable: own === null || own.has(team.id) })),
    categories: [...roster.categories],
    participants: shownTo(reader.actor, data).map((person) => participantBody(data, person, reader)),
    partial: own !== null,
    limits: { ...limits, mixedAllowance: Object.fromEntries(limits.mixedAllowance) },
    deadline: deadline && utcText(deadline),
    timeZone: club.timeZone,
    links: links(reader, clubSubject(data), club.id),
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
    assignments: [...assignments],
    isLeader: assignments.length === 0 ? null : assignments.some(({ role }) => role === 'leader'),
    jerseyNumberFromLastMatch: reader.lastNumbers.get(id) ?? null,
    revision: person.revision,
    findings: judgePerson(person, data.roster, data.limits).map((finding) => ({ ...finding })),
    editable: own === null || assignments.every(({ teamId }) => own.has(teamId)),
    links: links(reader, personSubject(data, person), id),
  };
}

function links({ actor, now }: Reader, subject: Subject, id: number): Link[] {
  return linksFor(actor, subject, now).flatMap((action) => linkOf(action, id));
}

/** An action that no operation of this release carries out has no link. */
function linkOf(action: Action, id: number): Link[] {
  const operation = Object.entries(operations).find(([name]) => name === action)?.[1];
  if (!operation) return [];
  const href = operation.path.replace('{id}', String(id));
  return [{ routeName: action, operationId: action, method: operation.method, href }];
}
