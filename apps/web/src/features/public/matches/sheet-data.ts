import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import type { Translator } from '@sevenmetre/phrases';
import { marksOf, noMarks, shootoutRounds } from '@sevenmetre/rules/match';
import type { PlayerMarks } from '@sevenmetre/rules/match';
import { sides } from '@sevenmetre/rules/vocabulary';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { eventName, personName } from './timeline/event-words.ts';
import type { RosterLine, RosterSheet, ShootoutSheet, ShootoutThrow } from './sheet.ts';
import type { MatchMoment, RosterEntry, Story } from './story.ts';

/** The rosters of both sides as they are printed. */
export function rosterSheets(t: Translator, { roster }: MatchSlice, story: Story): RosterSheet[] {
  const marks = marksOf(story.moments);
  return sides.map((side) => {
    const lines = roster.filter((entry) => entry.side === side);
    return {
      side,
      players: lines.filter(({ isLeader }) => !isLeader).map((entry) => rosterLine(t, entry, marks)),
      leaders: lines.filter(({ isLeader }) => isLeader).map((entry) => rosterLine(t, entry, marks)),
      unnamed: goalsOf(story.moments.filter(isUnnamed), side),
    };
  });
}

function rosterLine(t: Translator, entry: RosterEntry, marks: ReadonlyMap<number, PlayerMarks>): RosterLine {
  return {
    id: entry.id,
    number: entry.jerseyNumber,
    name: entry.name,
    spoken: personName(t, entry),
    marks: marks.get(entry.id) ?? noMarks,
  };
}

/** The shoot-out as it is printed. */
export function shootoutSheet(t: Translator, story: Story): ShootoutSheet {
  const { shootout } = story;
  const thrown = (moment: MatchMoment | null) => moment && throwOf(t, moment, story);
  return {
    home: goalsOf(shootout, 'home'),
    away: goalsOf(shootout, 'away'),
    rounds: shootoutRounds(shootout).map(({ home, away }) => [thrown(home), thrown(away)]),
  };
}

function throwOf(t: Translator, { event, scored }: MatchMoment, { people, types }: Story): ShootoutThrow {
  const id = event.competitionMatchParticipantId;
  const person = id === null ? null : (people.get(id) ?? null);
  const type = types.get(event.competitionEventTypeId);
  return {
    number: person?.jerseyNumber ?? null,
    name: personName(t, person),
    outcome: type ? eventName(t, type) : '',
    scored,
  };
}

function isUnnamed({ event }: MatchMoment): boolean {
  return event.competitionMatchParticipantId === null;
}

function goalsOf(moments: readonly MatchMoment[], side: Side): number {
  return moments
    .filter(({ event }) => event.side === side)
    .reduce((sum, { type }) => sum + type.scoreIncrease, 0);
}
