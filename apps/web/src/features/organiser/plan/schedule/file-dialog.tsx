import type { PlanChange } from '@sevenmetre/contract/plan/schemas';
import { useMemo, useState } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { saveCsv } from '../../../../lib/browser/save-csv.ts';
import { useModal } from '../../../../ui/use-modal.ts';
import { placementsCsv, readPlacements } from './model/placements-file.ts';
import type { ScheduleView } from './model/schedule-view.ts';

interface FileDialogProps {
  readonly view: ScheduleView;
  readonly change: (change: PlanChange) => void;
  readonly close: () => void;
}

const mostProblems = 12;

/** Placements as a sheet: out as CSV, in by paste or file, shown before anything is taken over. */
export function FileDialog({ view, change, close }: FileDialogProps) {
  const t = useWords();
  const dialog = useModal();
  const [text, setText] = useState('');
  const read = useMemo(() => readPlacements(view, text), [view, text]);
  const { placements, problems } = read;
  const take = () => {
    change({ kind: 'apply', placements });
    close();
  };
  return (
    <dialog ref={dialog} className="plan-dialog" aria-label={t('planSchedule.fileTitle')} onClose={close}>
      <div className="plan-dialog__body">
        <h2>{t('planSchedule.fileTitle')}</h2>
        <label className="plan-dialog__field">
          {t('planSchedule.fileText')}
          <textarea rows={7} value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <p className="quiet">{t('planSchedule.pasteHint')}</p>
        <label className="plan-dialog__field">
          {t('planSchedule.fileChoose')}
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void file.text().then(setText);
            }}
          />
        </label>
        {text === '' ? null : (
          <div role="status">
            <p>{t('planSchedule.fileRead', { count: placements.length })}</p>
            <ul className="plan-dialog__error">
              {problems.slice(0, mostProblems).map(({ line, code }) => (
                <li key={`${line}${code}`}>{t(`planSchedule.fileProblem.${code}`, { line })}</li>
              ))}
            </ul>
          </div>
        )}
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
          {placements.length === 0 ? null : (
            <button type="button" className="tool-button tool-button--primary" onClick={take}>
              {t('planSchedule.fileTake', { count: placements.length })}
            </button>
          )}
        </div>
      </div>
    </dialog>
  );
}
