import type { OwnDuty } from '@sevenmetre/contract/duty/schemas';
import { overlap } from '@sevenmetre/rules/duty';
import { utcText } from '../competition/index.ts';
import { daysOf, type DutyState } from './load-duty.ts';
import { matchesOf, teamName } from './read-duty.use-case.ts';
import type { ShiftRow } from './shift.repository.ts';
import type { VolunteerRow } from './volunteer.repository.ts';

/** What pages by link say of the tournament. */
export function tournamentHead({ edition }: DutyState) {
  return {
    tournament: edition.name,
    year: edition.year,
    timeZone: edition.timeZone,
    days: daysOf(edition),
  };
}

/** When and where a shift is. */
export function whereBody({ halls }: DutyState, { id, placeId, day, kind, startsAt, endsAt }: ShiftRow) {
  const hall = halls.find((one) => one.id === placeId);
  return {
    id,
    placeId,
    day,
    kind,
    startsAt: utcText(startsAt),
    endsAt: utcText(endsAt),
    hall: hall
      ? {
          id: hall.id,
          code: hall.code,
          nameCs: hall.nameCs,
          nameEn: hall.nameEn,
          address: hall.address,
          href: wayTo(hall),
        }
      : null,
  };
}

/** The hall on a map, for the phone's own navigation. */
function wayTo({ lat, lng }: DutyState['halls'][number]): string | null {
  return lat === null || lng === null
    ? null
    : `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}

/** A volunteer's own page: their shifts, and who is there with them. */
export function ownBody(
  state: DutyState,
  person: VolunteerRow,
): Omit<OwnDuty, 'calendar' | 'replacement' | 'open'> {
  return {
    ...tournamentHead(state),
    firstName: person.firstName,
    isMinor: person.isMinor,
    hours: person.hours,
    contact: state.contact,
    shifts: state.shifts.flatMap((shift) => {
      const own = state.people.find((one) => one.shiftId === shift.id && one.volunteerId === person.id);
      if (!own) return [];
      const matches = matchesOf(state, shift);
      const [first] = matches;
      return [
        {
          ...whereBody(state, shift),
          answer: own.answer,
          presentAt: own.presentAt && utcText(own.presentAt),
          matches: matches.length,
          first: first ? firstMatch(state, first) : null,
          others: othersOn(state, shift, person),
        },
      ];
    }),
  };
}

function firstMatch({ teams }: DutyState, match: DutyState['matches'][number]) {
  const nameOf = (id: number | null) => {
    const team = teams.find((one) => one.id === id);
    return team ? teamName(team) : null;
  };
  return {
    number: match.number,
    startsAt: utcText(match.startsAt),
    category: match.groupLabel,
    home: nameOf(match.homeTeamId),
    away: nameOf(match.awayTeamId),
    halfMinutes: Math.round(match.halfLength / 60),
  };
}

/**
 * Reporters and volunteers at the same place while a shift lasts. Phones of people under 18 stay with the organiser; those who
 * have not answered yet are not shown.
 */
function othersOn(
  state: DutyState,
  shift: ShiftRow,
  person: VolunteerRow,
): OwnDuty['shifts'][number]['others'] {
  const reporters = state.reporters
    .filter(
      ({ placeId, day, userId }) =>
        placeId === shift.placeId && day === shift.day && userId !== person.userId,
    )
    .map(({ firstName, lastName, phone }) => ({
      name: `${firstName} ${lastName}`.trim(),
      kind: null,
      phone,
    }));
  const beside = state.shifts.filter(
    (one) => one.placeId === shift.placeId && overlap(span(one), span(shift)) > 0,
  );
  const volunteers = beside.flatMap(({ id, kind }) =>
    state.people
      .filter(
        ({ shiftId, answer, volunteerId }) =>
          shiftId === id && answer === 'confirmed' && volunteerId !== person.id,
      )
      .flatMap(({ volunteerId }) => state.volunteers.filter((one) => one.id === volunteerId))
      .map(({ firstName, lastName, phone, isMinor }) => ({
        name: `${firstName} ${lastName}`.trim(),
        kind,
        phone: isMinor ? null : phone,
      })),
  );
  return [...reporters, ...volunteers];
}

/** Times of a shift for the rules. */
export function span({ startsAt, endsAt }: Pick<ShiftRow, 'startsAt' | 'endsAt'>) {
  return { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
}
