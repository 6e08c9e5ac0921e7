import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { clubAdmins, clubs, editions, teams } from '../../../platform/database/schema/index.ts';
import { type ClubRow, clubRepository, type NewClub } from '../../competition/index.ts';

export type { ClubRow };
/** Columns of a club that a form sets. */
export type ClubPatch = Partial<Omit<NewClub, 'editionId' | 'clientKey'>>;

export async function findById(id: number, db: Db | Tx): Promise<ClubRow | null> {
  const [row] = await db.select().from(clubs).where(eq(clubs.id, id));
  return row ?? null;
}

/** Must be locked before categories and packages. null: no such club in the edition. */
export async function lockById(id: number, editionId: number, tx: Tx): Promise<ClubRow | null> {
  const [row] = await tx
    .select()
    .from(clubs)
    .where(and(eq(clubs.id, id), eq(clubs.editionId, editionId)))
    .for('update');
  return row ?? null;
}

/** Waits for a concurrent insert of the same key. null: that one was first. */
export const { insert } = clubRepository;

/** The locked club after a save. */
export async function update(id: number, patch: ClubPatch, tx: Tx): Promise<ClubRow> {
  const [row] = await clubRepository.update([id], patch, tx);
  if (!row) throw new Error('A locked club is gone');
  return row;
}

export async function findByClientKey(editionId: number, clientKey: string, tx: Tx): Promise<ClubRow | null> {
  const [row] = await tx
    .select()
    .from(clubs)
    .where(and(eq(clubs.editionId, editionId), eq(clubs.clientKey, clientKey)));
  return row ?? null;
}

/** Registrations of all editions that a user administrates, newest edition first. */
export function findAllByAdmin(userId: number, db: Db | Tx) {
  return db
    .select({
      id: clubs.id,
      name: clubs.name,
      editionId: editions.id,
      editionName: editions.name,
      year: editions.year,
      registrationState: clubs.registrationState,
      teams: count(teams.id),
    })
    .from(clubAdmins)
    .innerJoin(clubs, eq(clubs.id, clubAdmins.clubId))
    .innerJoin(editions, eq(editions.id, clubs.editionId))
    .leftJoin(teams, and(eq(teams.clubId, clubs.id), ne(teams.state, 'withdrawn')))
    .where(eq(clubAdmins.userId, userId))
    .groupBy(clubs.id, editions.id)
    .orderBy(desc(editions.year), desc(editions.id), asc(clubs.name), asc(clubs.id));
}
