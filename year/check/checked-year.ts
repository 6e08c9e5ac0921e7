import type { Instance } from '../instance.ts';
import type { Person } from '../person.ts';
import type { PreparedYear } from '../play/prepare.ts';
import type { RegisteredClub, RegisteredTeam } from '../play/register-clubs.ts';
import type { YearShape } from '../shape.ts';

/** A played year as the checks read it: from the public answers and from the rows of the database. */
export interface CheckedYear {
  readonly instance: Instance;
  readonly organiser: Person;
  /** A person without an account. */
  readonly visitor: Person;
  readonly shape: YearShape;
  readonly prepared: PreparedYear;
  readonly clubs: readonly RegisteredClub[];
  /** Ids of teams that have withdrawn since the plan was published. */
  readonly late: ReadonlySet<number>;
}

/** Accepted teams of clubs that were not declined. */
export function acceptedTeams({ clubs }: Pick<CheckedYear, 'clubs'>): RegisteredTeam[] {
  return clubs.flatMap(({ teams, shape }) =>
    shape.decision === 'declined' ? [] : teams.filter(({ state }) => state === 'accepted'),
  );
}

/** The items that occur more than once. */
export function repeated<T>(items: readonly T[]): T[] {
  return [...new Set(items.filter((item, index) => items.indexOf(item) !== index))];
}
