import { scheduleFilePath } from '../../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { saveCsv } from '../../../../lib/browser/save-csv.ts';
import { Link } from '../../../../ui/link.tsx';
import { useModal } from '../../../../ui/use-modal.ts';
import { placementsCsv } from './model/placements-file.ts';
import type { ScheduleView } from './model/schedule-view.ts';

interface FileDialogProps {
  readonly view: ScheduleView;
  readonly close: () => void;
}

/** Placements as a sheet: out as CSV, and in on a page of its own, which shows every row before it is taken. */
export function FileDialog({ view, close }: FileDialogProps) {
  const t = useWords();
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="plan-dialog" aria-label={t('planSchedule.fileTitle')} onClose={close}>
      <div className="plan-dialog__body">
        <h2>{t('planSchedule.fileTitle')}</h2>
        <p className="quiet">{t('planSchedule.pasteHint')}</p>
        <div className="plan-dialog__buttons">
          <button
            type="button"
            className="tool-button"
            onClick={() => saveCsv('schedule.csv', placementsCsv(view))}
          >
            {t('planSchedule.download')}
          </button>
          <button type="button" className="tool-button" onClick={close}>
            {t('planSchedule.cancel')}
          </button>
          <Link className="tool-button tool-button--primary" to={scheduleFilePath}>
            {t('planSchedule.fileTake')}
          </Link>
        </div>
      </div>
    </dialog>
  );
}
