import type {
  AppointmentBoard,
  RefereePairBody,
  RefereePairUpdateBody,
} from '@sevenmetre/contract/appointments/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { recordPress } from '../undo/index.ts';
import { freshBoard } from './board-body.ts';
import { refereeIdsOf } from './board-input.ts';
import type { AppointmentsContext } from './context.ts';
import { type LoadedBoard, lockBoard } from './load-board.ts';
import { type NewPair, deletePair, insertPairs, updatePair } from './pair.repository.ts';

interface Change {
  readonly action: string;
  readonly pairId?: number;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Makes a pair; a referee is in one pair only. */
export function createPair(
  context: AppointmentsContext,
  actor: Actor,
  body: RefereePairBody,
): Promise<Outcome<AppointmentBoard>> {
  return changePairs(context, actor, async (board, tx) => {
    const refusal = refuseReferees(board, body, null);
    if (refusal) return refusal;
    await insertPairs([{ ...body, editionId: board.edition.id }], tx);
    return { action: 'pair.created', after: { ...body } };
  });
}

/** Makes pairs of approved referees who have named each other; those who are in a pair already stay there. */
export function pairFromRegistrations(
  context: AppointmentsContext,
  actor: Actor,
): Promise<Outcome<AppointmentBoard>> {
  return changePairs(context, actor, async (board, tx) => {
    const rows = mutualPairs(board);
    await insertPairs(rows, tx);
    return { action: 'pair.fromRegistrations', after: { pairs: rows.length } };
  });
}

/** Pairs of referees who have named each other and are in no pair yet. */
export function mutualPairs({ edition, pairs, referees }: LoadedBoard): NewPair[] {
  const taken = new Set(pairs.flatMap(refereeIdsOf));
  const free = referees.filter(({ id }) => !taken.has(id));
  const byId = new Map(free.map((referee) => [referee.id, referee]));
  return free.flatMap(({ id, colleagueId }) => {
    const colleague = byId.get(colleagueId ?? 0);
    const isMutual = colleague !== undefined && colleague.colleagueId === id && id < colleague.id;
    return isMutual
      ? [{ editionId: edition.id, firstRefereeId: id, secondRefereeId: colleague.id, level: 'B' }]
      : [];
  });
}

/** Saves a pair, unless somebody else has changed it since it was read. */
export function savePair(
  context: AppointmentsContext,
  actor: Actor,
  id: number,
  { revision, ...fields }: RefereePairUpdateBody,
): Promise<Outcome<AppointmentBoard>> {
  return changePairs(context, actor, async (board, tx, now) => {
    const pair = board.pairs.find((known) => known.id === id);
    if (!pair) return refuse('pair-unknown', { id });
    if (pair.revision !== revision) return refuse('pair-changed', { id });
    const isOther = refereeIdsOf(pair).join() !== refereeIdsOf(fields).join();
    if (isOther && isUsed(board, id)) return refuse('pair-in-use', { id });
    const refusal = refuseReferees(board, fields, id);
    if (refusal) return refusal;
    await updatePair(id, { ...fields, revision: revision + 1, updatedAt: now }, tx);
    const { level, fee, travel, absences } = pair;
    return {
      action: 'pair.saved',
      pairId: id,
      before: { level, fee, travel, absences: absences.length },
      after: {
        level: fields.level,
        fee: fields.fee,
        travel: fields.travel,
        absences: fields.absences.length,
      },
    };
  });
}

/** Dissolves a pair that leads no match and was notified of none. */
export function removePair(
  context: AppointmentsContext,
  actor: Actor,
  id: number,
): Promise<Outcome<AppointmentBoard>> {
  return changePairs(context, actor, async (board, tx) => {
    const pair = board.pairs.find((known) => known.id === id);
    if (!pair) return refuse('pair-unknown', { id });
    if (isUsed(board, id)) return refuse('pair-in-use', { id });
    await deletePair(id, tx);
    return { action: 'pair.deleted', pairId: id, before: { referees: refereeIdsOf(pair).join(' ') } };
  });
}

function changePairs(
  { database, clock }: AppointmentsContext,
  actor: Actor,
  work: (board: LoadedBoard, tx: Tx, now: Date) => Promise<Change | Refusal>,
): Promise<Outcome<AppointmentBoard>> {
  return database.transaction(async (tx) => {
    const locked = await lockBoard(tx);
    if (!locked.ok) return locked;
    const board = locked.value;
    const now = clock.now();
    const press = { kind: 'referee-pairs', userId: actor.userId, at: now } as const;
    const scope = { pairsOfEditionId: board.edition.id };
    const change = await recordPress({ ...press, scope }, () => work(board, tx, now), tx);
    if ('ok' in change) return change;
    const { pairId, ...entry } = change;
    const subject =
      pairId === undefined
        ? { subjectType: 'edition', subjectId: board.edition.id }
        : { subjectType: 'referee-pair', subjectId: pairId };
    const { id: editionId } = board.edition;
    await recordAudit(tx, { at: now, userId: actor.userId, editionId, ...subject, ...entry });
    return done(await freshBoard(board, { actor, now }, tx));
  });
}

function refuseReferees(
  board: LoadedBoard,
  fields: Pick<RefereePairBody, 'firstRefereeId' | 'secondRefereeId'>,
  except: number | null,
): Refusal | null {
  const ids = refereeIdsOf(fields);
  const approved = new Set(board.referees.map(({ id }) => id));
  const missing = ids.find((id) => !approved.has(id));
  if (missing !== undefined) return refuse('referee-not-approved', { id: missing });
  const taken = new Set(board.pairs.filter(({ id }) => id !== except).flatMap(refereeIdsOf));
  const twice = ids[0] === ids[1] ? ids[0] : ids.find((id) => taken.has(id));
  return twice === undefined ? null : refuse('referee-paired', { id: twice });
}

/** Whether a pair leads a match, or was notified of one. */
export function isUsed({ appointments }: LoadedBoard, id: number): boolean {
  return [...appointments.values()].some(({ pairId, toldPairId }) => pairId === id || toldPairId === id);
}
