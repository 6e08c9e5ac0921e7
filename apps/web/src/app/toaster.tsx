import { useEffect } from 'react';
import { dismissToast, toastTime } from '../lib/toasts.ts';
import type { Toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/icon.tsx';
import './toaster.css';

/** Short notices. A new one starts the count anew, then they go one after another; a fault stays until it is closed. */
export function Toaster({ toasts }: { toasts: readonly Toast[] }) {
  const t = useWords();
  const latest = toasts.at(-1)?.id;
  const leaving = toasts.find(({ kind }) => kind === 'done')?.id;
  useEffect(() => {
    if (leaving === undefined) return;
    const timer = setTimeout(() => dismissToast(leaving), toastTime);
    return () => clearTimeout(timer);
  }, [leaving, latest]);
  return toasts.map(({ id, kind, text }) => (
    <div key={id} className="toast rev" {...(kind === 'fault' ? { role: 'alert' } : {})}>
      <Icon name={kind} />
      <span>{text}</span>
      <button className="ib" type="button" aria-label={t('shell.close')} onClick={() => dismissToast(id)}>
        <Icon name="close" />
      </button>
    </div>
  ));
}
