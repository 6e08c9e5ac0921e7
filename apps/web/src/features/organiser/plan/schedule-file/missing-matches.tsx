import type { ScheduleFilePreview } from '@sevenmetre/contract/schedule-file/schemas';
import { dotted } from '../../../../lib/words/dotted.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { nameOf } from '../schedule/model/names.ts';
import type { ScheduleView } from '../schedule/model/schedule-view.ts';

const mostShown = 50;

/** Matches of the plan without a row. */
export function MissingMatches({ preview, view }: { preview: ScheduleFilePreview; view: ScheduleView }) {
  const t = useWords();
  const { missing } = preview;
  if (missing.length === 0) return null;
  return (
    <details className="schedule-file__missing">
      <summary>{t('planScheduleFile.missing', { count: missing.length })}</summary>
      <ul>
        {missing.slice(0, mostShown).map((key) => {
          const match = view.matches.get(key);
          return (
            <li key={key}>{match ? dotted([nameOf(view, key), `${match.home} – ${match.away}`]) : key}</li>
          );
        })}
        {missing.length > mostShown ? (
          <li>{t('planScheduleFile.more', { count: missing.length - mostShown })}</li>
        ) : null}
      </ul>
    </details>
  );
}
