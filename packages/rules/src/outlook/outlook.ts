import { aimsOf } from './aims.ts';
import { boundedTeams } from './bounds.ts';
import { allEndings } from './ending.ts';
import { type GroupFacts, factsOf } from './group-facts.ts';
import type { Outlook, OutlookInput, TeamOutlook } from './input.ts';
import { isSure } from './is-sure.ts';
import { type Possibility, placesIn } from './places.ts';

/** Up to this number of open matches all endings are examined; beyond, points give bounds. */
export const exactUpTo = 5;

/**
 * Possible places of every team. What it reports as certain or impossible is always true, provided that each
 * open match is played or awarded to one team.
 */
export function outlook(input: OutlookInput): Outlook {
  const facts = factsOf(input);
  const borders = [...new Set(input.borders)].sort((a, b) => a - b);
  const exact = facts.open.length <= exactUpTo;
  return {
    exact,
    open: facts.open.length,
    win: facts.worth.win,
    teams: exact ? exactTeams(facts, input.drawsPossible, borders) : boundedTeams(facts, borders),
  };
}

function exactTeams(facts: GroupFacts, drawsPossible: boolean, borders: readonly number[]): TeamOutlook[] {
  const all = allEndings(facts.open.length, drawsPossible).map((endings): Possibility => {
    const scenario = { endings };
    return { scenario, places: placesIn(facts, scenario) };
  });
  return facts.ids.map((teamId, team) => {
    const best = Math.min(...all.map(({ places }) => places.best[team] ?? 1));
    let worst = Math.max(...all.map(({ places }) => places.worst[team] ?? 1));
    while (worst > best && isSure({ facts, team }, worst - 1, [{ possibilities: all }])) worst -= 1;
    const undecided = borders.filter((place) => best <= place && place < worst);
    const open = facts.open.filter(({ home, away }) => home === team || away === team).length;
    return { teamId, best, worst, open, aims: aimsOf({ facts, team, all }, undecided) };
  });
}
