import type { TimelineEntry } from '@sevenmetre/contract/history/schemas';
import { Card } from '../../../ui/page/card.tsx';
import { HistoryItem } from '../../../ui/history/history-item.tsx';

interface PlainHistoryProps {
  readonly title: string;
  readonly entries: readonly TimelineEntry[];
  /** Of the tournament. */
  readonly timeZone: string;
  readonly name: (entry: TimelineEntry) => string;
  /** '' for none. */
  readonly detail?: (entry: TimelineEntry) => string;
}

/** What was done to a record, the newest first; nothing where nothing was. */
export function PlainHistory({ title, entries, timeZone, name, detail }: PlainHistoryProps) {
  if (entries.length === 0) return null;
  return (
    <Card title={title}>
      <ol className="record-history">
        {entries.map((entry) => (
          <HistoryItem key={entry.id} entry={entry} timeZone={timeZone} name={name(entry)}>
            <Detail text={detail?.(entry) ?? ''} />
          </HistoryItem>
        ))}
      </ol>
    </Card>
  );
}

function Detail({ text }: { text: string }) {
  return text === '' ? null : <span>{text}</span>;
}
