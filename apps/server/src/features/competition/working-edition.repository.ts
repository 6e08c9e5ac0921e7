import { and, asc, desc, eq, notExists, or, type SQL } from 'drizzle-orm';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { clubs, editions, matches, referees } from '../../platform/database/schema/index.ts';
import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import type { EditionRow } from './edition.repository.ts';

/** The user who changes settings, and the edition. */
export interface Organiser {
  readonly actor: Actor;
  /** null: the current one. */
  readonly edition: number | null;
}

/**
 * The edition that an organiser works on: the current one, or a given prepared one. An edition with
 * registrations or matches that is not current is over; it can no longer be changed, so it is treated as
 * unknown.
 * @param asked null: the current one
 */
export async function findWorkingEdition(asked: number | null, tx: Tx): Promise<Outcome<EditionRow>> {
  const [edition] = await tx.select().from(editions).where(working(asked, tx));
  return edition ? done(edition) : unknown(asked);
}

/** The same, locked, so that its settings are changed one after the other. */
export async function lockWorkingEdition(asked: number | null, tx: Tx): Promise<Outcome<EditionRow>> {
  const [edition] = await tx.select().from(editions).where(working(asked, tx)).for('update');
  return edition ? done(edition) : unknown(asked);
}

/** The current edition, then prepared ones by year. */
export function findOpenEditions(tx: Tx) {
  const { id, name, year, timeZone, startDate, isCurrent } = editions;
  return tx
    .select({ id, name, year, timeZone, startDate, isCurrent })
    .from(editions)
    .where(open(tx))
    .orderBy(desc(isCurrent), asc(year), asc(id));
}

function working(asked: number | null, tx: Tx): SQL | undefined {
  return asked === null ? eq(editions.isCurrent, true) : and(eq(editions.id, asked), open(tx));
}

/** Current, or without registrations and matches. */
function open(tx: Tx): SQL | undefined {
  const without = (table: typeof clubs | typeof matches | typeof referees) =>
    notExists(tx.select({ id: table.id }).from(table).where(eq(table.editionId, editions.id)));
  return or(eq(editions.isCurrent, true), and(without(clubs), without(matches), without(referees)));
}

function unknown(asked: number | null) {
  return refuse(asked === null ? 'edition-missing' : 'edition-unknown');
}
