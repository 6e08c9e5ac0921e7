import type { NoteBody } from '@sevenmetre/contract/note';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../../platform/database/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { lockNote, updateNote } from './note.repository.ts';
import type { Noted } from './note.repository.ts';
import type { UseCaseContext } from '../../../platform/use-case/index.ts';

export type NoteOutcome =
  | { readonly outcome: 'saved'; readonly note: string | null }
  | { readonly outcome: 'unknown' }
  /** The note is not the one that the caller has seen. */
  | { readonly outcome: 'changed'; readonly note: string | null };

/** Stores the internal note of a registration; the audit log records the change without the text. */
export function saveNote(
  { database, clock }: UseCaseContext,
  actor: Actor,
  { kind, id, body }: { readonly kind: Noted; readonly id: number; readonly body: NoteBody },
): Promise<NoteOutcome> {
  return database.transaction(async (tx) => {
    const stored = await lockNote(kind, id, tx);
    if (!stored) return { outcome: 'unknown' };
    const note = textOf(body.note);
    if (stored.note === note) return { outcome: 'saved', note };
    if (stored.note !== textOf(body.before)) return { outcome: 'changed', note: stored.note };
    await updateNote(kind, id, note, tx);
    await audit(kind, id, { userId: actor.userId, at: clock.now() }, tx);
    return { outcome: 'saved', note };
  });
}

function textOf(text: string | null): string | null {
  return text?.trim() || null;
}

function audit(kind: Noted, id: number, who: { userId: number; at: Date }, tx: Tx): Promise<void> {
  return recordAudit(tx, { ...who, action: `${kind}.note`, subjectType: kind, subjectId: id });
}
