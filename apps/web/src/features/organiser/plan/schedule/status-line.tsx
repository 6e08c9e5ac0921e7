import { useWords } from '../../../../lib/words/words.ts';
import { Icon } from '../../../../ui/icon.tsx';
import type { DraftState } from '../draft/draft-state.ts';
import { matchName, placeText } from './model/names.ts';
import type { Planner } from './planner/use-planner.ts';

const working = [
  ['Space', 'space'],
  ['F', 'fix'],
  ['P', 'problem'],
  ['L', 'lock'],
  ['M', 'menu'],
  ['U', 'noPlace'],
] as const;
const carrying = [
  ['←↑↓→', 'arrows'],
  ['B', 'best'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
] as const;

interface StatusLineProps {
  readonly planner: Planner;
  readonly draft: Pick<DraftState, 'unsaved' | 'offlineSince'>;
  readonly showKeys: () => void;
}

/** Whether everything is saved, the match at the cursor, and the keys that work now. */
export function StatusLine({ planner, draft, showKeys }: StatusLineProps) {
  const t = useWords();
  const { view, marks, match, day, said } = planner;
  const shown = match === null ? undefined : view.matches.get(match);
  const place = match === null ? undefined : view.document.placements.get(match);
  return (
    <div className="status-line">
      <SavedSign draft={draft} />
      <span className="status-line__match">
        {marks.lifted ? (
          <b>{said}</b>
        ) : shown ? (
          <>
            <b>{matchName(shown)}</b> {shown.number === null ? '' : `${shown.number} · `}
            {shown.home} – {shown.away}
            {place ? ` · ${placeText(t, view, place, day)}` : ` · ${t('planSchedule.noPlace')}`}
            {marks.broken.has(shown.key) ? <b> · {t('planSchedule.cell.broken')}</b> : null}
          </>
        ) : null}
      </span>
      <span className="status-line__keys">
        {(marks.lifted ? carrying : working).map(([key, word]) => (
          <span key={key}>
            <kbd>{key === 'Space' ? t('organiser.list.keys.space') : key}</kbd>{' '}
            {t(`planSchedule.keys.${word}`)}
          </span>
        ))}
        <button type="button" aria-keyshortcuts="?" onClick={showKeys}>
          <kbd>?</kbd> {t('planSchedule.keys.all')}
        </button>
      </span>
      <div className="visually-hidden" aria-live="assertive">
        {said}
      </div>
    </div>
  );
}

function SavedSign({ draft: { unsaved, offlineSince } }: { draft: StatusLineProps['draft'] }) {
  const t = useWords();
  if (offlineSince !== null) {
    return (
      <span className="saved saved--kept">
        <Icon name="error" />
        {t('planSchedule.kept', { count: unsaved.length })}
      </span>
    );
  }
  if (unsaved.length > 0) return <span className="saved saved--busy">{t('planSchedule.saving')}</span>;
  return (
    <span className="saved">
      <Icon name="done" />
      {t('planSchedule.saved')}
    </span>
  );
}
