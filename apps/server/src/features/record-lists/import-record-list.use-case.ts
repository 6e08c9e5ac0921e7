import { createHash } from 'node:crypto';
import type {
  RecordListImportBody,
  RecordListImported,
  RecordListPreview,
  RecordListRow,
} from '@sevenmetre/contract/record-list/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import {
  type ListedRecord,
  listColumnsOf,
  listRulesOf,
  planRecordList,
  type PlannedRecord,
  readRecordList,
  type RecordList,
} from '@sevenmetre/rules/record-list';
import { countResults } from '@sevenmetre/rules/sheet-import';
import type { Tx } from '../../platform/database/index.ts';
import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import {
  askEncoding,
  encodingQuestion,
  nothingBeside,
  pastedTable,
  readTable,
  type SentSheet,
  type SentTable,
} from '../../platform/sheets/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { findCurrentEdition, lockWorkingEdition } from '../competition/index.ts';
import { findListCountries } from '../reference-data/index.ts';
import { recordImport } from '../sheet-imports/index.ts';
import { listedOfficials } from '../referees/index.ts';
import { importedRecords } from './imported-records.ts';
import { importers } from './importers.ts';

type Beside = Pick<RecordListPreview, 'aside' | 'unknown' | 'hidden' | 'encoding'>;

/** Effect of a file with halls or officials on the current edition; stores nothing. */
export async function previewFile(
  context: UseCaseContext,
  list: RecordList,
  sent: SentSheet,
): Promise<Outcome<RecordListPreview>> {
  const table = await readTable(sent, (rows) => readRecordList(list, rows) !== null);
  return table.ok ? previewTable(context, list, table.value) : table;
}

/** Effect of a pasted table; stores nothing. */
export function previewText(
  context: UseCaseContext,
  list: RecordList,
  text: string,
): Promise<Outcome<RecordListPreview>> {
  return previewTable(context, list, pastedTable(text));
}

async function previewTable(
  context: UseCaseContext,
  list: RecordList,
  { rows, hidden, text }: SentTable,
): Promise<Outcome<RecordListPreview>> {
  const read = readRecordList(list, rows);
  if (read === null) {
    const columns = listRulesOf(list).required[0] ?? [];
    return refuse('sheet-columns-missing', { columns, hidden });
  }
  const encoding = encodingQuestion(text);
  const listed = askEncoding(read.rows, encoding, ({ texts }) => Object.values(texts));
  return previewOf(context, list, listed, {
    aside: [...read.aside],
    unknown: [...read.unknown],
    hidden,
    encoding,
  });
}

/** Effect of rows that somebody has looked through and perhaps changed; stores nothing. */
export function previewRows(
  context: UseCaseContext,
  list: RecordList,
  rows: readonly RecordListRow[],
): Promise<Outcome<RecordListPreview>> {
  return previewOf(context, list, rows, nothingBeside);
}

function previewOf(
  { database }: UseCaseContext,
  list: RecordList,
  rows: readonly ListedRecord[],
  beside: Beside,
): Promise<Outcome<RecordListPreview>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      return done(bodyOf(await planOf(list, rows, edition.id, tx), beside));
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  );
}

/**
 * Stores what a preview has shown, in one transaction and without a mail. If its result would differ by now, nothing
 * is stored and the new preview is returned.
 */
export function importRecordList(
  { database, clock }: UseCaseContext,
  actor: Actor,
  list: RecordList,
  { rows, fingerprint, source }: RecordListImportBody,
): Promise<Outcome<RecordListImported>> {
  return database.transaction(async (tx) => {
    const edition = await lockWorkingEdition(null, tx);
    if (!edition.ok) return edition;
    const plan = await planOf(list, rows, edition.value.id, tx);
    const preview = bodyOf(plan, nothingBeside);
    if (preview.fingerprint !== fingerprint) return refuse('import-changed', { preview });
    const reasonOf = (line: number) => `${source === '' ? 'text' : source}:${line}`;
    const [{ id: editionId }, by] = [edition.value, { userId: actor.userId, at: clock.now() }];
    const kinds = importedRecords[list];
    const subjectType = kinds[0]?.[0] ?? '';
    await recordImport(
      kinds,
      { ...by, kind: list, editionId, clubId: null, source },
      { [subjectType]: plan.flatMap(({ id, result }) => (result === 'update' ? (id ?? []) : [])) },
      async () => {
        const stored = await importers[list].store({ ...by, edition: edition.value, reasonOf }, plan, tx);
        return { stored: stored.map(({ id, line }) => ({ subjectType, subjectId: id, line })) };
      },
      tx,
    );
    const contacts = list === 'officials' ? await findContacts(plan, editionId, tx) : [];
    return done({ ...countResults(plan), contacts });
  });
}

/** Officials of the list, as they are stored now, who can be invited. */
async function findContacts(plan: readonly PlannedRecord[], editionId: number, tx: Tx): Promise<number[]> {
  const addresses = new Set(plan.map(({ row }) => (row.texts['email'] ?? '').trim().toLowerCase()));
  const rows = await listedOfficials.findWithoutAccount(editionId, tx);
  return rows.flatMap(({ id, email }) => (addresses.has(email?.trim().toLowerCase() ?? '') ? [id] : []));
}

async function planOf(
  list: RecordList,
  rows: readonly ListedRecord[],
  editionId: number,
  tx: Tx,
): Promise<PlannedRecord[]> {
  const columns = listColumnsOf(list);
  const known = await importers[list].find(editionId, tx);
  const countries = await findListCountries(tx);
  // Only the columns of the list, all of them.
  const listed = rows.map((row) => ({
    ...row,
    texts: Object.fromEntries(columns.map((column) => [column, (row.texts[column] ?? '').trim()])),
  }));
  return planRecordList(listRulesOf(list), listed, { known, countries });
}

function bodyOf(plan: readonly PlannedRecord[], beside: Beside): RecordListPreview {
  const rows = plan.map(({ row: { line, texts, target, open }, result, violations, candidates }) => ({
    line,
    texts: { ...texts },
    target,
    open: [...open],
    result,
    violations: violations.map((violation) => ({ ...violation })),
    candidates: [...candidates],
  }));
  const effect = plan.map(({ row, result, id, fill }) => [row, result, id, fill]);
  const fingerprint = createHash('sha256').update(JSON.stringify(effect)).digest('hex');
  return { rows, ...beside, fingerprint };
}
