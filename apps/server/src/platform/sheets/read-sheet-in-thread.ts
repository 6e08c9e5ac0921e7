import { Worker } from 'node:worker_threads';
import { KeptThreads, type Watch, WorkLimit, fileQueue } from '../work/index.ts';
import type { HiddenParts } from '@sevenmetre/contract/common';
import { type Encoding, type HiddenKind, readCells, type Rows } from '@sevenmetre/rules/tables';
import { done, type Outcome, refuse } from '../outcome/index.ts';
import {
  noHiddenParts,
  onlyTable,
  type SheetAnswers,
  type SheetLimits,
  type SheetReading,
  type SheetText,
  usualLimits,
} from './read-sheet.ts';

/** Input of the thread. */
export interface SheetTask {
  readonly file: Uint8Array;
  readonly limits: SheetLimits;
  readonly answers: SheetAnswers;
}

const milliseconds = 30_000;
const megabytes = 256;
const tooLarge: SheetReading = { ok: false, error: 'sheet-too-large' };

const threads = new KeptThreads<SheetTask, SheetReading>(
  () =>
    new Worker(new URL('./sheet-reader.ts', import.meta.url), {
      execArgv: [],
      name: 'sheet',
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    }),
  { milliseconds },
);

/**
 * `readSheet` in a thread, one file after another, so that no file can block the server. A file that needs more
 * time or memory than the largest club's sheet is refused as too large.
 * @param watch cancels it, which ends the thread, and receives its progress
 * @throws TooBusy if too many files wait already
 */
export async function readSheetInThread(
  file: Uint8Array,
  limits: SheetLimits = usualLimits,
  answers: SheetAnswers = {},
  watch: Watch = {},
): Promise<SheetReading> {
  if (file.length > limits.fileBytes) return tooLarge;
  try {
    return await fileQueue.run(() => threads.ask({ file, limits, answers }, watch), watch.signal);
  } catch (error) {
    if (error instanceof WorkLimit) return tooLarge;
    throw error;
  }
}

/** A file of a user, with the answers to questions about an earlier reading of it. */
export interface SentSheet {
  readonly file: Uint8Array;
  readonly encoding?: Encoding | undefined;
  /** Which of several tables. */
  readonly sheet?: number | undefined;
  readonly hidden?: readonly HiddenKind[] | undefined;
  /** Whoever waits for its reading. */
  readonly watch?: Watch;
}

/** A list of a user. */
export interface SentTable {
  readonly rows: Rows;
  readonly hidden: HiddenParts;
  /** How a text was decoded; null: a workbook, or pasted cells. */
  readonly text: SheetText | null;
}

interface TableReading extends Pick<SheetAnswers, 'keepsTimes' | 'keepsLines'> {
  readonly limits?: SheetLimits;
}

/**
 * The only table of a sent file, as `onlyTable` finds and refuses it.
 * @throws TooBusy if too many files wait already
 */
export async function readTable(
  { file, encoding, sheet: chosen, hidden = [], watch }: SentSheet,
  hasHeading: (rows: Rows) => boolean,
  { limits, ...kept }: TableReading = {},
): Promise<Outcome<SentTable>> {
  const answers = { ...kept, hidden, ...(encoding === undefined ? {} : { encoding }) };
  const sheet = await readSheetInThread(file, limits, answers, watch);
  if (!sheet.ok) return refuse(sheet.error);
  const table = onlyTable(sheet, hasHeading, { sheet: chosen, hidden });
  return table.ok ? done({ ...table.value, text: sheet.text }) : table;
}

/** Cells copied from a spreadsheet. */
export function pastedTable(text: string): SentTable {
  return { rows: readCells(text).rows, hidden: noHiddenParts, text: null };
}
