import type { FormatPlan } from '../formats/index.ts';
import { type ScheduleInput, capacity, compile } from '../schedule/index.ts';
import { categoryMatches } from './category-matches.ts';

/** Spare places in the halls if a category is played by a format. */
export interface FormatRoom {
  /**
   * false: proven that not all of its matches have a place. true proves nothing, and does not consider rules
   * of other categories.
   */
  readonly possible: boolean;
  /** Minimal number of spare places at any hour of its places; negative: shortage. */
  readonly spare: number;
}

/**
 * Spare places of a format besides all other categories of a plan.
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
  const beside = input.matches.filter((match) => match.category !== category);
  const { tightest, homeless, crowded, groups } = capacity(
    compile({
      ...input,
      matches: [...beside, ...matches],
      teams: [
        ...input.teams.filter((team) => team.category !== category || known.has(team.id)),
        ...[...new Set(undrawn)].map((id) => ({ id, category, coaches: [] })),
      ],
    }),
  );
  const own = new Set(matches.map(({ key }) => key));
  const isAllowed =
    !homeless.some((key) => own.has(key)) &&
    [...crowded, ...groups].every((one) => one.category !== category);
  const shared = tightest.filter(({ categories }) => categories.includes(category));
  const spare = Math.min(...shared.map(({ need, have }) => have - need));
  return { possible: isAllowed && spare >= 0, spare };
}
