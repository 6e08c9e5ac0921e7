import type { EditionClosing } from '@sevenmetre/contract/editions/closing';
import { openOfClosing } from '@sevenmetre/rules/editions';
import type { Actor } from '@sevenmetre/rules/permissions';
import { undecidedTeams } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import { frozenOperations } from '@sevenmetre/contract/editions/frozen';
import type { Tx, Database } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { editionRepository, utcText, findCurrentEdition } from '../competition/index.ts';
import type { EditionRow } from '../competition/index.ts';
import { countUnpaidClubs } from '../invoices/index.ts';
import { countOpenPlay } from './closing.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

export interface ClosingContext extends UseCaseContext {
  readonly snapshotOf: (editionId: number) => Promise<Snapshot | null>;
}

/** What is still open in an edition, shown before it is closed. */
export async function readClosing(
  { database, snapshotOf }: ClosingContext,
  editionId: number,
): Promise<Outcome<EditionClosing>> {
  const lots = lotsOf(await snapshotOf(editionId));
  return database.transaction(
    async (tx) => {
      const edition = await editionRepository.findById(editionId, tx);
      return edition ? done(await closingOf(edition, lots, tx)) : refuse('edition-unknown');
    },
    { accessMode: 'read only' },
  );
}

/**
 * Freezes an edition: its matches, rosters and registrations can no longer be changed. The caller confirms
 * the number of open items (`edition-open`), so that new ones are not overlooked.
 */
export async function closeEdition(
  context: ClosingContext,
  actor: Actor,
  editionId: number,
  { agreedOpen }: { readonly agreedOpen: number },
): Promise<Outcome<EditionClosing>> {
  const lots = lotsOf(await context.snapshotOf(editionId));
  return context.database.transaction(async (tx) => {
    await editionRepository.lockById(editionId, tx);
    const edition = await editionRepository.findById(editionId, tx);
    if (!edition) return refuse('edition-unknown');
    const closing = await closingOf(edition, lots, tx);
    if (edition.closedAt !== null) return done(closing);
    const open = openOfClosing(closing.open);
    if (open !== agreedOpen) return refuse('edition-open', { open, ...closing.open });
    const closedAt = context.clock.now();
    await editionRepository.update(editionId, { closedAt }, tx);
    await record(tx, { actor, edition, closedAt, reason: null });
    return done({ ...closing, closedAt: utcText(closedAt) });
  });
}

/** Reopens an edition, with a reason that stays in the history. */
export function reopenEdition(
  { database, clock }: UseCaseContext,
  actor: Actor,
  editionId: number,
  { reason }: { readonly reason: string },
): Promise<Outcome<{ readonly id: number }>> {
  return database.transaction(async (tx) => {
    await editionRepository.lockById(editionId, tx);
    const edition = await editionRepository.findById(editionId, tx);
    if (!edition) return refuse('edition-unknown');
    if (edition.closedAt === null) return done({ id: editionId });
    await editionRepository.update(editionId, { closedAt: null }, tx);
    await record(tx, { actor, edition, closedAt: null, reason, at: clock.now() });
    return done({ id: editionId });
  });
}

function lotsOf(snapshot: Snapshot | null): number {
  if (!snapshot) return 0;
  return [...snapshot.groups.keys()].filter((id) => undecidedTeams(snapshot, id).size > 0).length;
}

async function closingOf(edition: EditionRow, lots: number, tx: Tx): Promise<EditionClosing> {
  const { id, closedAt } = edition;
  return { id, closedAt: closedAt && utcText(closedAt), open: await openOf(id, lots, tx) };
}

async function openOf(editionId: number, lots: number, tx: Tx): Promise<EditionClosing['open']> {
  const play = await countOpenPlay(editionId, tx);
  return { ...play, lots, unpaid: await countUnpaidClubs(editionId, tx) };
}

/** What is still open in an edition. @param snapshot its public data; null: no lots are known */
export function openWorkOf(editionId: number, snapshot: Snapshot | null, tx: Tx) {
  return openOf(editionId, lotsOf(snapshot), tx);
}

interface Recorded {
  readonly actor: Actor;
  readonly edition: EditionRow;
  readonly closedAt: Date | null;
  readonly reason: string | null;
  readonly at?: Date;
}

function record(tx: Tx, { actor, edition, closedAt, reason, at = closedAt ?? undefined }: Recorded) {
  if (at === undefined) throw new Error('A change has a time');
  return recordAudit(tx, {
    at,
    userId: actor.userId,
    action: closedAt === null ? 'edition.reopened' : 'edition.closed',
    subjectType: 'edition',
    subjectId: edition.id,
    before: { closedAt: edition.closedAt },
    after: { closedAt },
    reason,
  });
}

/** Whether a call would write to a closed edition: the given one, else the current one. */
export function createIsFrozen({ db }: Pick<Database, 'db'>) {
  return async (operation: string, editionId: number | null): Promise<boolean> => {
    if (!frozenOperations.has(operation)) return false;
    const edition =
      editionId === null ? await findCurrentEdition(db) : await editionRepository.findById(editionId, db);
    return (edition?.closedAt ?? null) !== null;
  };
}
