import type { CategoryValues } from '@sevenmetre/rules/enumerations';

/** ISO days, both included; `to` null: nobody is too young; null: of any age. */
export interface AgeBand {
  readonly from: string;
  readonly to: string | null;
}

type Aged = Pick<CategoryValues, 'gender' | 'birthDateMin'>;

/** The years of birth that a category is for: until the next younger category of its gender begins. */
export function ageBand({ gender, birthDateMin }: Aged, categories: readonly Aged[]): AgeBand | null {
  if (birthDateMin === null) return null;
  const younger = categories.flatMap((other) =>
    other.gender === gender && other.birthDateMin !== null && other.birthDateMin > birthDateMin
      ? other.birthDateMin
      : [],
  );
  const [next] = younger.toSorted((a, b) => (a < b ? -1 : 1));
  return { from: birthDateMin, to: next === undefined ? null : dayBefore(next) };
}

function dayBefore(isoDay: string): string {
  const day = new Date(`${isoDay}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
