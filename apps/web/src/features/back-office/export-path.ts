import { operations } from '@sevenmetre/contract/operations';

/** Where all rows of a list come as a workbook: the question of the list, without its page. */
export function exportPath(
  name: 'clubRegistrationsExport' | 'refereeRegistrationsExport',
  asked: Readonly<Record<string, string>>,
): string {
  const question = new URLSearchParams(asked);
  question.delete('page');
  question.delete('size');
  return `${operations[name].path}?${question}`;
}
