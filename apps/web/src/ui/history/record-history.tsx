import type { HistoryEntry, RecordHistory as Answer } from '@sevenmetre/contract/history/schemas';
import type { HistoryKind } from '@sevenmetre/rules/permissions';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { localName, useLanguage } from '../../lib/words/words.ts';
import { useEditionRead } from '../../lib/queries/working-edition.ts';
import { Card } from '../page/card.tsx';
import { ChangeText } from './change-text.tsx';
import type { HistoryWords } from './change-text.tsx';
import { HistoryItem } from './history-item.tsx';
import { Empty, Ready } from '../page/states.tsx';

interface RecordHistoryProps {
  readonly kind: HistoryKind;
  /** Of one record; left out: of all of this kind. */
  readonly id?: number;
  readonly words: HistoryWords;
  /** Where a page has several histories. */
  readonly title?: string;
  /** How often a button elsewhere on the page has asked for it: each time it opens and comes into sight. */
  readonly wanted?: number;
}

/** Who did what to the records of a page, and when. It is asked for when one wants to see it. */
export function RecordHistory(props: RecordHistoryProps) {
  const { t } = useLanguage();
  const { wanted = 0 } = props;
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(wanted);
  if (wanted !== seen) {
    setSeen(wanted);
    setOpen(true);
  }
  const button = useRef<HTMLButtonElement>(null);
  const show = () => {
    if (wanted === 0) return;
    button.current?.focus();
    button.current?.closest('section')?.scrollIntoView({ block: 'start' });
  };
  const showAgain = useEffectEvent(show);
  useEffect(() => showAgain(), [wanted]);
  const toggle = (
    <button
      ref={button}
      className="button button--outline"
      type="button"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {t(isOpen ? 'organiser.log.hide' : 'organiser.log.show')}
    </button>
  );
  return (
    <Card title={props.title ?? t('organiser.log.title')} aside={toggle}>
      {isOpen ? <Entries {...props} arrived={show} /> : null}
    </Card>
  );
}

type EntriesProps = Pick<RecordHistoryProps, 'kind' | 'id' | 'words'> & {
  /** Only what is older than this entry; absent: the newest. */
  readonly before?: number;
  /** Is called when the entries are there. */
  readonly arrived?: () => void;
};

/** Some of the newest entries, and after them older ones when one asks: however many there are. */
function Entries({ kind, id, words, before, arrived }: EntriesProps) {
  const { t } = useLanguage();
  const [showsOlder, setShowsOlder] = useState(false);
  const query = {
    ...(id === undefined ? {} : { id: String(id) }),
    ...(before === undefined ? {} : { before: String(before) }),
  };
  const read = useEditionRead('recordHistory', { params: { record: kind }, query }, { keepPrevious: true });
  return (
    <Ready read={read}>
      {(history) => {
        const last = history.entries.at(-1)?.id;
        return (
          <>
            <EntryList history={history} words={words} arrived={arrived} />
            {!history.hasOlder || last === undefined ? null : showsOlder ? (
              <Entries kind={kind} words={words} before={last} {...(id === undefined ? {} : { id })} />
            ) : (
              <div className="actions">
                <button className="button button--outline" type="button" onClick={() => setShowsOlder(true)}>
                  {t('organiser.log.older')}
                </button>
              </div>
            )}
          </>
        );
      }}
    </Ready>
  );
}

interface EntryListProps extends Pick<EntriesProps, 'words'> {
  readonly history: Answer;
  readonly arrived: (() => void) | undefined;
}

function EntryList({ history, words, arrived }: EntryListProps) {
  const { t } = useLanguage();
  const report = useEffectEvent(() => arrived?.());
  useEffect(() => report(), []);
  const { entries, timeZone } = history;
  if (entries.length === 0) return <Empty>{t('organiser.log.nothing')}</Empty>;
  return (
    <ol className="record-history">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} timeZone={timeZone} words={words} />
      ))}
    </ol>
  );
}

interface EntryProps {
  readonly entry: HistoryEntry;
  readonly timeZone: string;
  readonly words: HistoryWords;
}

function Entry({ entry, timeZone, words }: EntryProps) {
  const { t, locale } = useLanguage();
  const then = entry.names === null ? undefined : localName(entry.names, locale);
  const name = words.nameOf?.(entry) ?? then ?? t('organiser.log.nameless', { id: String(entry.subjectId) });
  const verb = entry.action.slice(entry.action.indexOf('.') + 1);
  const done = doneWords.find(([known]) => known === verb)?.[1] ?? 'change';
  return (
    <HistoryItem entry={entry} timeZone={timeZone} name={t(`organiser.log.done.${done}`, { name })}>
      {entry.changes.map((change) => (
        <ChangeText key={change.field} entry={entry} change={change} words={words} />
      ))}
      {entry.more > 0 ? <span>{t('organiser.log.more', { count: entry.more })}</span> : null}
    </HistoryItem>
  );
}

/** What was done, as the log names it, and the word for it. */
const doneWords = [
  ['create', 'create'],
  ['created', 'create'],
  ['update', 'change'],
  ['updated', 'change'],
  ['delete', 'remove'],
  ['deleted', 'remove'],
  ['order', 'order'],
  ['current', 'current'],
  ['closed', 'closed'],
  ['opened', 'opened'],
  ['lotsDrawn', 'lotsDrawn'],
  ['lotsTakenBack', 'lotsTakenBack'],
  ['pointsDeducted', 'pointsDeducted'],
  ['seatGiven', 'seatGiven'],
  ['seatLeftEmpty', 'seatLeftEmpty'],
  ['seatReleased', 'seatReleased'],
  ['sent', 'sent'],
  ['withdrawn', 'withdrawn'],
  ['shown', 'shown'],
  ['tieBreakers', 'tieBreakers'],
  ['halfLength', 'halfLength'],
] as const;
