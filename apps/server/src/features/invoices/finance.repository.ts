import { eq, sql } from 'drizzle-orm';
import type { Currency, RegistrationState } from '@sevenmetre/rules/vocabulary';
import { ofCurrentEdition } from '../competition/index.ts';
import { asOne } from '../../platform/database/index.ts';
import type { Db, Tx } from '../../platform/database/index.ts';
import { clubs, countries, editions } from '../../platform/database/schema/index.ts';

export interface FinanceClub {
  readonly id: number;
  readonly editionId: number;
  readonly name: string;
  readonly countryCode: string;
  readonly currencyCode: string;
  readonly registrationState: RegistrationState;
  readonly variableSymbol: string | null;
}

const clubColumns = {
  id: clubs.id,
  editionId: clubs.editionId,
  name: clubs.name,
  countryCode: countries.countryCode,
  currencyCode: countries.currencyCode,
  registrationState: clubs.registrationState,
  variableSymbol: clubs.variableSymbol,
};

/** A club of the current edition. */
export async function findClub(id: number, db: Db | Tx): Promise<FinanceClub | null> {
  const [row] = await db
    .select(clubColumns)
    .from(clubs)
    .innerJoin(countries, eq(countries.id, clubs.countryId))
    .innerJoin(editions, ofCurrentEdition(clubs.editionId))
    .where(eq(clubs.id, id));
  return row ?? null;
}

/** Ordered by id. */
export function findClubs(editionId: number, db: Db | Tx): Promise<FinanceClub[]> {
  return asOne<FinanceClub>(
    sql`select c.id, c.edition_id as "editionId", c.name, k.country_code as "countryCode",
      k.currency_code as "currencyCode", c.registration_state as "registrationState",
      c.variable_symbol as "variableSymbol"
    from clubs c
    join countries k on k.id = c.country_id
    where c.edition_id = ${editionId}
    order by c.id`,
    db,
  );
}

export interface OwedRow {
  readonly clubId: number;
  readonly currency: Currency;
  readonly toPay: number;
  /** Entry fees of valid lines. */
  readonly entryFees: number;
  readonly openLines: number;
  readonly outdatedLines: number;
}

/**
 * Sums of the valid lines of each club; clubs without lines are left out. Each line is rounded as in MO9, in
 * whole numbers: integer division truncates, so half a unit is added away from zero first.
 */
export function findOwed(
  editionId: number,
  db: Db | Tx,
  clubIds: readonly number[] | null = null,
): Promise<OwedRow[]> {
  return asOne<OwedRow>(
    sql`select l.club_id as "clubId", max(l.currency) as currency,
      coalesce(sum((l.quantity::bigint * l.unit_price * (100 - l.discount_percent) + sign(l.unit_price)::int * 50) / 100)
        filter (where not l.outdated), 0)::float8 as "toPay",
      coalesce(sum((l.quantity::bigint * l.unit_price * (100 - l.discount_percent) + sign(l.unit_price)::int * 50) / 100)
        filter (where not l.outdated and l.system_key like '%:entry-fee'), 0)::float8 as "entryFees",
      count(*) filter (where l.document_id is null) as "openLines",
      count(*) filter (where l.outdated) as "outdatedLines"
    from invoice_items l
    join clubs c on c.id = l.club_id
    where c.edition_id = ${editionId} and ${isOneOf(clubIds)}
      and not exists (select from invoice_documents n where n.corrects_document_id = l.document_id)
    group by l.club_id`,
    db,
  );
}

/** Sums of the credited payments of each club; clubs without payments are left out. */
export function findPaid(
  editionId: number,
  db: Db | Tx,
  clubIds: readonly number[] | null = null,
): Promise<{ clubId: number; paid: number }[]> {
  return asOne<{ clubId: number; paid: number }>(
    sql`select p.club_id as "clubId", sum(p.order_amount)::float8 as paid
    from payments p
    join clubs c on c.id = p.club_id
    where c.edition_id = ${editionId} and ${isOneOf(clubIds)}
    group by p.club_id`,
    db,
  );
}

/** Sums of the payments of each club that were entered after an instant, in its currency; of clubs that have paid something. */
export function findPaidSince(
  editionId: number,
  since: Date,
  db: Db | Tx,
): Promise<{ clubId: number; amount: number; currency: Currency }[]> {
  return asOne<{ clubId: number; amount: number; currency: Currency }>(
    sql`select p.club_id as "clubId", sum(p.order_amount)::float8 as amount,
      coalesce((select max(l.currency) from invoice_items l where l.club_id = p.club_id), max(k.currency_code))
        as currency
    from payments p
    join clubs c on c.id = p.club_id
    join countries k on k.id = c.country_id
    where c.edition_id = ${editionId} and p.created_at > ${since.toISOString()}
    group by p.club_id
    having sum(p.order_amount) > 0`,
    db,
  );
}

/** null: every club `c`. */
function isOneOf(clubIds: readonly number[] | null) {
  return clubIds === null ? sql`true` : sql`c.id = any(${`{${clubIds.join()}}`}::int[])`;
}

export interface ValidInvoice {
  readonly clubId: number;
  readonly total: number;
  readonly dueDate: string;
}

/** Invoices that were not credited. */
export function findValidInvoices(editionId: number, db: Db | Tx): Promise<ValidInvoice[]> {
  return asOne<ValidInvoice>(
    sql`select d.club_id as "clubId", d.total, d.due_date as "dueDate"
    from invoice_documents d
    left join invoice_documents n on n.corrects_document_id = d.id
    where d.edition_id = ${editionId} and d.kind = 'invoice' and n.id is null
    order by d.id`,
    db,
  );
}

export { findCurrentEdition } from '../competition/index.ts';
