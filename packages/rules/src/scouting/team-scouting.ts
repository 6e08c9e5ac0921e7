import type { Side } from '../vocabulary/index.ts';
import type { ScoutingEntry, ShotResult } from './entry.ts';

interface ScoutedShot {
  readonly x: number;
  readonly y: number;
  readonly result: ShotResult;
}

/** What is scouted of one team, without anybody's name or number (SO5). */
export interface TeamScouting {
  readonly shots: readonly ScoutedShot[];
  /** Shots of the other team with the result `saved` (SO2). */
  readonly saves: number;
  readonly assists: number;
  readonly turnovers: number;
}

/** The entries of a match by team, in the order of recording (SO2, SO5). */
export function scoutingOfTeams(entries: readonly ScoutingEntry[]): Readonly<Record<Side, TeamScouting>> {
  return { home: teamScouting(entries, 'home'), away: teamScouting(entries, 'away') };
}

function teamScouting(entries: readonly ScoutingEntry[], side: Side): TeamScouting {
  const own = entries.filter((entry) => entry.side === side);
  const saved = entries.filter((entry) => entry.side !== side && entry.result === 'saved');
  return {
    shots: own.flatMap(({ x, y, result }) =>
      x === null || y === null || result === null ? [] : [{ x, y, result }],
    ),
    saves: saved.length,
    assists: own.filter(({ kind }) => kind === 'assist').length,
    turnovers: own.filter(({ kind }) => kind === 'turnover').length,
  };
}
