import { useWords } from '../../../../lib/words/words.ts';
import { useModal } from '../../../../ui/use-modal.ts';

const keys = [
  ['←↑↓→', 'arrows'],
  ['PgUp PgDn', 'pages'],
  ['Home End', 'ends'],
  ['Space', 'space'],
  ['B', 'best'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['M', 'menu'],
  ['G', 'goTo'],
  ['F', 'fix'],
  ['P', 'problem'],
  ['U', 'noPlace'],
  ['L', 'lock'],
  ['Del', 'takeOut'],
  ['T', 'teams'],
  ['S', 'search'],
  ['Ctrl+Z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['?', 'all'],
] as const;

interface KeysDialogProps {
  readonly hasLetters: boolean;
  readonly setLetters: (on: boolean) => void;
  readonly close: () => void;
}

/** Every key of the schedule; single letters can be switched off. */
export function KeysDialog({ hasLetters, setLetters, close }: KeysDialogProps) {
  const t = useWords();
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="plan-dialog" aria-label={t('planSchedule.keysTitle')} onClose={close}>
      <div className="plan-dialog__body">
        <h2>{t('planSchedule.keysTitle')}</h2>
        <dl className="key-list">
          {keys.map(([key, word]) => (
            <div key={key}>
              <dt>
                <kbd>{key === 'Space' ? t('organiser.list.keys.space') : key}</kbd>
              </dt>
              <dd>{t(`planSchedule.keys.${word}`)}</dd>
            </div>
          ))}
        </dl>
        <label className="plan-dialog__check">
          <input
            type="checkbox"
            checked={hasLetters}
            onChange={(event) => setLetters(event.target.checked)}
          />
          {t('planSchedule.singleKeys')}
        </label>
        <div className="plan-dialog__buttons">
          <button type="button" className="tool-button tool-button--primary" onClick={close}>
            {t('planSchedule.close')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
