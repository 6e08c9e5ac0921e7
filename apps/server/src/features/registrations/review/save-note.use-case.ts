import type { NoteBody } from '@sevenmetre/contract/note';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../../platform/database/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { lockNote, updateNote } from './note.repository.ts';
import type { Noted } from './note.repository.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../../platform/use-case/index.ts';

/**
 * Stores the internal note of a registration, unless the stored one is not the one that the caller has seen; the audit log
 * records the change without the text.
 */
export function saveNote(
  { database, clock }: UseCaseContext,
  actor: Actor,
  { kind, id, body }: { readonly kind: Noted; readonly id: number; readonly body: NoteBody },
): Promise<Outcome<{ note: string | null }>> {
  return database.transaction(async (tx) => {
    const stored = await lockNote(kind, id, tx);
    if (!stored) return refuse(`${kind}-unknown`);
    const note = textOf(body.note);
    if (stored.note === note) return done({ note });
    if (stored.note !== textOf(body.before)) return refuse('changed-meanwhile', { note: stored.note });
    await updateNote(kind, id, note, tx);
    await audit(kind, id, { userId: actor.userId, at: clock.now() }, tx);
    return done({ note });
  });
}

function textOf(text: string | null): string | null {
  return text?.trim() || null;
}

function audit(kind: Noted, id: number, who: { userId: number; at: Date }, tx: Tx): Promise<void> {
  return recordAudit(tx, { ...who, action: `${kind}.note`, subjectType: kind, subjectId: id });
}
