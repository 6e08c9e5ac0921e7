import type { EditionCreateBody } from '@sevenmetre/contract/editions/schemas';
import { isConfigurationText } from '@sevenmetre/rules/configuration';
import { checkEdition } from '@sevenmetre/rules/editions';
import type { Actor } from '@sevenmetre/rules/permissions';
import { defaultTieBreakers, defaultTieBreakersUnfinished } from '@sevenmetre/rules/vocabulary';
import type { Tx, Copying } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../platform/outcome/index.ts';
import { once } from '../../platform/repeat-keys/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type EditionRow, editionRepository } from '../competition/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { copyLodgings } from '../accommodation/index.ts';
import { type EntryRow, insertEntries } from '../configuration/index.ts';
import { type CategoryRow, copyLevels, copySuppliers, insertCategories } from '../enumerations/index.ts';
import { copyPlaces } from '../places/index.ts';
import { copyItems } from '../price-list/index.ts';
import { lockAll } from './edition.repository.ts';
import { copiedEntries, movedBirthDate } from './next-settings.ts';
import type { Copied } from './origin.ts';
import { countPrepared, findCategories, findEntries } from './settings.repository.ts';

type Frame = Pick<EditionRow, 'timeZone' | 'currencyCode' | 'tieBreakers' | 'tieBreakersUnfinished'>;

/** Values of an edition without a source. */
const blank: Frame = {
  timeZone: 'Europe/Prague',
  currencyCode: 'CZK',
  tieBreakers: [...defaultTieBreakers],
  tieBreakersUnfinished: [...defaultTieBreakersUnfinished],
};

const noSettings: NextSettings = { entries: [], categories: [], unknown: [] };

/**
 * Creates an edition in one transaction, from the settings of another one or with defaults. It is not
 * current, so it is not public. A repeated form creates no second one.
 */
export function createEdition(
  { database, clock }: UseCaseContext,
  actor: Actor,
  asked: EditionCreateBody,
): Promise<Outcome<{ readonly id: number }>> {
  return database.transaction(async (tx) => {
    const editions = await lockAll(tx);
    const created = await once(tx, 'edition', asked.clientKey, asked, async () => {
      const from = editions.find(({ id }) => id === asked.fromId) ?? null;
      if (asked.fromId !== null && !from) return refuse('edition-unknown');
      const next = from ? await nextSettings(asked, from, tx) : noSettings;
      const refusal = refuseEdition(asked, editions, next);
      if (refusal) return refusal;
      const now = clock.now();
      const toId = await editionRepository.insert({ ...editionOf(asked, from ?? blank), createdAt: now }, tx);
      const copied = from ? await copySettings(next, { fromId: from.id, toId, now }, tx) : null;
      await recordAudit(tx, {
        at: now,
        userId: actor.userId,
        action: 'edition.created',
        subjectType: 'edition',
        subjectId: toId,
        after: { fromId: asked.fromId, name: asked.name.trim(), year: asked.year, copied },
      });
      return done(toId);
    });
    return created.ok ? done({ id: created.value.id }) : created;
  });
}

/**
 * Entries and categories of the new edition: what the organiser has reviewed as entered, the rest as
 * proposed.
 */
async function nextSettings(asked: EditionCreateBody, from: EditionRow, tx: Tx): Promise<NextSettings> {
  const years = asked.year - from.year;
  const found = await findEntries(from.id, tx);
  const copied = copiedEntries(found, from, years);
  const categories = await findCategories(from.id, tx);
  const dates = new Map(asked.dates.map(({ key, value }) => [key, value]));
  const births = new Map(asked.birthDates.map(({ code, value }) => [code, value]));
  const moments = new Set(copied.flatMap(({ entry, moved }) => (moved === null ? [] : entry.key)));
  return {
    entries: copied.map(({ entry, moved }) => ({
      ...entry,
      value: dates.has(entry.key) && moved !== null ? (dates.get(entry.key) ?? null) : (moved ?? entry.value),
    })),
    categories: categories.map((row) => ({
      ...row,
      birthDateMin: births.has(row.code)
        ? (births.get(row.code) ?? null)
        : movedBirthDate(row.birthDateMin, years),
    })),
    unknown: [
      ...[...dates.keys()].filter((key) => !moments.has(key)),
      ...[...births.keys()].filter((code) => !categories.some((row) => row.code === code)),
    ],
  };
}

function refuseEdition(
  asked: EditionCreateBody,
  editions: readonly EditionRow[],
  { entries, unknown }: NextSettings,
): Refusal | null {
  const errors = checkEdition(asked);
  const unfit = entries.filter((entry) => !isConfigurationText(entry)).map(({ key }) => key);
  if (errors.length + unfit.length + unknown.length > 0)
    return refuse('edition-invalid', { errors, settings: unfit, unknown });
  const name = asked.name.trim();
  const isTaken = editions.some((row) => row.name === name && row.year === asked.year);
  return isTaken ? refuse('edition-name-taken', { name, year: asked.year }) : null;
}

function editionOf({ name, year, city, startDate, endDate, clientKey }: EditionCreateBody, from: Frame) {
  const { timeZone, currencyCode, tieBreakers, tieBreakersUnfinished } = from;
  return {
    name: name.trim(),
    year,
    city: city.trim() || null,
    startDate,
    endDate,
    clientKey,
    timeZone,
    currencyCode,
    tieBreakers,
    tieBreakersUnfinished,
  };
}

interface NextSettings {
  readonly entries: readonly EntryRow[];
  readonly categories: readonly CategoryRow[];
  /** Names that do not exist in the edition. */
  readonly unknown: readonly string[];
}

/** Copies the settings and counts them; each table is copied by the feature that owns it. */
async function copySettings(next: NextSettings, copying: Copying, tx: Tx): Promise<Copied> {
  const { fromId, toId } = copying;
  await insertEntries(toId, next.entries, tx);
  await insertCategories(toId, next.categories, tx);
  const levels = await copyLevels(fromId, toId, tx);
  const sellers = await copySuppliers(fromId, toId, tx);
  await copyItems(copying, { levels, sellers }, tx);
  await copyLodgings(copying, await copyPlaces(copying, tx), tx);
  return {
    settings: next.entries.length,
    categories: next.categories.length,
    ...(await countPrepared(toId, tx)),
  };
}
