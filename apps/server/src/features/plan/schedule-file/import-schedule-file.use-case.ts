import { createHash } from 'node:crypto';
import type {
  ScheduleFileAnswers,
  ScheduleFileImportBody,
  ScheduleFileImported,
  ScheduleFilePreview,
  ScheduleFileRows,
} from '@sevenmetre/contract/schedule-file/schemas';
import { evaluate, problemName } from '@sevenmetre/engine/evaluate';
import type { Actor } from '@sevenmetre/rules/permissions';
import {
  type ListedMatch,
  noScheduleAnswers,
  planScheduleFile,
  readScheduleFile,
  type SchedulePlan,
} from '@sevenmetre/rules/schedule-file';
import { done, type Outcome, refuse } from '../../../platform/outcome/index.ts';
import {
  encodingQuestion,
  isReadAlike,
  nothingBeside,
  pastedTable,
  readTable,
  type SentSheet,
  type SentTable,
  usualLimits,
} from '../../../platform/sheets/index.ts';
import type { PlanContext } from '../context.ts';
import { append } from '../draft/append-command.use-case.ts';
import { findCommandWithKey } from '../draft/draft.repository.ts';
import { scheduleInput } from '../draft/schedule-input.ts';
import { type LoadedPlan, loadPlan } from '../load-plan.ts';
import { findPlanEdition } from '../plan-edition.ts';
import { currentSchedule } from '../planned.ts';
import { lockDraft } from '../settings/settings.repository.ts';
import { fileContext } from './file-context.ts';

/** Cells of a schedule have times, and lines for category and pair. It has more rows than a list of people. */
const asSchedule = {
  keepsTimes: true,
  keepsLines: true,
  limits: { ...usualLimits, fileBytes: 4 * 1024 * 1024, rows: 6_000 },
};

type Beside = Pick<ScheduleFilePreview, 'aside' | 'unknown' | 'hidden' | 'encoding'>;
const hasHeading = (rows: SentTable['rows']) => readScheduleFile(rows) !== null;

/** Effect of a file with a schedule on the draft; stores nothing. */
export async function previewFile(
  context: PlanContext,
  sent: SentSheet,
): Promise<Outcome<ScheduleFilePreview>> {
  const table = await readTable(sent, hasHeading, asSchedule);
  if (!table.ok) return table;
  const preview = await previewTable(context, table.value);
  const { text } = table.value;
  if (preview.ok || preview.code !== 'schedule-columns-missing' || !text) return preview;
  // An encoding in which the heading has no meaning is not the right one.
  for (const { encoding } of text.doubts) {
    const other = await readTable({ ...sent, encoding }, hasHeading, asSchedule);
    if (other.ok && hasHeading(other.value.rows)) return previewTable(context, { ...other.value, text });
  }
  return preview;
}

/** Effect of a pasted table; stores nothing. */
export function previewText(context: PlanContext, text: string): Promise<Outcome<ScheduleFilePreview>> {
  return previewTable(context, pastedTable(text));
}

async function previewTable(
  context: PlanContext,
  { rows, hidden, text }: SentTable,
): Promise<Outcome<ScheduleFilePreview>> {
  const read = readScheduleFile(rows);
  if (read === null) return refuse('schedule-columns-missing', { hidden });
  const encoding = encodingQuestion(text);
  const beside = { aside: [...read.aside], unknown: [...read.unknown], hidden, encoding };
  const listed = encoding
    ? read.rows.map((row) => ({
        ...row,
        isDoubtful: !isReadAlike([...Object.values(row.texts), ...row.titles]),
      }))
    : read.rows;
  return previewOf(context, { rows: listed, answers: noScheduleAnswers }, beside);
}

/** Effect of rows with answers to their questions; stores nothing. */
export function previewRows(
  context: PlanContext,
  body: ScheduleFileRows,
): Promise<Outcome<ScheduleFilePreview>> {
  return previewOf(context, body, nothingBeside);
}

interface AskedRows {
  readonly rows: readonly ListedMatch[];
  readonly answers: Readonly<Omit<ScheduleFileAnswers, 'names'>> & {
    readonly names: readonly ScheduleFileAnswers['names'][number][];
  };
}

function previewOf(
  { database, clock }: PlanContext,
  asked: AskedRows,
  beside: Beside,
): Promise<Outcome<ScheduleFilePreview>> {
  return database.transaction(
    async (tx) => {
      const edition = await findPlanEdition(tx);
      if (!edition.ok) return edition;
      return done(bodyOf(await loadPlan(edition.value, tx), asked, beside, clock.now()));
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  );
}

/**
 * Appends what a preview has shown to the draft, as one command. If its result would differ by now, nothing is
 * appended and the new preview is returned. The same import again gets the first answer.
 */
export function importScheduleFile(
  { database, clock }: PlanContext,
  actor: Actor,
  { rows, answers, revision, fingerprint, source }: ScheduleFileImportBody,
): Promise<Outcome<ScheduleFileImported>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const edition = await findPlanEdition(tx);
    if (!edition.ok) return edition;
    const editionId = edition.value.id;
    const draft = await lockDraft(editionId, now, tx);
    const clientKey = `file ${fingerprint.slice(0, 40)} ${revision}`;
    const repeated = await findCommandWithKey(editionId, clientKey, tx);
    if (repeated?.change.kind === 'apply')
      return done({ placed: repeated.change.placements.length, command: repeated.number });
    const plan = await loadPlan(edition.value, tx);
    const preview = bodyOf(plan, { rows, answers }, nothingBeside, now);
    if (preview.fingerprint !== fingerprint) return refuse('import-changed', { preview });
    const placements = preview.rows.flatMap(({ result, placed, to }) =>
      result === 'place' && placed !== null && to !== null ? [[placed, to] as const] : [],
    );
    if (placements.length === 0) return refuse('plan-change-invalid', { entries: 0 });
    const change = { kind: 'apply', placements, ...(source === '' ? {} : { source }) } as const;
    const appended = await append(
      editionId,
      actor.userId,
      { clientKey, revision: draft.revision, change },
      now,
      tx,
    );
    if (!appended.ok) return appended;
    await database.notify(tx);
    return done({ placed: placements.length, command: appended.value.command.number });
  });
}

function bodyOf(
  plan: LoadedPlan,
  { rows, answers }: AskedRows,
  beside: Beside,
  now: Date,
): ScheduleFilePreview {
  const read = planScheduleFile(rows, fileContext(plan, now), answers);
  const effect = read.rows.map(({ row, result, match, to }) => [row.line, row.column, result, match, to]);
  const questions = {
    days: read.questions.days.map(mutable),
    times: read.questions.times.map(mutable),
    repeatDays: read.questions.repeatDays,
  };
  return {
    revision: plan.draft?.revision ?? 0,
    rows: read.rows.map(({ row, match, to, question, reason, ...planned }) => ({
      ...planned,
      line: row.line,
      column: row.column,
      texts: { ...row.texts },
      titles: [...row.titles],
      match: row.match,
      isLeftOut: row.isLeftOut,
      isDoubtful: row.isDoubtful,
      reason: reason && { ...reason },
      question: question && { ...question, choices: [...question.choices] },
      placed: match,
      to: to && { ...to },
    })),
    ...beside,
    questions,
    answers: { ...answers, names: [...answers.names] },
    hasOtherNumbers: read.hasOtherNumbers,
    missing: [...read.missing],
    brokenRules: newlyBroken(plan, read),
    fingerprint: createHash('sha256').update(JSON.stringify(effect)).digest('hex'),
  };
}

function mutable({ id, examples }: SchedulePlan['questions']['days'][number]) {
  return { id, examples: examples.map((example) => ({ ...example })) };
}

/** Rules that the draft would break besides those that it breaks now; matches without a place do not count. */
function newlyBroken(plan: LoadedPlan, { rows }: SchedulePlan): number {
  const input = scheduleInput(plan.base, plan.matches);
  const before = currentSchedule(plan);
  const after = new Map(before);
  for (const { result, match, to } of rows)
    if (result === 'place' && match !== null && to !== null) after.set(match, to);
  const brokenIn = (schedule: typeof after) =>
    evaluate(input, schedule).filter(({ isBroken, code }) => isBroken && code !== 'unplaced');
  const known = new Set(brokenIn(new Map(before)).map(problemName));
  return brokenIn(after).filter((problem) => !known.has(problemName(problem))).length;
}
