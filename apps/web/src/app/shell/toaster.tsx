import { useEffect, useRef } from 'react';
import { dismissToast, toastTime } from '../../lib/page/toasts.ts';
import type { Toast } from '../../lib/page/toasts.ts';
import { useWords } from '../../lib/words/words.ts';
import { Icon } from '../../ui/icon.tsx';
import './toaster.css';

/** Milliseconds between two checks of the remaining time. */
const toastTick = 500;

/** Short notices: they disappear after their time or when pressed. A new one restarts the time of all of them. */
export function Toaster({ toasts }: { toasts: readonly Toast[] }) {
  const t = useWords();
  const left = useRef(toastTime);
  const latest = toasts.at(-1)?.id;
  useEffect(() => {
    left.current = toastTime;
    const timer = setInterval(() => {
      // The time is paused while the tab is hidden, or while the pointer or the keyboard focus is on a notice.
      if (document.hidden || document.querySelector('.toasts:hover, .toasts:focus-within')) return;
      left.current -= toastTick;
      if (left.current <= 0) dismissToast();
    }, toastTick);
    return () => clearInterval(timer);
  }, [latest]);
  return toasts.map(({ id, kind, text }) => (
    <div key={id} className="toast reversed" {...(kind === 'error' ? { role: 'alert' } : {})}>
      <Icon name={kind} />
      <span>{text}</span>
      {/* The clickable area is the whole notice. */}
      <button
        className="icon-button"
        type="button"
        aria-label={t('shell.close')}
        onClick={() => dismissToast(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  ));
}
