import type { Client } from '@sevenmetre/contract/client';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import { instantOf } from '../zone.ts';
import { PlayError } from './reporter.ts';

export interface ProgrammeMatch {
  readonly id: number;
  readonly number: number;
  readonly label: string;
  readonly stage: StageCode;
  /** Milliseconds; matches without a time come last. */
  readonly startsAt: number;
  /** Seconds. */
  readonly halfLength: number;
  /** Both teams are known. */
  readonly isReady: boolean;
  readonly mustBeWon: boolean;
}

export interface Programme {
  /** Matches that are not approved yet, in the order of play. */
  readonly matches: readonly ProgrammeMatch[];
  readonly stageIds: ReadonlyMap<string, number>;
  readonly typeIds: ReadonlyMap<string, number>;
}

/** The current and next matches, from the public answers. */
export async function loadProgramme(client: Client): Promise<Programme> {
  const fixed = await client.competitionStatic();
  const live = await client.competitionLive();
  const dashboard = await client.dashboardSlice();
  if (fixed.status !== 200 || live.status !== 200 || dashboard.status !== 200)
    throw new PlayError('The server has no tournament to play.');
  const { timeZone } = dashboard.body.edition;
  const { matchStages, eventTypes, groups } = fixed.body;
  const stages = new Map(matchStages.map(({ id, code }) => [id, code]));
  const labels = new Map(groups.map(({ id, label }) => [id, label]));
  const seats = new Map<number, number>();
  for (const { competitionGroupId: group } of live.body.groupTeams)
    seats.set(group, (seats.get(group) ?? 0) + 1);
  const matches = live.body.matches.map((match): ProgrammeMatch => {
    const group = match.competitionGroupId ?? 0;
    return {
      id: match.id,
      number: match.matchNumber,
      label: labels.get(group) ?? '–',
      stage: stages.get(match.competitionMatchStageId) ?? 'not_started',
      startsAt:
        match.day === null
          ? Number.MAX_SAFE_INTEGER
          : instantOf(match.day, match.time ?? '12:00', timeZone).getTime(),
      halfLength: match.matchLength / 2,
      isReady: match.homeTeamId !== null && match.awayTeamId !== null,
      mustBeWon: seats.get(group) === 2,
    };
  });
  return {
    matches: matches
      .filter(({ stage }) => stage !== 'finished')
      .sort((one, other) => one.startsAt - other.startsAt || one.number - other.number),
    stageIds: new Map(matchStages.map(({ id, code }) => [code, id])),
    typeIds: new Map(eventTypes.map(({ id, code }) => [code, id])),
  };
}
