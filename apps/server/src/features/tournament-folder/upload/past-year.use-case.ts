import { folderMatchesFile, pastSettingsFile } from '@sevenmetre/contract/tournament-folder/file-names';
import {
  PastYearSettings,
  type FolderNote,
  type PastYearImportAnswer,
  type PastYearPreviewAnswer,
} from '@sevenmetre/contract/tournament-folder/schemas';
import { tableKeys } from '@sevenmetre/rules/configuration';
import type { Database } from '../../../platform/database/index.ts';
import type { ReadUpload } from '../../../platform/http/index.ts';
import { configurationRepository, type EditionRow } from '../../competition/index.ts';
import type { PortalYear } from '../export/write-portal-folder.ts';
import type { Note } from '../note.ts';
import { findByName, findForExport } from '../store/edition.repository.ts';
import { importFolder } from '../store/import-folder.use-case.ts';
import { withReceivedFolder } from './received-folder.ts';
import { type UploadContext, wrong } from './take-upload.use-case.ts';

/**
 * What a past year holds: a tournament folder, or the two answers of another portal (ED6). Stores nothing.
 * @returns why not: no current edition, whose settings are proposed, or invalid settings
 */
export async function previewPastYear(
  { database }: UploadContext,
  uploads: readonly ReadUpload[],
): Promise<PastYearPreviewAnswer | 'edition-missing' | 'malformed'> {
  const settings = settingsOf(uploads) ?? (await proposeSettings(database));
  if (typeof settings === 'string') return settings;
  const read = await withReceivedFolder(filesOf(uploads), async (reading) => reading, {
    portal: portalYear(settings),
  });
  if (!read.ok) return wrong(read.errors, read.count);
  const { settings: named, counts, results, notes, isPortal } = read.summary;
  const { clubs, teams, groups, matches, players, events } = counts;
  const { name, year, startDate, endDate } = named;
  return {
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
  };
}

/**
 * Imports a past year; the current edition stays current. The files are read again, since the preview keeps nothing.
 * @returns why not: no current edition, or invalid settings
 */
export async function importPastYear(
  { database, clock }: UploadContext,
  uploads: readonly ReadUpload[],
): Promise<PastYearImportAnswer | 'edition-missing' | 'malformed'> {
  const settings = settingsOf(uploads) ?? (await proposeSettings(database));
  if (typeof settings === 'string') return settings;
  const result = await withReceivedFolder(
    filesOf(uploads),
    async (read, folder) => (read.ok ? importFolder(database, folder, { clock, isPast: true }) : read),
    { portal: portalYear(settings) },
  );
  if (!result.ok) return wrong(result.errors, result.count);
  const { name, year, changedRows, notes } = result;
  return { ok: true, name, year, changedRows, notes: notes.map(noteBody) };
}

const ownFiles: readonly string[] = [pastSettingsFile, folderMatchesFile];

function filesOf(uploads: readonly ReadUpload[]): readonly ReadUpload[] {
  return uploads.filter(({ filename }) => !ownFiles.includes(filename));
}

/** null: the upload has none. */
function settingsOf(uploads: readonly ReadUpload[]): PastYearSettings | 'malformed' | null {
  const file = uploads.find(({ filename }) => filename === pastSettingsFile);
  if (!file) return null;
  try {
    const parsed = PastYearSettings.safeParse(JSON.parse(file.bytes.toString('utf8')));
    return parsed.success ? parsed.data : 'malformed';
  } catch {
    return 'malformed';
  }
}

/** Those of the current edition. */
async function proposeSettings({ db }: Pick<Database, 'db'>): Promise<PastYearSettings | 'edition-missing'> {
  const current = await findForExport(null, db);
  if (current === null) return 'edition-missing';
  const rules = await configurationRepository.findAllByEditionId(current.id, tableKeys, db);
  const points = (key: (typeof tableKeys)[number], usual: number) => Number(rules.get(key) ?? usual);
  return PastYearSettings.parse({
    ...criteriaOf(current),
    points: { win: points('points-win', 2), tie: points('points-tie', 1), loss: points('points-loss', 0) },
  });
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
