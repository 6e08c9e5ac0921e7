import type { Duty, DutyChoices, ShiftCandidates } from '@sevenmetre/contract/duty/schemas';
import {
  type FilledShift,
  gapOf,
  invitationEnd,
  lengthOf,
  shiftCandidates,
  shiftObstacle,
} from '@sevenmetre/rules/duty';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { findWorkingEdition, utcText } from '../competition/index.ts';
import { findReporterAccounts } from '../reporter/index.ts';
import * as dutyRepository from './duty.repository.ts';
import {
  daysOf,
  type DutyState,
  dutyPeople,
  filledShifts,
  loadDuty,
  renewalOf,
  travelOf,
} from './load-duty.ts';
import * as shiftRepository from './shift.repository.ts';
import * as volunteerRepository from './volunteer.repository.ts';
import type { VolunteerRow } from './volunteer.repository.ts';

/** Everything about people on duty, for organisers. */
export function readDuty({ database, clock }: UseCaseContext): Promise<Outcome<Duty>> {
  return readIn(database, async (state, tx) => {
    const { edition, settings, reporters } = state;
    const teams = new Map(state.teams.map((team) => [team.id, team]));
    const { added, moved, removed } = renewalOf(state, settings, clock.now());
    return done({
      timeZone: edition.timeZone,
      days: daysOf(edition),
      settings,
      isOutdated: state.shifts.length > 0 && added.length + moved.length + removed.length > 0,
      halls: state.halls.map(({ id, code, nameCs, nameEn }) => ({ id, code, nameCs, nameEn })),
      shifts: shiftBodies(state, clock.now()),
      reporters: reporters.map(({ placeId, day, userId, firstName, lastName, phone, email, presentAt }) => ({
        placeId,
        day,
        userId,
        name: `${firstName} ${lastName}`.trim(),
        phone,
        email,
        presentAt: presentAt && utcText(presentAt),
      })),
      volunteers: state.volunteers.map((row) => {
        const team = row.teamId === null ? undefined : teams.get(row.teamId);
        return { ...volunteerBody(row), teamName: team ? teamName(team) : null };
      }),
      invitations: await invitationBodies(edition.id, clock.now(), tx),
    });
  });
}

/** Teams and accounts that a volunteer may belong to. */
export function readChoices({ database }: UseCaseContext): Promise<Outcome<DutyChoices>> {
  return readIn(database, async ({ teams }, tx) =>
    done({
      teams: teams.map((team) => ({
        id: team.id,
        name: teamName(team),
      })),
      accounts: (await findReporterAccounts(tx)).map(({ id, firstName, lastName }) => ({
        id,
        name: `${firstName} ${lastName}`.trim(),
      })),
    }),
  );
}

/** Who can take a shift, best first, and what keeps the others from it. */
export function readCandidates(
  { database }: UseCaseContext,
  shiftId: number,
): Promise<Outcome<ShiftCandidates>> {
  return readIn(database, (state) => {
    const all = filledShifts(state);
    const people = dutyPeople(state);
    const travel = travelOf(state);
    const shift = all.find(({ id }) => id === shiftId);
    if (!shift) return refuse('shift-unknown');
    return done({
      candidates: shiftCandidates(shift, people, all, travel).map(({ id }) => {
        const own = all.filter((one) => one.people.includes(id));
        return { id, shifts: own.length, minutes: Math.round(lengthOf(own) / 60_000) };
      }),
      others: people.flatMap((person) => {
        const obstacle = shiftObstacle(person, shift, all, travel);
        return obstacle === null ? [] : [{ id: person.id, obstacle }];
      }),
    });
  });
}

/** Reads people on duty of the current edition. */
export function readIn<T>(
  database: UseCaseContext['database'],
  answer: (state: DutyState, tx: Tx) => Outcome<T> | Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return database.transaction(
    async (tx) => {
      const edition = await findWorkingEdition(null, tx);
      return edition.ok ? answer(await loadDuty(edition.value, tx), tx) : edition;
    },
    { accessMode: 'read only' },
  );
}

function shiftBodies(state: DutyState, now: Date): Duty['shifts'] {
  const filled = new Map(filledShifts(state).map((shift) => [shift.id, shift]));
  return state.shifts.map((shift) => {
    const { id, placeId, day, kind, startsAt, endsAt, needed, byHand } = shift;
    const own = filled.get(id);
    return {
      id,
      placeId,
      day,
      kind,
      startsAt: utcText(startsAt),
      endsAt: utcText(endsAt),
      needed,
      gap: own ? openGap(own, now) : 0,
      byHand,
      matches: matchesOf(state, shift).length,
      people: state.people
        .filter(({ shiftId }) => shiftId === id)
        .map(({ volunteerId, answer, presentAt }) => ({
          id: volunteerId,
          answer,
          presentAt: presentAt && utcText(presentAt),
        })),
    };
  });
}

/** Nothing can be done about a shift that is over. */
function openGap(shift: FilledShift, now: Date): number {
  return shift.endsAt > now.getTime() ? gapOf(shift) : 0;
}

/** Number of shifts of an edition that need somebody and are not over. */
export async function countGaps(editionId: number, now: Date, tx: Tx): Promise<number> {
  const filled = filledShifts({
    shifts: await shiftRepository.findAll(editionId, tx),
    people: await shiftRepository.findPeople(editionId, tx),
    reporters: await dutyRepository.findReporters(editionId, tx),
  });
  return filled.filter((shift) => openGap(shift, now) > 0).length;
}

/** Matches that begin in the hall of a shift during it. */
export function matchesOf(
  { matches }: Pick<DutyState, 'matches'>,
  { placeId, startsAt, endsAt }: Pick<DutyState['shifts'][number], 'placeId' | 'startsAt' | 'endsAt'>,
) {
  return matches.filter(
    (match) => match.placeId === placeId && match.startsAt >= startsAt && match.startsAt < endsAt,
  );
}

function volunteerBody(row: VolunteerRow) {
  const { id, firstName, lastName, phone, email, isMinor, skills, languages, hours, teamId, userId, note } =
    row;
  return {
    id,
    firstName,
    lastName,
    phone,
    email,
    isMinor,
    skills,
    languages,
    hours,
    hasConsent: row.consentAt !== null,
    teamId,
    userId,
    note,
    hasLink: row.tokenHash !== null,
    openedAt: row.openedAt && utcText(row.openedAt),
  };
}

/** A team with its category. */
export function teamName(team: DutyState['teams'][number]): string {
  return `${teamDisplayName(team)} (${team.categoryCode})`;
}

async function invitationBodies(editionId: number, now: Date, tx: Tx): Promise<Duty['invitations']> {
  const rows = await volunteerRepository.findInvitations(editionId, tx);
  return rows.map((row) => {
    const { id, shiftId, volunteerId, places, used, expiresAt } = row;
    const end = invitationEnd(row, now);
    return { id, shiftId, volunteerId, places, used, expiresAt: utcText(expiresAt), end };
  });
}
