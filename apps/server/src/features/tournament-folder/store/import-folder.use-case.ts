import { tableKeys } from '@sevenmetre/rules/configuration';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import {
  editionRepository as competitionEditions,
  findNumbersReportedHere,
  lockGroupsAndMatches,
  configurationRepository,
  foldClocks,
} from '../../competition/index.ts';
import type { EditionRow } from '../../competition/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { changedGroups, readDrawnGroups } from '../../draw-amendments/index.ts';
import { appendChange, ensureLiveState } from '../../live/index.ts';
import { ensureReferenceData, setEditionConfiguration } from '../../reference-data/index.ts';
import * as editionRepository from './edition.repository.ts';
import { countsOf } from '../folder-counts.ts';
import type { FolderCounts } from '../folder-counts.ts';
import type { FolderError } from '../folder-error.ts';
import { settingsFile } from '../format.ts';
import type { Settings } from '../tournament.ts';
import { followResults } from './follow-results.ts';
import { identifyRows } from '../identify/identify-rows.ts';
import { fallbackInstant, type ImportContext, type Progress } from './import-context.ts';
import type { Note } from '../note.ts';
import { readFolder } from '../read/read-folder.ts';
import type { GoodFolder } from '../read/read-folder.ts';
import { storeCarryOver } from './store-carry-over.ts';
import { storeEvents } from './store-events.ts';
import { findTakenLabels, storeDates, storeFolder } from './store-folder.ts';
import { storeRecords } from './store-records.ts';
import { storeWithdrawals } from './store-withdrawals.ts';
import { nothingConfirmed } from '../identify/check-confirmed.ts';
import type { Confirmed } from '../identify/check-confirmed.ts';
import { upsertProtests } from '../../protests/index.ts';
import { upsertClocks } from '../../match-events/index.ts';

/** Entry of the log about a past edition that an import created. */
export const importedAction = 'edition.imported';

export interface ImportOptions {
  /** Validates only. */
  readonly dryRun?: boolean;
  /**
   * The edition for the folder, whatever its name; without it, the edition with the folder's name and year.
   */
  readonly editionId?: number;
  /** A past edition: another one stays current, and the current edition is refused. */
  readonly isPast?: boolean;
  /**
   * Stores nothing, but says what storing would report. Neither other editions nor the order of live changes are locked
   * (decision 404).
   */
  readonly isRehearsal?: boolean;
  /** Who imports, for the log; absent: the command line. */
  readonly userId?: number | undefined;
  /** Registered clubs and teams that a person has recognised in the folder. */
  readonly confirmed?: Confirmed;
  readonly clock: Clock;
  readonly progress?: Progress;
}

export interface ImportReport {
  readonly ok: true;
  readonly name: string;
  readonly year: number;
  /** `checked`: a dry run. `unchanged`: the same folder was imported already and is the current edition. */
  readonly outcome: 'checked' | 'created' | 'updated' | 'made-current' | 'unchanged';
  /** Imported as a past edition. */
  readonly isPast: boolean;
  /** null after a dry run. */
  readonly editionId: number | null;
  readonly counts: FolderCounts;
  /** Number of new or changed rows. */
  readonly changedRows: number;
  readonly notes: readonly Note[];
}

export interface ImportRefusal {
  readonly ok: false;
  /** The first errors, by file and line. */
  readonly errors: readonly FolderError[];
  /** Number of all errors. */
  readonly count: number;
}

/**
 * Imports a tournament from a folder and makes it the current edition. The folder is validated first and
 * stored in one transaction. The same folder again changes nothing. A changed folder updates rows and deletes
 * none; results and events of matches reported here stay.
 */
export async function importFolder(
  database: Database,
  path: string,
  { dryRun = false, isPast = false, ...options }: ImportOptions,
): Promise<ImportReport | ImportRefusal> {
  const reading = await readFolder(path);
  if (!reading.ok) return reading;
  const { good } = reading;
  if (dryRun) return report(good, { outcome: 'checked', editionId: null, changedRows: 0, notes: [] }, isPast);
  try {
    return await database.transaction(async (tx) => {
      const stored = await store(good, { ...options, isPast }, tx);
      if (options.isRehearsal) throw new Rehearsed(stored);
      return stored;
    });
  } catch (error) {
    // The throw rolls back the transaction; expected errors are returned.
    if (error instanceof Rehearsed) return error.report;
    if (error instanceof CannotStore) return { ok: false, errors: error.errors, count: error.errors.length };
    throw error;
  }
}

class Rehearsed extends Error {
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('Only a rehearsal');
    this.report = report;
  }
}

class CannotStore extends Error {
  readonly errors: readonly FolderError[];
  constructor(errors: readonly FolderError[]) {
    super('The folder cannot be stored');
    this.errors = errors;
  }
}

type Outcome = Pick<ImportReport, 'outcome' | 'editionId' | 'changedRows' | 'notes'>;

async function store(
  good: GoodFolder,
  {
    clock,
    progress = () => {},
    editionId: wanted,
    confirmed = nothingConfirmed,
    isPast = false,
    isRehearsal = false,
    userId,
  }: ImportOptions,
  tx: Tx,
): Promise<ImportReport> {
  await editionRepository.allowLongTransaction(tx);
  const editions = isRehearsal ? await editionRepository.findAll(tx) : await editionRepository.lockAll(tx);
  const known = editionOf(editions, good, wanted);
  if (isPast && known?.isCurrent) throw new CannotStore([currentEdition(known)]);
  const settings = settingsFor(good, known);
  const isConfirmed = confirmed.clubs.size + confirmed.teams.size > 0;
  if (known?.sourceHash === good.contentHash && !isConfirmed)
    return report(good, isPast ? unchangedFolder(known) : await makeCurrent(known, tx), isPast);
  await ensureReferenceData(tx);
  if (!isRehearsal) await ensureLiveState(tx);
  const edition = known ?? (await competitionEditions.findOrInsert(valuesOf(settings), tx));
  const editionId = edition.id;
  await lockGroupsAndMatches(editionId, tx);
  const context: ImportContext = {
    editionId,
    isNew: !known,
    isPast,
    good,
    clock,
    progress,
    reportedHere: known ? await findNumbersReportedHere(editionId, tx) : new Set(),
    fallback: fallbackInstant(settings),
  };
  // Tables are computed with the settings of this folder.
  await competitionEditions.update(editionId, valuesOf(settings), tx);
  await storeRules(editionId, settings, tx);
  const drawn = await readDrawnGroups(editionId, tx);
  const changes = await storeAll(context, confirmed, tx);
  const categories = changedGroups(drawn, await readDrawnGroups(editionId, tx));
  if (categories.length > 0) throw new CannotStore([drawnGroups(categories)]);
  await competitionEditions.update(editionId, { sourceHash: good.contentHash }, tx);
  if (!isPast) await competitionEditions.makeCurrent(editionId, tx);
  if (isPast && !known) {
    const subject = { subjectType: 'edition', subjectId: editionId } as const;
    await recordAudit(tx, { at: clock.now(), userId: userId ?? null, action: importedAction, ...subject });
  }
  if (!isRehearsal) await appendChange(tx, { structure: true });
  return report(good, { outcome: known ? 'updated' : 'created', editionId, ...changes }, isPast);
}

/** @throws CannotStore if the requested edition does not exist */
function editionOf(
  editions: readonly EditionRow[],
  { tournament: { settings } }: GoodFolder,
  wanted: number | undefined,
): EditionRow | undefined {
  if (wanted === undefined)
    return editions.find(({ name, year }) => name === settings.name && year === settings.year);
  const found = editions.find(({ id }) => id === wanted);
  if (found) return found;
  const error = { file: settingsFile, line: null, column: null, code: 'edition-unknown' } as const;
  throw new CannotStore([{ ...error, parameters: { value: wanted } }]);
}

/** An existing edition keeps its name and year, and the currency of its clubs' debts. */
function settingsFor({ tournament: { settings } }: GoodFolder, known: EditionRow | undefined): Settings {
  if (!known) return settings;
  const { name, year, currencyCode } = known;
  return { ...settings, name, year, currencyCode };
}

async function storeAll(
  context: ImportContext,
  confirmed: Confirmed,
  tx: Tx,
): Promise<Pick<Outcome, 'changedRows' | 'notes'>> {
  const { isNew, reportedHere, good } = context;
  const wrong = isNew ? [] : await identifyRows(context, confirmed, tx);
  if (wrong.length > 0) throw new CannotStore(wrong);
  const taken = isNew ? [] : await findTakenLabels(context, tx);
  if (taken.length > 0) throw new CannotStore(taken);
  let changedRows = await storeFolder(context, tx);
  changedRows += await storeWithdrawals(context, tx);
  changedRows += await storeClocks(context, tx);
  changedRows += await storeProtests(context, tx);
  if (isNew) await storeDates(context, tx);
  const events = good.hasPeople ? await storeEvents(context, tx) : null;
  if (events?.unchangedFile === false) throw new CannotStore([changedFile]);
  changedRows += await storeRecords(context, tx);
  changedRows += (events?.changed ?? 0) + (events?.struck ?? 0) + (await storeCarryOver(context, tx));
  const recomputed = await followResults(context, tx);
  changedRows += recomputed.groupTeams.length;
  const notes: Note[] = [
    ...[...reportedHere].map((match): Note => ({ code: 'recorded-here', match })),
    ...(events && events.struck > 0 ? [{ code: 'events-struck', count: events.struck } as const] : []),
    ...recomputed.notes,
  ];
  return { changedRows, notes };
}

/** Groups that were drawn in public change on the page of the draw, with a reason, and not by a folder. */
function drawnGroups(categories: readonly string[]): FolderError {
  const parameters = { categories: categories.join(', ') };
  return { file: 'teams.csv', line: null, column: null, code: 'groups-drawn', parameters };
}

const changedFile: FolderError = {
  file: 'events.csv',
  line: null,
  column: null,
  code: 'folder-changed',
  parameters: {},
};

function unchangedFolder({ id }: EditionRow): Outcome {
  return { outcome: 'unchanged', editionId: id, changedRows: 0, notes: [] };
}

/** The edition that everybody looks at does not become a past one by an import. */
function currentEdition({ name, year }: EditionRow): FolderError {
  const parameters = { value: `${name} ${year}` };
  return { file: settingsFile, line: null, column: null, code: 'edition-current', parameters };
}

/** The same folder again: only the current edition may have changed since. */
async function makeCurrent(edition: EditionRow, tx: Tx): Promise<Outcome> {
  const unchanged = unchangedFolder(edition);
  if (edition.isCurrent) return unchanged;
  await competitionEditions.makeCurrent(edition.id, tx);
  await appendChange(tx, { structure: true });
  return { ...unchanged, outcome: 'made-current' };
}

function report(good: GoodFolder, outcome: Outcome, isPast: boolean): ImportReport {
  const { name, year } = good.tournament.settings;
  return {
    ok: true,
    name,
    year,
    ...outcome,
    isPast,
    counts: countsOf(good),
    notes: [...good.notes, ...outcome.notes],
  };
}

function valuesOf({ rules: _, ...settings }: Settings) {
  return {
    ...settings,
    tieBreakers: [...settings.tieBreakers],
    tieBreakersUnfinished: [...settings.tieBreakersUnfinished],
  };
}

/** Stores the folder's rules as settings of the edition; values that apply already get no entry. */
async function storeRules(editionId: number, { rules = {} }: Settings, tx: Tx): Promise<void> {
  const held = await configurationRepository.findAllByEditionId(editionId, tableKeys, tx);
  const other = Object.entries(rules).filter(([key, value]) => held.get(key) !== value);
  await setEditionConfiguration(editionId, Object.fromEntries(other), tx);
}

/** Stores protests, also of matches reported here. Returns the number of changed rows. */
async function storeProtests({ editionId, good }: ImportContext, tx: Tx): Promise<number> {
  const { protests } = good.tournament;
  return protests.length === 0 ? 0 : upsertProtests(editionId, protests, tx);
}

/** Stores recorded clock actions, except for matches reported here. Returns the number of changed rows. */
async function storeClocks({ editionId, good, reportedHere }: ImportContext, tx: Tx): Promise<number> {
  const clocks = good.tournament.clocks.filter(({ match }) => !reportedHere.has(match));
  if (clocks.length === 0) return 0;
  const changed = await upsertClocks(editionId, clocks, tx);
  await foldClocks(editionId, [...new Set(clocks.map(({ match }) => match))], tx);
  return changed;
}
