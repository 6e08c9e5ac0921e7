import type { Translator } from '@sevenmetre/phrases';
import { hallWithCode } from '@sevenmetre/phrases/names';
import { afterResult, notificationText } from '@sevenmetre/phrases/notification-text';
import type { NotificationText } from '@sevenmetre/phrases/notification-text';
import { movedLife } from '@sevenmetre/rules/notifications';
import { oneLine } from '@sevenmetre/rules/language';
import { teamDisplayName } from '@sevenmetre/rules/names';
import { dayOfTeam } from '@sevenmetre/rules/schedule';
import { categoryOfMatch, hallHead, teamSlice } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Match } from '@sevenmetre/rules/tournament';
import type { DueMessage } from './message.repository.ts';
import type { Letter } from './post-message.ts';

/**
 * Seconds that a message waits for an unreachable phone. A score of an hour ago is outdated, a result of the
 * afternoon is not.
 */
const lives = { running: 600, final: 21_600 };

const isOfPlan = ({ kind }: DueMessage['news']) => kind === 'moved' || kind === 'cancelled';

/** A message in its recipient's language; null if the match is no longer in the edition. */
export function writeLetter(message: DueMessage, snapshot: Snapshot, t: Translator): Letter | null {
  const match = snapshot.matches.get(message.matchId);
  if (!match) return null;
  const { endpoint, p256dh, auth, news, quiet } = message;
  const { title, body } = textOf(message, match, snapshot, t);
  return {
    endpoint,
    p256dh,
    auth,
    payload: {
      title: oneLine(title),
      body: oneLine(body),
      tag: `match-${match.id}`,
      url: `/results/match/${match.id}`,
      quiet,
      v: `${snapshot.version.epoch}.${message.v}`,
      stops: message.teamIds.map((teamId) => ({
        teamId,
        text: oneLine(t('notifications.stop', { team: nameOf(snapshot, teamId, t) })),
      })),
    },
    ttl: isOfPlan(news) ? movedLife / 1000 : news.final ? lives.final : lives.running,
    urgency: quiet ? 'low' : 'high',
    topic: `match-${match.id}`,
  };
}

function textOf(
  { news, teamIds }: DueMessage,
  match: Match,
  snapshot: Snapshot,
  t: Translator,
): NotificationText {
  const teams = match.cancelled ?? match;
  return notificationText(t, news, {
    home: nameOf(snapshot, teams.homeTeamId, t),
    away: nameOf(snapshot, teams.awayTeamId, t),
    category: categoryOfMatch(snapshot, match)?.code ?? null,
    day: match.day,
    time: match.time,
    hall: hallOf(snapshot, match.placeId, t),
    follows: news.final ? teamIds.flatMap((teamId) => thenOf(snapshot, teamId, teamIds, t)) : [],
  });
}

function nameOf(snapshot: Snapshot, teamId: number | null, t: Translator): string {
  const team = teamId === null ? undefined : snapshot.teams.get(teamId);
  return team ? teamDisplayName(team) : t('results.ticket.opponentUnknown');
}

function hallOf(snapshot: Snapshot, placeId: number | null, t: Translator): string | null {
  const hall = hallHead(snapshot, placeId);
  return hall && hallWithCode(hall, t.locale);
}

/** Consequence of a result for a followed team; names the team if both are followed. */
function thenOf(
  snapshot: Snapshot,
  teamId: number,
  followed: readonly number[],
  t: Translator,
): readonly string[] {
  const team = snapshot.teams.get(teamId);
  const slice = team && teamSlice(snapshot, team, null);
  const then = slice ? afterResult(t, { ...slice, next: dayOfTeam(slice.matches, false).next }) : null;
  if (!team || then === null) return [];
  return [followed.length > 1 ? `${teamDisplayName(team)}: ${then}` : then];
}
