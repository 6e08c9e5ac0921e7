import { isDeepStrictEqual } from 'node:util';
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
import { findByMessageId, lockFiles } from './message-file.repository.ts';
import { dropFiles, refuseFiles, saveFiles } from './message-files.ts';
import * as repository from './message.repository.ts';
import { findCategoryCodes } from './message.repository.ts';
import { findChoices } from './reader.repository.ts';
import type { StorageContext } from '../../platform/use-case/index.ts';

/** Creates a draft in the current edition. A repeated form returns the first one as it is now. */
export function createMessage(
  { database, clock }: StorageContext,
  actor: Actor,
  body: MessageCreateBody,
): Promise<Outcome<AdminMessage>> {
  return database.transaction(async (tx) => {
    const edition = await findCurrentEdition(tx);
    if (!edition) return refuse('edition-missing');
    const now = clock.now();
    const created = await once(tx, `message:${edition.id}`, body.clientKey, body, async () => {
      const refusal = await refuseForm(body, { editionId: edition.id, userId: actor.userId, before: [] }, tx);
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
  { fileIds, ...form }: MessageCreateBody,
  { editionId, actor: { userId }, now }: Creating,
  tx: Tx,
): Promise<number> {
  const times = { createdAt: now, updatedAt: now };
  const { id } = await repository.insert({ ...form, ...times, editionId, createdByUserId: userId }, tx);
  await saveFiles(id, { editionId, userId, before: [], after: fileIds }, tx);
  const subject = { subjectType: 'message', subjectId: id, editionId };
  const after = { name: form.internalName };
  await recordAudit(tx, { at: now, userId, action: 'message.created', ...subject, after });
  return id;
}

/** Changes a draft, unless it has changed since it was read. */
export async function updateMessage(
  context: StorageContext,
  actor: Actor,
  id: number,
  body: MessageUpdateBody,
): Promise<Outcome<AdminMessage>> {
  const dropped: string[] = [];
  const outcome = await context.database.transaction((tx) =>
    update(tx, { id, body, actor, now: context.clock.now(), dropped }),
  );
  if (outcome.ok) for (const key of dropped) await context.storage.delete(key);
  return outcome;
}

interface Updating {
  readonly id: number;
  readonly body: MessageUpdateBody;
  readonly actor: Actor;
  readonly now: Date;
  /** Keys of bytes to delete after the commit. */
  readonly dropped: string[];
}

async function update(
  tx: Tx,
  { id, body: { revision, ...form }, actor, now, dropped }: Updating,
): Promise<Outcome<AdminMessage>> {
  const locked = await repository.lockById(id, tx);
  if (!locked) return refuse('message-unknown');
  if (!actionsOn(locked).includes('update')) return refuse(whyFixed(locked));
  const { editionId } = locked;
  const before = (await findByMessageId(id, tx)).map((file) => file.id);
  const changed = changedFields({ ...locked, fileIds: before }, form);
  if (changed.length === 0) return done(await messageDetail(locked, { actor, now }, tx));
  if (locked.revision !== revision)
    return refuse('changed-meanwhile', { current: await messageDetail(locked, { actor, now }, tx) });
  const { userId } = actor;
  const refusal = await refuseForm(form, { editionId, userId, before }, tx);
  if (refusal) return refusal;
  const { fileIds, ...columns } = form;
  const row = await repository.update(id, { ...columns, revision: revision + 1, updatedAt: now }, tx);
  dropped.push(...(await saveFiles(id, { editionId, userId, before, after: fileIds }, tx)));
  await recordAudit(tx, {
    at: now,
    userId,
    action: 'message.updated',
    subjectType: 'message',
    subjectId: id,
    editionId,
    before: { name: locked.internalName },
    after: { name: form.internalName, changed },
  });
  return done(await messageDetail(row, { actor, now }, tx));
}

/** Deletes a draft; planned and sent messages stay. */
export async function deleteMessage(
  { database, clock, storage }: StorageContext,
  actor: Actor,
  id: number,
): Promise<Outcome<{ readonly id: number }>> {
  const dropped: string[] = [];
  const outcome = await database.transaction(async (tx): Promise<Outcome<{ readonly id: number }>> => {
    const locked = await repository.lockById(id, tx);
    if (!locked) return refuse('message-unknown');
    if (!actionsOn(locked).includes('delete')) return refuse(whyFixed(locked));
    const files = (await findByMessageId(id, tx)).map((file) => file.id);
    if (files.length > 0) await lockFiles(files, tx);
    await repository.deleteById(id, tx);
    dropped.push(...(await dropFiles(files, tx)));
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
  if (outcome.ok) for (const key of dropped) await storage.delete(key);
  return outcome;
}

/** Planned messages first become drafts again; sent ones stay. */
function whyFixed({ state }: repository.MessageRow) {
  return state === 'sent' ? 'message-sent' : 'state-not-allowed';
}

interface Saving {
  readonly editionId: number;
  readonly userId: number;
  /** Files of the stored message. */
  readonly before: readonly number[];
}

async function refuseForm(form: MessageForm, { editionId, userId, before }: Saving, tx: Tx) {
  const errors = checkDraft(form);
  // Only clubs have a summary (rule ME19).
  if (form.recipientType !== 'clubs' && form.summaryParts.length > 0) return refuse('message-invalid');
  if (errors.length > 0) return refuse('message-invalid', { errors });
  const known = await findCategoryCodes(editionId, tx);
  const unknown = form.categories.find((code) => !known.includes(code));
  if (unknown !== undefined) return refuse('message-invalid', { category: unknown });
  const { clubs, places } = await findChoices(editionId, tx);
  const [clubIds, placeIds] = [new Set(clubs.map(({ id }) => id)), new Set(places.map(({ id }) => id))];
  const club = [...form.clubIds, ...form.exceptClubIds].find((id) => !clubIds.has(id));
  if (club !== undefined) return refuse('message-invalid', { club });
  const place = form.placeIds.find((id) => !placeIds.has(id));
  if (place !== undefined) return refuse('message-invalid', { place });
  return refuseFiles({ editionId, userId, before, after: form.fileIds }, tx);
}

function changedFields(stored: MessageForm, form: MessageForm): string[] {
  const fields = Object.keys(form) as (keyof MessageForm)[];
  return fields.filter((field) => !isDeepStrictEqual(stored[field], form[field]));
}
