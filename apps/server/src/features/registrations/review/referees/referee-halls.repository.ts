import { and, asc, eq, inArray } from 'drizzle-orm';
import { placeTypes } from '@sevenmetre/rules/vocabulary';
import { ofCurrentEdition } from '../../../competition/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { editions, places, refereeHalls, referees } from '../../../../platform/database/schema/index.ts';

export interface HallOfDay {
  readonly day: string;
  readonly placeId: number;
}

/**
 * The edition of a referee's registration, which is locked. null: no such registration in the current
 * edition.
 */
export async function lockReferee(id: number, tx: Tx) {
  const { id: editionId, startDate, endDate } = editions;
  const [row] = await tx
    .select({ editionId, startDate, endDate })
    .from(referees)
    .innerJoin(editions, ofCurrentEdition(referees.editionId))
    .where(eq(referees.id, id))
    .for('update', { of: referees });
  return row ?? null;
}

export function findAllByRefereeId(refereeId: number, tx: Tx): Promise<HallOfDay[]> {
  const { day, placeId } = refereeHalls;
  return tx
    .select({ day, placeId })
    .from(refereeHalls)
    .where(eq(refereeHalls.refereeId, refereeId))
    .orderBy(asc(day), asc(placeId));
}

/** Those of the places that are halls of the edition. */
export async function findHallIds(
  editionId: number,
  ids: readonly number[],
  tx: Tx,
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: places.id })
    .from(places)
    .where(
      and(
        inArray(places.id, [...ids]),
        eq(places.editionId, editionId),
        eq(places.placeType, placeTypes.hall),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
