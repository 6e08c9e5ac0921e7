import type { TimelineEntry } from '@sevenmetre/contract/schemas/back-office';
import { useWords } from '../../lib/words.ts';
import { instantText } from '../../lib/zone/moments.ts';
import { Card } from '../../ui/zone/card.tsx';

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
  const t = useWords();
  if (entries.length === 0) return null;
  return (
    <Card title={title}>
      <ol className="z-bo-history">
        {entries.map((entry) => (
          <li key={entry.id}>
            <b>{name(entry)}</b>
            <Detail text={detail?.(entry) ?? ''} />
            {entry.reason === null ? null : <q>{entry.reason}</q>}
            <small className="mu">
              {t('backOffice.history.by', {
                at: instantText(t, entry.at, timeZone),
                name: entry.by ?? t('backOffice.history.nobody'),
              })}
            </small>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Detail({ text }: { text: string }) {
  return text === '' ? null : <span>{text}</span>;
}
