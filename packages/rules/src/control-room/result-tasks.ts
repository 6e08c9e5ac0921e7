import { millisecondsOfMinute } from '../dates/index.ts';
import { hallHead, stageOf, withdrawnSides } from '../snapshot/index.ts';
import type { Match } from '../tournament/index.ts';
import { describeMatch, describeTeam } from './describe-match.ts';
import type { ClubArrival, ControlRoomFacts } from './facts.ts';
import { isToCome } from './hall-day.ts';
import { labelsAfter } from './waiting.ts';
import type { OpenTask, TaskTeam } from './task.ts';

/** Milliseconds until a result should be approved. */
const approvedWithin = 5 * millisecondsOfMinute;
/** How long before its first match of today a missing team is reported. */
const arrivesBefore = 60 * millisecondsOfMinute;

/** Results without approval, also of earlier days. */
export function resultTasks(facts: ControlRoomFacts): OpenTask[] {
  const { snapshot, now } = facts;
  const open = [...snapshot.matches.values()].filter(
    (match) =>
      stageOf(snapshot, match) === 'waiting_for_approval' && withdrawnSides(snapshot, match) === null,
  );
  return open.flatMap((match) => {
    // A walkover that is set early counts from the planned start on.
    const at = match.endedAt ?? match.startsAt;
    return at === null || at > now ? [] : resultTask(facts, match, Date.parse(at));
  });
}

function resultTask({ snapshot }: ControlRoomFacts, match: Match, since: number): OpenTask {
  const { homeScore, awayScore } = match;
  return {
    key: `result-waiting:${match.id}`,
    since,
    dueAt: since + approvedWithin,
    kind: 'result-waiting',
    match: describeMatch(snapshot, match),
    hall: hallHead(snapshot, match.placeId),
    homeScore,
    awayScore,
    waiting: match.competitionGroupId === null ? [] : labelsAfter(snapshot, match.competitionGroupId),
  };
}

/**
 * Teams of clubs that have not arrived and play soon. Not before the first club was checked in, and not teams
 * that have begun a match.
 * @param ofToday matches of today in the order of play
 */
export function absentTeams(facts: ControlRoomFacts, ofToday: readonly Match[]): OpenTask[] {
  const { snapshot, now, arrivals } = facts;
  if (!arrivals.some(({ arrivedAt }) => arrivedAt !== null)) return [];
  const missing = new Map(
    arrivals.filter(({ arrivedAt }) => arrivedAt === null).map((club) => [club.clubId, club]),
  );
  const until = Date.parse(now) + arrivesBefore;
  const soon = ofToday.filter(
    (match) => match.startsAt !== null && Date.parse(match.startsAt) <= until && isToCome(snapshot, match),
  );
  const here = teamsThatPlayed(facts);
  const found = new Map<number, OpenTask>();
  for (const match of soon) {
    for (const teamId of [match.homeTeamId, match.awayTeamId]) {
      const team = describeTeam(snapshot, teamId);
      const club = team && missing.get(team.clubId);
      if (team && club && !here.has(team.id) && !found.has(team.id))
        found.set(team.id, absentTeam(facts, { team, match, club, ofToday }));
    }
  }
  return [...found.values()];
}

function teamsThatPlayed({ snapshot }: ControlRoomFacts): ReadonlySet<number | null> {
  const begun = [...snapshot.matches.values()].filter(
    (match) => stageOf(snapshot, match) !== 'not_started' && match.walkOver === null,
  );
  return new Set(begun.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
}

interface Absent {
  readonly team: TaskTeam;
  readonly match: Match;
  readonly club: ClubArrival;
  readonly ofToday: readonly Match[];
}

function absentTeam({ snapshot, today }: ControlRoomFacts, { team, match, club, ofToday }: Absent): OpenTask {
  const start = Date.parse(match.startsAt ?? '');
  const plays = ({ homeTeamId, awayTeamId }: Match) => homeTeamId === team.id || awayTeamId === team.id;
  return {
    key: `team-absent:${team.id}:${today}`,
    since: start - arrivesBefore,
    dueAt: start - arrivesBefore / 2,
    kind: 'team-absent',
    team,
    match: describeMatch(snapshot, match),
    hall: hallHead(snapshot, match.placeId),
    matches: ofToday.filter(plays).length,
    phone: club.phone,
  };
}
