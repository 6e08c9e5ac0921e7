import { decideReopen } from '@sevenmetre/sync';
import type { Tx } from '../../platform/database/index.ts';
import type { MatchEventRow } from '../competition/index.ts';
import { toStoredEvent } from './event-rows.ts';
import * as eventRepository from './event.repository.ts';

/**
 * Lets events that arrived after the approval count, and applies held changes.
 * @param inRoster ids of the present roster: persons who have left it become "number to follow"
 * @returns all changed events
 */
export async function applyWaiting(
  matchId: number,
  inRoster: ReadonlySet<number>,
  now: Date,
  tx: Tx,
): Promise<MatchEventRow[]> {
  const changed: MatchEventRow[] = [];
  for (const row of await eventRepository.findAllWaitingByMatchId(matchId, tx)) {
    const patch = { ...settled(row, inRoster, now), pending: false, heldChange: null };
    changed.push(await eventRepository.update(row.id, patch, tx));
  }
  return changed;
}

function settled(
  row: MatchEventRow,
  inRoster: ReadonlySet<number>,
  now: Date,
): eventRepository.MatchEventPatch {
  const act = decideReopen(toStoredEvent(row));
  if (act === 'bury') return { deletedAt: now };
  if (act === 'drop' || row.heldChange?.content == null) return {};
  const { content, stamp } = row.heldChange;
  const present = (id: number | null): number | null => (id !== null && inRoster.has(id) ? id : null);
  return {
    ...content,
    participantId: present(content.participantId),
    secondaryParticipantId: present(content.secondaryParticipantId),
    modifiedAt: new Date(stamp.at),
    device: stamp.device,
  };
}
