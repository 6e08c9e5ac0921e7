import { asc, eq, sql } from 'drizzle-orm';
import type { Gender, Locale, RegistrationState, TeamState } from '@sevenmetre/rules/vocabulary';
import { ofCurrentEdition } from '../competition/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { clubs, countries, editions, teamCategories, teams } from '../../platform/database/schema/index.ts';

export interface PayingClub {
  readonly id: number;
  readonly editionId: number;
  readonly editionName: string;
  readonly year: number;
  readonly timeZone: string;
  readonly name: string;
  readonly currencyCode: string;
  readonly registrationState: RegistrationState;
  readonly variableSymbol: string | null;
  /** Of its mails and invoices. */
  readonly locale: Locale;
  readonly createdAt: Date;
}

/** A club of the current edition. */
export async function findClub(id: number, tx: Tx): Promise<PayingClub | null> {
  const [row] = await tx
    .select({
      id: clubs.id,
      editionId: clubs.editionId,
      editionName: editions.name,
      year: editions.year,
      timeZone: editions.timeZone,
      name: clubs.name,
      currencyCode: countries.currencyCode,
      registrationState: clubs.registrationState,
      variableSymbol: clubs.variableSymbol,
      locale: clubs.locale,
      createdAt: clubs.createdAt,
    })
    .from(clubs)
    .innerJoin(countries, eq(countries.id, clubs.countryId))
    .innerJoin(editions, ofCurrentEdition(clubs.editionId))
    .where(eq(clubs.id, id));
  return row ?? null;
}

interface PayingTeam {
  readonly id: number;
  readonly name: string | null;
  readonly teamNumber: number;
  readonly state: TeamState;
  readonly category: {
    readonly code: string;
    readonly nameCs: string;
    readonly nameEn: string;
    readonly gender: Gender;
    readonly birthDateMin: string | null;
    /** Position among the categories of its gender, 0 is the oldest. */
    readonly ageRank: number;
  };
}

/** In the order of the public lists: by category, then by number. */
export async function findTeams({ id, editionId }: PayingClub, tx: Tx): Promise<PayingTeam[]> {
  const { gender, weight } = teamCategories;
  const ranked = tx
    .select({
      categoryId: sql<number>`${teamCategories.id}`.as('ranked_category_id'),
      ageRank: sql`row_number() over (partition by ${gender} order by ${weight}, ${teamCategories.id}) - 1`
        .mapWith(Number)
        .as('age_rank'),
    })
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId))
    .as('ranked');
  return tx
    .select({
      id: teams.id,
      name: teams.name,
      teamNumber: teams.teamNumber,
      state: teams.state,
      category: {
        code: teamCategories.code,
        nameCs: teamCategories.nameCs,
        nameEn: teamCategories.nameEn,
        gender,
        birthDateMin: teamCategories.birthDateMin,
        ageRank: ranked.ageRank,
      },
    })
    .from(teams)
    .innerJoin(teamCategories, eq(teamCategories.id, teams.categoryId))
    .innerJoin(ranked, eq(ranked.categoryId, teamCategories.id))
    .where(eq(teams.clubId, id))
    .orderBy(asc(weight), asc(teams.teamNumber), asc(teams.id));
}
