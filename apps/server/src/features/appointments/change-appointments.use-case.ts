import type { AppointmentBoard, AppointmentsBody } from '@sevenmetre/contract/appointments/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { PressChange, PressValues } from '@sevenmetre/rules/undo';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { recordPress } from '../undo/index.ts';
import { findWorkingEdition } from '../competition/index.ts';
import { saveWanted } from './appointment.repository.ts';
import { boardBody, freshBoard } from './board-body.ts';
import type { AppointmentsContext } from './context.ts';
import { type LoadedBoard, loadBoard, lockBoard } from './load-board.ts';
import { updatePair } from './pair.repository.ts';

type Changes = AppointmentsBody['changes'];

export function readBoard(
  { database, clock }: AppointmentsContext,
  actor: Actor,
): Promise<Outcome<AppointmentBoard>> {
  return database.transaction(async (tx) => {
    const found = await findWorkingEdition(null, tx);
    if (!found.ok) return found;
    return done(await boardBody(await loadBoard(found.value, tx), { actor, now: clock.now() }, tx));
  });
}

/**
 * Assigns pairs to matches, all or none, and saves the absences of one of them. Nobody is notified before the publication.
 */
export function saveAppointments(
  { database, clock }: AppointmentsContext,
  actor: Actor,
  { changes, absences }: AppointmentsBody,
): Promise<Outcome<AppointmentBoard>> {
  return database.transaction(async (tx) => {
    const locked = await lockBoard(tx);
    if (!locked.ok) return locked;
    const refusal = refusalOf(locked.value, changes) ?? refuseAbsences(locked.value, absences);
    if (refusal) return refusal;
    const now = clock.now();
    const by = { userId: actor.userId, now };
    // Absences first: matches that somebody who goes home gives up are undone before them.
    if (absences) await storeAbsences(locked.value, absences, by, tx);
    await storeWanted(locked.value, changes, by, tx);
    return done(await freshBoard(locked.value, { actor, now }, tx));
  });
}

/** Stores which pairs are wanted, and by whom. */
export async function storeWanted(
  { edition, appointments }: LoadedBoard,
  changes: readonly Pick<Changes[number], 'matchId' | 'pairId'>[],
  { userId, now }: { readonly userId: number; readonly now: Date },
  tx: Tx,
): Promise<void> {
  const differing = changes.filter(
    ({ matchId, pairId }) => (appointments.get(matchId)?.pairId ?? null) !== pairId,
  );
  if (differing.length === 0) return;
  const scope = { matchIds: differing.map(({ matchId }) => matchId) };
  await recordPress(
    { kind: 'appointments', userId, at: now, scope },
    () => saveWanted(differing, now, tx),
    tx,
  );
  await recordSaved({ edition }, differing, { userId, now }, tx);
}

function recordSaved(
  { edition }: Pick<LoadedBoard, 'edition'>,
  changed: readonly { readonly matchId: number }[],
  { userId, now }: { readonly userId: number; readonly now: Date },
  tx: Tx,
): Promise<void> {
  return recordAudit(tx, {
    at: now,
    userId,
    editionId: edition.id,
    action: 'appointments.saved',
    subjectType: 'edition',
    subjectId: edition.id,
    after: { matches: changed.length, ids: changed.slice(0, 50).map(({ matchId }) => matchId) },
  });
}

/**
 * Wants the pairs again that were wanted before a press. Refused if one of them was informed of the press, or assigned
 * otherwise since, if a pair is gone, or if a match has begun (UN2, UN3). The board is locked here.
 */
export async function restoreAppointments(
  changes: readonly PressChange[],
  { userId, at }: { readonly userId: number; readonly at: Date },
  tx: Tx,
): Promise<Refusal | null> {
  const locked = await lockBoard(tx);
  if (!locked.ok) return locked;
  const { appointments } = locked.value;
  const pairOf = (values: PressValues | null, name: 'pairId' | 'toldPairId') =>
    typeof values?.[name] === 'number' ? values[name] : null;
  const isPublished = changes.some(
    ({ id, after }) => (appointments.get(id)?.toldPairId ?? null) !== pairOf(after, 'toldPairId'),
  );
  if (isPublished) return refuse('appointments-published');
  const wanted = changes.map(({ id, before, after }) => ({
    matchId: id,
    pairId: pairOf(before, 'pairId'),
    seen: pairOf(after, 'pairId'),
  }));
  const refusal = refusalOf(locked.value, wanted);
  if (refusal) return refusal;
  await saveWanted(wanted, at, tx);
  await recordSaved(locked.value, wanted, { userId, now: at }, tx);
  return null;
}

type Absences = NonNullable<AppointmentsBody['absences']>;

function refuseAbsences({ pairs }: LoadedBoard, absences: Absences | undefined): Refusal | null {
  if (!absences) return null;
  const { pairId: id, seen } = absences;
  const pair = pairs.find((known) => known.id === id);
  if (!pair) return refuse('pair-unknown', { id });
  return textOf(pair.absences) === textOf(seen) ? null : refuse('pair-changed', { id });
}

function textOf(absences: Absences['seen']): string {
  return JSON.stringify(absences.map(({ from, to, reason }) => [from, to, reason]));
}

async function storeAbsences(
  { edition, pairs }: LoadedBoard,
  { pairId, seen, wanted }: Absences,
  { userId, now }: { readonly userId: number; readonly now: Date },
  tx: Tx,
): Promise<void> {
  const revision = (pairs.find(({ id }) => id === pairId)?.revision ?? 0) + 1;
  await recordPress(
    { kind: 'referee-pairs', userId, at: now, scope: { pairsOfEditionId: edition.id } },
    () => updatePair(pairId, { absences: wanted, revision, updatedAt: now }, tx),
    tx,
  );
  await recordAudit(tx, {
    at: now,
    userId,
    editionId: edition.id,
    action: 'pair.saved',
    subjectType: 'referee-pair',
    subjectId: pairId,
    before: { absences: seen.length },
    after: { absences: wanted.length },
  });
}

function refusalOf(board: LoadedBoard, changes: Changes): Refusal | null {
  const pairs = new Set(board.pairs.map(({ id }) => id));
  const unknown = changes.find(({ pairId }) => pairId !== null && !pairs.has(pairId));
  if (unknown) return refuse('pair-unknown', { id: unknown.pairId });
  const fixed = changes.filter(({ matchId }) => !isOpen(board, matchId)).map(({ matchId }) => matchId);
  if (fixed.length > 0) return refuse('appointment-match-fixed', { matchIds: fixed });
  const taken = changes.flatMap(({ matchId, seen }) => {
    const { pairId = null, updatedAt = null } = board.appointments.get(matchId) ?? {};
    return pairId === seen ? [] : [{ matchId, pairId, at: updatedAt?.toISOString() ?? null }];
  });
  return taken.length > 0 ? refuse('appointment-conflict', { matches: taken }) : null;
}

/** Whether the match can still get a pair: it is to be played, and has not begun. */
function isOpen({ matchOf }: LoadedBoard, matchId: number): boolean {
  const match = matchOf.get(matchId);
  return match !== undefined && !match.isCancelled && match.stage === 'not_started';
}
