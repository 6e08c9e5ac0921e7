import type { GroupFacts } from './group-facts.ts';

/** How an open match ends: 1 the home team wins, 0 nobody, −1 the away team. */
export type Ending = 1 | 0 | -1;

/** One way in which all open matches end. Only one of them may have its margin limited, the others may have any. */
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

/** Every way in which so many matches can end. */
export function allEndings(matches: number, drawsPossible: boolean): Ending[][] {
  const each: readonly Ending[] = drawsPossible ? [1, 0, -1] : [1, -1];
  let found: Ending[][] = [[]];
  for (let match = 0; match < matches; match += 1) {
    found = found.flatMap((before) => each.map((ending) => [...before, ending]));
  }
  return found;
}

/** The ending as a team of the match has it: 1 won, 0 tied, −1 lost; null when it does not play in it. */
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

/** Points that an ending gives the team that has it. */
export function pointsFor({ worth }: GroupFacts, ending: Ending): number {
  return ending === 1 ? worth.win : ending === 0 ? worth.tie : worth.loss;
}
