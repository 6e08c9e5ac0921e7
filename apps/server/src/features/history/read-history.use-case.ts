import type { HistoryEntry, RecordHistory } from '@sevenmetre/contract/history/schemas';
import type { HistoryKind } from '@sevenmetre/rules/permissions';
import { done, type Outcome } from '../../platform/outcome/index.ts';
import { type AuditQuery, type AuditRow, findAllByQuery, findNames } from '../audit/index.ts';
import { findWorkingEdition, utcText } from '../competition/index.ts';
import { changesOf, namesOf } from './changes.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

export interface AskedHistory {
  readonly kind: HistoryKind;
  /** One record only. */
  readonly id?: number | undefined;
  /** Absent: the current edition. */
  readonly edition?: number | undefined;
  readonly size?: number | undefined;
  /** Only entries older than this one. */
  readonly before?: number | undefined;
}

const usualSize = 20;
/** Of one audit entry: all words of the site may change at once. */
const mostChanges = 30;

/** The newest audit entries about records of a kind. Shared records belong to no edition. */
export function readHistory(
  { database }: UseCaseContext,
  { kind, id, edition, size = usualSize, before }: AskedHistory,
): Promise<Outcome<RecordHistory>> {
  return database.transaction(
    async (tx) => {
      const working = await findWorkingEdition(edition ?? null, tx);
      if (!working.ok) return working;
      const { id: editionId, timeZone } = working.value;
      const asked = { ...queryOf(kind, id), subjectId: id ?? null, before: before ?? null, limit: size + 1 };
      const rows = await findAllByQuery({ ...asked, editionId: kind === 'edition' ? null : editionId }, tx);
      const names = await findNames(
        rows.map(({ userId }) => userId),
        tx,
      );
      const entries = rows.slice(0, size).map((row) => entryOf(row, names));
      return done({ entries, hasOlder: rows.length > size, timeZone });
    },
    { accessMode: 'read only' },
  );
}

type Where = Pick<AuditQuery, 'subjectTypes' | 'action' | 'key'>;

/** The order of a list is recorded at its edition, and is not part of the history of an entry. */
function queryOf(kind: HistoryKind, id: number | undefined): Where {
  if (kind === 'configuration')
    return { subjectTypes: [kind], action: `${kind}.`, key: { not: 'translations' } };
  if (kind === 'translations')
    return { subjectTypes: ['configuration'], action: 'configuration.', key: { is: kind } };
  if (kind === 'tie-breakers') return { subjectTypes: ['edition'], action: 'edition.tieBreakers' };
  return { subjectTypes: id === undefined ? [kind, 'edition'] : [kind], action: `${kind}.` };
}

function entryOf(
  { id, at, action, userId, reason, subjectId, before, after }: AuditRow,
  names: ReadonlyMap<number, string>,
): HistoryEntry {
  const changes = changesOf(before, after);
  return {
    id,
    at: utcText(at),
    action,
    by: userId === null ? null : (names.get(userId) ?? null),
    reason,
    subjectId,
    names: namesOf(after) ?? namesOf(before),
    changes: changes.slice(0, mostChanges),
    more: Math.max(0, changes.length - mostChanges),
  };
}
