import { mostRows } from './rows.ts';

/** What a list is asked for: filters, sorting and grouping as the parameters of an address. */
export type Question = Readonly<Record<string, string>>;

/** The same question in one notation: parameters by name, without empty ones. */
export function normalQuestion(question: string): string {
  const parameters = [...new URLSearchParams(question)].filter(([, value]) => value !== '');
  const inOrder = parameters.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return new URLSearchParams(inOrder).toString();
}

/** The question without one of its filters. */
export function withoutFilter(question: Question, name: string): Question {
  return Object.fromEntries(Object.entries(question).filter(([key]) => key !== name));
}

/** The question for the server, for the whole list; in groups by state only if the page has them. */
export function wholeList({ group, ...question }: Question): Readonly<Record<string, string>> {
  return { ...question, ...(group === 'state' ? { group } : {}), size: String(mostRows) };
}
