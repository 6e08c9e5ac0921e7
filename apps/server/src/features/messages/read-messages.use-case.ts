import type {
  AdminMessage,
  AdminMessages,
  MessageReach,
  MessageReachBody,
} from '@sevenmetre/contract/messages/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { findNames } from '../audit/index.ts';
import { findCurrentEdition } from '../competition/index.ts';
import { reachOf } from './find-readers.ts';
import { findAllByMessageIds } from './message-file.repository.ts';
import { headOf, messageDetail } from './message-detail.ts';
import { findAllByEditionId, findById, findCategoryCodes } from './message.repository.ts';
import { findChoices } from './reader.repository.ts';
import { findTemplates } from './templates.use-case.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** All messages of the current edition. */
export function readMessages({ database }: UseCaseContext): Promise<Outcome<AdminMessages>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      const rows = await findAllByEditionId(edition.id, tx);
      const names = await findNames(
        rows.map(({ createdByUserId }) => createdByUserId),
        tx,
      );
      const files = await findAllByMessageIds(
        rows.map(({ id }) => id),
        tx,
      );
      const fileIdsOf = (id: number) => (files.get(id) ?? []).map((file) => file.id);
      return done({
        messages: rows.map((row) => headOf(row, fileIdsOf(row.id), names)),
        categories: await findCategoryCodes(edition.id, tx),
        ...(await findChoices(edition.id, tx)),
        templates: await findTemplates(tx),
        timeZone: edition.timeZone,
      });
    },
    { accessMode: 'read only' },
  );
}

/** Whom a message would reach now. */
export function readReach(
  { database, clock }: UseCaseContext,
  body: MessageReachBody,
): Promise<Outcome<MessageReach>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      const asked = { ...body, editionId: edition.id, state: 'draft' } as const;
      return done(await reachOf(asked, clock.now(), tx));
    },
    { accessMode: 'read only' },
  );
}

/** A message of the current edition, with its present recipients. */
export function readMessage(
  { database, clock }: UseCaseContext,
  actor: Actor,
  id: number,
): Promise<Outcome<AdminMessage>> {
  return database.transaction(
    async (tx) => {
      const row = await findById(id, tx);
      return row
        ? done(await messageDetail(row, { actor, now: clock.now() }, tx))
        : refuse('message-unknown');
    },
    { accessMode: 'read only' },
  );
}
