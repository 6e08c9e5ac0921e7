import { wordsOf } from '../search/index.ts';
import type { Proposal } from './propose-clubs.ts';

export interface NamedTeam<Id> {
  readonly id: Id;
  /** Code of the category. */
  readonly category: string;
  /** null: the club's name with the number. */
  readonly name: string | null;
  /** Number among the teams of its club in the category. */
  readonly number: number;
}

/**
 * Proposes teams of a registered club for those of the corresponding club in a folder: within a category by
 * name, then by number, then the only remaining pair.
 */
export function proposeTeams<Id>(
  teams: readonly NamedTeam<Id>[],
  registered: readonly NamedTeam<number>[],
): ReadonlyMap<Id, Proposal> {
  const found = new Map<Id, Proposal>();
  const taken = new Set<number>();
  const take = (
    certainty: Proposal['certainty'],
    fits: (team: NamedTeam<Id>, other: NamedTeam<number>) => boolean,
  ) => {
    for (const team of teams) {
      if (found.has(team.id)) continue;
      const free = registered.filter(
        (other) => other.category === team.category && !taken.has(other.id) && fits(team, other),
      );
      const [only] = free;
      if (!only || free.length > 1) continue;
      found.set(team.id, { registered: only.id, certainty });
      taken.add(only.id);
    }
  };
  take('same', (team, other) => team.name !== null && other.name !== null && isSame(team.name, other.name));
  take('same', (team, other) => team.name === null && other.name === null && team.number === other.number);
  take('similar', (team, other) => team.number === other.number);
  const isOnly = (team: NamedTeam<Id>) =>
    teams.filter(({ id, category }) => category === team.category && !found.has(id)).length === 1;
  take('similar', isOnly);
  return found;
}

function isSame(name: string, other: string): boolean {
  return wordsOf(name).join(' ') === wordsOf(other).join(' ');
}
