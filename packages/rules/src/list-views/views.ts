import { normalQuestion } from './question.ts';

/** Lists whose views are stored. */
export const viewedLists = [
  'clubs',
  'invoices',
  'referees',
  'users',
  'transactions',
  'messages',
  'matches',
] as const;
export type ViewedList = (typeof viewedLists)[number];

/** Longest texts of a view: its name, its question, the key of a column; and the most columns. */
export const longestView = { name: 60, question: 1000, column: 40, columns: 60 } as const;

/** The view that asks this question; null: none, so that the question can be saved as another view. */
export function findView<V extends { readonly question: string }>(
  views: readonly V[],
  question: string,
): V | null {
  const wanted = normalQuestion(question);
  return views.find((view) => normalQuestion(view.question) === wanted) ?? null;
}
