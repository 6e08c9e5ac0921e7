import { useWords } from '../../../../lib/words/words.ts';
import { ToolIcon } from '../tool-icon.tsx';
import type { Run } from './use-run.ts';

interface ToolbarButtonsProps {
  readonly form: 'grid' | 'table';
  readonly setForm: (form: 'grid' | 'table') => void;
  readonly openFile: () => void;
  readonly search: Run;
  readonly isEmpty: boolean;
  /** Asks before matches are moved that are published; null: none is. */
  readonly askFirst: (() => void) | null;
}

/** The other form of the schedule, sheets in and out, and the search. */
export function ToolbarButtons({ form, setForm, openFile, search, isEmpty, askFirst }: ToolbarButtonsProps) {
  const t = useWords();
  const isRunning = search.run?.state === 'running';
  const improve = () => {
    if (isRunning) return;
    if (askFirst) askFirst();
    else void search.start(isEmpty ? 'scratch' : 'improve');
  };
  return (
    <>
      <button
        type="button"
        className="icon-tool"
        aria-pressed={form === 'table'}
        aria-label={t('planSchedule.table')}
        title={t('planSchedule.table')}
        onClick={() => setForm(form === 'grid' ? 'table' : 'grid')}
      >
        <ToolIcon name="table" />
      </button>
      <button
        type="button"
        className="icon-tool"
        aria-label={t('planSchedule.file')}
        title={t('planSchedule.file')}
        onClick={openFile}
      >
        <ToolIcon name="out" />
      </button>
      <button type="button" className="tool-button" aria-disabled={isRunning} onClick={improve}>
        {isRunning ? <span className="run__dot" /> : <ToolIcon name="bolt" />}
        {t(isRunning ? 'planSchedule.improving' : isEmpty ? 'planSchedule.fill' : 'planSchedule.improve')}
      </button>
    </>
  );
}
