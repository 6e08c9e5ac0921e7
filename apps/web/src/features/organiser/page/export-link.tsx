import { operations } from '@sevenmetre/contract/operations';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/words/words.ts';

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

interface ExportLinkProps {
  readonly name: Workbook;
  readonly asked: Readonly<Record<string, string>>;
  /** The columns that are shown, in their order; without them the workbook has its own. */
  readonly columns?: readonly string[];
  readonly children: ReactNode;
}

/** Downloads the list as it is shown: its question and its columns. */
export function ExportLink({ name, asked, columns, children }: ExportLinkProps) {
  const { locale } = useLanguage();
  const shown = columns === undefined ? asked : { ...asked, columns: columns.join(',') };
  return (
    <a className="button button--outline" href={exportPath(name, locale, shown)} download>
      {children}
    </a>
  );
}
