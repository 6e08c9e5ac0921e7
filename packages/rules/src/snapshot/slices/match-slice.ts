import { compareEvents } from '../../match/index.ts';
import { eventTypeCodes } from '../../vocabulary/index.ts';
import { assessedWalkover } from '../lookups/assessed-walkover.ts';
import { bracketMatchOf } from '../lookups/bracket-match.ts';
import { bracketWays, wayOfPlace } from '../lookups/bracket-ways.ts';
import { derived } from '../lookups/derived.ts';
import { effectOf } from '../lookups/match-effect.ts';
import { meetingsBefore } from '../lookups/meetings.ts';
import { stakeInGroup } from '../lookups/group-outlook.ts';
import { spotOf } from '../lookups/hall-spots.ts';
import { categoryHead, headOfTeam, roundNames, sliceHead } from '../lookups/heads.ts';
import { movedFrom } from '../lookups/moved-from.ts';
import { stageOf } from '../lookups/progress.ts';
import { mostPlaces, placesOf } from '../lookups/team-ahead.ts';
import type { EventTypeHead, MatchSlice, PublicMatchDetail } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { EventType, Group, Match, PublicMatchEvent } from '../../tournament/index.ts';
import { ticket, webAddress } from '../lookups/ticket.ts';
import { categoryOfMatch, groupOf, isResultHidden } from '../lookups/visibility.ts';

/** The page of a match; `detail` is the loaded part, null if unknown. */
export function matchSlice(snapshot: Snapshot, match: Match, detail: PublicMatchDetail | null): MatchSlice {
  const category = categoryOfMatch(snapshot, match);
  const group = groupOf(snapshot, match.competitionGroupId);
  const { roundCs, roundEn } = group ? roundNames(snapshot, group) : { roundCs: '', roundEn: '' };
  const moved = movedFrom(snapshot, match);
  const assessed = assessedWalkover(snapshot, match);
  const { events = [], roster = [], referees = [] } = detail ?? {};
  const atStake = stake(snapshot, match);
  return {
    ...sliceHead(snapshot),
    ticket: ticket(snapshot, match),
    ...cancellation(snapshot, match),
    ...(assessed && { assessed }),
    category: category && categoryHead(snapshot, category),
    round: roundEn === '' ? null : { nameCs: roundCs, nameEn: roundEn },
    ways: bracketWays(snapshot, group),
    stake: atStake,
    placeWays: group ? waysOfPlaces(snapshot, group, atStake) : [],
    effect: effectOf(snapshot, match),
    ...(moved && { moved }),
    spot: spotOf(snapshot, match.placeId),
    streamUrl: webAddress(match.streamUrl),
    ...(hasShots(snapshot, match) && { hasShots: true as const }),
    detail: detailOf(snapshot, match, detail),
    eventTypes: eventTypeHeads(snapshot.eventTypes),
    events: publicEvents(snapshot, match, events),
    roster,
    ...meetings(snapshot, match, detail),
    referees: referees.map(({ id, firstName, lastName, countryCode }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      countryCode,
    })),
  };
}

/** In this edition, then in earlier ones, until the match begins. */
function meetings(
  snapshot: Snapshot,
  match: Match,
  detail: PublicMatchDetail | null,
): Pick<MatchSlice, 'meetings'> {
  if (stageOf(snapshot, match) !== 'not_started') return {};
  const found = [...meetingsBefore(snapshot, match), ...(detail?.meetings ?? [])];
  return found.length === 0 ? {} : { meetings: found };
}

/** For two known teams, until the match is decided. */
function stake(snapshot: Snapshot, match: Match): MatchSlice['stake'] {
  const { homeTeamId, awayTeamId } = match;
  const group = groupOf(snapshot, match.competitionGroupId);
  const isOpen = stageOf(snapshot, match) !== 'finished';
  if (!group || !isOpen || homeTeamId === null || awayTeamId === null) return [];
  return bracketMatchOf(snapshot, group) ? [] : stakeInGroup(snapshot, group, [homeTeamId, awayTeamId]);
}

function waysOfPlaces(
  snapshot: Snapshot,
  group: Group,
  atStake: MatchSlice['stake'],
): MatchSlice['placeWays'] {
  const possible = atStake.flatMap((one) => one.places.flatMap(placesOf));
  const places = [...new Set(possible)].sort((a, b) => a - b);
  if (places.length > mostPlaces) return [];
  return places.flatMap((place) => wayOfPlace(snapshot, group, place) ?? []);
}

function cancellation(
  snapshot: Snapshot,
  { id, cancelled }: Match,
): Pick<MatchSlice, 'cancelledWithout' | 'cancelReason'> {
  if (!cancelled) return {};
  const without = snapshot.teams.get(cancelled.withoutTeamId ?? 0);
  const cancelReason = snapshot.cancelReasons.get(id);
  return {
    ...(without ? { cancelledWithout: headOfTeam(snapshot, without) } : {}),
    ...(cancelReason === undefined ? {} : { cancelReason }),
  };
}

function detailOf(snapshot: Snapshot, match: Match, detail: PublicMatchDetail | null): MatchSlice['detail'] {
  if (isResultHidden(snapshot, match)) return 'hidden';
  return detail === null ? 'absent' : 'whole';
}

/** Of an edition with scouting, once the match has begun and as far as its result is published (SO5). */
function hasShots(snapshot: Snapshot, match: Match): boolean {
  const isAcknowledged = snapshot.edition.scouting === true && !isResultHidden(snapshot, match);
  return isAcknowledged && stageOf(snapshot, match) !== 'not_started';
}

/** All types, since an event that is about to be recorded may have any. */
const eventTypeHeads = derived((types: Snapshot['eventTypes']): readonly EventTypeHead[] =>
  [...types.values()].map(eventTypeHead),
);

function eventTypeHead({ nameCs, nameEn, ...type }: EventType): EventTypeHead {
  const isUsual = eventTypeCodes.some((code) => code === type.code);
  return {
    id: type.id,
    code: type.code,
    category: type.category,
    scoreIncrease: type.scoreIncrease,
    penaltyDuration: type.penaltyDuration,
    penaltyMatchStop: type.penaltyMatchStop,
    secondaryParticipantAllowed: type.secondaryParticipantAllowed,
    names: isUsual ? null : { nameCs, nameEn },
  };
}

/**
 * By stage and match clock, field by field, so that equal events have equal bytes. Goals reveal the score, so
 * that a category with hidden results shows no events.
 */
export function publicEvents(
  snapshot: Snapshot,
  match: Match,
  events: readonly PublicMatchEvent[],
): PublicMatchEvent[] {
  if (isResultHidden(snapshot, match)) return [];
  return [...events].sort(compareEvents).map(publicEvent);
}

function publicEvent(event: PublicMatchEvent): PublicMatchEvent {
  return {
    id: event.id,
    minute: event.minute,
    second: event.second,
    createdTimestamp: event.createdTimestamp,
    competitionEventTypeId: event.competitionEventTypeId,
    competitionMatchParticipantId: event.competitionMatchParticipantId,
    competitionMatchStageId: event.competitionMatchStageId,
    competitionMatchStageCode: event.competitionMatchStageCode,
    secondaryParticipantId: event.secondaryParticipantId,
    side: event.side,
  };
}
