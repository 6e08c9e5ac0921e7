import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../../platform/database/index.ts';
import {
  places,
  refereeHalls,
  refereeProjects,
  referees,
  tshirtSizes,
} from '../../../../platform/database/schema/index.ts';
import { detailColumns } from './referee.repository.ts';

/** Fields of referees that are in the workbook and not in the list, by registration id. */
export async function findAllByEditionId(editionId: number, tx: Tx) {
  const rows = await tx
    .select({
      id: referees.id,
      shown: detailColumns,
      agreedToTermsAt: referees.agreedToTermsAt,
      updatedAt: referees.updatedAt,
      tshirtSize: tshirtSizes.code,
      project: refereeProjects.name,
      ownProject: referees.refereeProjectName,
      accommodationPlace: places.code,
    })
    .from(referees)
    .leftJoin(tshirtSizes, eq(tshirtSizes.id, referees.tshirtSizeId))
    .leftJoin(refereeProjects, eq(refereeProjects.id, referees.refereeProjectId))
    .leftJoin(places, eq(places.id, referees.accommodationPlaceId))
    .where(eq(referees.editionId, editionId));
  return new Map(rows.map((row) => [row.id, row]));
}

export type RefereeExportRow =
  Awaited<ReturnType<typeof findAllByEditionId>> extends Map<number, infer R> ? R : never;

/** `2026-04-03 H1, 2026-04-04 H2` by registration id. */
export async function findHalls(editionId: number, tx: Tx): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .select({ refereeId: refereeHalls.refereeId, day: refereeHalls.day, code: places.code })
    .from(refereeHalls)
    .innerJoin(referees, eq(referees.id, refereeHalls.refereeId))
    .innerJoin(places, eq(places.id, refereeHalls.placeId))
    .where(eq(referees.editionId, editionId))
    .orderBy(asc(refereeHalls.day), asc(places.code));
  const ofReferee = Map.groupBy(rows, ({ refereeId }) => refereeId);
  return new Map(
    [...ofReferee].map(([id, own]) => [id, own.map(({ day, code }) => `${day} ${code}`).join(', ')]),
  );
}
