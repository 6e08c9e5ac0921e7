import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { ReporterMatch, ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';

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

/** What a reporter's device reads about the match of a ticket: no events, no rosters, and no rule of them is checked. */
export function aReporterMatch(ticket: MatchTicket, over: Partial<ReporterMatch> = {}): ReporterMatchBody {
  const match: ReporterMatch['detail']['match'] = {
    id: ticket.id,
    homeTeamId: 1,
    awayTeamId: 2,
    homeTeamCompetitionGroupId: null,
    awayTeamCompetitionGroupId: null,
    homeTeamCompetitionStandings: null,
    awayTeamCompetitionStandings: null,
    matchNumber: ticket.matchNumber,
    homeScore: ticket.homeScore,
    awayScore: ticket.awayScore,
    homeGoalsCount: ticket.homeScore ?? 0,
    awayGoalsCount: ticket.awayScore ?? 0,
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
      detail: { events: [], match, meta: {}, referees: [], roster: [] },
      home: null,
      away: null,
      refereeIds: [],
      official: null,
      waiting: 0,
      revision: 1,
      ...over,
    },
  };
}
