import { firstUnpaidDay, isOverdue } from '@sevenmetre/rules/pricing';
import type { Db, Tx } from '../../platform/database/index.ts';
import { configurationValue } from '@sevenmetre/rules/configuration';
import { configurationRepository, inZone } from '../competition/index.ts';
import { findPaid, findValidInvoices } from './finance.repository.ts';

interface Edition {
  readonly id: number;
  readonly timeZone: string;
}

/** Ids of the clubs of an edition with an overdue invoice (MO19) at an instant. */
export async function findOverdueClubs(
  { id, timeZone }: Edition,
  now: Date,
  db: Db | Tx,
): Promise<ReadonlySet<number>> {
  const today = inZone(now, timeZone).day;
  const paidOf = new Map((await findPaid(id, db)).map(({ clubId, paid }) => [clubId, paid]));
  const invoicesOf = Map.groupBy(await findValidInvoices(id, db), ({ clubId }) => clubId);
  const overdue = [...invoicesOf].filter(([clubId, invoices]) =>
    isOverdue(firstUnpaidDay(invoices, paidOf.get(clubId) ?? 0), today),
  );
  return new Set(overdue.map(([clubId]) => clubId));
}

const entryFeeTill = 'payment-entry-fee-till';

/** Whether the day by which an edition asks for entry fees (MO25) is over; false: it has none. */
export async function isEntryFeeDayOver({ id, timeZone }: Edition, now: Date, tx: Tx): Promise<boolean> {
  const values = await configurationRepository.findAllByEditionId(id, [entryFeeTill], tx);
  const till = configurationValue({ dataType: 'datetime', value: values.get(entryFeeTill) ?? null });
  if (!till.ok || !(till.value instanceof Date)) return false;
  return inZone(now, timeZone).day > inZone(till.value, timeZone).day;
}
