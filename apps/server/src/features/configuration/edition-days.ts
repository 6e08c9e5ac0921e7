import { configurationValue } from '@sevenmetre/rules/configuration';
import type { Tx } from '../../platform/database/index.ts';
import { editionRepository, inZone } from '../competition/index.ts';
import { findEdition } from './entry.repository.ts';
import type { EntryRow } from './entry.repository.ts';

/**
 * Sets the days of an edition, on which ages, schedules and stays depend, from its entries for start and end
 * in its zone. An entry without a value changes nothing.
 * @returns false: the edition would end before it begins
 */
export async function followDates(
  editionId: number,
  { key, dataType, value }: EntryRow,
  tx: Tx,
): Promise<boolean> {
  if (key !== 'tournament-start-date' && key !== 'tournament-end-date') return true;
  const result = configurationValue({ dataType, value });
  const edition = await findEdition(editionId, tx);
  if (!edition || !result.ok || !(result.value instanceof Date)) return true;
  const { day } = inZone(result.value, edition.timeZone);
  const days =
    key === 'tournament-start-date'
      ? { startDate: day, endDate: edition.endDate }
      : { startDate: edition.startDate, endDate: day };
  if (days.endDate < days.startDate) return false;
  await editionRepository.update(editionId, days, tx);
  return true;
}
