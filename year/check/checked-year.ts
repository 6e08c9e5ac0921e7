import type { Instance } from '../instance.ts';
import type { Person } from '../person.ts';
import type { PreparedYear } from '../play/prepare.ts';
import type { RegisteredClub, RegisteredTeam } from '../play/register-clubs.ts';
import type { YearShape } from '../shape.ts';

/** A year that has been played, as the checks look at it: at the public answers and at the rows behind them. */
export interface CheckedYear {
  readonly instance: Instance;
  readonly organiser: Person;
  /** Nobody who has an account. */
  readonly visitor: Person;
  readonly shape: YearShape;
  readonly prepared: PreparedYear;
  readonly clubs: readonly RegisteredClub[];
  /** Teams that have withdrawn since the plan was published. */
  readonly late: ReadonlySet<number>;
}

/** Teams that were accepted, of clubs that were not declined. */
export function acceptedTeams({ clubs }: Pick<CheckedYear, 'clubs'>): RegisteredTeam[] {
  return clubs.flatMap(({ teams, shape }) =>
    shape.fate === 'declined' ? [] : teams.filter(({ state }) => state === 'accepted'),
  );
}

/** What is there more than once. */
export function repeated<T>(items: readonly T[]): T[] {
  return [...new Set(items.filter((item, index) => items.indexOf(item) !== index))];
}
