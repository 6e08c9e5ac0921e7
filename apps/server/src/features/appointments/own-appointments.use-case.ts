import type { AppointmentAnswerBody, OwnAppointments } from '@sevenmetre/contract/appointments/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { ticket } from '@sevenmetre/rules/snapshot';
import { replaceReferees } from './match-referee.repository.ts';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findWorkingEdition, utcText } from '../competition/index.ts';
import { appendChange } from '../live/index.ts';
import { type AppointmentRow, lockMatches, updateAppointment } from './appointment.repository.ts';
import { isMoved, movedFrom } from './appointment-state.ts';
import { currencyOf, refereeIdsOf } from './board-input.ts';
import { wasOf } from './board-body.ts';
import type { AppointmentsContext } from './context.ts';
import { type LoadedBoard, loadBoard, lockBoard } from './load-board.ts';
import { type PairRow, findPairsOfUser } from './pair.repository.ts';

/** The matches of the pairs that a user belongs to in the current edition. */
export function readOwnAppointments(
  context: AppointmentsContext,
  actor: Actor,
): Promise<Outcome<OwnAppointments>> {
  return context.database.transaction(async (tx) => {
    const found = await findWorkingEdition(null, tx);
    if (!found.ok) return found;
    return ownBody(context, actor, await loadBoard(found.value, tx), tx);
  });
}

/**
 * Accepts an appointment, or declines it, which removes the pair from the match and shows the refusal to the
 * organiser. Possible until the match begins; repeating an answer changes nothing.
 */
export function answerAppointment(
  context: AppointmentsContext,
  actor: Actor,
  matchId: number,
  { answer, note }: AppointmentAnswerBody,
): Promise<Outcome<OwnAppointments>> {
  const { database, clock } = context;
  return database.transaction(async (tx) => {
    const locked = await lockBoard(tx);
    if (!locked.ok) return locked;
    const board = locked.value;
    const pairs = await findPairsOfUser(actor.userId, board.edition.id, tx);
    const row = board.appointments.get(matchId);
    const match = board.matchOf.get(matchId);
    const own = pairs.find(({ id }) => id === row?.toldPairId);
    if (!row || !match || !own) return refuse('appointment-unknown', { matchId });
    if (match.stage !== 'not_started' || match.isCancelled)
      return refuse('appointment-match-fixed', { matchIds: [matchId] });
    if (row.answer === answer && !(answer === 'yes' && isMoved(row, match)))
      return ownBody(context, actor, board, tx);
    const now = clock.now();
    await lockMatches([matchId], tx);
    await updateAppointment(matchId, answered(row, board, { answer, note, now }), tx);
    await recordAudit(tx, {
      at: now,
      userId: actor.userId,
      editionId: board.edition.id,
      action: answer === 'yes' ? 'appointment.accepted' : 'appointment.givenBack',
      subjectType: 'match',
      subjectId: matchId,
      after: { pairId: own.id, ...(note === '' ? {} : { note }) },
    });
    if (answer === 'no') await replaceReferees([{ matchId, refereeIds: [] }], tx);
    const body = await ownBody(context, actor, await loadBoard(board.edition, tx), tx);
    if (answer === 'no') await appendChange(tx, { rosters: [matchId], structure: true });
    return body;
  });
}

function answered(
  row: AppointmentRow,
  { matchOf }: LoadedBoard,
  { answer, note, now }: AppointmentAnswerBody & { readonly now: Date },
): Partial<AppointmentRow> {
  const { startsAt = null, placeId = null } = matchOf.get(row.matchId) ?? {};
  const given = { answer, answeredAt: now, updatedAt: now, wasStartsAt: null, wasPlaceId: null };
  if (answer === 'yes')
    return {
      ...given,
      note: null,
      toldStartsAt: startsAt === null ? null : new Date(startsAt),
      toldPlaceId: placeId,
    };
  const refusedBy = row.toldPairId === null ? row.refusedBy : [...row.refusedBy, row.toldPairId];
  // Another pair may be wanted already; then only the notified pair is removed.
  const pairId = row.pairId === row.toldPairId ? null : row.pairId;
  return { ...given, pairId, note: note === '' ? null : note, refusedBy };
}

async function ownBody(
  { snapshot: current, clock }: AppointmentsContext,
  actor: Actor,
  board: LoadedBoard,
  tx: Tx,
): Promise<Outcome<OwnAppointments>> {
  const snapshot = current();
  const pairs = await findPairsOfUser(actor.userId, board.edition.id, tx);
  const names = new Map(board.referees.map((referee) => [referee.id, referee]));
  const own = new Map(pairs.map((pair) => [pair.id, pair]));
  const rows = [...board.appointments.values()].filter(
    ({ toldPairId, answer }) => toldPairId !== null && own.has(toldPairId) && answer !== 'no',
  );
  const matches = rows.flatMap((row) => {
    const shown = snapshot?.matches.get(row.matchId);
    const match = board.matchOf.get(row.matchId);
    if (!snapshot || !shown || !match || row.toldPairId === null) return [];
    return [{ pairId: row.toldPairId, ticket: ticket(snapshot, shown), ...standing(row, board) }];
  });
  const startOf = ({ ticket: { startsAt } }: (typeof matches)[number]) => startsAt ?? '9';
  return done({
    timeZone: board.edition.timeZone,
    serverTime: utcText(clock.now()),
    currencyCode: currencyOf(board.edition),
    pairs: pairs.map((pair) => ownPair(pair, names)),
    matches: matches.toSorted((a, b) => startOf(a).localeCompare(startOf(b))),
  });
}

/**
 * State as the pair sees it: a moved match waits for another confirmation, whether a mail was sent or not.
 */
function standing(row: AppointmentRow, { matchOf }: LoadedBoard) {
  const match = matchOf.get(row.matchId);
  const moved = match !== undefined && isMoved(row, match);
  const known = moved ? { ...row, ...movedFrom(row) } : row;
  const was = wasOf(known);
  const state = row.answer === 'yes' && !moved ? 'kept' : was === null ? 'asked' : 'toConfirm';
  return { state, was, open: match?.stage === 'not_started' && !match.isCancelled } as const;
}

function ownPair(pair: PairRow, names: ReadonlyMap<number, { firstName: string; lastName: string }>) {
  const { id, level, fee, travel } = pair;
  const referees = refereeIdsOf(pair).map((refereeId) => {
    const { firstName = '', lastName = '' } = names.get(refereeId) ?? {};
    return { id: refereeId, firstName, lastName };
  });
  return { id, level, fee, travel, referees };
}
