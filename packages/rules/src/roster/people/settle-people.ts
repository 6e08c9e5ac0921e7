import { type DayOrder, orderOfDays, readDayOfList } from '../../dates/index.ts';
import { wordsOf } from '../../search/index.ts';
import type { RowTexts } from '../import/read-row.ts';
import { genderOfName } from './first-names.ts';
import { type KnownNames, type NameOrder, NameReader } from './name-order.ts';

/** What a row leaves open; it is stored after the answer only. */
export const rowQuestions = [
  'name-order',
  'birth-date-order',
  'birth-date-incomplete',
  'leading-number',
  'encoding',
] as const;
type RowQuestion = (typeof rowQuestions)[number];

/** A row as read, before the list decides. */
export interface RawPerson extends Omit<RowTexts, 'firstName' | 'lastName'> {
  /** Parts of a name in one column or line; empty when both names stand apart. */
  readonly names: readonly string[];
  readonly firstName: string;
  readonly lastName: string;
  readonly unused: string;
}

/** A person of a list as the import takes it. */
export interface ListedPerson extends RowTexts {
  readonly open: readonly RowQuestion[];
  /** What the row says beside this; shown, never stored. */
  readonly unused: string;
}

interface PeopleAnswers {
  readonly dayOrder: DayOrder | null;
  readonly nameOrder: NameOrder | null;
}

export interface PeopleContext {
  readonly known: KnownNames;
  readonly answers: PeopleAnswers;
  /** First day of the tournament, ISO. */
  readonly firstDay: string;
  /** Team of rows that name none, as labelled in sheets; '' for none. */
  readonly team: string;
  /** Order that the heading of the column states; weaker than what the names show. */
  readonly stated?: NameOrder | null;
  /** Gender of that team's category, for names that do not tell; '' if it does not tell either. */
  readonly gender: string;
}

/** A question about the whole list, with a row to show both answers by. */
export type ListQuestion =
  | {
      readonly kind: 'day-order';
      readonly count: number;
      readonly text: string;
      readonly dayFirst: string;
      readonly monthFirst: string;
    }
  | { readonly kind: 'name-order'; readonly count: number; readonly names: readonly [string, string] };

export interface SettledPeople {
  readonly rows: readonly ListedPerson[];
  readonly questions: readonly ListQuestion[];
}

/** Decides order of names and dates over a whole list (RO16, DA7); what nothing decides stays open. */
export function settlePeople(people: readonly RawPerson[], context: PeopleContext): SettledPeople {
  const { answers, firstDay, known } = context;
  const joined = people.filter(({ names }) => names.length > 0);
  const split = new NameReader(known).split(
    joined.map(({ names }) => names),
    answers.nameOrder,
    context.stated ?? null,
  );
  const nameOf = new Map(joined.map((person, index) => [person, split[index]] as const));
  const order =
    answers.dayOrder ??
    orderOfDays(
      people.map(({ birthDate }) => birthDate),
      firstDay,
    );
  const questions: ListQuestion[] = [];
  const rows = people.map((person): ListedPerson => {
    const { names, unused, ...texts } = person;
    const name = nameOf.get(person) ?? {
      firstName: person.firstName,
      lastName: person.lastName,
      open: null,
    };
    const day = readDayOfList(person.birthDate, order, firstDay);
    if (day.kind === 'asked' && questions.every(({ kind }) => kind !== 'day-order')) {
      const { dayFirst, monthFirst } = day;
      questions.push({ kind: 'day-order', count: 0, text: person.birthDate, dayFirst, monthFirst });
    }
    if (name.open === 'list' && questions.every(({ kind }) => kind !== 'name-order'))
      questions.push({ kind: 'name-order', count: 0, names: [name.firstName, name.lastName] });
    const gender =
      person.gender === '' ? impliedGender(name.firstName, name.lastName, context) : person.gender;
    return {
      ...texts,
      firstName: name.firstName,
      lastName: name.lastName,
      birthDate: day.kind === 'day' ? day.day : person.birthDate,
      gender,
      team: person.team === '' && !isNobody(person.role) ? context.team : person.team,
      open: [
        ...(name.open !== null ? (['name-order'] as const) : []),
        ...(day.kind === 'asked' ? (['birth-date-order'] as const) : []),
        ...(isYearAlone(person.birthDate) ? (['birth-date-incomplete'] as const) : []),
      ],
      unused,
    };
  });
  const counts = {
    'day-order': countOpen(rows, 'birth-date-order'),
    'name-order': countOpen(rows, 'name-order'),
  };
  return { rows, questions: questions.map((question) => ({ ...question, count: counts[question.kind] })) };
}

function countOpen(rows: readonly ListedPerson[], asked: RowQuestion): number {
  return rows.filter(({ open }) => open.includes(asked)).length;
}

function impliedGender(firstName: string, lastName: string, { gender }: PeopleContext): string {
  return genderOfName(firstName, lastName) ?? gender;
}

function isNobody(role: string): boolean {
  return ['none', 'no role', 'zadna', 'bez role'].includes(wordsOf(role).join(' '));
}

function isYearAlone(text: string): boolean {
  return /^(?:(?:19|20)\d\d|['’]\d\d)$/u.test(text.trim());
}
