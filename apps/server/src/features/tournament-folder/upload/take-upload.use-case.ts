import { folderCategoriesFile, folderMatchesFile } from '@sevenmetre/contract/tournament-folder/file-names';
import {
  FolderCategories,
  FolderMatches,
  type FolderImportAnswer,
  type FolderPreviewAnswer,
} from '@sevenmetre/contract/tournament-folder/schemas';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { ReadUpload } from '../../../platform/http/index.ts';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { Watch } from '../../../platform/work/index.ts';
import { settingsFile } from '../format.ts';
import type { FolderError } from '../folder-error.ts';
import { previewFolder } from '../identify/preview-folder.use-case.ts';
import type { FolderPreview } from '../identify/preview-folder.use-case.ts';
import { findForExport } from '../store/edition.repository.ts';
import { importFolder } from '../store/import-folder.use-case.ts';
import { withReceivedFolder } from './received-folder.ts';

export interface UploadContext {
  readonly database: Database;
  readonly clock: Clock;
}

/** Another edition became current after the preview. */
const otherEdition = { file: settingsFile, line: null, column: null, code: 'edition-unknown' } as const;

const malformedCategories = {
  file: folderCategoriesFile,
  line: null,
  column: null,
  code: 'json-invalid',
  parameters: { reason: '' },
} as const;

type Wrong = Extract<FolderPreviewAnswer, { ok: false }>;

/** The upload is not what the call asks for. */
export function malformedUpload(code: string) {
  return refuse('bad-request', { fields: [{ in: 'body', path: 'file', code }] });
}

/** Preview of an uploaded folder, with proposed clubs and teams of the current edition. Stores nothing. */
export async function previewUpload(
  { database }: UploadContext,
  uploads: readonly ReadUpload[],
  watch: Watch = {},
): Promise<Outcome<FolderPreviewAnswer>> {
  const categories = categoriesOf(uploads);
  if (categories === null) return done(wrong([malformedCategories]));
  const read = await withReceivedFolder(filesOf(uploads), async (reading) => reading, {
    portal: null,
    categories,
    watch,
  });
  if (!read.ok) return done(wrong(read.errors, read.count));
  const preview = await previewFolder(database, read.summary, 'current');
  return preview ? done({ ok: true, preview: shown(preview) }) : refuse('edition-missing');
}

/** Imports an uploaded folder into the edition of its preview. It is validated again, since the preview keeps nothing. */
export async function importUpload(
  { database, clock }: UploadContext,
  uploads: readonly ReadUpload[],
): Promise<Outcome<FolderImportAnswer>> {
  const matches = matchesOf(uploads);
  if (matches === null) return malformedUpload('malformed');
  const { editionId } = matches;
  const current = await findForExport(null, database.db);
  if (current?.id !== editionId) return done(wrong([{ ...otherEdition, parameters: { value: editionId } }]));
  const confirmed = { clubs: new Map(matches.clubs), teams: new Map(matches.teams) };
  const categories = categoriesOf(uploads);
  if (categories === null) return malformedUpload('malformed');
  const result = await withReceivedFolder(
    filesOf(uploads),
    async (read, folder) =>
      read.ok ? importFolder(database, folder, { clock, editionId, confirmed }) : read,
    { portal: null, categories },
  );
  return done(result.ok ? { ok: true, changedRows: result.changedRows } : wrong(result.errors, result.count));
}

const ownFiles: readonly string[] = [folderMatchesFile, folderCategoriesFile];

function filesOf(uploads: readonly ReadUpload[]): readonly ReadUpload[] {
  return uploads.filter(({ filename }) => !ownFiles.includes(filename));
}

/** null: malformed; without a file, none. */
function categoriesOf(uploads: readonly ReadUpload[]): ReadonlyMap<string, string> | null {
  const file = uploads.find(({ filename }) => filename === folderCategoriesFile);
  if (!file) return new Map();
  try {
    const parsed = FolderCategories.safeParse(JSON.parse(file.bytes.toString('utf8')));
    return parsed.success ? new Map(parsed.data) : null;
  } catch {
    return null;
  }
}

function matchesOf(uploads: readonly ReadUpload[]): FolderMatches | null {
  const file = uploads.find(({ filename }) => filename === folderMatchesFile);
  if (!file) return null;
  try {
    const parsed = FolderMatches.safeParse(JSON.parse(file.bytes.toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The answer with the errors of a folder. */
export function wrong(errors: readonly FolderError[], count: number = errors.length): Wrong {
  return {
    ok: false,
    errors: errors.map(({ parameters, ...error }) => ({ ...error, parameters: { ...parameters } })),
    count,
  };
}

function shown({ categories, clubs, teams, registered, edition, name, year, counts }: FolderPreview) {
  const { groups, matches, players, events } = counts;
  return {
    edition,
    name,
    year,
    counts: { clubs: counts.clubs, teams: counts.teams, groups, matches, players, events },
    categories: categories.map((one) => ({ ...one })),
    clubs: [...clubs],
    teams: teams.map((team) => ({
      id: team.id,
      club: team.club,
      category: team.category,
      name: team.name,
      number: team.number,
      registered: team.registered,
      certainty: team.certainty,
    })),
    registered: {
      clubs: registered.clubs.map(({ id, name: own, country }) => ({ id, name: own, country })),
      teams: registered.teams.map((team) => ({
        id: team.id,
        club: team.club,
        category: team.category,
        name: team.name,
        number: team.number,
      })),
    },
  };
}
