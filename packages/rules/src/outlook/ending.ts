import type { GroupFacts } from './group-facts.ts';

/** Ending of an open match: 1 home win, 0 tie, −1 away win. */
export type Ending = 1 | 0 | -1;

/** One combination of endings of all open matches. Only one match may have a limited margin. */
export interface Scenario {
  readonly endings: readonly Ending[];
  readonly limit?: MarginLimit;
}

/** The winner's margin in one match, in goals. */
export interface MarginLimit {
  readonly match: number;
  readonly least: number;
  readonly most: number;
}

/** All combinations of endings of a number of matches. */
export function allEndings(matches: number, drawsPossible: boolean): Ending[][] {
  const each: readonly Ending[] = drawsPossible ? [1, 0, -1] : [1, -1];
  let found: Ending[][] = [[]];
  for (let match = 0; match < matches; match += 1) {
    found = found.flatMap((before) => each.map((ending) => [...before, ending]));
  }
  return found;
}

/** The ending from a team's view: 1 won, 0 tied, −1 lost; null if it does not play in the match. */
export function endingFor(
  facts: GroupFacts,
  { endings }: Scenario,
  match: number,
  team: number,
): Ending | null {
  const played = facts.open[match];
  const ending = endings[match];
  if (!played || ending === undefined) return null;
  if (played.home === team) return ending;
  if (played.away !== team) return null;
  return ending === 1 ? -1 : ending === -1 ? 1 : 0;
}

/** Points for an ending. */
export function pointsFor({ worth }: GroupFacts, ending: Ending): number {
  return ending === 1 ? worth.win : ending === 0 ? worth.tie : worth.loss;
}
