import type { AdminMessages, MessageTemplateBody } from '@sevenmetre/contract/messages/schemas';
import { knownTexts, otherLocales } from '@sevenmetre/rules/messages';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { once } from '../../platform/repeat-keys/index.ts';
import { findWords, type LaidWords } from '../translations/index.ts';
import * as repository from './template.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

type Templates = AdminMessages['templates'];

/** Templates that come with the portal, in the organiser's own words, then those of the organisers. */
export async function findTemplates(tx: Tx): Promise<Templates> {
  const { translators } = await findWords(tx);
  const stored = await repository.findAll(tx);
  return [
    ...(['reminder', 'arrival', 'schedule'] as const).map((kind) => ({
      id: null,
      kind,
      name: '',
      ...textsOf(kind, translators),
    })),
    ...stored.map(({ id, name, texts }) => ({
      id,
      kind: null,
      name,
      ...texts,
      otherTexts: knownTexts(texts.otherTexts),
    })),
  ];
}

function textsOf(kind: 'reminder' | 'arrival' | 'schedule', translators: LaidWords['translators']) {
  const { cs, en } = translators;
  const others = otherLocales.map((locale) => {
    const t = translators[locale];
    return [locale, { title: t(`mail.${kind}.title`), text: t(`mail.${kind}.text`) }] as const;
  });
  return {
    titleCs: cs(`mail.${kind}.title`),
    titleEn: en(`mail.${kind}.title`),
    textCs: cs(`mail.${kind}.text`),
    textEn: en(`mail.${kind}.text`),
    otherTexts: Object.fromEntries(others),
  };
}

/** Keeps texts as a template. A repeat returns the first one. */
export function createTemplate(
  { database, clock }: UseCaseContext,
  { userId }: Actor,
  body: MessageTemplateBody,
): Promise<Outcome<{ readonly id: number }>> {
  return database.transaction(async (tx) => {
    const { clientKey, name, ...texts } = body;
    const created = await once(tx, 'message-template', clientKey, body, async () =>
      done(await repository.insert({ name, texts, createdByUserId: userId, createdAt: clock.now() }, tx)),
    );
    return created.ok ? done({ id: created.value.id }) : created;
  });
}

/** Removes a template; messages that started from it stay. */
export function deleteTemplate(
  { database }: UseCaseContext,
  id: number,
): Promise<Outcome<{ readonly id: number }>> {
  return database.transaction(async (tx) => {
    const row = await repository.deleteById(id, tx);
    return row === null ? refuse('message-template-unknown') : done({ id });
  });
}
