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
  /** The groups that seats of the match's group wait for; locked too if a result is written. */
  readonly sources?: readonly number[];
}

/**
 * Locks the group of a match, then the match: sufficient if tables and seats do not change. null: no such
 * match.
 */
export async function lockMatch(matchId: number, tx: Tx): Promise<LockedMatch | null> {
  await groupRepository.lockByMatchId(matchId, tx);
  return matchRepository.lockById(matchId, tx);
}

/** Data that an event is validated against, beside the match. */
export interface FoundEvents {
  /** All events, also deleted ones, by ascending id. */
  readonly events: readonly MatchEventRow[];
  readonly keyStanding: KeyStanding;
  /** Validity of cached reference data. */
  readonly referenceVersion: string;
}

/**
 * Takes the locks of `lockMatch` and then reads the data that an event is decided on.
 * @param key null: the event is identified by its id
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

/**
 * Locks the edition, all groups and matches that the result can affect, and the match. null: no such match.
 */
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
