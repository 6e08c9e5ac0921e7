import type { TimelineEntry } from '@sevenmetre/contract/history/schemas';
import type { ReactNode } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { instantText } from '../../lib/time/moments.ts';
import './record-history.css';

interface HistoryItemProps {
  readonly entry: Pick<TimelineEntry, 'at' | 'by' | 'reason'>;
  /** Of the tournament. */
  readonly timeZone: string;
  readonly name: string;
  /** What exactly. */
  readonly children: ReactNode;
}

/** What was done, by whom, when and why: an item of a list with the class `record-history`. */
export function HistoryItem({ entry, timeZone, name, children }: HistoryItemProps) {
  const t = useWords();
  return (
    <li>
      <b>{name}</b>
      {children}
      {entry.reason === null ? null : <q>{entry.reason}</q>}
      <small className="muted">
        {t('organiser.history.by', {
          at: instantText(t, entry.at, timeZone),
          name: entry.by ?? t('organiser.history.nobody'),
        })}
      </small>
    </li>
  );
}
