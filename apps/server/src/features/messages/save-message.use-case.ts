import type {
  AdminMessage,
  MessageCreateBody,
  MessageUpdateBody,
} from '@sevenmetre/contract/messages/schemas';
import { checkDraft } from '@sevenmetre/rules/messages';
import type { MessageForm } from '@sevenmetre/rules/messages';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { once } from '../../platform/repeat-keys/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findCurrentEdition } from '../competition/index.ts';
import { messageDetail, actionsOn } from './message-detail.ts';
import * as repository from './message.repository.ts';
import { findCategoryCodes } from './message.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** Creates a draft in the current edition. A repeated form returns the first one as it is now. */
export function createMessage(
  { database, clock }: UseCaseContext,
  actor: Actor,
  body: MessageCreateBody,
): Promise<Outcome<AdminMessage>> {
  return database.transaction(async (tx) => {
    const edition = await findCurrentEdition(tx);
    if (!edition) return refuse('edition-missing');
    const now = clock.now();
    const created = await once(tx, `message:${edition.id}`, body.clientKey, body, async () => {
      const refusal = await refuseForm(body, edition.id, tx);
      return refusal ?? done(await insertMessage(body, { editionId: edition.id, actor, now }, tx));
    });
    if (!created.ok) return created;
    const kept = await repository.findById(created.value.id, tx);
    return kept ? done(await messageDetail(kept, { actor, now }, tx)) : refuse('message-unknown');
  });
}

interface Creating {
  readonly editionId: number;
  readonly actor: Actor;
  readonly now: Date;
}

/** Returns the id. */
async function insertMessage(
  form: MessageCreateBody,
  { editionId, actor: { userId }, now }: Creating,
  tx: Tx,
): Promise<number> {
  const times = { createdAt: now, updatedAt: now };
  const { id } = await repository.insert({ ...form, ...times, editionId, createdByUserId: userId }, tx);
  const subject = { subjectType: 'message', subjectId: id, editionId };
  const after = { name: form.internalName };
  await recordAudit(tx, { at: now, userId, action: 'message.created', ...subject, after });
  return id;
}

/** Changes a draft, unless it has changed since it was read. */
export function updateMessage(
  { database, clock }: UseCaseContext,
  actor: Actor,
  id: number,
  { revision, ...form }: MessageUpdateBody,
): Promise<Outcome<AdminMessage>> {
  return database.transaction(async (tx) => {
    const locked = await repository.lockById(id, tx);
    if (!locked) return refuse('message-unknown');
    if (!actionsOn(locked).includes('update')) return refuse('message-sent');
    const now = clock.now();
    const changed = changedFields(locked, form);
    if (changed.length === 0) return done(await messageDetail(locked, { actor, now }, tx));
    if (locked.revision !== revision)
      return refuse('changed-meanwhile', { current: await messageDetail(locked, { actor, now }, tx) });
    const refusal = await refuseForm(form, locked.editionId, tx);
    if (refusal) return refusal;
    const row = await repository.update(id, { ...form, revision: revision + 1, updatedAt: now }, tx);
    await recordAudit(tx, {
      at: now,
      userId: actor.userId,
      action: 'message.updated',
      subjectType: 'message',
      subjectId: id,
      editionId: locked.editionId,
      before: { name: locked.internalName },
      after: { name: form.internalName, changed },
    });
    return done(await messageDetail(row, { actor, now }, tx));
  });
}

/** Deletes a draft; sent messages stay. */
export function deleteMessage(
  { database, clock }: UseCaseContext,
  actor: Actor,
  id: number,
): Promise<Outcome<{ readonly id: number }>> {
  return database.transaction(async (tx) => {
    const locked = await repository.lockById(id, tx);
    if (!locked) return refuse('message-unknown');
    if (!actionsOn(locked).includes('delete')) return refuse('message-sent');
    await repository.deleteById(id, tx);
    await recordAudit(tx, {
      at: clock.now(),
      userId: actor.userId,
      action: 'message.deleted',
      subjectType: 'message',
      subjectId: id,
      editionId: locked.editionId,
      before: { name: locked.internalName },
    });
    return done({ id });
  });
}

async function refuseForm(form: MessageForm, editionId: number, tx: Tx) {
  const errors = checkDraft(form);
  if (errors.length > 0) return refuse('message-invalid', { errors });
  const known = await findCategoryCodes(editionId, tx);
  const unknown = form.categories.find((code) => !known.includes(code));
  return unknown === undefined ? null : refuse('message-invalid', { category: unknown });
}

function changedFields(row: repository.MessageRow, form: MessageForm): string[] {
  const fields = Object.keys(form) as (keyof MessageForm)[];
  return fields.filter((field) => JSON.stringify(row[field]) !== JSON.stringify(form[field]));
}
