import type { DayHistory } from '@sevenmetre/contract/history/schemas';
import { auditedActions, type DayEntry, type DayLine, dayLines } from '@sevenmetre/rules/history';
import { millisecondsOfHour } from '@sevenmetre/rules/dates';
import type { Tx } from '../../platform/database/index.ts';
import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { type AuditRow, findAllSince, findNames } from '../audit/index.ts';
import { findCurrentEdition, inZone, utcText } from '../competition/index.ts';
import { findSubjectNames, namedSubjects, subjectKey } from './subject.repository.ts';

/** Longer than any day in any zone, in milliseconds. */
const longestDay = 26 * millisecondsOfHour;

interface Edition {
  readonly id: number;
  readonly timeZone: string;
}

/** What was done since midnight in the tournament's zone. */
export function readDay({ database, clock }: UseCaseContext): Promise<Outcome<DayHistory>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      const now = clock.now();
      const entries = (await findEntries(edition, now, tx)).map(entryOf);
      const names = await findSubjectNames(entries, edition.id, tx);
      // Entries about clubs do not say of which edition they are: a club of another one has no name here.
      const own = entries.filter(
        (entry) => !namedSubjects.includes(entry.subjectType) || names.has(subjectKey(entry)),
      );
      const lines = dayLines(own);
      const users = await findNames(
        lines.map(({ userId }) => userId),
        tx,
      );
      const { timeZone } = edition;
      return done({ lines: lines.map((line) => lineOf(line, names, users)), timeZone });
    },
    { accessMode: 'read only' },
  );
}

/** The newest first. */
async function findEntries({ id, timeZone }: Edition, now: Date, tx: Tx): Promise<AuditRow[]> {
  const since = new Date(now.getTime() - longestDay);
  const today = inZone(now, timeZone).day;
  const rows = await findAllSince({ since, actions: auditedActions, editionId: id }, tx);
  return rows.filter(({ at }) => inZone(at, timeZone).day === today);
}

function entryOf({ id, at, action, userId, subjectType, subjectId, after }: AuditRow): DayEntry {
  const state = fieldOf(after, 'state');
  return {
    id,
    at,
    action,
    userId,
    subjectType,
    subjectId,
    state: typeof state === 'string' ? state : null,
    records: action === 'bank.imported' ? importedPayments(after) : null,
  };
}

/** Payments of a bank file that were not known before. */
function importedPayments(after: unknown): number {
  return ['matched', 'unmatched'].reduce((sum, field) => {
    const count = fieldOf(after, field);
    return typeof count === 'number' ? sum + count : sum;
  }, 0);
}

function fieldOf(body: unknown, field: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.entries(body).find(([name]) => name === field)?.[1];
}

function lineOf(
  { kind, entry, userId, count }: DayLine,
  names: ReadonlyMap<string, string>,
  users: ReadonlyMap<number, string>,
): DayHistory['lines'][number] {
  const name = names.get(subjectKey(entry));
  return {
    id: entry.id,
    at: utcText(entry.at),
    kind,
    by: userId === null ? null : (users.get(userId) ?? null),
    count,
    subject: count === 1 && name !== undefined ? { id: entry.subjectId, name } : null,
  };
}
