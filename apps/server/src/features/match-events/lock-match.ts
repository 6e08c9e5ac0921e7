import { sendTogether } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import {
  editionRepository,
  groupRepository,
  lockAffected,
  matchEventRepository,
  matchRepository,
} from '../competition/index.ts';
import type { EditionRow, MatchEventRow, MatchRow } from '../competition/index.ts';
import { findReferenceVersion } from '../live/index.ts';
import * as eventRepository from './event.repository.ts';
import type { KeyStanding } from './event.repository.ts';

export interface LockedMatch {
  readonly match: MatchRow;
  readonly edition: EditionRow;
  /** The groups that seats of the match's group wait for; locked with it where a result is written. */
  readonly sources?: readonly number[];
}

/** Locks the group of a match, then the match: enough for whatever leaves tables and seats alone. null: no such match. */
export async function lockMatch(matchId: number, tx: Tx): Promise<LockedMatch | null> {
  await groupRepository.lockByMatchId(matchId, tx);
  return matchRepository.lockById(matchId, tx);
}

/** Whatever an event is checked against, beside the match itself. */
export interface FoundEvents {
  /** All that ever were, by ascending id. */
  readonly events: readonly MatchEventRow[];
  readonly keyStanding: KeyStanding;
  /** For the memory of what hardly ever changes. */
  readonly referenceVersion: string;
}

/**
 * The locks of `lockMatch`, and right behind them what an event is decided from: each is read after the locks are held.
 *
 * @param key null: the event is addressed by its id
 */
export async function lockMatchForEvent(
  matchId: number,
  key: string | null,
  tx: Tx,
): Promise<(LockedMatch & FoundEvents) | null> {
  const [, locked, events, keyStanding, referenceVersion] = await sendTogether(tx, [
    () => groupRepository.lockByMatchId(matchId, tx),
    () => matchRepository.lockById(matchId, tx),
    () => matchEventRepository.findAllByMatchId(matchId, tx),
    () => eventRepository.findKeyStanding(matchId, key, tx),
    () => findReferenceVersion(tx),
  ]);
  return locked && { ...locked, events, keyStanding, referenceVersion };
}

/** Locks the edition, every group and match that the result can reach, and the match. null: no such match. */
export async function lockMatchForResult(matchId: number, tx: Tx): Promise<LockedMatch | null> {
  const found = await matchRepository.findById(matchId, tx);
  if (!found) return null;
  const { editionId, groupId } = found;
  await editionRepository.lockById(editionId, tx);
  const sources = groupId === null ? [] : await groupRepository.findSources(groupId, editionId, tx);
  if (groupId !== null) await lockAffected(tx, { editionId, groupIds: [groupId, ...sources] });
  const locked = await matchRepository.lockById(matchId, tx);
  return locked && { ...locked, sources };
}
