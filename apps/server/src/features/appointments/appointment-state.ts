import type { AppointmentState } from '@sevenmetre/contract/appointments/schemas';
import type { AppointmentRow, PlayedMatch } from './appointment.repository.ts';

/**
 * How an appointment stands. A match that was moved makes it one to confirm; when the pair cannot be there any more, it is lost. Nothing
 * is stored for that: what the pair was told is compared with where the match is now.
 *
 * @param impossible whether the pair is away or elsewhere at that time
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

/** Whether the pair was told another time or hall. */
export function isMoved(
  { toldStartsAt, toldPlaceId }: AppointmentRow,
  { startsAt, placeId }: PlayedMatch,
): boolean {
  return (toldStartsAt?.getTime() ?? null) !== startsAt || toldPlaceId !== placeId;
}

/** Whether publishing would tell somebody something: a pair that is new, another one, none any more, or a match that was moved. */
export function isUntold(row: AppointmentRow, match: PlayedMatch): boolean {
  if (row.pairId === null) return row.toldPairId !== null && row.answer !== 'no';
  return row.pairId !== row.toldPairId || isMoved(row, match);
}
