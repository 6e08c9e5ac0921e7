import type { FormatPlan } from '../formats/index.ts';
import { type ScheduleInput, capacity, compile } from '../schedule/index.ts';
import { categoryMatches } from './category-matches.ts';

/** What is left in the halls when a category is played by a format. */
export interface FormatRoom {
  /** False: proven that not all matches have a place. True proves nothing. */
  readonly possible: boolean;
  /** The fewest places to spare at any hour; below 0: so many are short. */
  readonly spare: number;
}

/**
 * The room that a format leaves beside all other categories of a plan.
 *
 * @param teams by entry; null: not drawn yet
 */
export function roomForFormat(
  input: ScheduleInput,
  category: string,
  plan: FormatPlan,
  teams: readonly (string | null)[],
): FormatRoom {
  const { matches, seats } = categoryMatches(category, plan, teams);
  const players = new Set(matches.flatMap((match) => match.teams));
  const known = new Set(input.teams.filter(({ id }) => players.has(id)).map(({ id }) => id));
  const undrawn = [...seats, ...players].filter((id) => !known.has(id));
  const { ok, tightest } = capacity(
    compile({
      ...input,
      matches: [...input.matches.filter((match) => match.category !== category), ...matches],
      teams: [
        ...input.teams.filter((team) => team.category !== category || known.has(team.id)),
        ...[...new Set(undrawn)].map((id) => ({ id, category, coaches: [] })),
      ],
    }),
  );
  return { possible: ok, spare: Math.min(...tightest.map(({ need, have }) => have - need)) };
}
