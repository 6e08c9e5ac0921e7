import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import { refereeProjects, referees, tshirtSizes } from '../../platform/database/schema/index.ts';

/** Fields of referees that a list leaves out and a workbook has, by the ids of their registrations. */
export async function findAllByEditionId(editionId: number, tx: Tx) {
  const { sex, birthYear, stateReason, street, city, zip, highestCompetition, accompanimentPersons } =
    referees;
  const { mealVouchers, arrivalDate, departureDate, registrationNote, internalNote } = referees;
  const rows = await tx
    .select({
      id: referees.id,
      shown: {
        sex,
        birthYear,
        stateReason,
        street,
        city,
        zip,
        highestCompetition,
        accompanimentPersons,
        mealVouchers,
        arrivalDate,
        departureDate,
        registrationNote,
        internalNote,
      },
      wantsSingleRoom: referees.wantsSingleRoom,
      tshirtSize: tshirtSizes.code,
      project: refereeProjects.name,
      ownProject: referees.refereeProjectName,
    })
    .from(referees)
    .leftJoin(tshirtSizes, eq(tshirtSizes.id, referees.tshirtSizeId))
    .leftJoin(refereeProjects, eq(refereeProjects.id, referees.refereeProjectId))
    .where(eq(referees.editionId, editionId));
  return new Map(rows.map((row) => [row.id, row]));
}

export type RefereeExportRow =
  Awaited<ReturnType<typeof findAllByEditionId>> extends Map<number, infer R> ? R : never;
