import { replaceReferees } from './match-referee.repository.ts';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import { queueMails } from '../mail/index.ts';
import { type AppointmentRow, lockMatches, updateAppointment } from './appointment.repository.ts';
import { isMoved, movedFrom } from './appointment-state.ts';
import { refereeIdsOf } from './board-input.ts';
import { type PairNews, type Spot, pairLetter } from './letters.ts';
import type { LoadedBoard } from './load-board.ts';
import { findReaders } from './pair.repository.ts';

interface Publisher {
  readonly userId: number | null;
  readonly now: Date;
}

/**
 * Notifies pairs of these appointments that are new, moved or taken back, and enters their referees at the
 * matches. Returns the matches whose referees changed, for the change that the caller appends, and how many
 * pairs get a mail.
 */
export async function notifyPairs(
  board: LoadedBoard,
  rows: readonly AppointmentRow[],
  { userId, now }: Publisher,
  tx: Tx,
): Promise<{ readonly others: readonly number[]; readonly pairs: number }> {
  await lockMatches(
    rows.map(({ matchId }) => matchId),
    tx,
  );
  const news: PairsNews = new Map();
  const others: { matchId: number; refereeIds: number[] }[] = [];
  for (const row of rows) {
    const { matchId, pairId, toldPairId } = row;
    collect(board, row, news);
    await updateAppointment(matchId, publishedPatch(board, row, now), tx);
    if (pairId === toldPairId) continue;
    const pair = board.pairs.find(({ id }) => id === pairId);
    others.push({ matchId, refereeIds: pair ? refereeIdsOf(pair) : [] });
  }
  await replaceReferees(others, tx);
  const pairs = await sendNews(board, news, now, tx);
  await recordAudit(tx, {
    at: now,
    userId,
    editionId: board.edition.id,
    action: 'appointments.published',
    subjectType: 'edition',
    subjectId: board.edition.id,
    after: { matches: rows.length, pairs: news.size },
  });
  return { others: others.map(({ matchId }) => matchId), pairs };
}

type PairsNews = Map<number, PairNews[]>;

function collect(board: LoadedBoard, row: AppointmentRow, news: PairsNews): void {
  const { matchId, pairId, toldPairId } = row;
  const known: Spot = { startsAt: row.toldStartsAt, placeId: row.toldPlaceId };
  const now = spotOf(board, matchId);
  const add = (id: number | null, one: Omit<PairNews, 'matchId'>) => {
    if (id !== null) news.set(id, [...(news.get(id) ?? []), { ...one, matchId }]);
  };
  if (pairId === toldPairId) add(pairId, { kind: 'moved', from: known, to: now });
  else {
    if (row.answer !== 'no') add(toldPairId, { kind: 'removed', from: known, to: null });
    add(pairId, { kind: 'added', from: null, to: now });
  }
}

function publishedPatch(board: LoadedBoard, row: AppointmentRow, now: Date): Partial<AppointmentRow> {
  const { startsAt, placeId } = spotOf(board, row.matchId);
  const match = board.matchOf.get(row.matchId);
  const moved = row.pairId === row.toldPairId && match !== undefined && isMoved(row, match);
  return {
    toldPairId: row.pairId,
    toldStartsAt: startsAt,
    toldPlaceId: placeId,
    ...(moved ? movedFrom(row) : { wasStartsAt: null, wasPlaceId: null }),
    askedAt: row.pairId === null ? null : now,
    remindedAt: null,
    answer: null,
    answeredAt: null,
    note: null,
    updatedAt: now,
  };
}

export function spotOf({ matchOf }: LoadedBoard, matchId: number): Spot {
  const { startsAt = null, placeId = null } = matchOf.get(matchId) ?? {};
  return { startsAt: startsAt === null ? null : new Date(startsAt), placeId };
}

/** Sends one mail to each referee of the pairs. @returns how many pairs get one */
export async function sendNews(
  board: LoadedBoard,
  news: ReadonlyMap<number, readonly PairNews[]>,
  now: Date,
  tx: Tx,
): Promise<number> {
  const pairs = board.pairs.filter(({ id }) => news.has(id));
  const readers = await findReaders(pairs.flatMap(refereeIdsOf), tx);
  const mails = pairs.map((pair) => {
    const ids = refereeIdsOf(pair);
    const own = inOrder(board, news.get(pair.id) ?? []);
    return readers
      .filter(({ refereeId }) => ids.includes(refereeId))
      .map(({ email: to, firstName, locale }) => {
        return { to, locale, letter: pairLetter(firstName, own, board), now };
      });
  });
  await queueMails(tx, mails.flat());
  return mails.filter(({ length }) => length > 0).length;
}

function inOrder({ matchOf }: LoadedBoard, news: readonly PairNews[]): PairNews[] {
  const start = ({ matchId }: PairNews) => matchOf.get(matchId)?.startsAt ?? 0;
  return news.toSorted((a, b) => start(a) - start(b) || a.matchId - b.matchId);
}
