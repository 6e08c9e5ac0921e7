/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type BracketGroup,
  type Competition,
  fixturesOf,
  groupOutcome,
  indexCompetition,
  infersCarryOver,
  seatsToFill,
} from './bracket/index.ts';
import { type RecordedEvent, scoreOf } from './match/index.ts';
import { outlook } from './outlook/index.ts';
import { tieExplanations } from './standings/index.ts';
import { testStageId, testStages, testType, testTypes } from './testing/index.ts';
import {
  defaultTieBreakersUnfinished,
  type EventTypeCode,
  type StageCode,
  type TieBreaker,
} from './vocabulary/index.ts';

/** A real youth cup outside of the repository. */
const folder = new URL('../../../../shared/data/polanka-cup-2025/', import.meta.url);
const present = existsSync(folder);
if (!present) process.stderr.write(`The real cup is absent: nothing at ${folder.pathname}\n`);

/** Without the cup these tests fail in CI, and print a line elsewhere. */
function withTheCup(sentence: string, prove: () => void): void {
  it(sentence, () => {
    if (!present) expect(process.env['CI'], 'the real cup must lie beside the checkout in CI').toBeFalsy();
    else prove();
  });
}

describe('the real cup', () => {
  withTheCup('[ST12] gives every group the order that its organisers gave it', () => {
    const competition = cup();
    const expected = Map.groupBy(rowsOf('expected-standings'), (row) => Number(row['group']));
    expect(expected.size).toBe(15);
    for (const [groupId, places] of expected) {
      const { placings } = groupOutcome(competition, groupId);
      for (const place of places) {
        const placing = placings.find(({ position }) => position === Number(place['position']));
        expect(`${groupId}: ${placing?.position}. ${placing?.teamId}`).toBe(
          `${groupId}: ${place['position']}. ${place['team']}`,
        );
      }
    }
  });

  withTheCup('[ST7] explains the ties that its organisers had to break', () => {
    const competition = cup();
    const ties = (groupId: number) =>
      tieExplanations(groupOutcome(competition, groupId).placings).map(
        ({ criterion, teams }) => `${criterion} ${teams.map(({ teamId }) => teamId).join(' ')}`,
      );
    expect(ties(3)).toEqual(['headToHeadPoints 852 855', 'headToHeadPoints 861 862']);
    expect(ties(4)).toEqual(['overallDifference 853 854']);
  });

  withTheCup('[ST9] leaves the group with an unplayed match unfinished', () => {
    const outcome = groupOutcome(cup(), 6);
    expect(outcome.finished).toBe(false);
    expect(outcome.teamAt.size).toBe(0);
    expect(outcome.placings.map(({ teamId }) => teamId)).toHaveLength(6);
  });

  withTheCup('[BR11] finds the one group whose two teams did not play each other again', () => {
    const played = cup();
    const inferred = [...played.groups.keys()].filter((groupId) => infersCarryOver(played, groupId));
    expect(inferred).toEqual([220]);
    const { placings } = groupOutcome(cup(inferred), 220);
    expect(placings.map(({ teamId, games, points }) => [teamId, games, points])).toEqual([
      [844, 2, 4],
      [940, 2, 2],
      [847, 2, 0],
    ]);
  });

  withTheCup('[OU2] says nothing of its last matches that did not come true', () => {
    const competition = cup();
    for (const groupId of competition.groups.keys()) {
      const { finished, placings } = groupOutcome(competition, groupId);
      const fixtures = fixturesOf(competition, groupId);
      const teams = placings.map(({ teamId }) => ({ teamId }));
      const borders = teams.map((_, index) => index + 1);
      const most = finished ? Math.min(fixtures.length, 8) : 0;
      for (let open = 1; open <= most; open += 1) {
        const decided = fixtures.length - open;
        const said = outlook({
          teams,
          fixtures: fixtures.map((fixture, index) => ({ ...fixture, decided: index < decided })),
          criteria: competition.criteriaOf(wholeGroup(competition, groupId)).criteria,
          drawsPossible: teams.length > 2,
          borders,
        });
        for (const { teamId, best, worst } of said.teams) {
          const position = placings.find((placing) => placing.teamId === teamId)?.position ?? 0;
          expect(position).toBeGreaterThanOrEqual(best);
          expect(position).toBeLessThanOrEqual(worst);
        }
      }
    }
  });

  withTheCup('[BR4] fills nothing where every seat has its team', () => {
    expect(seatsToFill(cup())).toEqual({ seats: [], matches: [] });
  });

  withTheCup('[MA1] adds the events up to the score of all but four matches', () => {
    const events = Map.groupBy(rowsOf('events'), (row) => row['match'] ?? '');
    const homes = new Map(rowsOf('matches').map((row) => [row['number'], row['home']]));
    const differing = rowsOf('matches')
      .filter((row) => row['state'] === 'finished')
      .filter((row) => {
        const number = row['number'] ?? '';
        const score = scoreOf(
          (events.get(number) ?? []).map((event) => toEvent(event, homes.get(number))),
          testTypes,
        );
        return score.homeScore !== Number(row['homeScore']) || score.awayScore !== Number(row['awayScore']);
      });
    expect(differing.map((row) => Number(row['number']))).toEqual([240, 272, 308, 404]);
  });
});

function wholeGroup({ groups }: Competition, groupId: number): BracketGroup {
  const group = groups.get(groupId);
  if (!group) throw new Error(`the cup has no group ${groupId}`);
  return group;
}

type Row = Readonly<Record<string, string>>;

/** The files of the cup quote only names, so quoted fields with commas are sufficient to parse. */
function rowsOf(file: string): Row[] {
  const text = readFileSync(new URL(`${file}.csv`, folder), 'utf8').trim();
  const [header = [], ...lines] = text.split(/\r?\n/u).map(fieldsOf);
  return lines.map((fields) => Object.fromEntries(header.map((name, index) => [name, fields[index] ?? ''])));
}

function fieldsOf(line: string): string[] {
  const fields = line.match(/(?:^|,)(?:"(?:[^"]|"")*"|[^,]*)/gu) ?? [];
  return fields.map((field) => field.replace(/^,/u, '').replace(/^"|"$/gu, '').replaceAll('""', '"'));
}

function toEvent(row: Row, home: string | undefined): RecordedEvent {
  return {
    id: 1,
    minute: Number(row['minute']),
    second: Number(row['second']),
    competitionEventTypeId: testType(row['type'] as EventTypeCode).id,
    competitionMatchParticipantId: null,
    competitionMatchStageCode: row['stage'] as StageCode,
    side: row['team'] === home ? 'home' : 'away',
  };
}

function idOf(text: string | undefined): number | null {
  return text ? Number(text) : null;
}

const bracketRounds = /^(?:round-of-|quarterfinal|semifinal|final|place-)/u;

function cup(carryingOver: readonly number[] = []): Competition {
  const tournament = JSON.parse(readFileSync(new URL('tournament.json', folder), 'utf8')) as {
    tieBreakers: TieBreaker[];
  };
  const rounds = [...new Set(rowsOf('groups').map((row) => row['round'] ?? ''))];
  return indexCompetition({
    groups: rowsOf('groups').map((row) => ({
      id: Number(row['id']),
      categoryId: rowsOf('categories').findIndex(({ code }) => code === row['category']),
      roundLevelId: rounds.indexOf(row['round'] ?? ''),
      carriesOver: carryingOver.includes(Number(row['id'])),
      closedByHand: false,
    })),
    groupTeams: rowsOf('seats').map((row, index) => ({
      id: index + 1,
      competitionGroupId: Number(row['group']),
      seat: Number(row['seat']),
      teamId: idOf(row['team']),
      predecessorCompetitionGroupId: idOf(row['fromGroup']),
      predecessorCompetitionGroupStandings: idOf(row['fromStanding']),
      lot: null,
    })),
    matches: rowsOf('matches').map(toMatch),
    roundLevels: rounds.map((round, id) => ({
      id,
      isBracket: bracketRounds.test(round),
      weight: round === 'preliminary' ? 1 : 2,
    })),
    stages: testStages,
    criteriaOf: () => ({
      criteria: tournament.tieBreakers,
      criteriaUnfinished: defaultTieBreakersUnfinished,
    }),
  });
}

function toMatch(row: Row) {
  return {
    id: Number(row['number']),
    competitionGroupId: idOf(row['group']),
    homeTeamId: idOf(row['home']),
    awayTeamId: idOf(row['away']),
    homeTeamCompetitionGroupId: null,
    awayTeamCompetitionGroupId: null,
    homeTeamCompetitionStandings: null,
    awayTeamCompetitionStandings: null,
    homeScore: idOf(row['homeScore']),
    awayScore: idOf(row['awayScore']),
    homeGoalsCount: Number(row['homeScore'] ?? 0),
    awayGoalsCount: Number(row['awayScore'] ?? 0),
    walkOver: null,
    competitionMatchStageId: testStageId(row['state'] === 'finished' ? 'finished' : 'not_started'),
  };
}
