import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/index.ts';
import { clubAdmins, teamAdmins, teams, users } from '../../platform/database/schema/index.ts';

export interface ClubUserRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly clubAdmin: boolean;
  readonly teamIds: readonly number[];
}

const person = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
} as const;

/** Everybody with a permission in a club: its admins first, then by name. */
export async function findAllByClubId(clubId: number, db: Db | Tx): Promise<ClubUserRow[]> {
  const admins = await db
    .select(person)
    .from(clubAdmins)
    .innerJoin(users, eq(users.id, clubAdmins.userId))
    .where(and(eq(clubAdmins.clubId, clubId), isNull(users.closedAt)));
  const leaders = await db
    .select({ ...person, teamId: teams.id })
    .from(teamAdmins)
    .innerJoin(teams, eq(teams.id, teamAdmins.teamId))
    .innerJoin(users, eq(users.id, teamAdmins.userId))
    .where(and(eq(teams.clubId, clubId), isNull(users.closedAt)));
  const adminIds = new Set(admins.map(({ id }) => id));
  const teamIds = Map.groupBy(leaders, ({ id }) => id);
  const people = new Map([...admins, ...leaders].map((row) => [row.id, row]));
  const rows = [...people.values()].map(({ id, firstName, lastName, email, phone }) => ({
    id,
    firstName,
    lastName,
    email,
    phone,
    clubAdmin: adminIds.has(id),
    teamIds: (teamIds.get(id) ?? []).map(({ teamId }) => teamId).toSorted((a, b) => a - b),
  }));
  const order = new Intl.Collator('cs');
  return rows.toSorted(
    (a, b) =>
      Number(b.clubAdmin) - Number(a.clubAdmin) ||
      order.compare(a.lastName, b.lastName) ||
      order.compare(a.firstName, b.firstName) ||
      a.id - b.id,
  );
}
