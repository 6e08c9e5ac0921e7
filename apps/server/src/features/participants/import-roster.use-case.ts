import { createHash } from 'node:crypto';
import type {
  RosterImportBody,
  RosterPreview,
  RosterRow,
  RosterText,
} from '@sevenmetre/contract/participants/schemas';
import type { DayOrder } from '@sevenmetre/rules/dates';
import type { Actor } from '@sevenmetre/rules/permissions';
import {
  type ImportPlan,
  type KnownNames,
  type ListedPerson,
  namedTeams,
  type NameOrder,
  type PastedPeople,
  type PeopleContext,
  planImport,
  readPeople,
  readPeopleTable,
  teamLabel,
} from '@sevenmetre/rules/roster';
import { can } from '../../platform/permission/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import {
  askEncoding,
  encodingQuestion,
  noHiddenParts,
  readTable,
  type SentSheet,
} from '../../platform/sheets/index.ts';
import {
  type ClubRosterData,
  clubSubject,
  loadRoster,
  mayChangeNumbers,
  ownTeams,
  refuseAction,
} from './club-roster.ts';
import { done, type Outcome, refuse, type Refusal } from '../../platform/outcome/index.ts';
import { findKnownNames, lockClubById } from './roster.repository.ts';
import { type Change, storePersons } from './store-persons.ts';
import { importedPeople } from './imported-people.ts';
import { readImports, recordImport, undoImport } from '../sheet-imports/index.ts';
import { appendChange } from '../live/index.ts';
import { countResults, sourceWithoutNames } from '@sevenmetre/rules/sheet-import';
import type { SheetImports, SheetImportUndone } from '@sevenmetre/contract/sheet-imports/schemas';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

export type Imported = {
  readonly created: number;
  readonly updated: number;
  readonly same: number;
  readonly asked: number;
  readonly refused: number;
};

interface ListOptions {
  readonly teamId: number | null;
  readonly dayOrder: DayOrder | null;
  readonly nameOrder: NameOrder | null;
}

/** What a preview shows beside its rows. */
type Beside = Pick<RosterPreview, 'questions' | 'aside' | 'hidden'>;

const nothingBeside: Beside = { questions: [], aside: [], hidden: noHiddenParts };

type PreviewAction = 'rosterImportPreview' | 'rosterTextPreview' | 'rosterRowsPreview';
type ImportAction = 'rosterImport' | 'rosterImports' | 'rosterImportUndo' | PreviewAction;

/** Effect of a sheet on a roster; stores nothing. */
export async function previewImport(
  context: UseCaseContext,
  actor: Actor,
  clubId: number,
  sent: SentSheet,
  options: ListOptions,
): Promise<Outcome<RosterPreview>> {
  const opened = await openRoster(context, actor, clubId, 'rosterImportPreview');
  if (!opened.ok) return opened;
  const { data, known } = opened.value;
  const asked = contextOf(data, known, options);
  const table = await readTable(sent, (rows) => readPeopleTable(rows, asked).ok);
  if (!table.ok) return table;
  const { rows: listedRows, hidden, text } = table.value;
  const read = readPeopleTable(listedRows, asked);
  if (!read.ok) return refuse('sheet-columns-missing', { columns: read.missing, hidden });
  const asking = encodingQuestion(text);
  const rows = askEncoding(read.rows, asking, ({ firstName, lastName }) => [firstName, lastName]);
  const beside = { ...besideOf(read), hidden };
  const count = rows.filter(({ open }) => open.includes('encoding')).length;
  const question = asking === null ? [] : [{ kind: 'encoding' as const, count, ...asking }];
  return done(
    previewOf(planFor(actor, data, rows), { ...beside, questions: [...question, ...beside.questions] }),
  );
}

/** Effect of pasted lines on a roster; stores nothing. */
export async function previewText(
  context: UseCaseContext,
  actor: Actor,
  clubId: number,
  { text, leading, ...options }: RosterText,
): Promise<Outcome<RosterPreview>> {
  const opened = await openRoster(context, actor, clubId, 'rosterTextPreview');
  if (!opened.ok) return opened;
  const { data, known } = opened.value;
  const teams = namedTeams(data.roster);
  const read = readPeople(text, { ...contextOf(data, known, options), teams, leading });
  return done(previewOf(planFor(actor, data, read.rows), besideOf(read)));
}

/** Effect of rows that somebody has looked through and perhaps changed; stores nothing. */
export async function previewRows(
  context: UseCaseContext,
  actor: Actor,
  clubId: number,
  rows: readonly RosterRow[],
): Promise<Outcome<RosterPreview>> {
  const opened = await openRoster(context, actor, clubId, 'rosterRowsPreview');
  if (!opened.ok) return opened;
  return done(previewOf(planFor(actor, opened.value.data, rows.map(listed)), nothingBeside));
}

/**
 * Carries out a preview. If its result would differ by now, nothing is stored and the new preview is
 * returned.
 */
export async function importRoster(
  { database, clock }: UseCaseContext,
  actor: Actor,
  clubId: number,
  { rows, fingerprint, source }: RosterImportBody,
): Promise<Outcome<Imported>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    await lockClubById(clubId, tx);
    const data = await loadRoster(clubId, tx);
    const refused = refuseImport(actor, 'rosterImport', data, now);
    if (refused || !data) return refused ?? refuse('club-unknown');
    const plan = planFor(actor, data, rows.map(listed));
    const preview = previewOf(plan, nothingBeside);
    if (preview.fingerprint !== fingerprint) return refuse('import-changed', { preview });
    await storePlan({ club: data.club, userId: actor.userId, at: now }, plan, source, tx);
    return done(countResults(plan.rows));
  });
}

/** Stores the people of a plan and what is needed to undo it. */
async function storePlan(
  change: Change,
  { persons, lines }: ImportPlan,
  source: string,
  tx: Tx,
): Promise<void> {
  const named = persons.flatMap(({ firstName, lastName }) => [firstName, lastName]);
  const file = sourceWithoutNames(source, named);
  const reasons = lines.map((line) => `${file === '' ? 'text' : file}:${line}`);
  const { club, userId, at } = change;
  await recordImport(
    importedPeople,
    { kind: 'roster', editionId: club.editionId, clubId: club.id, userId, at, source: file },
    { participant: persons.flatMap(({ id }) => id ?? []) },
    async () => {
      const ids = await storePersons({ ...change, reasons }, persons, tx);
      return {
        stored: ids.map((subjectId, index) => ({
          subjectType: 'participant',
          subjectId,
          line: lines[index] ?? 0,
        })),
      };
    },
    tx,
  );
}

/** Imports of a club's people that can be undone. */
export async function listRosterImports(
  { database, clock }: UseCaseContext,
  actor: Actor,
  clubId: number,
): Promise<Outcome<SheetImports>> {
  const now = clock.now();
  const data = await readRosterOf(database, clubId);
  const refused = refuseImport(actor, 'rosterImports', data, now);
  if (refused || !data) return refused ?? refuse('club-unknown');
  const { editionId, timeZone } = data.club;
  return done(await readImports({ editionId, clubId, timeZone }, now, database.db));
}

/**
 * Undoes an import of people (SI2), by whoever may import them; a leader of some teams undoes no import that another
 * user made.
 */
export function undoRosterImport(
  { database, clock }: UseCaseContext,
  actor: Actor,
  clubId: number,
  importId: number,
): Promise<Outcome<SheetImportUndone>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    await lockClubById(clubId, tx);
    const data = await loadRoster(clubId, tx);
    const refused = refuseImport(actor, 'rosterImportUndo', data, now);
    if (refused || !data) return refused ?? refuse('club-unknown');
    const { editionId } = data.club;
    const asked = { importId, editionId, clubId, kinds: ['roster'], userId: actor.userId, now } as const;
    const by = ownTeams(actor, data) === null ? null : actor.userId;
    const undone = await undoImport({ roster: importedPeople }, { ...asked, by }, tx);
    if (!undone.ok) return undone;
    await appendChange(tx, { structure: true });
    return done(undone.value);
  });
}

interface Opened {
  readonly data: ClubRosterData;
  readonly known: KnownNames;
}

/** The roster with the names in use; actors without permission are refused before anything is read. */
async function openRoster(
  { database, clock }: UseCaseContext,
  actor: Actor,
  clubId: number,
  action: PreviewAction,
): Promise<Outcome<Opened>> {
  const data = await readRosterOf(database, clubId);
  const refused = refuseImport(actor, action, data, clock.now());
  if (refused || !data) return refused ?? refuse('club-unknown');
  return done({ data, known: await findKnownNames(data.club.editionId, database.db) });
}

function readRosterOf(database: Database, clubId: number): Promise<ClubRosterData | null> {
  return database.transaction((tx) => loadRoster(clubId, tx), {
    accessMode: 'read only',
    isolationLevel: 'repeatable read',
  });
}

function refuseImport(
  actor: Actor,
  action: ImportAction,
  data: ClubRosterData | null,
  now: Date,
): Refusal | null {
  if (!data) return refuse('club-unknown');
  const subject = clubSubject(data);
  const sees = can(actor, 'clubRoster', subject, now);
  return refuseAction(actor, { action, subject, sees }, 'club-unknown', now);
}

/** What the list may leave to the team that was chosen for it. */
function contextOf(data: ClubRosterData, known: KnownNames, options: ListOptions): PeopleContext {
  const { teamId, dayOrder, nameOrder } = options;
  const team = namedTeams(data.roster).find(({ id }) => id === teamId);
  const category = data.roster.categories.find(({ id }) => id === team?.categoryId);
  return {
    known,
    answers: { dayOrder, nameOrder },
    firstDay: data.limits.firstDay,
    team: team ? teamLabel(team) : '',
    gender: category && category.gender !== 'X' ? category.gender : '',
  };
}

function listed({ line, texts, open }: RosterRow): ListedPerson {
  return { line, ...texts, open, unused: '' };
}

function planFor(actor: Actor, data: ClubRosterData, people: readonly ListedPerson[]): ImportPlan {
  const scope = { teamIds: ownTeams(actor, data), mayChangeNumbers: mayChangeNumbers(actor, data) };
  return planImport(people, data.roster, data.limits, scope);
}

function besideOf({ questions, aside }: Pick<PastedPeople, 'questions' | 'aside'>): Beside {
  return {
    questions: questions.map((question) =>
      question.kind === 'name-order' ? { ...question, names: [...question.names] } : question,
    ),
    aside: [...aside],
    hidden: noHiddenParts,
  };
}

function previewOf({ rows, persons }: ImportPlan, beside: Beside): RosterPreview {
  const shown = rows.map(({ texts: { line, open, unused, ...texts }, result, violations }) => ({
    line,
    texts,
    open: [...open],
    unused,
    result,
    violations: violations.map((violation) => ({ ...violation })),
  }));
  // What a line says beside its row is shown once and not sent back.
  const effect = shown.map(({ unused: _, ...row }) => row);
  const fingerprint = createHash('sha256').update(JSON.stringify({ effect, persons })).digest('hex');
  return { rows: shown, ...beside, fingerprint };
}
