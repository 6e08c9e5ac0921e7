import { and, asc, eq, inArray } from 'drizzle-orm';
import { placeTypes } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import {
  checkIns,
  clubs,
  courts,
  lodgingAllotments,
  lodgings,
  matches,
  places,
  referees,
  reporterAssignments,
  shiftPeople,
  shifts,
  teams,
  users,
  volunteers,
} from '../../platform/database/schema/index.ts';

/** Courts in use by hall, the main one first. */
export function findCourts(editionId: number, tx: Tx) {
  return tx
    .select({
      key: courts.key,
      placeId: courts.placeId,
      name: courts.name,
      size: courts.size,
      resin: courts.resin,
    })
    .from(courts)
    .where(and(eq(courts.editionId, editionId), eq(courts.active, true)))
    .orderBy(asc(courts.placeId), asc(courts.key));
}

/** Keys of courts of matches; null: the first one of the hall. */
export function findMatchCourts(editionId: number, tx: Tx) {
  return tx
    .select({ id: matches.id, court: matches.court })
    .from(matches)
    .where(eq(matches.editionId, editionId));
}

/** Volunteers by name, with what they do on their shifts or can do. */
export async function findVolunteers(editionId: number, tx: Tx) {
  const people = await tx
    .select({
      id: volunteers.id,
      firstName: volunteers.firstName,
      lastName: volunteers.lastName,
      skills: volunteers.skills,
    })
    .from(volunteers)
    .where(eq(volunteers.editionId, editionId))
    .orderBy(asc(volunteers.lastName), asc(volunteers.firstName), asc(volunteers.id));
  const kinds = await tx
    .selectDistinct({ id: shiftPeople.volunteerId, kind: shifts.kind })
    .from(shiftPeople)
    .innerJoin(shifts, eq(shifts.id, shiftPeople.shiftId))
    .where(and(eq(shifts.editionId, editionId), inArray(shiftPeople.answer, ['asked', 'confirmed'])));
  return people.map(({ id, skills, ...name }) => {
    const own = kinds.filter((one) => one.id === id).map(({ kind }) => kind);
    return { ...name, kinds: own.length > 0 ? own : skills };
  });
}

/** Reporters with a hall of the edition, by name. */
export function findReporters(editionId: number, tx: Tx) {
  const { id, firstName, lastName } = users;
  return tx
    .selectDistinct({ id, firstName, lastName })
    .from(users)
    .innerJoin(reporterAssignments, eq(reporterAssignments.userId, id))
    .innerJoin(places, and(eq(places.id, reporterAssignments.placeId), eq(places.editionId, editionId)))
    .orderBy(asc(lastName), asc(firstName), asc(id));
}

/** Approved referees by name. */
export function findReferees(editionId: number, tx: Tx) {
  const { id, firstName, lastName } = referees;
  return tx
    .select({ id, firstName, lastName })
    .from(referees)
    .where(and(eq(referees.editionId, editionId), eq(referees.registrationState, 'approved')))
    .orderBy(asc(lastName), asc(firstName), asc(id));
}

/** Rooms of teams with their club and when the desk has handed out its keys. */
export function findRooms(editionId: number, tx: Tx) {
  return tx
    .selectDistinct({
      placeId: lodgings.placeId,
      label: lodgings.label,
      club: clubs.name,
      givenAt: checkIns.doneAt,
    })
    .from(lodgingAllotments)
    .innerJoin(lodgings, eq(lodgings.id, lodgingAllotments.lodgingId))
    .innerJoin(teams, eq(teams.id, lodgingAllotments.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .leftJoin(checkIns, and(eq(checkIns.clubId, clubs.id), eq(checkIns.step, 'keys')))
    .where(eq(lodgings.editionId, editionId))
    .orderBy(asc(lodgings.placeId), asc(lodgings.label), asc(clubs.name));
}

/** Codes of the places of an edition and of all. */
export function findPlaceCodes(tx: Tx) {
  return tx
    .select({ id: places.id, code: places.code })
    .from(places)
    .orderBy(asc(places.code), asc(places.id));
}

/** Halls of an edition, by code. */
export function findHalls(editionId: number, tx: Tx) {
  return tx
    .select({ id: places.id, code: places.code })
    .from(places)
    .where(and(eq(places.editionId, editionId), eq(places.placeType, placeTypes.hall)))
    .orderBy(asc(places.code), asc(places.id));
}
