import type { AppointmentBoard, AppointmentDaysBody } from '@sevenmetre/contract/appointments/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { done } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { appendChange } from '../live/index.ts';
import { type AppointmentRow, updateAppointment } from './appointment.repository.ts';
import { freshBoard, unpublished } from './board-body.ts';
import type { AppointmentsContext } from './context.ts';
import { type LoadedBoard, loadBoard, lockBoard } from './load-board.ts';
import type { PairNews } from './letters.ts';
import { notifyPairs, sendNews, spotOf } from './notify-pairs.ts';

/**
 * Notifies pairs of changes on these days, and shows the pairs at their matches. Does nothing if there is
 * nothing to notify of.
 */
export function publishAppointments(
  { database, clock }: AppointmentsContext,
  actor: Actor,
  { days }: AppointmentDaysBody,
): Promise<Outcome<AppointmentBoard>> {
  return database.transaction(async (tx) => {
    const locked = await lockBoard(tx);
    if (!locked.ok) return locked;
    const board = locked.value;
    const now = clock.now();
    const dayOf = new Map(board.input.matches.map(({ id, day }) => [Number(id), day]));
    const rows = unpublished(board).filter(
      ({ matchId }) => days === null || days.includes(dayOf.get(matchId) ?? -1) || !dayOf.has(matchId),
    );
    if (rows.length === 0) return done(await freshBoard(board, { actor, now }, tx));
    const { others } = await notifyPairs(board, rows, { userId: actor.userId, now }, tx);
    const answer = await freshBoard(board, { actor, now }, tx);
    await database.notify(tx);
    if (others.length > 0) await appendChange(tx, { rosters: others, structure: true });
    return done(answer);
  });
}

/**
 * Asks pairs with moved matches again, in the transaction that publishes a schedule. Appointments that were
 * never published stay unpublished.
 * @returns how many pairs get a mail
 */
export async function askMovedPairs(
  edition: LoadedBoard['edition'],
  { userId, now }: { readonly userId: number | null; readonly now: Date },
  tx: Tx,
): Promise<number> {
  const board = await loadBoard(edition, tx);
  const moved = unpublished(board).filter(
    ({ pairId, toldPairId }) => pairId !== null && pairId === toldPairId,
  );
  if (moved.length === 0) return 0;
  const { pairs } = await notifyPairs(board, moved, { userId, now }, tx);
  return pairs;
}

/** Reminds pairs that have not answered. Matches without an open question are skipped. */
export function remindPairs(
  { database, clock }: AppointmentsContext,
  actor: Actor,
  matchIds: readonly number[],
): Promise<Outcome<AppointmentBoard>> {
  return database.transaction(async (tx) => {
    const locked = await lockBoard(tx);
    if (!locked.ok) return locked;
    const now = clock.now();
    await remind(locked.value, unanswered(locked.value, matchIds), now, tx);
    const answer = await freshBoard(locked.value, { actor, now }, tx);
    await database.notify(tx);
    return done(answer);
  });
}

/** Sends one mail to each referee of the pairs. */
export async function remind(
  board: LoadedBoard,
  rows: readonly AppointmentRow[],
  now: Date,
  tx: Tx,
): Promise<void> {
  const news = new Map<number, PairNews[]>();
  for (const { matchId, toldPairId, ...row } of rows) {
    if (toldPairId === null) continue;
    const from = { startsAt: row.wasStartsAt, placeId: row.wasPlaceId };
    const one: PairNews = { kind: 'reminded', matchId, from, to: spotOf(board, matchId) };
    news.set(toldPairId, [...(news.get(toldPairId) ?? []), one]);
    await updateAppointment(matchId, { remindedAt: now }, tx);
  }
  await sendNews(board, news, now, tx);
}

/** Records that pairs have accepted by word of mouth. */
export function confirmAppointments(
  { database, clock }: AppointmentsContext,
  actor: Actor,
  matchIds: readonly number[],
): Promise<Outcome<AppointmentBoard>> {
  return database.transaction(async (tx) => {
    const locked = await lockBoard(tx);
    if (!locked.ok) return locked;
    const now = clock.now();
    for (const { matchId } of unanswered(locked.value, matchIds)) {
      const { startsAt, placeId } = spotOf(locked.value, matchId);
      const published = { toldStartsAt: startsAt, toldPlaceId: placeId, wasStartsAt: null, wasPlaceId: null };
      await updateAppointment(matchId, { ...published, answer: 'yes', answeredAt: now, updatedAt: now }, tx);
    }
    return done(await freshBoard(locked.value, { actor, now }, tx));
  });
}

/** Those of these matches that are not cancelled and whose pair was notified and has not answered, or knows another time. */
function unanswered(board: LoadedBoard, matchIds: readonly number[]): AppointmentRow[] {
  return matchIds.flatMap((id) => {
    const row = board.appointments.get(id);
    const isPlayed = board.matchOf.get(id)?.isCancelled === false;
    return isPlayed && row && row.pairId !== null && row.pairId === row.toldPairId ? [row] : [];
  });
}
