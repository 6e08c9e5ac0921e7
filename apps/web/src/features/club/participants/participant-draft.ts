import type { Participant, ParticipantBody } from '@sevenmetre/contract/participants/schemas';
import {
  checkFields,
  checkPerson,
  eachPersonText,
  type PersonGender,
  personKey,
  type PersonTexts,
  type Roster,
  type RosterViolation,
  type RosterLimits,
  type RosterPerson,
} from '@sevenmetre/rules/roster';
import type { RosterRole } from '@sevenmetre/rules/vocabulary';

/** A place in a team as it is typed. */
export interface DraftPlace {
  readonly teamId: number;
  readonly role: RosterRole | 'none';
  readonly number: number | null;
}

/** A participant as typed. Never stored in the browser, since these are data of children. */
export interface ParticipantDraft extends PersonTexts {
  readonly firstName: string;
  readonly lastName: string;
  /** An ISO date, or what was typed and is none. */
  readonly birthDate: string;
  readonly gender: PersonGender | null;
  readonly places: readonly DraftPlace[];
}

export function draftOf(person: Participant | null, teamIds: readonly number[]): ParticipantDraft {
  const known = new Map(person?.assignments.map((place) => [place.teamId, place]));
  const all = [...new Set([...teamIds, ...known.keys()])];
  return {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    birthDate: person?.birthDate ?? '',
    gender: person?.gender ?? null,
    ...eachPersonText((field) => person?.[field] ?? ''),
    places: all.map((teamId) => {
      const place = known.get(teamId);
      return { teamId, role: place?.role ?? 'none', number: place?.jerseyNumber ?? null };
    }),
  };
}

export function personOf(id: number | null, draft: ParticipantDraft): RosterPerson {
  const { firstName, lastName, birthDate, gender, places } = draft;
  return {
    id,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    // An invalid date is kept as typed, so that it is reported as invalid and not as missing.
    birthDate: birthDate === '' ? null : birthDate,
    gender,
    ...eachPersonText((field) => draft[field].trim()),
    assignments: places.flatMap(({ teamId, role, number }) =>
      role === 'none' ? [] : { teamId, role, jerseyNumber: role === 'leader' ? null : number },
    ),
  };
}

export function bodyOf(person: RosterPerson): ParticipantBody {
  const { firstName, lastName, birthDate, gender, assignments } = person;
  const texts = eachPersonText((field) => person[field]);
  return { firstName, lastName, birthDate: birthDate ?? '', gender, ...texts, assignments: [...assignments] };
}

/** What the server will find, by the same rules, as far as this roster knows everybody. */
export function violationsOf(
  person: RosterPerson,
  roster: Roster,
  limits: RosterLimits,
): readonly RosterViolation[] {
  const fields = checkFields(person, limits.firstDay);
  // Without a day of birth there is nothing to check ages by.
  const isDated = !fields.some(({ field }) => field === 'birthDate');
  return [
    ...fields,
    ...repeated(person, roster),
    ...(isDated ? checkPerson(person, roster, limits) : []),
    ...person.assignments.flatMap(({ teamId, jerseyNumber }) =>
      jerseyNumber !== null && !Number.isInteger(jerseyNumber) ? outOfRange(teamId, limits) : [],
    ),
  ];
}

function repeated(person: RosterPerson, { persons }: Roster): RosterViolation[] {
  const key = personKey(person);
  const isThere = persons.some((other) => other.id !== person.id && personKey(other) === key);
  if (key === null || !isThere) return [];
  return [{ code: 'participant-repeated', level: 'error', field: 'lastName', teamId: null, parameters: {} }];
}

function outOfRange(teamId: number, { jerseyMin: min, jerseyMax: max }: RosterLimits): RosterViolation {
  const code = 'jersey-number-out-of-range';
  return { code, level: 'error', field: null, teamId, parameters: { min, max } };
}
