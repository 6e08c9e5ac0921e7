import type { MatchList, MatchRow } from '@sevenmetre/contract/matches/match-list';
import type { ReporterMatch, ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import { aTicket } from '../../../../testing/slices.ts';

/** A finished match of the tests of this folder. */
export const ticket = aTicket(42, { stageCode: 'finished', homeScore: 12, awayScore: 14 });
const links = [
  { routeName: 'matchOfficialScore', operationId: 'matchOfficialScore', method: 'PUT' as const, href: '' },
];
const checks = {
  playersMin: 'off',
  playersRecommended: 'off',
  playersMax: 'off',
  leadersMin: 'off',
  leadersMax: 'off',
  category: 'off',
  otherTeam: 'off',
  suspended: 'off',
} as const;

/** What the page of the match reads about it. */
export function aBody(official: ReporterMatch['official']): ReporterMatchBody {
  const match: ReporterMatch['detail']['match'] = {
    id: ticket.id,
    homeTeamId: 1,
    awayTeamId: 2,
    homeTeamCompetitionGroupId: null,
    awayTeamCompetitionGroupId: null,
    homeTeamCompetitionStandings: null,
    awayTeamCompetitionStandings: null,
    matchNumber: ticket.matchNumber,
    homeScore: 12,
    awayScore: 14,
    homeGoalsCount: 12,
    awayGoalsCount: 14,
    walkOver: null,
    day: ticket.day,
    time: '14:20:00',
    placeId: 1,
    competitionGroupId: 1,
    competitionMatchStageId: 1,
    matchLength: 1800,
    streamUrl: null,
    endedInShootout: false,
    meta: {},
  };
  return {
    version: 'a.1',
    serverTime: '2026-04-04T12:00:00.000Z',
    edition: { id: 1, name: 'Lipová Cup', year: 2026 },
    timeZone: 'Europe/Prague',
    eventTypes: [],
    stages: [],
    referees: [],
    configuration: {
      defaultEventTypePosition: 0,
      walkoverGoals: 5,
      rosterLimits: {
        numberMin: 1,
        numberMax: 99,
        playersMin: 7,
        playersRecommended: 14,
        playersMax: 16,
        leadersMin: 1,
        leadersMax: 5,
        checks,
      },
    },
    match: {
      ticket,
      detail: { events: [], match, meta: {}, referees: [], roster: [], links },
      home: null,
      away: null,
      refereeIds: [],
      official,
      waiting: 0,
      revision: 1,
    },
  };
}

/** A row of the list of matches. */
export function aRow(shown: MatchRow['ticket'], change: Partial<MatchRow> = {}): MatchRow {
  return { ticket: shown, state: 'ahead', minutes: 0, missing: [], reporters: [], pair: [], ...change };
}

/** The list of matches on one day in two halls. */
export function aMatchList(rows: readonly MatchRow[]): MatchList {
  const hall = { nameCs: 'Hala', nameEn: 'Hall' };
  return {
    rows: [...rows],
    total: rows.length,
    page: 1,
    pages: 1,
    timeZone: 'Europe/Prague',
    today: '2026-04-04',
    days: ['2026-04-03', '2026-04-04'],
    halls: [
      { ...hall, id: 1, code: 'H01', isLate: false },
      { ...hall, id: 2, code: 'H02', isLate: true },
    ],
    categories: [{ code: 'MA', gender: 'M' }],
    labels: ['MA-C'],
  };
}
