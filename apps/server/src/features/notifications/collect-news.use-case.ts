import {
  cancelled,
  isMoved,
  messageLife,
  messagesOf,
  moved,
  movedLife,
  newsOf,
} from '@sevenmetre/rules/notifications';
import type { FollowerKnowledge, MatchState, News, PlayedMatch } from '@sevenmetre/rules/notifications';
import { isResultHidden } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Match } from '@sevenmetre/rules/tournament';
import type { Tx } from '../../platform/database/index.ts';
import type { NotificationsContext } from './context.ts';
import * as planned from './planned.repository.ts';
import * as messages from './message.repository.ts';
import * as subscriptions from './subscription.repository.ts';
import * as repository from './follower-knowledge.repository.ts';
import type { StoredChange } from './follower-knowledge.repository.ts';

const changesAtOnce = 500;

/**
 * Reads the changes since the cursor and queues messages for followers, in one transaction that locks the
 * cursor: only one process does it, and if it dies, nothing is stored.
 * @returns whether there are more changes
 */
export function collectNews(
  { database, clock }: Pick<NotificationsContext, 'database' | 'clock'>,
  snapshot: Snapshot,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const cursor = await repository.lockCursor(tx);
    if (cursor === null) return false;
    const { newest, stored } = await repository.findChangesAfter(cursor.v, changesAtOnce, tx);
    if (newest === null) return false;
    // Version numbers of another epoch mean other data.
    if (newest.epoch !== cursor.epoch) {
      await repository.updateCursor(newest, tx);
      return false;
    }
    const last = stored.at(-1);
    if (!last) return false;
    await notifyOfResults(latestRows(stored, snapshot), snapshot, clock.now(), tx);
    const moving = stored.findLast(({ change }) => change.structure);
    if (moving) await notifyOfMoves(moving, snapshot, clock.now(), tx);
    await repository.updateCursor({ epoch: cursor.epoch, v: last.v }, tx);
    return stored.length === changesAtOnce;
  });
}

interface Seen {
  readonly match: Match;
  readonly v: number;
  readonly at: Date;
}

/** The state of each match of the edition after all of the changes. */
function latestRows(stored: readonly StoredChange[], { matches }: Snapshot): Seen[] {
  const rows = stored.flatMap(({ v, at, change }) => change.matches.map((match) => ({ match, v, at })));
  return [...new Map(rows.map((row) => [row.match.id, row])).values()].filter(({ match }) =>
    matches.has(match.id),
  );
}

async function notifyOfResults(seen: readonly Seen[], snapshot: Snapshot, now: Date, tx: Tx): Promise<void> {
  if (seen.length === 0) return;
  const known = await repository.findKnowledge(
    seen.map(({ match }) => match.id),
    tx,
  );
  const updated = seen.map((row) => ({
    ...row,
    ...newsOf(known.get(row.match.id) ?? null, stateOf(row.match, snapshot), row.at.getTime()),
  }));
  const different = updated.filter(({ match, knowledge }) => !isSame(known.get(match.id), knowledge));
  await repository.upsertKnowledge(
    different.map(({ match, knowledge }) => ({ matchId: match.id, ...knowledge })),
    tx,
  );
  // Events that happened while no process was running are marked as known, without a message.
  const fresh = updated.filter(
    ({ news, at }) => news.length > 0 && now.getTime() - at.getTime() <= messageLife,
  );
  await send(fresh, now, tx);
}

interface Fresh extends Seen {
  readonly news: readonly News[];
}

async function send(fresh: readonly Fresh[], now: Date, tx: Tx): Promise<void> {
  const teamIds = fresh.map(({ match }) => match.cancelled ?? match).flatMap(teamsOf);
  const choices = await subscriptions.findChoicesOfTeams(
    teamIds.filter((id) => id !== null),
    tx,
  );
  const all = fresh.flatMap(({ match, news, v, at }) =>
    messagesOf(match.cancelled ?? match, news, choices).map(({ followerId, ...message }) => ({
      ...message,
      subscriptionId: followerId,
      matchId: match.id,
      v,
      at,
    })),
  );
  await messages.upsertAll(all, now, tx);
}

/** Only changes of structure move matches (NO9) or cancel them (NO10). */
async function notifyOfMoves({ v, at }: StoredChange, snapshot: Snapshot, now: Date, tx: Tx): Promise<void> {
  const differences = await planned.findDifferences(tx);
  await planned.learnDifferences(tx);
  await planned.learnNewMatches(tx);
  if (now.getTime() - at.getTime() > movedLife) return;
  const rows = differences.flatMap(({ matchId, before, after, isCancelled }) => {
    const match = snapshot.matches.get(matchId);
    if (!match || !isMoved(before, after, stateOf(match, snapshot))) return [];
    return [{ match, news: [isCancelled ? cancelled : moved], v, at }];
  });
  await send(rows, now, tx);
}

const teamsOf = ({ homeTeamId, awayTeamId }: PlayedMatch) => [homeTeamId, awayTeamId];

function stateOf(match: Match, snapshot: Snapshot): MatchState {
  const { homeScore, awayScore, walkOver } = match;
  return {
    stageCode: snapshot.stages.get(match.competitionMatchStageId)?.code ?? 'not_started',
    homeScore,
    awayScore,
    walkOver,
    startedAt: match.startedAt === null ? null : Date.parse(match.startedAt),
    endedAt: match.endedAt === null ? null : Date.parse(match.endedAt),
    resultHidden: isResultHidden(snapshot, match),
  };
}

function isSame(before: FollowerKnowledge | undefined, after: FollowerKnowledge): boolean {
  return (
    before !== undefined &&
    before.started === after.started &&
    before.ended === after.ended &&
    before.home === after.home &&
    before.away === after.away &&
    before.goals === after.goals
  );
}
