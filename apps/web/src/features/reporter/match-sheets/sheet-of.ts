import type { RosterPerson } from '@sevenmetre/contract/match-rosters/schemas';
import type { ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import type { MatchRosterState, Side, StageCode } from '@sevenmetre/rules/vocabulary';
import { sides } from '@sevenmetre/rules/vocabulary';
import {
  extraTimesIn,
  knownEventCategory,
  noExtraTimes,
  playersOnCourtIn,
  usualPlayersOnCourt,
  usualTeamTimeouts,
} from '@sevenmetre/rules/match';
import { labelled } from './match-sheet.ts';
import type { MatchSheet, SheetEventType, SheetPerson, SheetTeam, SquadPerson } from './match-sheet.ts';
import type { KeptMatch } from './sheet-store.ts';

/** What the server tells of a match, as its screen needs it. `keptAt` in milliseconds UTC. */
export function sheetOf(body: ReporterMatchBody, keptAt: number): MatchSheet {
  const { ticket, detail } = body.match;
  const types = body.eventTypes.map(typeOf);
  return {
    matchId: ticket.id,
    slug: ticket.slug,
    matchNumber: ticket.matchNumber,
    groupLabel: ticket.group?.label ?? null,
    hall: ticket.hall,
    day: ticket.day,
    time: ticket.time,
    halfLength: ticket.halfLength,
    playersOnCourt: playersOnCourtIn(
      body.configuration.playersOnCourt ?? { usual: usualPlayersOnCourt, byCategory: {} },
      ticket.category,
    ),
    timeouts: body.configuration.timeouts ?? usualTeamTimeouts,
    extraTimes: extraTimesIn(body.configuration.extraTimes ?? noExtraTimes, ticket.category),
    teams: { home: teamOf(ticket, 'home'), away: teamOf(ticket, 'away') },
    people: sides.flatMap((side) => peopleOf(body, side)),
    squads: { home: squadOf(body, 'home'), away: squadOf(body, 'away') },
    referees: detail.referees.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    types,
    stageIds: stageIds(body.stages),
    defaultEventTypePosition: body.configuration.defaultEventTypePosition,
    walkoverGoals: body.configuration.walkoverGoals,
    // A match that an older program has kept does not say: a shoot-out is offered, and the server decides.
    isKnockout: body.match.isKnockout ?? true,
    scouting: body.match.scouting ?? 'off',
    stage: ticket.stageCode,
    stageStartedAt: ticket.stageStartedAt,
    walkOver: ticket.walkOver,
    keptAt,
  };
}

/** How far the rosters of a match have come; null: the team of a side is not known yet. */
export function rosterStates({ match }: ReporterMatchBody): Readonly<Record<Side, MatchRosterState | null>> {
  return { home: match.home?.state ?? null, away: match.away?.state ?? null };
}

/** Whether the organiser had set a score when the match was kept; null: a match of practice. */
export function hasOfficialScore(kept: KeptMatch | null): boolean {
  return kept !== null && kept.body.match.official !== null;
}

function teamOf(ticket: ReporterMatchBody['match']['ticket'], side: Side): SheetTeam {
  const { team, placeholder, projected } = ticket[side];
  const known = team ?? projected;
  if (known === null) {
    const seat = placeholder === null ? '–' : `${placeholder.standing}. ${placeholder.groupLabel}`;
    return { name: seat, short: seat.slice(0, 4) };
  }
  const name = known.numeral === null ? known.name : `${known.name} ${known.numeral}`;
  return { name, short: shortName(known.name) };
}

/** The longest word of a club's name says most of it: "TJ Sokol Horní Lhota" is HORN. */
function shortName(name: string): string {
  const words = name.split(/[\s/]+/).filter((word) => /^\p{L}/u.test(word));
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? name;
  return longest.slice(0, 4).toUpperCase();
}

function peopleOf({ match }: ReporterMatchBody, side: Side): SheetPerson[] {
  const people = match[side]?.people ?? [];
  const names = new Map(people.map((person) => [person.entryId, nameAmong(people, person)]));
  const entries = match.detail.roster.filter((entry) => entry.side === side);
  return labelled(
    entries.map(({ id, isLeader, jerseyNumber, name }) => ({
      id,
      side,
      isLeader,
      jerseyNumber,
      name: names.get(id) ?? name,
    })),
  );
}

function squadOf({ match }: ReporterMatchBody, side: Side): SquadPerson[] {
  const people = match[side]?.people ?? [];
  return people.map((person) => ({
    participantId: person.participantId,
    entryId: person.entryId,
    name: nameAmong(people, person),
  }));
}

type Named = Pick<RosterPerson, 'participantId' | 'firstName' | 'lastName'>;

/**
 * The surname; where somebody else of the club has the same, with as much of the first name as tells them apart: whoever
 * has no number yet is known by it.
 */
function nameAmong(people: readonly Named[], { participantId, firstName, lastName }: Named): string {
  const namesakes = people.filter(
    (other) => other.lastName === lastName && other.participantId !== participantId,
  );
  if (namesakes.length === 0) return lastName;
  const beginnings = Array.from(firstName, (_, at) => firstName.slice(0, at + 1));
  const own = beginnings.find((text) => !namesakes.some((other) => other.firstName.startsWith(text)));
  // Whoever is called as another, or as another begins, keeps the whole name.
  const isWhole = own === undefined || own === firstName;
  return `${lastName} ${isWhole ? firstName : `${own}.`}`.trim();
}

function typeOf(type: ReporterMatchBody['eventTypes'][number]): SheetEventType {
  return { ...type, category: knownEventCategory(type.category), isOffered: type.isOffered ?? true };
}

function stageIds(stages: ReporterMatchBody['stages']): Readonly<Record<StageCode, number>> {
  const idOf = (code: StageCode) => stages.find((stage) => stage.code === code)?.id ?? 0;
  return {
    not_started: idOf('not_started'),
    '1st_half': idOf('1st_half'),
    '2nd_half': idOf('2nd_half'),
    extra1_1st_half: idOf('extra1_1st_half'),
    extra1_2nd_half: idOf('extra1_2nd_half'),
    extra2_1st_half: idOf('extra2_1st_half'),
    extra2_2nd_half: idOf('extra2_2nd_half'),
    shootout: idOf('shootout'),
    waiting_for_approval: idOf('waiting_for_approval'),
    finished: idOf('finished'),
  };
}
