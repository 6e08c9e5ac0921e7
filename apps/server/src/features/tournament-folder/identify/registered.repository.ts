import type { NamedCategory } from '@sevenmetre/rules/tournament-folder';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { teamCategories } from '../../../platform/database/schema/index.ts';
import { portalId } from '../../competition/index.ts';

export interface RegisteredClub {
  readonly id: number;
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** Its id in the folder that contained it last. */
  readonly sourceId: string | null;
  /** Its id in an export of this portal. */
  readonly exportedId: string;
}

export interface RegisteredTeam {
  readonly id: number;
  readonly club: number;
  /** Code of the category. */
  readonly category: string;
  readonly name: string | null;
  readonly number: number;
  readonly sourceId: string | null;
  readonly exportedId: string;
}

export interface Registered {
  readonly clubs: readonly RegisteredClub[];
  readonly teams: readonly RegisteredTeam[];
}

/** The clubs and teams of an edition that a folder may refer to, by name. */
export async function findRegistered(editionId: number, db: Db | Tx): Promise<Registered> {
  const { rows: clubs } = await db.execute<RegisteredClub & Record<string, unknown>>(sql`
    select clubs.id, clubs.name, countries.country_code as country, source_id as "sourceId",
      ${portalId(sql`clubs`)} as "exportedId"
    from clubs join countries on countries.id = clubs.country_id
    where clubs.edition_id = ${editionId} order by clubs.name, clubs.id`);
  const { rows: teams } = await db.execute<RegisteredTeam & Record<string, unknown>>(sql`
    select teams.id, club_id as club, team_categories.code as category, teams.name, team_number as number,
      source_id as "sourceId", ${portalId(sql`teams`)} as "exportedId"
    from teams join team_categories on team_categories.id = teams.category_id
    where teams.edition_id = ${editionId} order by team_categories.weight, team_number, teams.id`);
  return { clubs, teams };
}

export async function findCategories(editionId: number, db: Db | Tx): Promise<readonly NamedCategory[]> {
  const { code, nameCs, nameEn, gender, weight } = teamCategories;
  return db
    .select({ code, nameCs, nameEn, gender })
    .from(teamCategories)
    .where(eq(teamCategories.editionId, editionId))
    .orderBy(asc(weight), asc(code));
}
