import type { MatchClockBody } from '@sevenmetre/contract/match-events/schemas';
import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import { expect, test } from 'vitest';
import { SeededRandom } from '@sevenmetre/rules/fiction';
import { MatchPlay, type PlayContext } from './match-play.ts';
import type { Programme, ProgrammeMatch } from './programme.ts';
import { createReporter } from './reporter.ts';

const halfLength = 600;
const stages = ['1st_half', '2nd_half', 'shootout', 'waiting_for_approval', 'finished'];
const programme: Programme = {
  matches: [],
  stageIds: new Map(stages.map((stage, index) => [stage, index + 1])),
  typeIds: new Map([['goal', 1]]),
};
const match: ProgrammeMatch = {
  id: 7,
  number: 7,
  label: 'MA-A',
  stage: 'not_started',
  startsAt: 0,
  halfLength,
  isReady: true,
  mustBeWon: false,
};

const detail: MatchDetail = {
  events: [],
  match: {
    id: 7,
    homeTeamId: 1,
    awayTeamId: 2,
    homeTeamCompetitionGroupId: null,
    awayTeamCompetitionGroupId: null,
    homeTeamCompetitionStandings: null,
    awayTeamCompetitionStandings: null,
    matchNumber: 7,
    homeScore: null,
    awayScore: null,
    homeGoalsCount: 0,
    awayGoalsCount: 0,
    walkOver: null,
    day: null,
    time: null,
    placeId: null,
    competitionGroupId: null,
    competitionMatchStageId: 1,
    matchLength: 2 * halfLength,
    streamUrl: null,
    endedInShootout: false,
    meta: {},
  },
  meta: {},
  referees: [],
  roster: [],
};

type Recorded = { readonly stage: number } | { readonly minute: number } | { readonly clock: MatchClockBody };

test('given a play faster than life, then the match clock is recorded with every half and every event', async () => {
  const said: Recorded[] = [];
  const keys = new Set<string>();
  const context: PlayContext = {
    reporter: {
      ...createReporter('http://localhost', () => {}),
      match: () => Promise.resolve(detail),
      stage: (_id, stage) => Promise.resolve(said.push({ stage })).then(() => 'stored'),
      event: (_id, key, { minute, second }) =>
        Promise.resolve(keys.add(key) && said.push({ minute: minute * 60 + second })).then(() => 'stored'),
      clock: (_id, key, clock) => Promise.resolve(keys.add(key) && said.push({ clock })).then(() => 'stored'),
    },
    options: { speed: 10, url: 'http://localhost', minutes: 1, seed: 1 },
    runId: 'x',
    now: () => 0,
    wallClock: () => new Date('2026-06-13T10:00:00Z'),
    say: () => {},
  };
  const played = await MatchPlay.begin(context, { match, programme, random: new SeededRandom(1), played: 0 });
  expect(await played.goOn(10_000)).toBe('over');
  const clocks = said.flatMap((each) => ('clock' in each ? [each.clock] : []));
  const events = said.flatMap((each) => ('minute' in each ? [each.minute] : []));
  expect(events.length).toBeGreaterThan(10);
  expect(clocks.map(({ seconds }) => seconds)).toEqual([0, halfLength, ...events].toSorted((a, b) => a - b));
  expect(clocks.every(({ running, at }) => running && at === '2026-06-13T10:00:00.000Z')).toBe(true);
  expect(keys.size).toBe(clocks.length + events.length);
  expect(said.slice(0, 2)).toEqual([{ stage: 1 }, { clock: clocks[0] }]);
});
