import type { RosterPerson, RosterSide } from '@sevenmetre/contract/match-rosters/schemas';
import type { ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import type { Side, StageCode } from '@sevenmetre/rules/vocabulary';
import { aTicket, teams } from '../../../testing/slices.ts';
import type { KeptMatch } from '../match-sheets/sheet-store.ts';

/** Somebody of the team; without a number he stands in no roster yet. */
export function aPerson(participantId: number, lastName: string, jerseyNumber: number | null): RosterPerson {
  return {
    participantId,
    entryId: jerseyNumber === null ? null : 100 + participantId,
    firstName: 'Jan',
    lastName,
    birthYear: null,
    role: 'player',
    jerseyNumber,
    onRoster: jerseyNumber !== null,
    inTeam: true,
    hasEvents: false,
    marks: { outsideCategory: false, otherTeam: false, suspended: false },
  };
}

function aSide(side: Side, people: readonly RosterPerson[]): RosterSide {
  const team = side === 'home' ? teams.trebin : teams.lindenau;
  const rest = { state: 'saved', revision: 4, savedAt: null, prefilled: false } as const;
  return { ...rest, side, clubId: 1, team, people: [...people] };
}

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

const ticket = aTicket(7);

const match = {
  id: ticket.id,
  homeTeamId: 1,
  awayTeamId: 2,
  homeTeamCompetitionGroupId: null,
  awayTeamCompetitionGroupId: null,
  homeTeamCompetitionStandings: null,
  awayTeamCompetitionStandings: null,
  matchNumber: ticket.matchNumber,
  homeScore: null,
  awayScore: null,
  homeGoalsCount: 0,
  awayGoalsCount: 0,
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

/** A match as the device has kept it, with these people of the two teams; unless it is said nobody has begun it. */
export function aKeptMatch(
  people: Readonly<Record<Side, readonly RosterPerson[]>>,
  stageCode: StageCode = 'not_started',
): KeptMatch {
  const body: ReporterMatchBody = {
    version: 'a.1',
    serverTime: '2026-04-04T12:00:00.000Z',
    edition: { id: 1, name: 'Lipová Cup', year: 2026 },
    timeZone: 'Europe/Prague',
    eventTypes: [],
    stages: [],
    referees: [{ id: 4, firstName: 'Eva', lastName: 'Malá', countryCode: 'cz', here: true }],
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
      ticket: { ...ticket, stageCode },
      detail: { events: [], match, meta: {}, referees: [], roster: [] },
      home: aSide('home', people.home),
      away: aSide('away', people.away),
      refereeIds: [],
      official: null,
      waiting: 0,
      revision: 1,
    },
  };
  return { slug: ticket.slug, matchId: ticket.id, body, keptAt: 0 };
}
