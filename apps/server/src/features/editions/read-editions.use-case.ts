import type { AdminEditions, EditionPreview } from '@sevenmetre/contract/editions/schemas';
import type { OpenEditions } from '@sevenmetre/contract/editions/open-editions';
import { dayInYears } from '@sevenmetre/rules/editions';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { findOpenEditions, utcText } from '../competition/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { findAllCounted } from './edition.repository.ts';
import { copiedEntries, movedBirthDate } from './next-settings.ts';
import * as settings from './settings.repository.ts';
import type { CountedEdition } from './edition.repository.ts';

/** All editions, newest first. */
export function readEditions({ database }: UseCaseContext): Promise<AdminEditions> {
  return database.transaction(listEditions, { accessMode: 'read only' });
}

/** Editions with changeable settings: the current one and prepared ones. */
export function readOpenEditions({ database }: UseCaseContext): Promise<OpenEditions> {
  return database.transaction(async (tx) => ({ editions: await findOpenEditions(tx) }), {
    accessMode: 'read only',
  });
}

export async function listEditions(tx: Tx): Promise<AdminEditions> {
  return { editions: (await findAllCounted(tx)).map(editionBody) };
}

/**
 * What a new edition would copy; stores nothing.
 * @param year absent: the following year
 */
export function previewEdition(
  { database }: UseCaseContext,
  fromId: number,
  year?: number,
): Promise<Outcome<EditionPreview>> {
  return database.transaction(
    async (tx) => {
      const found = (await findAllCounted(tx)).find(({ edition }) => edition.id === fromId);
      if (!found) return refuse('edition-unknown');
      return done(await preview(editionBody(found), year ?? found.edition.year + 1, tx));
    },
    { accessMode: 'read only' },
  );
}

async function preview(from: EditionPreview['from'], year: number, tx: Tx): Promise<EditionPreview> {
  const years = year - from.year;
  const entries = copiedEntries(await settings.findEntries(from.id, tx), from, years);
  const categories = await settings.findCategories(from.id, tx);
  return {
    from,
    proposed: {
      name: from.name.replaceAll(String(from.year), String(year)),
      year,
      city: from.city ?? '',
      startDate: dayInYears(from.startDate, years),
      endDate: dayInYears(from.endDate, years),
    },
    dates: entries.flatMap(({ entry: { key, labelEn: label, labelCs, value }, moved }) =>
      moved === null || value === null ? [] : [{ key, label, labelCs, value, proposed: moved }],
    ),
    categories: categories.map(({ code, birthDateMin }) => ({
      code,
      birthDateMin,
      proposed: movedBirthDate(birthDateMin, years),
    })),
    copied: {
      settings: entries.length,
      categories: categories.length,
      ...(await settings.countSettings(from.id, tx)),
    },
    shared: await settings.countShared(tx),
  };
}

function editionBody({ edition, ...counts }: CountedEdition): AdminEditions['editions'][number] {
  const { id, name, year, city, startDate, endDate, timeZone, isCurrent, closedAt, createdAt } = edition;
  return {
    id,
    name,
    year,
    city,
    startDate,
    endDate,
    timeZone,
    isCurrent,
    closedAt: closedAt && utcText(closedAt),
    createdAt: utcText(createdAt),
    ...counts,
  };
}
