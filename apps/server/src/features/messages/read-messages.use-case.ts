import type { AdminMessage, AdminMessages } from '@sevenmetre/contract/messages/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { findNames } from '../audit/index.ts';
import { findCurrentEdition } from '../competition/index.ts';
import { findWords, type LaidWords } from '../translations/index.ts';
import { headOf, messageDetail } from './message-detail.ts';
import { findAllByEditionId, findById, findCategoryCodes } from './message.repository.ts';
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
      return done({
        messages: rows.map((row) => headOf(row, names)),
        categories: await findCategoryCodes(edition.id, tx),
        reminder: reminderTexts((await findWords(tx)).translators),
        timeZone: edition.timeZone,
      });
    },
    { accessMode: 'read only' },
  );
}

function reminderTexts({ cs, en }: LaidWords['translators']): AdminMessages['reminder'] {
  return {
    titleCs: cs('mail.reminder.title'),
    titleEn: en('mail.reminder.title'),
    textCs: cs('mail.reminder.text'),
    textEn: en('mail.reminder.text'),
  };
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
