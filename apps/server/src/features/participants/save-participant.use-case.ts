import type {
  Participant,
  ParticipantBody,
  ParticipantChange,
} from '@sevenmetre/contract/participants/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import {
  type Assignment,
  hasErrors,
  checkFields,
  checkLockedNumbers,
  checkPerson,
  eachPersonText,
  personKey,
  personTexts,
  type RosterViolation,
  type RosterPerson,
} from '@sevenmetre/rules/roster';
import { can } from '../../platform/permission/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { participantBody } from './bodies.ts';
import {
  type ClubRosterData,
  clubSubject,
  loadRoster,
  mayChangeNumbers,
  ownTeams,
  personSubject,
  refuseAction,
  shownTo,
} from './club-roster.ts';
import { done, type Outcome, refuse, type Refusal } from '../../platform/outcome/index.ts';
import { findClubIdById } from './participant.repository.ts';
import { findLastNumbers, lockClubById, type StoredPerson } from './roster.repository.ts';
import { storePersons } from './store-persons.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** Adds a participant to a club of the current edition. */
export function createParticipant(
  { database, clock }: UseCaseContext,
  actor: Actor,
  clubId: number,
  body: ParticipantBody,
): Promise<Outcome<Participant>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    await lockClubById(clubId, tx);
    const data = await loadRoster(clubId, tx);
    if (!data) return refuse('club-unknown');
    const subject = clubSubject(data);
    const sees = can(actor, 'clubRoster', subject, now);
    const refused = refuseAction(actor, { action: 'participantCreate', subject, sees }, 'club-unknown', now);
    return refused ?? save(tx, { actor, now, data, before: null, body });
  });
}

/**
 * Changes a participant of the current edition. A save based on an older revision gets the current record,
 * unless that equals the body: a repeat after a lost answer is not a conflict.
 */
export function updateParticipant(
  { database, clock }: UseCaseContext,
  actor: Actor,
  id: number,
  { revision, ...body }: ParticipantChange,
): Promise<Outcome<Participant>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const found = await lockPerson(id, tx);
    if (!found) return refuse('participant-unknown');
    const { data, before } = found;
    const asked = {
      action: 'participantUpdate' as const,
      subject: personSubject(data, before),
      sees: can(actor, 'clubRoster', clubSubject(data), now) && shownTo(actor, data).includes(before),
    };
    const refused = refuseAction(actor, asked, 'participant-unknown', now);
    if (refused) return refused;
    const saving = { actor, now, data, before, body };
    return revision === before.revision ? save(tx, saving) : overtaken(tx, saving, before);
  });
}

/** A participant with the club, whose roster is locked until the transaction ends. */
export async function lockPerson(
  id: number,
  tx: Tx,
): Promise<{ readonly data: ClubRosterData; readonly before: StoredPerson } | null> {
  const clubId = await findClubIdById(id, tx);
  if (clubId === null) return null;
  await lockClubById(clubId, tx);
  const data = await loadRoster(clubId, tx);
  const before = data?.roster.persons.find((person) => person.id === id);
  return data && before ? { data, before } : null;
}

interface Saving {
  readonly actor: Actor;
  readonly now: Date;
  readonly data: ClubRosterData;
  readonly before: StoredPerson | null;
  readonly body: ParticipantBody;
}

async function overtaken(tx: Tx, saving: Saving, before: StoredPerson): Promise<Outcome<Participant>> {
  const after = merge(saving);
  const record = await bodyOf(tx, saving, before);
  const isDone = !('code' in after) && isSamePerson(after, before) && hasSamePlaces(after, before);
  return isDone ? done(record) : refuse('changed-meanwhile', { record });
}

async function save(tx: Tx, saving: Saving): Promise<Outcome<Participant>> {
  const { actor, now, data, before } = saving;
  const after = merge(saving);
  if ('code' in after) return after;
  const violations = check(saving, after);
  if (hasErrors(violations)) return refuseViolations(violations);
  const [id = 0] = await storePersons({ club: data.club, userId: actor.userId, at: now }, [after], tx);
  return done(await bodyOf(tx, saving, { ...after, id, revision: (before?.revision ?? 0) + 1 }));
}

async function bodyOf(
  tx: Tx,
  { actor, now, data }: Pick<Saving, 'actor' | 'now' | 'data'>,
  person: StoredPerson,
): Promise<Participant> {
  const lastNumbers = await findLastNumbers(data.club.id, tx);
  return participantBody(data, person, { actor, now, lastNumbers });
}

/**
 * The requested person. Places in teams of others must be unchanged, and so must the data of a person in such
 * a team.
 */
function merge({ actor, data, before, body }: Saving): RosterPerson | Refusal {
  const own = ownTeams(actor, data);
  const isOwn = ({ teamId }: Assignment) => own === null || own.has(teamId);
  const stored = before?.assignments ?? [];
  const known = new Set([...data.roster.teams.map(({ id }) => id), ...stored.map(({ teamId }) => teamId)]);
  if (body.assignments.some(({ teamId }) => !known.has(teamId))) return refuse('team-unknown');
  const foreign = stored.filter((place) => !isOwn(place));
  const asked = body.assignments.filter((place) => !isOwn(place));
  if (asked.some((place) => !foreign.some((other) => isSamePlace(place, other)))) return refuse('forbidden');
  const person = {
    id: before?.id ?? null,
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    birthDate: body.birthDate,
    gender: body.gender,
    ...eachPersonText((field) => body[field]?.trim() ?? before?.[field] ?? ''),
  };
  if (before && foreign.length > 0 && !isSamePerson(person, before)) return refuse('forbidden');
  return { ...person, assignments: [...onceEach(body.assignments.filter(isOwn)), ...foreign] };
}

function check({ actor, data, before }: Saving, after: RosterPerson): RosterViolation[] {
  const { roster, limits } = data;
  const numbers = mayChangeNumbers(actor, data)
    ? []
    : checkLockedNumbers(before?.assignments ?? [], after.assignments);
  return [
    ...checkFields(after, limits.firstDay),
    ...checkPerson(after, roster, limits),
    ...numbers,
    ...repeated(after, roster.persons),
    ...(ownTeams(actor, data) !== null && after.assignments.length === 0 ? [error('team-missing')] : []),
  ];
}

function repeated(after: RosterPerson, persons: readonly StoredPerson[]): RosterViolation[] {
  const key = personKey(after);
  const isThere = persons.some((other) => other.id !== after.id && personKey(other) === key);
  return key !== null && isThere ? [error('participant-repeated')] : [];
}

function error(code: 'participant-repeated' | 'team-missing'): RosterViolation {
  return { code, level: 'error', field: null, teamId: null, parameters: {} };
}

/** A leader who is too young has an error code of its own in the specification. */
function refuseViolations(violations: readonly RosterViolation[]): Refusal {
  const codes = new Set(violations.flatMap(({ code, level }) => (level === 'error' ? code : [])));
  const isLeader = codes.size === 1 && codes.has('Participant cannot be leader');
  return refuse(isLeader ? 'Participant cannot be leader' : 'roster-refused', { violations });
}

type Identity = Omit<RosterPerson, 'id' | 'assignments'>;

function isSamePerson(a: Identity, b: Identity): boolean {
  return (
    a.firstName === b.firstName &&
    a.lastName === b.lastName &&
    a.birthDate === b.birthDate &&
    a.gender === b.gender &&
    personTexts.every((field) => a[field] === b[field])
  );
}

function isSamePlace(a: Assignment, b: Assignment): boolean {
  return a.teamId === b.teamId && a.role === b.role && a.jerseyNumber === b.jerseyNumber;
}

function hasSamePlaces(a: Pick<RosterPerson, 'assignments'>, b: Pick<RosterPerson, 'assignments'>): boolean {
  return (
    a.assignments.length === b.assignments.length &&
    a.assignments.every((place) => b.assignments.some((other) => isSamePlace(place, other)))
  );
}

/** One place in each team, and no number for leaders. */
function onceEach(assignments: readonly Assignment[]): Assignment[] {
  const byTeam = new Map(assignments.map((place) => [place.teamId, place]));
  return [...byTeam.values()].map((place) =>
    place.role === 'leader' ? { ...place, jerseyNumber: null } : place,
  );
}
