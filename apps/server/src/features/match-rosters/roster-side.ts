import type { RosterPerson, RosterSide } from '@sevenmetre/contract/match-rosters/schemas';
import { prefilledRoster, suspendedIn } from '@sevenmetre/rules/match-roster';
import type { RosterMarks, SquadPerson } from '@sevenmetre/rules/match-roster';
import { checkCategory } from '@sevenmetre/rules/roster';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { utcText } from '../competition/index.ts';
import type { MatchOfRoster, RosterFacts } from './load-facts.ts';
import type { EntryRow } from './roster.repository.ts';
import type { TeamOfRoster } from './squad.repository.ts';

/** A side's roster without the team's name, which comes from the public snapshot. */
export type StoredSide = Omit<RosterSide, 'team'> & {
  readonly teamId: number;
  /** Key of the call that saved it last; null: saved without a key. */
  readonly savedByKey: string | null;
};

export interface SideOptions {
  /** Years of birth are for the club only; hall staff use the marks. */
  readonly birthYears: boolean;
  /** Whether other people of the club are offered besides the team. */
  readonly wholeClub: boolean;
}

/** null: the side has no team yet. */
export function rosterSide(
  facts: RosterFacts,
  match: MatchOfRoster,
  side: Side,
  options: SideOptions,
): StoredSide | null {
  const teamId = side === 'home' ? match.homeTeamId : match.awayTeamId;
  const team = facts.teams.find(({ id }) => id === teamId);
  if (!team) return null;
  const row = facts.rosters.find((roster) => roster.matchId === match.id && roster.side === side);
  const entries = facts.entries.filter((entry) => entry.matchId === match.id && entry.teamId === team.id);
  // Without entries of this team, the stored row belongs to the team that was here before a result was
  // corrected.
  const prefilled = entries.length === 0;
  return {
    side,
    teamId: team.id,
    clubId: team.clubId,
    state: prefilled ? 'to-be-filled' : (row?.state ?? 'saved'),
    revision: row?.revision ?? 0,
    savedByKey: row?.savedByKey ?? null,
    savedAt: row && !prefilled ? utcText(row.savedAt) : null,
    prefilled,
    people: peopleOf(facts, match, team, { entries, prefilled, ...options }),
  };
}

interface PeopleOptions extends SideOptions {
  readonly entries: readonly EntryRow[];
  readonly prefilled: boolean;
}

function peopleOf(
  facts: RosterFacts,
  match: MatchOfRoster,
  team: TeamOfRoster,
  { entries, prefilled, birthYears, wholeClub }: PeopleOptions,
): RosterPerson[] {
  const stored = new Map(entries.map((entry) => [entry.participantId, entry]));
  const squad = facts.squads.filter(({ teamId }) => teamId === team.id);
  const last = lastRoster(facts, match, team.id);
  const offered = new Map(
    prefilledRoster(squad, last).map((person) => [person.participantId, person] as const),
  );
  const marksFor = marksIn(facts, match, team);
  const isShown = (id: number, clubId: number) =>
    stored.has(id) || offered.has(id) || (wholeClub && clubId === team.clubId);
  return facts.people
    .filter(({ id, clubId }) => isShown(id, clubId))
    .map(({ id, firstName, lastName, birthDate }) => {
      const entry = stored.get(id);
      const offer = offered.get(id);
      return {
        participantId: id,
        entryId: entry?.id ?? null,
        firstName,
        lastName,
        birthYear: birthYears && birthDate !== null ? Number(birthDate.slice(0, 4)) : null,
        role: entry?.role ?? offer?.role ?? 'player',
        jerseyNumber: entry ? entry.jerseyNumber : (offer?.jerseyNumber ?? null),
        onRoster: prefilled ? (offer?.onRoster ?? false) : entry !== undefined,
        inTeam: offer !== undefined,
        hasEvents: entry !== undefined && facts.entryIdsWithEvents.has(entry.id),
        marks: marksFor(id, birthDate),
      };
    })
    .toSorted(byNumberAndName);
}

/** The newest earlier match of the team with a roster; null: none. */
function lastRoster(facts: RosterFacts, match: MatchOfRoster, teamId: number): SquadPerson[] | null {
  const earlier = facts.matches
    .filter(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId)
    .filter((other) => other.startsAt !== null && match.startsAt !== null && other.startsAt < match.startsAt)
    .toSorted((a, b) => Number(b.startsAt) - Number(a.startsAt) || b.matchNumber - a.matchNumber);
  for (const { id } of earlier) {
    const entries = facts.entries.filter((entry) => entry.matchId === id && entry.teamId === teamId);
    if (entries.length > 0) return entries;
  }
  return null;
}

function marksIn(facts: RosterFacts, match: MatchOfRoster, team: TeamOfRoster) {
  const category = facts.categories.find(({ id }) => id === team.categoryId);
  const suspended = suspendedIn(
    { startsAt: match.startsAt?.getTime() ?? null, matchNumber: match.matchNumber },
    playedBy(facts, team.id).filter(({ matchId }) => matchId !== match.id),
    facts.reach,
    facts.clubDecisions.filter(({ teamId }) => teamId !== team.id),
  );
  return (participantId: number, birthDate: string | null): RosterMarks => ({
    outsideCategory:
      birthDate !== null &&
      category !== undefined &&
      checkCategory(birthDate, category, facts.categories) !== null,
    otherTeam: facts.playedTeams.some(
      (played) =>
        played.participantId === participantId &&
        played.teamId !== team.id &&
        played.categoryId === team.categoryId,
    ),
    suspended: suspended.has(participantId),
  });
}

/** Matches of a team with their cards. Nobody serves a suspension in a match that is cancelled. */
function playedBy({ matches, disqualifications, decisions }: RosterFacts, teamId: number) {
  const ofTeam = matches.filter(
    ({ homeTeamId, awayTeamId, cancelledAt }) =>
      cancelledAt === null && (homeTeamId === teamId || awayTeamId === teamId),
  );
  return ofTeam.map(({ id, startsAt, matchNumber }) => {
    const cards = disqualifications.filter((card) => card.matchId === id && card.teamId === teamId);
    const idsOf = (code: string) =>
      cards.filter((card) => card.code === code).map((card) => card.participantId);
    const times = { matchId: id, matchNumber, startsAt: startsAt?.getTime() ?? null };
    const decided = new Map(
      decisions
        .filter((decision) => decision.matchId === id && decision.teamId === teamId)
        .map((decision) => [decision.participantId, decision.matches]),
    );
    return { ...times, red: idsOf('red-card'), blue: idsOf('blue-card'), decided };
  });
}

function byNumberAndName(a: RosterPerson, b: RosterPerson): number {
  const number = (person: RosterPerson) => person.jerseyNumber ?? 1000;
  return (
    number(a) - number(b) ||
    a.lastName.localeCompare(b.lastName, 'cs') ||
    a.firstName.localeCompare(b.firstName, 'cs')
  );
}
