import type { HistoryEntry } from '@sevenmetre/contract/history/schemas';
import { useWords } from '../../lib/words/words.ts';

type Change = HistoryEntry['changes'][number];
export type ChangedValue = Change['from'];

/** How a page speaks of its records. */
export interface HistoryWords {
  /** undefined: the field means nothing to whoever reads. */
  readonly fieldOf: (field: string, entry: HistoryEntry) => string | undefined;
  /** A value in words; undefined: as it is written; null: it is not told, only that it changed. */
  readonly textOf?: (field: string, value: ChangedValue, entry: HistoryEntry) => string | null | undefined;
  /** What the record is called now; undefined: as the log called it. */
  readonly nameOf?: (entry: HistoryEntry) => string | undefined;
}

interface ChangeTextProps {
  readonly entry: HistoryEntry;
  readonly change: Change;
  readonly words: HistoryWords;
}

/** "Places for teams: 4 → 8". */
export function ChangeText({ entry, change: { field, from, to }, words }: ChangeTextProps) {
  const t = useWords();
  const name = words.fieldOf(field, entry);
  if (name === undefined) return null;
  const shown = (value: ChangedValue) => {
    const own = words.textOf?.(field, value, entry);
    if (own !== undefined) return own;
    if (typeof value === 'boolean') return t(value ? 'organiser.log.yes' : 'organiser.log.no');
    if (value === null || value === '') return t('organiser.log.empty');
    return String(value);
  };
  const [before, after] = [shown(from), shown(to)];
  if (before === null || after === null) return <span>{name}</span>;
  return <span>{t('organiser.log.change', { field: name, before, after })}</span>;
}
