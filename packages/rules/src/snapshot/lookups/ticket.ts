import { matchSlug } from '../../names/index.ts';
import { isNotCounted } from './not-counted.ts';
import { bracketMatchOf } from './bracket-match.ts';
import { groupLink, hallHead } from './heads.ts';
import { delayOf } from './match-delays.ts';
import { movedMark } from './moved-from.ts';
import { awayOf, homeOf } from './opponents.ts';
import { stageOf } from './progress.ts';
import type { MatchTicket } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { categoryOfMatch, groupOf, publicMatch } from './visibility.ts';
import { withdrawnSides } from './withdrawn-sides.ts';

/** A match for pages; without results if they are hidden in its category. */
export function ticket(snapshot: Snapshot, row: Match): MatchTicket {
  const match = publicMatch(snapshot, row);
  const group = groupOf(snapshot, match.competitionGroupId);
  const link = group && groupLink(snapshot, group);
  // A cancelled match has its teams no more, but one of them may be why.
  const { homeTeamId, awayTeamId } = row.cancelled ?? row;
  const withdrawn = withdrawnSides(snapshot, { ...row, homeTeamId, awayTeamId });
  const moved = withdrawn === null ? movedMark(snapshot, match) : null;
  const isBracket = group !== null && bracketMatchOf(snapshot, group) !== null;
  return {
    id: match.id,
    matchNumber: match.matchNumber,
    slug: matchSlug(group?.label ?? null, match.matchNumber),
    category: categoryOfMatch(snapshot, match)?.code ?? null,
    group: link && isBracket ? { ...link, bracket: true } : link,
    home: homeOf(snapshot, match),
    away: awayOf(snapshot, match),
    homeScore: match.homeScore,
    awayScore: match.awayScore,
    homeHalfTimeScore: match.homeHalfTimeScore,
    awayHalfTimeScore: match.awayHalfTimeScore,
    walkOver: match.walkOver,
    ...(match.ruling === undefined ? {} : { ruling: match.ruling }),
    ...(match.cancelled === undefined ? {} : { cancelled: true }),
    ...(withdrawn === null ? {} : { withdrawn }),
    ...(isNotCounted(snapshot, row) ? { notCounted: true } : {}),
    ...(webAddress(match.streamUrl) === null ? {} : { streamed: true }),
    ...(moved === null ? {} : { moved }),
    endedInShootout: match.endedInShootout,
    ...(match.endedInExtraTime && { endedInExtraTime: true }),
    corrected: match.corrected,
    beingChecked: match.beingChecked,
    stageCode: stageOf(snapshot, match),
    stageStartedAt: match.stageStartedAt,
    clock: match.clock,
    halfLength: match.halfLength,
    startsAt: match.startsAt,
    day: match.day,
    time: match.time,
    delay: delayOf(snapshot, match),
    hall: hallHead(snapshot, match.placeId),
  };
}

export function tickets(snapshot: Snapshot, matches: readonly Match[]): MatchTicket[] {
  return matches.map((match) => ticket(snapshot, match));
}

/** Links may lead to other sites, but must not run scripts. */
export function webAddress(text: string | null): string | null {
  return text !== null && /^https?:\/\/[^\s]+$/iu.test(text) ? text : null;
}
