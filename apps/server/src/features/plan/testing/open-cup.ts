import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/index.ts';
import {
  clubs,
  countries,
  editions,
  places,
  teamCategories,
  teams,
} from '../../../platform/database/schema/index.ts';
import { ensureLiveState } from '../../live/index.ts';
import { ensureReferenceData } from '../../reference-data/index.ts';

export interface OpenCup {
  readonly editionId: number;
  readonly categories: Readonly<Record<'MA' | 'WA', number>>;
  /** Eight teams of MA, then four of WA, by the plan's ids. */
  readonly teams: readonly string[];
  /** Keys of the courts. */
  readonly halls: readonly string[];
}

/**
 * A current edition of two days with closed registration: 12 accepted teams of four clubs, two halls, no
 * groups.
 */
export function makeOpenCup(database: Database, year: number): Promise<OpenCup> {
  return database.transaction(async (tx) => {
    await ensureReferenceData(tx);
    await ensureLiveState(tx);
    await tx.update(editions).set({ isCurrent: false });
    const [edition] = await tx
      .insert(editions)
      .values({
        name: 'Open Cup',
        year,
        startDate: `${year}-06-13`,
        endDate: `${year}-06-14`,
        timeZone: 'Europe/Prague',
        currencyCode: 'CZK',
        tieBreakers: ['points', 'headToHeadPoints', 'overallDifference', 'overallGoals', 'lots'],
        tieBreakersUnfinished: ['points', 'overallDifference', 'overallGoals'],
        isCurrent: true,
      })
      .returning();
    const editionId = edition?.id ?? 0;
    const [country] = await tx.select().from(countries).where(eq(countries.countryCode, 'CZ'));
    const categoryRows = await tx
      .insert(teamCategories)
      .values([
        { editionId, code: 'MA', nameCs: 'Chlapci', nameEn: 'Boys', gender: 'M', weight: 1 },
        { editionId, code: 'WA', nameCs: 'Dívky', nameEn: 'Girls', gender: 'W', weight: 2 },
      ])
      .returning();
    const [boys = 0, girls = 0] = categoryRows.map(({ id }) => id);
    const clubRows = await tx
      .insert(clubs)
      .values(
        ['Alfa', 'Beta', 'Gama', 'Delta'].map((name) => {
          return { editionId, name, countryId: country?.id ?? 0, registrationState: 'approved' as const };
        }),
      )
      .returning();
    const teamRows = await tx
      .insert(teams)
      .values(
        Array.from({ length: 12 }, (_, index) => ({
          editionId,
          clubId: clubRows[index % 4]?.id ?? 0,
          categoryId: index < 8 ? boys : girls,
          teamNumber: index < 4 ? 1 : 2,
        })),
      )
      .returning();
    const hallRows = ['H1', 'H2'].map((code) => ({ editionId, code, placeType: 1 }));
    const halls = (await tx.insert(places).values(hallRows).returning()).map(({ id }) => String(id));
    return {
      editionId,
      categories: { MA: boys, WA: girls },
      teams: teamRows.map(({ id }) => String(id)),
      halls,
    };
  });
}
