import type { CheckInExportQuery } from '@sevenmetre/contract/check-in/schemas';
import { isListed } from '@sevenmetre/rules/check-in';
import { done } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { inZone } from '../competition/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { plainWords } from '../translations/index.ts';
import { amountCell, momentCell, sheetOf, writeWorkbook } from '../workbooks/index.ts';
import { readCheckIn } from './read-check-in.use-case.ts';

const columns = [
  'club',
  'countryCode',
  'categories',
  'arrivalDate',
  'arrivedAt',
  'rest',
  'currency',
  'variableSymbol',
  'handedOut',
  'phone',
] as const;

/** The clubs of the list as it is shown at the desk, as a workbook (CK2). */
export async function exportCheckIn(
  context: UseCaseContext,
  { locale, ...list }: CheckInExportQuery,
): Promise<Outcome<Buffer>> {
  const found = await readCheckIn(context);
  if (!found.ok) return found;
  const { clubs, timeZone } = found.value;
  const reader = { locale, today: inZone(context.clock.now(), timeZone).day };
  const t = plainWords.translators[locale];
  const rows = clubs
    .filter((club) => isListed(club, list, reader))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
    .map((club) => ({
      club: club.name,
      countryCode: club.countryCode,
      categories: club.teamCategories.join(', '),
      arrivalDate: club.arrivalDate,
      arrivedAt: momentCell(club.arrivedAt === null ? null : new Date(club.arrivedAt), timeZone),
      rest: amountCell(club.rest),
      currency: club.currency,
      variableSymbol: club.symbol,
      handedOut: club.steps
        .filter((step) => step !== 'arrived')
        .map((step) => t(`checkIn.given.${step}`))
        .join(', '),
      phone: club.contactPhone,
    }));
  return done(await writeWorkbook(locale, [sheetOf('clubs', columns, rows)]));
}
