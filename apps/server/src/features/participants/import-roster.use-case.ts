import { createHash } from 'node:crypto';
import type { RosterPreview } from '@sevenmetre/contract/participants/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { type ImportPlan, planImport, type RowResult } from '@sevenmetre/rules/roster';
import { can } from '../../platform/permission/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { readSheetInThread } from '../../platform/sheets/index.ts';
import {
  type ClubRosterData,
  clubSubject,
  loadRoster,
  mayChangeNumbers,
  ownTeams,
  refuseAction,
} from './club-roster.ts';
import { done, type Outcome, refuse, type Refusal } from '../../platform/outcome/index.ts';
import { lockClubById } from './roster.repository.ts';
import { storePersons } from './store-persons.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

type Rows = readonly (readonly string[])[];
type Plan = Extract<ImportPlan, { ok: true }>;

export type Imported = {
  readonly created: number;
  readonly updated: number;
  readonly same: number;
  readonly refused: number;
};

/** Effect of a sheet on a roster; stores nothing. */
export async function previewImport(
  { database, clock }: UseCaseContext,
  actor: Actor,
  clubId: number,
  file: Uint8Array,
): Promise<Outcome<RosterPreview>> {
  const data = await readRosterOf(database, clubId);
  const refused = refuseImport(actor, 'rosterImportPreview', data, clock.now());
  if (refused || !data) return refused ?? refuse('club-unknown');
  const sheet = await readSheetInThread(file);
  if (!sheet.ok) return refuse(sheet.error);
  const plan = planFor(actor, data, sheet.rows);
  return 'code' in plan ? plan : done(previewOf(plan));
}

/**
 * Carries out a preview. If its result would differ by now, nothing is stored and the new preview is
 * returned.
 */
export async function importRoster(
  { database, clock }: UseCaseContext,
  actor: Actor,
  clubId: number,
  { file, fingerprint }: { readonly file: Uint8Array; readonly fingerprint: string },
): Promise<Outcome<Imported>> {
  const now = clock.now();
  // Actors without permission are refused before the sheet is read.
  const early = refuseImport(actor, 'rosterImport', await readRosterOf(database, clubId), now);
  if (early) return early;
  // Read before the transaction, so that a large sheet holds no lock.
  const sheet = await readSheetInThread(file);
  return database.transaction(async (tx) => {
    await lockClubById(clubId, tx);
    const data = await loadRoster(clubId, tx);
    const refused = refuseImport(actor, 'rosterImport', data, now);
    if (refused || !data) return refused ?? refuse('club-unknown');
    if (!sheet.ok) return refuse(sheet.error);
    const plan = planFor(actor, data, sheet.rows);
    if ('code' in plan) return plan;
    const preview = previewOf(plan);
    if (preview.fingerprint !== fingerprint) return refuse('import-changed', { preview });
    await storePersons({ club: data.club, userId: actor.userId, at: now }, plan.persons, tx);
    const count = (result: RowResult) => plan.rows.filter((row) => row.result === result).length;
    return done({
      created: count('create'),
      updated: count('update'),
      same: count('same'),
      refused: count('refused'),
    });
  });
}

function readRosterOf(database: Database, clubId: number): Promise<ClubRosterData | null> {
  return database.transaction((tx) => loadRoster(clubId, tx), {
    accessMode: 'read only',
    isolationLevel: 'repeatable read',
  });
}

function refuseImport(
  actor: Actor,
  action: 'rosterImport' | 'rosterImportPreview',
  data: ClubRosterData | null,
  now: Date,
): Refusal | null {
  if (!data) return refuse('club-unknown');
  const subject = clubSubject(data);
  const sees = can(actor, 'clubRoster', subject, now);
  return refuseAction(actor, { action, subject, sees }, 'club-unknown', now);
}

function planFor(actor: Actor, data: ClubRosterData, rows: Rows): Plan | Refusal {
  const scope = { teamIds: ownTeams(actor, data), mayChangeNumbers: mayChangeNumbers(actor, data) };
  const plan = planImport(rows, data.roster, data.limits, scope);
  return plan.ok ? plan : refuse('sheet-columns-missing', { columns: plan.missing });
}

function previewOf({ rows, persons }: Plan): RosterPreview {
  const shown = rows.map(({ texts: { line, ...texts }, result, violations }) => ({
    line,
    texts,
    result,
    violations: violations.map((violation) => ({ ...violation })),
  }));
  const fingerprint = createHash('sha256').update(JSON.stringify({ shown, persons })).digest('hex');
  return { rows: shown, fingerprint };
}
