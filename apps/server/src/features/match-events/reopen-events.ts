import { decideReopen } from '@sevenmetre/sync';
import type { Tx } from '../../platform/database/index.ts';
import type { MatchEventRow } from '../competition/index.ts';
import { toStoredEvent } from './event-rows.ts';
import * as eventRepository from './event.repository.ts';

/**
 * Events that came after the approval begin to count, and changes that waited beside their events are carried out.
 * Returns every event that changed.
 */
export async function applyWaiting(matchId: number, now: Date, tx: Tx): Promise<MatchEventRow[]> {
  const changed: MatchEventRow[] = [];
  for (const row of await eventRepository.findAllWaitingByMatchId(matchId, tx)) {
    changed.push(
      await eventRepository.update(row.id, { ...settled(row, now), pending: false, heldChange: null }, tx),
    );
  }
  return changed;
}

function settled(row: MatchEventRow, now: Date): eventRepository.MatchEventPatch {
  const act = decideReopen(toStoredEvent(row));
  if (act === 'bury') return { deletedAt: now };
  if (act === 'drop' || row.heldChange === null) return {};
  const { content, stamp } = row.heldChange;
  return { ...content, modifiedAt: new Date(stamp.at), device: stamp.device };
}
