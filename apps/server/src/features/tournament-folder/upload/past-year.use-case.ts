import { folderMatchesFile, pastSettingsFile } from '@sevenmetre/contract/tournament-folder/file-names';
import {
  PastYearSettings,
  type FolderNote,
  type PastYearImportAnswer,
  type PastYearPreviewAnswer,
} from '@sevenmetre/contract/tournament-folder/schemas';
import { tableKeys } from '@sevenmetre/rules/configuration';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Database } from '../../../platform/database/index.ts';
import type { ReadUpload } from '../../../platform/http/index.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { Watch } from '../../../platform/work/index.ts';
import { configurationRepository, type EditionRow } from '../../competition/index.ts';
import type { PortalYear } from '../export/write-portal-folder.ts';
import type { Note } from '../note.ts';
import { findByName, findForExport } from '../store/edition.repository.ts';
import { importFolder } from '../store/import-folder.use-case.ts';
import { withReceivedFolder } from './received-folder.ts';
import { malformedUpload, type UploadContext, wrong } from './take-upload.use-case.ts';

/**
 * What a past year holds: a tournament folder, or the two answers of another portal (ED6), whose settings are proposed
 * from the current edition. Stores nothing.
 */
export async function previewPastYear(
  { database, clock }: UploadContext,
  uploads: readonly ReadUpload[],
  watch: Watch = {},
): Promise<Outcome<PastYearPreviewAnswer>> {
  const found = await settingsFor(uploads, database);
  if (!found.ok) return found;
  const settings = found.value;
  const looked = await withReceivedFolder(
    filesOf(uploads),
    async (reading, folder) => {
      if (!reading.ok || !reading.summary.isPortal) return { reading, rehearsal: null };
      // Whether the tables agree with the seats is known by computing them, and only for answers without settings of their own.
      const options = { clock, isPast: true, isRehearsal: true };
      return { reading, rehearsal: await importFolder(database, folder, options) };
    },
    { portal: portalYear(settings), watch },
  );
  const { reading, rehearsal } = looked;
  if (!reading.ok) return done(wrong(reading.errors, reading.count));
  if (rehearsal?.ok === false) return done(wrong(rehearsal.errors, rehearsal.count));
  const { settings: named, counts, results, isPortal } = reading.summary;
  const notes = rehearsal?.notes ?? reading.summary.notes;
  const { clubs, teams, groups, matches, players, events } = counts;
  const { name, year, startDate, endDate } = named;
  return done({
    ok: true,
    preview: {
      name,
      year,
      startDate,
      endDate,
      isKnown: (await findByName(named, database.db)) !== null,
      counts: { clubs, teams, groups, matches, results, players, events },
      notes: notes.map(noteBody),
      settings: isPortal ? settings : null,
    },
  });
}

/** Imports a past year; the current edition stays current. The files are read again, since the preview keeps nothing. */
export async function importPastYear(
  { database, clock }: UploadContext,
  { userId }: Actor,
  uploads: readonly ReadUpload[],
): Promise<Outcome<PastYearImportAnswer>> {
  const found = await settingsFor(uploads, database);
  if (!found.ok) return found;
  const settings = found.value;
  const result = await withReceivedFolder(
    filesOf(uploads),
    async (read, folder) =>
      read.ok ? importFolder(database, folder, { clock, isPast: true, userId }) : read,
    { portal: portalYear(settings) },
  );
  if (!result.ok) return done(wrong(result.errors, result.count));
  const { name, year, outcome, changedRows, notes } = result;
  const editionId = outcome === 'created' ? result.editionId : null;
  return done({ ok: true, name, year, editionId, changedRows, notes: notes.map(noteBody) });
}

const ownFiles: readonly string[] = [pastSettingsFile, folderMatchesFile];

function filesOf(uploads: readonly ReadUpload[]): readonly ReadUpload[] {
  return uploads.filter(({ filename }) => !ownFiles.includes(filename));
}

/** Those of the upload, otherwise those of the current edition. */
async function settingsFor(
  uploads: readonly ReadUpload[],
  database: Pick<Database, 'db'>,
): Promise<Outcome<PastYearSettings>> {
  const file = uploads.find(({ filename }) => filename === pastSettingsFile);
  if (!file) return proposeSettings(database);
  try {
    const parsed = PastYearSettings.safeParse(JSON.parse(file.bytes.toString('utf8')));
    return parsed.success ? done(parsed.data) : malformedUpload('malformed');
  } catch {
    return malformedUpload('malformed');
  }
}

async function proposeSettings({ db }: Pick<Database, 'db'>): Promise<Outcome<PastYearSettings>> {
  const current = await findForExport(null, db);
  if (current === null) return refuse('edition-missing');
  const rules = await configurationRepository.findAllByEditionId(current.id, tableKeys, db);
  const points = (key: (typeof tableKeys)[number], usual: number) => Number(rules.get(key) ?? usual);
  const settings = PastYearSettings.parse({
    ...criteriaOf(current),
    points: { win: points('points-win', 2), tie: points('points-tie', 1), loss: points('points-loss', 0) },
  });
  return done(settings);
}

function criteriaOf({ name, timeZone, currencyCode, tieBreakers, tieBreakersUnfinished }: EditionRow) {
  return { name, timeZone, currencyCode, tieBreakers, tieBreakersUnfinished };
}

function portalYear({ points, ...settings }: PastYearSettings): PortalYear {
  const rules = {
    'points-win': String(points.win),
    'points-tie': String(points.tie),
    'points-loss': String(points.loss),
  };
  return { ...settings, rules };
}

/** A remark as its code and parameters; pages have its words. */
function noteBody({ code, ...parameters }: Note): FolderNote {
  const shown = Object.entries(parameters).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? '–'),
  ]);
  const isEmpty = code === 'seat-played' && 'team' in parameters && parameters.team === null;
  return { code: isEmpty ? 'seat-empty' : code, parameters: Object.fromEntries(shown) };
}
