import { planChangesPath } from '../../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Link } from '../../../../ui/link.tsx';
import { useModal } from '../../../../ui/use-modal.ts';

interface ImproveDialogProps {
  /** How many matches of the plan are published. */
  readonly published: number;
  readonly improve: () => void;
  readonly close: () => void;
}

/** The question before a published schedule is improved: the search moves any match, the page of changes as few as it can. */
export function ImproveDialog({ published, improve, close }: ImproveDialogProps) {
  const t = useWords();
  const dialog = useModal();
  const title = t('planSchedule.improvePublished');
  return (
    <dialog ref={dialog} className="plan-dialog" aria-label={title} onClose={close}>
      <div className="plan-dialog__body">
        <h2>{title}</h2>
        <p>{t('planSchedule.improveMoves', { count: published })}</p>
        <p>
          {t('planSchedule.improveOrChanges')}{' '}
          <Link to={planChangesPath(null, null)}>{t('planSchedule.toChanges')}</Link>
        </p>
        <div className="plan-dialog__buttons">
          <button type="button" className="tool-button" onClick={close}>
            {t('planSchedule.cancel')}
          </button>
          <button
            type="button"
            className="tool-button tool-button--primary"
            onClick={() => {
              improve();
              close();
            }}
          >
            {t('planSchedule.improve')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
