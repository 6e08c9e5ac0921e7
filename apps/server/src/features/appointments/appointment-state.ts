import type { AppointmentState } from '@sevenmetre/contract/appointments/schemas';
import type { AppointmentRow, PlayedMatch } from './appointment.repository.ts';

/**
 * State of an appointment. It has to be confirmed again after its match was moved, and is lost if the pair
 * cannot be there any more. The state is not stored: what the pair was notified of is compared with the
 * match.
 * @param impossible whether the pair is absent or in another match at that time
 */
export function appointmentState(
  row: AppointmentRow,
  match: PlayedMatch,
  impossible: boolean,
): AppointmentState {
  if (row.pairId === null) {
    if (row.toldPairId === null) return 'none';
    return row.answer === 'no' ? 'givenBack' : 'removed';
  }
  if (row.pairId !== row.toldPairId) return 'planned';
  const isPlayed = !match.isCancelled && match.startsAt !== null && match.placeId !== null;
  if (!isPlayed) return 'lost';
  const moved = isMoved(row, match);
  if (impossible && (moved || row.wasStartsAt !== null)) return 'lost';
  if (row.answer === 'yes' && !moved) return 'kept';
  return moved || row.wasStartsAt !== null ? 'toConfirm' : 'asked';
}

/** Whether the pair was notified of another time or hall. */
export function isMoved(
  { toldStartsAt, toldPlaceId }: AppointmentRow,
  { startsAt, placeId }: PlayedMatch,
): boolean {
  return (toldStartsAt?.getTime() ?? null) !== startsAt || toldPlaceId !== placeId;
}

/** Whether a publication would notify somebody: a new, changed or removed pair, or a moved match. */
export function isUnpublished(row: AppointmentRow, match: PlayedMatch): boolean {
  if (row.pairId === null) return row.toldPairId !== null && row.answer !== 'no';
  return row.pairId !== row.toldPairId || isMoved(row, match);
}

type KnownSpots = Pick<AppointmentRow, 'toldStartsAt' | 'toldPlaceId' | 'wasStartsAt' | 'wasPlaceId'>;

/**
 * Where a moved match was, as its pair knew it. A match that was without a time for a while is moved from where it was before
 * that, not new.
 */
export function movedFrom(row: KnownSpots): Pick<AppointmentRow, 'wasStartsAt' | 'wasPlaceId'> {
  return row.toldStartsAt === null
    ? { wasStartsAt: row.wasStartsAt, wasPlaceId: row.wasPlaceId }
    : { wasStartsAt: row.toldStartsAt, wasPlaceId: row.toldPlaceId };
}
