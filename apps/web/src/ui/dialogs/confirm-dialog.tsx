import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Icon } from '../icon.tsx';
import { focusNear } from '../forms/focus-near.ts';
import './confirm-dialog.css';

export interface Question {
  readonly kind?: 'error' | 'warning' | 'info' | 'success' | 'default';
  readonly title: string;
  readonly text?: ReactNode;
  /** Word on the button that confirms. */
  readonly confirm?: string;
  /** Word on the button that rejects; null: there is none, and the only button says “Continue”. */
  readonly reject?: string | null;
}

interface ConfirmDialogProps {
  readonly question: Question;
  /** Called once, at the press; the dialog is still leaving then. */
  readonly answer: (confirmed: boolean) => void;
  /** The dialog has left. */
  readonly gone: () => void;
}

/** Milliseconds (specified); the entrance of 300 ms is the stylesheet's. */
const leaveTime = 200;

/**
 * A question over the page. Escape closes and rejects; Enter confirms, unless the other button is focused. The second press of a
 * double click and an Enter that is held down belong to what opened it, and answer nothing. Focus, backdrop and inertness come
 * from the browser's dialog.
 */
export function ConfirmDialog({ question, answer, gone }: ConfirmDialogProps) {
  const t = useWords();
  const { kind = 'default', text, reject = t('signedIn.dialog.reject') } = question;
  const title = withoutDots(question.title);
  const usual = t(reject === null ? 'signedIn.dialog.continue' : 'signedIn.dialog.confirm');
  const confirm = withoutDots(question.confirm ?? usual);
  const { dialog, leaving, leave } = useLeaving(answer, gone);
  const enter = (event: KeyboardEvent) => {
    const onButton = event.target instanceof HTMLButtonElement;
    const typing = event.target instanceof HTMLTextAreaElement;
    if (event.key !== 'Enter' || typing || event.nativeEvent.isComposing) return;
    if (onButton && !event.repeat) return;
    event.preventDefault();
    if (!event.repeat) leave(true);
  };
  const press = (confirmed: boolean) => (event: MouseEvent) => {
    if (event.detail < 2) leave(confirmed);
  };
  return (
    <dialog
      ref={dialog}
      className={`confirm-dialog confirm-dialog--${kind}`}
      data-leaving={leaving}
      aria-labelledby="confirm-question"
      {...(text === undefined ? {} : { 'aria-describedby': 'confirm-explanation' })}
      onCancel={(event) => {
        event.preventDefault();
        leave(false);
      }}
      onKeyDown={enter}
    >
      <div className="confirm-dialog__question">
        {kind === 'default' ? null : (
          <span className="confirm-dialog__sign">
            <Icon name={kind === 'success' ? 'done' : 'error'} />
            <span className="visually-hidden">{t(`signedIn.dialog.kind.${kind}`)}: </span>
          </span>
        )}
        <h2 id="confirm-question" tabIndex={-1}>
          {title}
        </h2>
      </div>
      {text === undefined ? null : <div id="confirm-explanation">{text}</div>}
      <div className="actions">
        {reject === null ? null : (
          <button className="button button--outline" type="button" onClick={press(false)}>
            {reject}
          </button>
        )}
        <button className="button" type="button" data-confirms onClick={press(true)}>
          {confirm}
        </button>
      </div>
    </dialog>
  );
}

/** A required text first, otherwise what confirms; a question that is longer than the window is read from its top. */
function focusFirst(dialog: HTMLDialogElement): void {
  const isLong = dialog.scrollHeight > dialog.clientHeight;
  const text = dialog.querySelector<HTMLElement>('textarea[required]');
  // The browser would focus the first button, which rejects.
  const first = dialog.querySelector<HTMLElement>(isLong ? 'h2' : '[data-confirms]');
  (text ?? first)?.focus();
}

/** A button's "…" announces this dialog; here the press acts at once. */
function withoutDots(words: string): string {
  return words.replace(/…$/, '');
}

function useLeaving(answer: (confirmed: boolean) => void, gone: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    const instead = focusNear(before);
    opened?.showModal();
    if (opened) focusFirst(opened);
    return () => {
      opened?.close();
      // The browser gives the focus back on closing, but not to what had it before a dialog that React removes.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      else instead();
    };
  }, []);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(gone, leaveTime);
    return () => clearTimeout(timer);
  }, [leaving, gone]);
  const leave = (confirmed: boolean) => {
    if (leaving) return;
    setLeaving(true);
    answer(confirmed);
  };
  return { dialog, leaving, leave };
}
