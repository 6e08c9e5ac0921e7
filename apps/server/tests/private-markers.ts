import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../src/platform/database/index.ts';
import * as schema from '../src/platform/database/schema/index.ts';

/**
 * Tables with private data, and their public columns. All other columns, including ones added later, are
 * filled with markers. Names of participants are private here, since the edition publishes numbers only.
 */
const tables: readonly { readonly table: PgTable; readonly public: readonly string[] }[] = [
  { table: schema.users, public: [] },
  { table: schema.participants, public: [] },
  { table: schema.referees, public: ['firstName', 'lastName'] },
  { table: schema.clubs, public: ['name'] },
  { table: schema.teams, public: ['name', 'teamNumber'] },
  {
    table: schema.matches,
    public: [
      'matchNumber homeScore awayScore homeGoalsCount awayGoalsCount halfLength revision streamUrl',
      'homeHalfTimeScore awayHalfTimeScore officialHomeScore officialAwayScore',
      'homePredecessorStandings awayPredecessorStandings',
    ].flatMap((names) => names.split(' ')),
  },
  { table: schema.matchEvents, public: ['minute', 'second', 'revision'] },
  { table: schema.matchReports, public: [] },
  { table: schema.matchSignatures, public: [] },
  { table: schema.paperPhotos, public: [] },
  {
    table: schema.scoutingEntries,
    public: ['kind', 'side', 'x', 'y', 'result', 'seconds', 'undone'],
  },
  { table: schema.writtenReports, public: [] },
  { table: schema.disciplinaryDecisions, public: [] },
  { table: schema.scoutingLinks, public: [] },
  { table: schema.signingPins, public: [] },
  { table: schema.signingPinLinks, public: [] },
  { table: schema.sessions, public: [] },
  { table: schema.oneTimeTokens, public: [] },
  { table: schema.clubInvitations, public: [] },
  { table: schema.volunteers, public: [] },
  { table: schema.dutyInvitations, public: [] },
  { table: schema.signInAttempts, public: [] },
  { table: schema.knownDevices, public: [] },
  { table: schema.signInCodes, public: [] },
  { table: schema.paymentLinks, public: [] },
  { table: schema.audit, public: [] },
  { table: schema.authenticators, public: [] },
  { table: schema.recoveryCodes, public: [] },
  { table: schema.passkeys, public: [] },
  { table: schema.authChallenges, public: [] },
  { table: schema.pushSubscriptions, public: [] },
  { table: schema.suppliers, public: [] },
  { table: schema.invoiceDocuments, public: [] },
  { table: schema.invoiceItems, public: [] },
  { table: schema.payments, public: [] },
  { table: schema.paymentNotices, public: [] },
  { table: schema.cashReceipts, public: [] },
  { table: schema.bankTransactions, public: [] },
  { table: schema.bankImports, public: [] },
  { table: schema.bankProfiles, public: [] },
  { table: schema.extraPersonGroups, public: [] },
  { table: schema.lodgings, public: [] },
  { table: schema.lodgingAllotments, public: [] },
  { table: schema.reporterAssignments, public: [] },
  // Files of places are public; the small cup has none.
  { table: schema.files, public: [] },
  { table: schema.messages, public: [] },
  { table: schema.messageTemplates, public: [] },
  { table: schema.protests, public: [] },
  { table: schema.listViews, public: [] },
  { table: schema.joinReminders, public: [] },
  { table: schema.sheetImports, public: [] },
  { table: schema.undoablePresses, public: [] },
  { table: schema.sheetImportChanges, public: ['subjectId', 'line'] },
  { table: schema.dutyLinks, public: [] },
  { table: schema.outgoingMails, public: [] },
  // Documents of plans have markers where their texts are.
  { table: schema.planCommands, public: ['number', 'revision', 'change'] },
  {
    table: schema.planVersions,
    public: ['number', 'restores', 'document', 'scope', 'summary', 'change'],
  },
  { table: schema.planRuns, public: ['moves', 'revision', 'command', 'progress', 'best'] },
  { table: schema.courts, public: ['key', 'seats', 'slotLength', 'weight'] },
  { table: schema.courtBlocks, public: ['court', 'day', 'from', 'to'] },
  { table: schema.teamWishes, public: ['seed', 'lastPlace', 'notBefore', 'notAfter'] },
  { table: schema.teamCoaches, public: [] },
  { table: schema.refereePairs, public: [] },
  { table: schema.appointments, public: [] },
  {
    table: schema.draws,
    public: ['number', 'secretHash', 'hallNumbers', 'numbersBy', 'balls', 'shown', 'endReason'],
  },
  { table: schema.drawInputs, public: ['number', 'version', 'hash', 'input'] },
];

/**
 * Tables without private data, or without columns for markers. A new table has to be added to one of the
 * lists.
 */
const others: Readonly<Record<string, string>> = {
  'what visitors see':
    'countries countryTranslations regions editions teamCategories places placeTranslations placeFiles ' +
    'configurationEntries matchStages eventTypes roundLevels groups groupTeams serviceLevels pricelistItems tshirtSizes ' +
    'refereeProjects trainingTypes matchReferees matchParticipants teamParticipants announcements drawAmendments reportVersions',
  'ids and instants; the day of a referee’s hall is a marker of its own':
    'userFavourites clubAdmins teamAdmins uploads clubFiles refereeHalls matchRosters pushChoices lineRebuilds matchClocks ' +
    'takenTasks checkIns shifts shiftPeople dutySettings messageFiles messageDeliveries messageReads',
  'numbers and settings of plans; the document of a snapshot has markers where its texts are':
    'planDrafts planSnapshots planWeights courtHours travelTimes categoryRules',
  'what the program keeps for itself, and could not work with if it were marked':
    'liveState changes repeatKeys signingKeys deletedEventKeys matchCallKeys pushKeys pushCursor pushPlanned pushTold pushMessages',
};

/** Columns with constraints that the marker would violate. */
const bounded: readonly string[] = [
  'invoice_items.discount_percent',
  'disciplinary_decisions.matches',
  'scouting_links.day',
];

/** Tables that are in neither list. */
export function tablesWithoutWord(): string[] {
  const named = new Set(Object.values(others).flatMap((names) => names.split(' ')));
  const marked = new Set<unknown>(tables.map(({ table }) => table));
  return Object.entries<unknown>(schema)
    .filter(([name, value]) => is(value, PgTable) && !named.has(name) && !marked.has(value))
    .map(([name]) => name);
}

/** The marker of texts; columns without texts get the day and the number. */
const text = 'zqmarker';
const day = '1903-07-09';
const number = 919_191;

/** The markers in a text. */
export function markersIn(answer: string): string[] {
  return [...answer.matchAll(/zqmarker \w+\.\w+|1903-07-09|919191/gi)].map(([found]) => found);
}

/** Fills every private column of every row; returns the number of columns. */
export async function fillMarkers(tx: Tx): Promise<number> {
  let filled = 0;
  for (const { table, public: shown } of tables) {
    const sets = Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
      const value = shown.includes(name) ? null : markerOf(table, column);
      return value === null ? [] : [sql`${sql.identifier(snake(name))} = ${value}`];
    });
    await tx.execute(sql`update ${table} set ${sql.join(sets, sql`, `)}`);
    filled += sets.length;
  }
  return filled;
}

/** Fills these texts of every row, public or not. */
export async function markTexts(table: PgTable, names: readonly string[], tx: Tx): Promise<void> {
  const sets = Object.entries(getTableColumns(table))
    .filter(([name]) => names.includes(name))
    .map(([name, column]) => sql`${sql.identifier(snake(name))} = ${markerOf(table, column)}`);
  await tx.execute(sql`update ${table} set ${sql.join(sets, sql`, `)}`);
}

/**
 * A different value for each row, because of unique columns; null for ids, references, enumerations and
 * instants.
 */
function markerOf(table: PgTable, column: PgColumn): SQL | null {
  const mark = `${text} ${nameOf(table, column)}`;
  if (column.enumValues !== undefined || bounded.includes(nameOf(table, column))) return null;
  switch (column.columnType) {
    case 'PgText':
      return sql`${`${mark} `} || ctid::text`;
    case 'PgDateString':
      return sql`${day}::date`;
    case 'PgJsonb':
      return sql`jsonb_build_object('mark', ${mark}::text)`;
    case 'PgInteger':
      return /^id$|Id$/.test(column.name) ? null : sql`${number}::int`;
    default:
      return null;
  }
}

function nameOf(table: PgTable, column: PgColumn): string {
  return `${getTableName(table)}.${snake(column.name)}`;
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
