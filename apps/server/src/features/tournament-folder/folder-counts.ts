import type { GoodFolder } from './read/read-folder.ts';

/** Number of rows of each kind in a folder. */
export interface FolderCounts {
  readonly categories: number;
  readonly halls: number;
  readonly clubs: number;
  readonly teams: number;
  readonly groups: number;
  readonly matches: number;
  readonly players: number;
  readonly lineups: number;
  readonly events: number;
}

export function countsOf({ tournament, lineups, events }: GoodFolder): FolderCounts {
  const { categories, halls, clubs, teams, groups, matches, players } = tournament;
  return {
    categories: categories.length,
    halls: halls.length,
    clubs: clubs.length,
    teams: teams.length,
    groups: groups.length,
    matches: matches.length,
    players: players.length,
    lineups: lineups.size,
    events,
  };
}
