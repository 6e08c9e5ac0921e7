import type { Locale } from '@sevenmetre/rules/vocabulary';
import { writeWorkbook } from '../workbooks/index.ts';
import { bedSheet, waitingSheet } from './beds-tables.ts';
import type { AccommodationContext } from './context.ts';
import { readAccommodation } from './read-accommodation.use-case.ts';

/** Who sleeps where and who waits for beds, as a workbook. null: there is no edition. */
export async function exportAccommodation(
  context: AccommodationContext,
  locale: Locale,
): Promise<Buffer | null> {
  const accommodation = await readAccommodation(context);
  return (
    accommodation && writeWorkbook(locale, [bedSheet(accommodation, locale), waitingSheet(accommodation)])
  );
}
