import { clockText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { saveCsv } from '../../../../lib/browser/save-csv.ts';
import { Icon } from '../../../../ui/icon.tsx';
import type { DraftState } from '../draft/draft-state.ts';
import { placementsCsv } from './model/placements-file.ts';
import type { ScheduleView } from './model/schedule-view.ts';

interface OfflineBannerProps {
  readonly view: ScheduleView;
  readonly draft: Pick<DraftState, 'offlineSince'>;
  readonly tryNow: () => void;
}

/** Without a connection: what goes on, what waits. */
export function OfflineBanner({ view, draft: { offlineSince }, tryNow }: OfflineBannerProps) {
  const t = useWords();
  if (offlineSince === null) return null;
  return (
    <div className="plan-banner" role="alert">
      <Icon name="error" />
      <span>
        <b>{t('planSchedule.offline', { time: clockText(t, offlineSince) })}</b>{' '}
        {t('planSchedule.offlineMore')}
      </span>
      <button type="button" className="tool-button tool-button--slim" onClick={tryNow}>
        {t('planSchedule.tryNow')}
      </button>
      <button
        type="button"
        className="tool-button tool-button--slim"
        onClick={() => saveCsv('schedule.csv', placementsCsv(view))}
      >
        {t('planSchedule.saveFile')}
      </button>
    </div>
  );
}
