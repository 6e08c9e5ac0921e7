import { sql } from 'drizzle-orm';
import { done } from '../person.ts';
import { readFinances } from '../play/pay.ts';
import type { CheckedYear } from './checked-year.ts';

/**
 * Checks that clubs owe what they ordered for teams that play and have paid it, that payments for a team
 * withdrawn since are a credit, and that organiser, club and database show the same sums.
 */
export async function checkMoney(year: CheckedYear): Promise<string[]> {
  const { organiser, clubs, instance, late } = year;
  const finances = new Map((await readFinances(organiser)).map((row) => [row.clubId, row]));
  const broken: string[] = [];
  for (const { id, shape, leader, teams } of clubs) {
    const row = finances.get(id);
    const isDeclined = shape.decision === 'declined';
    const expected = isDeclined ? 0 : sumOf(teams.filter(({ state }) => state === 'accepted'));
    const over = sumOf(teams.filter((team) => late.has(team.id)));
    const own = done('clubFinance', await leader.client.clubFinance({ params: { id } }));
    const said = `${own.toPay} ${own.paid} ${own.rest}`;
    if (said !== `${expected} ${expected + over} ${-over || 0}`)
      broken.push(
        `${shape.name} ordered for ${expected}, paid ${over} more and reads: owes, paid, rest ${said}`,
      );
    if (row && `${row.toPay} ${row.paid} ${row.rest}` !== said)
      broken.push(`The organiser reads another sum of ${shape.name} than the club`);
  }
  const [stored] = (
    await instance.database.db.execute<{ items: string; paid: string; booked: string }>(sql`select
      (select coalesce(sum(quantity * unit_price), 0) from invoice_items i join clubs c on c.id = i.club_id
        where c.edition_id = ${year.prepared.editionId}) as items,
      (select coalesce(sum(order_amount), 0) from payments p join clubs c on c.id = p.club_id
        where c.edition_id = ${year.prepared.editionId}) as paid,
      (select coalesce(sum(b.amount), 0) from bank_transactions b join payments p on p.id = b.payment_id
        join clubs c on c.id = p.club_id where c.edition_id = ${year.prepared.editionId}) as booked`)
  ).rows;
  const paid = [...finances.values()].reduce((sum, row) => sum + row.paid, 0);
  if (Number(stored?.paid) !== paid) broken.push(`Payments come to ${stored?.paid}, the lists say ${paid}`);
  if (Number(stored?.booked) !== paid)
    broken.push(`Bank movements come to ${stored?.booked}, payments to ${paid}`);
  return broken;
}

function sumOf(teams: readonly { readonly price: number }[]): number {
  return teams.reduce((sum, { price }) => sum + price, 0);
}
