import { operations } from '@sevenmetre/contract/operations';
import type { Locale } from '@sevenmetre/rules/vocabulary';

type Workbook =
  | 'clubRegistrationsExport'
  | 'refereeRegistrationsExport'
  | 'adminInvoicesExport'
  | 'adminMatchesExport'
  | 'checkInExport'
  | 'bankExport'
  | 'accommodationExport'
  | 'dutyWorkbook';

/** Where all rows of a list come as a workbook in the reader's language: the question of the list, without its page. */
export function exportPath(
  name: Workbook,
  locale: Locale,
  asked: Readonly<Record<string, string>> = {},
): string {
  const question = new URLSearchParams({ ...asked, locale });
  question.delete('page');
  question.delete('size');
  question.delete('pageSize');
  return `${operations[name].path}?${question}`;
}
