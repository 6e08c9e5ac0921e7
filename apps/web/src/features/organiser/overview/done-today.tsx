import type { DayHistory } from '@sevenmetre/contract/history/schemas';
import { useState } from 'react';
import { clockTime } from '../../../lib/time/age.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { dayLinePath } from './day-line-path.ts';
import { useShownTasks } from './more.tsx';
import { RecentPresses } from '../undo/recent-presses.tsx';

type Line = DayHistory['lines'][number];

/** Milliseconds after which the lines are asked for again. */
const often = 60_000;

/** What was done today and by whom, the newest first, each with the way to it. */
export function DoneToday() {
  const t = useWords();
  const { data } = useRead('dayHistory', {}, { every: often });
  const [isWhole, setWhole] = useState(false);
  const shown = useShownTasks().done;
  if (data === undefined) return null;
  const { lines, timeZone } = data;
  const isCut = !isWhole && lines.length > shown;
  return (
    <Card title={t('organiser.day.title')}>
      <RecentPresses />
      {lines.length === 0 ? <small>{t('organiser.day.empty')}</small> : null}
      <ul className="overview__lines overview__done">
        {(isCut ? lines.slice(0, shown) : lines).map((line) => (
          <DayLine key={line.id} line={line} timeZone={timeZone} />
        ))}
      </ul>
      {isCut ? (
        <div className="actions">
          <button className="button button--outline" type="button" onClick={() => setWhole(true)}>
            {t('organiser.day.all', { count: lines.length })}
          </button>
        </div>
      ) : null}
    </Card>
  );
}

function DayLine({ line, timeZone }: { line: Line; timeZone: string }) {
  const t = useWords();
  const { at, kind, by, count, subject } = line;
  const text = t(`organiser.day.kinds.${kind}`, { count });
  return (
    <li>
      <time dateTime={at}>{clockTime(timeZone, Date.parse(at))}</time>
      <span>
        <Link to={dayLinePath(line)}>
          {subject === null ? text : t('organiser.day.named', { text, name: subject.name })}
        </Link>
        <small>{by ?? t('organiser.history.nobody')}</small>
      </span>
    </li>
  );
}
