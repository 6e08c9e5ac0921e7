import { useRef } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { useConfirm } from '../../../../ui/dialogs/confirm-host.tsx';
import type { Operator } from './use-operator.ts';
import '../../page/organiser.css';

const shortest = 3;

/** Ends a draw for good, with a reason for the log. */
export function StopButton({ category, operator }: { category: string; operator: Operator }) {
  const t = useWords();
  const confirm = useConfirm();
  const reason = useRef('');
  const ask = async () => {
    reason.current = '';
    const text = (
      <div className="organiser__reason">
        <p>{t('draws.public.stopText')}</p>
        <textarea
          className="input"
          aria-label={t('draws.public.stopReason')}
          rows={3}
          maxLength={300}
          onChange={({ target }) => {
            reason.current = target.value;
          }}
        />
      </div>
    );
    const title = t('draws.public.stopTitle');
    if (!(await confirm({ kind: 'warning', title, text, confirm: t('draws.public.stop') }))) return;
    const typed = reason.current.trim().replaceAll(/\s+/g, ' ');
    if (typed.length >= shortest) operator.stop(typed);
  };
  return (
    <button className="button button--outline button--danger" type="button" onClick={() => void ask()}>
      {t('draws.public.stop')}
      <span className="visually-hidden"> {category}</span>
    </button>
  );
}
