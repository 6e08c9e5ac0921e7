import { useRef } from 'react';
import { useWords } from '../../lib/words.ts';
import { useConfirm } from '../../ui/zone/confirm-host.tsx';

/** Asks before something is done to registrations; declining asks for a reason until there is one. null: no. */
export function useAskReason(): (
  title: string,
  text: string,
  needsReason: boolean,
) => Promise<{ readonly reason: string | null } | null> {
  const t = useWords();
  const confirm = useConfirm();
  const typed = useRef('');
  return async (title, text, needsReason) => {
    const question = {
      title,
      confirm: title,
      reject: t('zone.form.back'),
      kind: needsReason ? ('warning' as const) : ('default' as const),
    };
    if (!needsReason) return (await confirm({ ...question, text })) ? { reason: null } : null;
    typed.current = '';
    const keep = (reason: string) => {
      typed.current = reason;
    };
    let fault: string | null = null;
    for (;;) {
      const field = <ReasonField text={text} fault={fault} typed={typed.current} onType={keep} />;
      if (!(await confirm({ ...question, text: field }))) return null;
      if (typed.current.trim() !== '') return { reason: typed.current.trim() };
      fault = t('backOffice.bulk.reasonMissing');
    }
  };
}

interface ReasonFieldProps {
  readonly text: string;
  readonly fault: string | null;
  readonly typed: string;
  readonly onType: (reason: string) => void;
}

function ReasonField({ text, fault, typed, onType }: ReasonFieldProps) {
  const t = useWords();
  return (
    <div className="z-bo-reason">
      <p>{text}</p>
      <label htmlFor="f-reason">{t('backOffice.bulk.reason')}</label>
      <textarea
        id="f-reason"
        className="z-inp"
        rows={3}
        maxLength={1000}
        required
        aria-invalid={fault !== null}
        aria-describedby="f-reason-hint"
        defaultValue={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <p id="f-reason-hint" className={fault === null ? 'mu' : 'z-err'}>
        {fault ?? t('backOffice.bulk.reasonHint')}
      </p>
    </div>
  );
}
