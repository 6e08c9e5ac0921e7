import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { CateringType } from '@sevenmetre/rules/vocabulary';
import { findCurrentEdition } from '../competition/index.ts';
import { asOne } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { pricelistItems, referees } from '../../platform/database/schema/index.ts';

export async function findEdition(tx: Tx) {
  return findCurrentEdition(tx);
}

export interface MealOrder {
  readonly cateringType: CateringType | null;
  readonly persons: number;
  readonly mondayLunch: number;
  readonly vipParty: number;
  /** ISO dates of the club as far as they are known (AC7); null: unknown. */
  readonly arrival: string | null;
  readonly departure: string | null;
}

/** What accepted teams and extra persons of coming clubs have ordered. */
export function findOrders(
  { id: editionId, timeZone }: { readonly id: number; readonly timeZone: string },
  tx: Tx,
): Promise<MealOrder[]> {
  const order = sql`p.catering_type as "cateringType", o.bundle_persons as persons,
    o.handball_persons as "mondayLunch", o.vip_party_persons as "vipParty",
    ${arrivalOf(timeZone)} as arrival, ${departureOf(timeZone)} as departure`;
  const comes = sql`c.edition_id = ${editionId} and c.registration_state in ('approved', 'processed')`;
  return asOne<MealOrder>(
    sql`select ${order} from teams o
      join clubs c on c.id = o.club_id left join pricelist_items p on p.id = o.bundle_pricelist_item_id
      where ${comes} and o.state = 'accepted'
    union all
    select ${order} from extra_person_groups o
      join clubs c on c.id = o.club_id left join pricelist_items p on p.id = o.bundle_pricelist_item_id
      where ${comes}`,
    tx,
  );
}

/** The date that the club has entered, else the day of its check-in, else that of its first match. */
function arrivalOf(timeZone: string): SQL {
  return sql`coalesce(c.arrival_date,
    (select (min(i.done_at) at time zone ${timeZone})::date from check_ins i where i.club_id = c.id and i.step = 'arrived'),
    (select (min(m.starts_at) at time zone ${timeZone})::date from matches m
      join teams t on t.id in (m.home_team_id, m.away_team_id) where t.club_id = c.id))::text`;
}

/**
 * The date that the club has entered, else the last day of its categories: the finalists are not known yet.
 */
function departureOf(timeZone: string): SQL {
  return sql`coalesce(c.departure_date,
    (select (max(m.starts_at) at time zone ${timeZone})::date from matches m join groups g on g.id = m.group_id
      where g.category_id in (select t.category_id from teams t where t.club_id = c.id and t.state = 'accepted')))::text`;
}

/** Extras on sale that are meals, in the organiser's order. */
export function findExtras(editionId: number, tx: Tx) {
  const { serviceType, nameCs, nameEn, isActive, weight } = pricelistItems;
  return tx
    .select({ serviceType, nameCs, nameEn })
    .from(pricelistItems)
    .where(
      and(
        eq(pricelistItems.editionId, editionId),
        inArray(serviceType, ['monday-lunch', 'vip-party']),
        eq(isActive, true),
      ),
    )
    .orderBy(asc(weight), asc(pricelistItems.id));
}

/** Number of meal vouchers of approved referees. */
export async function countVouchers(editionId: number, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${referees.mealVouchers}), 0)::int` })
    .from(referees)
    .where(and(eq(referees.editionId, editionId), eq(referees.registrationState, 'approved')));
  return row?.sum ?? 0;
}
