import { use, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { DialogTopic } from './dialog-names.ts';
import { Mark } from './mark.tsx';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  /** The buttons at the bottom. */
  readonly foot?: ReactNode;
  readonly wide?: boolean;
  /** No button of its own beside the title: the foot has one. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** A sheet over the table. Focus, Escape and the backdrop are the browser's own. */
export function Dialog({ title, close, foot, wide = false, bare = false, children }: DialogProps) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const topic = use(DialogTopic);
  const [isExplained, setExplained] = useState(false);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'reporter-dialog wide' : 'reporter-dialog'}
      aria-label={title}
      onClose={close}
    >
      <div className="reporter-dialog__head">
        <h2>{title}</h2>
        {topic === null ? null : (
          <button
            className="reporter-button icon-only"
            type="button"
            aria-label={t('reporter.help.open')}
            aria-expanded={isExplained}
            onClick={() => setExplained(!isExplained)}
          >
            ?
          </button>
        )}
        {bare ? null : (
          <button className="reporter-button" type="button" onClick={close}>
            <Mark name="close" />
            {t('reporter.close')}
          </button>
        )}
      </div>
      <div className="reporter-dialog__body">
        {topic !== null && isExplained ? (
          <p className="reporter-note" role="status">
            {t(`reporter.help.of.${topic}`)}
          </p>
        ) : null}
        {children}
      </div>
      {foot === undefined ? null : <div className="reporter-dialog__foot">{foot}</div>}
    </dialog>
  );
}
