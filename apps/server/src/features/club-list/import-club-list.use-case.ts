import { createHash } from 'node:crypto';
import type {
  ClubListImportBody,
  ClubListImported,
  ClubListPreview,
  ClubListRow,
  ClubListRows,
  ClubListText,
} from '@sevenmetre/contract/club-list/schemas';
import { type ListedClub, planClubList, type PlannedClub, readClubList } from '@sevenmetre/rules/club-list';
import type { Actor } from '@sevenmetre/rules/permissions';
import { countResults } from '@sevenmetre/rules/sheet-import';
import { findCurrentEdition, lockWorkingEdition } from '../competition/index.ts';
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
import { findListData, type ListData } from './club-list.repository.ts';
import { recordImport } from '../sheet-imports/index.ts';
import { importedClubs } from './imported-clubs.ts';
import { storeClubs } from './store-clubs.ts';

type Beside = Pick<ClubListPreview, 'aside' | 'unknown' | 'hidden' | 'encoding'>;

/** Effect of a file with clubs and teams on the current edition; stores nothing. */
export async function previewFile(
  context: UseCaseContext,
  sent: SentSheet,
  countryId: number | null,
): Promise<Outcome<ClubListPreview>> {
  const table = await readTable(sent, (rows) => readClubList(rows) !== null, { keepsLines: true });
  return table.ok ? previewTable(context, table.value, countryId) : table;
}

/** Effect of a pasted table; stores nothing. */
export function previewText(
  context: UseCaseContext,
  { text, countryId }: ClubListText,
): Promise<Outcome<ClubListPreview>> {
  return previewTable(context, pastedTable(text), countryId);
}

function previewTable(
  context: UseCaseContext,
  { rows, hidden, text }: SentTable,
  countryId: number | null,
): Promise<Outcome<ClubListPreview>> {
  return previewOf(context, countryId, (places) => {
    const read = readClubList(rows, places);
    if (read === null) return refuse('sheet-columns-missing', { columns: ['club'], hidden });
    const encoding = encodingQuestion(text);
    const listed = askEncoding(read.rows, encoding, ({ texts }) => Object.values(texts));
    const beside = { aside: [...read.aside], unknown: [...read.unknown], hidden, encoding };
    return done({ rows: listed, beside });
  });
}

/** Effect of rows that somebody has looked through and perhaps changed; stores nothing. */
export function previewRows(context: UseCaseContext, body: ClubListRows): Promise<Outcome<ClubListPreview>> {
  return previewOf(context, body.countryId, () => done({ rows: body.rows, beside: nothingBeside }));
}

interface AskedRows {
  readonly rows: readonly ListedClub[];
  readonly beside: Beside;
}

function previewOf(
  { database, clock }: UseCaseContext,
  countryId: number | null,
  rowsFor: (places: ListData) => Outcome<AskedRows>,
): Promise<Outcome<ClubListPreview>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      const data = await findListData(edition.id, clock.now(), tx);
      const asked = rowsFor(data);
      if (!asked.ok) return asked;
      const { rows, beside } = asked.value;
      return done(bodyOf(planClubList(rows, { ...data, countryId }), data, beside));
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  );
}

/**
 * Stores what a preview has shown, in one transaction. If its result would differ by now, nothing is stored and the
 * new preview is returned.
 */
export function importClubList(
  { database, clock }: UseCaseContext,
  actor: Actor,
  { rows, countryId, fingerprint, source }: ClubListImportBody,
): Promise<Outcome<ClubListImported>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const edition = await lockWorkingEdition(null, tx);
    if (!edition.ok) return edition;
    const data = await findListData(edition.value.id, now, tx);
    const plan = planClubList(rows, { ...data, countryId });
    const preview = bodyOf(plan, data, nothingBeside);
    if (preview.fingerprint !== fingerprint) return refuse('import-changed', { preview });
    const change = { editionId: edition.value.id, userId: actor.userId, at: now, source };
    const { contacts } = await recordImport(
      importedClubs,
      { ...change, kind: 'clubs', clubId: null },
      { club: plan.flatMap(({ clubId, result }) => (result === 'update' ? (clubId ?? []) : [])) },
      () => storeClubs(change, plan, data, tx),
      tx,
    );
    return done({
      ...countResults(plan),
      teams: plan.reduce((total, { teams }) => total + teams.length, 0),
      contacts,
    });
  });
}

function bodyOf(plan: readonly PlannedClub[], { countryRows }: ListData, beside: Beside): ClubListPreview {
  const rows = plan.map(({ row, result, violations, candidates, teams }) => ({
    ...mutable(row),
    result,
    violations: violations.map((violation) => ({ ...violation })),
    candidates: [...candidates],
    teams: teams.length,
  }));
  const effect = plan.map(({ row, result, clubId, countryId, fill, teams }) => [
    row,
    result,
    clubId,
    countryId,
    fill,
    teams,
  ]);
  const fingerprint = createHash('sha256').update(JSON.stringify(effect)).digest('hex');
  const countries = countryRows.map(({ id, code, nameCs, nameEn }) => ({ id, code, nameCs, nameEn }));
  return { rows, ...beside, countries, fingerprint };
}

function mutable({ line, texts, target, open }: ListedClub): ClubListRow {
  return { line, texts: { ...texts }, target, open: [...open] };
}
