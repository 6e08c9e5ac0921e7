import { addDays, minutesOfDay } from '@sevenmetre/rules/dates';
import {
  type DutyMatch,
  type DutyPerson,
  type DutySettings,
  type Engagement,
  type FilledShift,
  freeTimes,
  hallOpenings,
  planShifts,
  renewShifts,
  type ShiftRenewal,
  type TravelTime,
  usualDutySettings,
} from '@sevenmetre/rules/duty';
import type { Tx } from '../../platform/database/index.ts';
import {
  configurationRepository,
  type EditionRow,
  findHalls,
  inZone,
  zoneInstant,
} from '../competition/index.ts';
import * as dutyRepository from './duty.repository.ts';
import * as shiftRepository from './shift.repository.ts';
import * as volunteerRepository from './volunteer.repository.ts';
import type { VolunteerRow } from './volunteer.repository.ts';

/** People on duty of an edition, as they are stored. */
export type DutyState = Awaited<ReturnType<typeof loadDuty>>;

export async function loadDuty(edition: EditionRow, tx: Tx) {
  const { id } = edition;
  return {
    edition,
    settings: (await dutyRepository.findSettings(id, tx)) ?? usualDutySettings,
    halls: await findHalls(id, tx),
    contact: await findContact(id, tx),
    matches: await dutyRepository.findMatches(id, tx),
    travelTimes: await dutyRepository.findTravelTimes(id, tx),
    teams: await dutyRepository.findTeams(id, tx),
    reporters: await dutyRepository.findReporters(id, tx),
    volunteers: await volunteerRepository.findAll(id, tx),
    shifts: await shiftRepository.findAll(id, tx),
    people: await shiftRepository.findPeople(id, tx),
  };
}

/** Whom people on duty call when something goes wrong; null: no phone is known. */
async function findContact(editionId: number, tx: Tx) {
  const keys = ['contact-name', 'contact-phone'];
  const values = await configurationRepository.findAllByEditionId(editionId, keys, tx);
  const [name, phone] = keys.map((key) => values.get(key)?.trim() || null);
  return phone == null ? null : { name: name ?? null, phone };
}

/** Milliseconds of the break between two halves, as far as the opening of a hall depends on it. */
const halfTimeBreak = 5 * 60_000;

function spanOf({ startsAt, halfLength }: DutyState['matches'][number]) {
  const from = startsAt.getTime();
  return { startsAt: from, endsAt: from + 2 * halfLength * 1000 + halfTimeBreak };
}

/** Matches of the schedule for the rules. */
export function dutyMatches({ matches, edition }: Pick<DutyState, 'matches' | 'edition'>): DutyMatch[] {
  return matches.map((match) => ({
    ...spanOf(match),
    placeId: match.placeId,
    day: inZone(match.startsAt, edition.timeZone).day,
  }));
}

/** What the published schedule changes in the stored shifts. */
export function renewalOf(state: DutyState, settings: DutySettings, now: Date): ShiftRenewal {
  const known = state.shifts.map((shift) => ({
    ...shift,
    startsAt: shift.startsAt.getTime(),
    endsAt: shift.endsAt.getTime(),
    people: state.people.filter(({ shiftId, answer }) => shiftId === shift.id && answer !== 'declined')
      .length,
  }));
  return renewShifts(known, planShifts(dutyMatches(state), settings), now.getTime());
}

/** Stored shifts for the rules. */
export function filledShifts({
  shifts,
  people,
  reporters,
}: Pick<DutyState, 'shifts' | 'people' | 'reporters'>): FilledShift[] {
  return shifts.map(({ id, placeId, kind, needed, day, startsAt, endsAt }) => {
    const own = people.filter(({ shiftId }) => shiftId === id);
    const idsOf = (isDeclined: boolean) =>
      own.filter(({ answer }) => (answer === 'declined') === isDeclined).map((one) => one.volunteerId);
    return {
      id,
      placeId,
      kind,
      needed,
      startsAt: startsAt.getTime(),
      endsAt: endsAt.getTime(),
      people: idsOf(false),
      declined: idsOf(true),
      reporters: reporters.filter((one) => one.placeId === placeId && one.day === day).length,
    };
  });
}

/** Volunteers for the rules, with what they do besides. */
export function dutyPeople(state: DutyState): DutyPerson[] {
  const openings = hallOpenings(dutyMatches(state), state.settings);
  const days = daysOf(state.edition);
  return state.volunteers.map((person) => ({
    id: person.id,
    skills: person.skills,
    free: freeTimes(
      person.hours,
      { isMinor: person.isMinor, minorsUntil: state.settings.minorsUntil },
      days,
      (day, minute) => minuteAt(day, minute, state.edition.timeZone),
    ),
    engagements: [...ownMatches(state, person), ...ownTables(state, person, openings)],
  }));
}

function ownMatches({ matches }: DutyState, { teamId }: VolunteerRow): Engagement[] {
  if (teamId === null) return [];
  return matches
    .filter(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId)
    .map((match) => ({ ...spanOf(match), placeId: match.placeId, why: 'team' }));
}

function ownTables(
  { reporters }: DutyState,
  { userId }: VolunteerRow,
  openings: ReturnType<typeof hallOpenings>,
): Engagement[] {
  const own = reporters.filter((one) => one.userId === userId);
  return openings
    .filter(({ placeId, day }) => own.some((one) => one.placeId === placeId && one.day === day))
    .map(({ placeId, startsAt, endsAt }) => ({ placeId, startsAt, endsAt, why: 'reports' }));
}

/** Travel between halls by the plan, otherwise as set. From and to the whole tournament takes no time. */
export function travelOf({ travelTimes, settings }: DutyState): TravelTime {
  const known = new Map(
    travelTimes.map(({ fromPlaceId, toPlaceId, minutes }) => [`${fromPlaceId} ${toPlaceId}`, minutes]),
  );
  return (from, to) => {
    if (from === null || to === null) return 0;
    return known.get(`${Math.min(from, to)} ${Math.max(from, to)}`) ?? settings.travel;
  };
}

/** Days of an edition, in its zone. */
export function daysOf({ startDate, endDate }: Pick<EditionRow, 'startDate' | 'endDate'>): string[] {
  const days: string[] = [];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Milliseconds UTC of a minute of a day in a zone. A time that clocks skip is an hour later. */
export function minuteAt(day: string, minute: number, timeZone: string): number {
  if (minute >= minutesOfDay) return minuteAt(addDays(day, 1), minute - minutesOfDay, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  const found = zoneInstant(day, `${two(Math.floor(minute / 60))}:${two(minute % 60)}`, timeZone);
  return found ? found.getTime() : minuteAt(day, minute + 60, timeZone);
}
