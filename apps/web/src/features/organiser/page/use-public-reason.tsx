import type { OperationName } from '@sevenmetre/contract/operations';
import { useRef } from 'react';
import type { Outcome } from '../../../lib/queries/call.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { ReasonField } from './reason-field.tsx';
import './organiser.css';

const shortest = 3;
const longest = 200;

interface Question {
  readonly title: string;
  readonly text: string;
  /** On the button. */
  readonly confirm: string;
}

/** Asks for a reason that is published, until there is one. null: no. */
export function useAskPublicReason(): (question: Question) => Promise<string | null> {
  const t = useWords();
  const confirm = useConfirm();
  const typed = useRef('');
  const keep = (reason: string) => {
    typed.current = reason;
  };
  return async ({ title, text, confirm: word }) => {
    typed.current = '';
    let isShort = false;
    for (;;) {
      const field = (
        <ReasonField
          id="f-public-reason"
          label={t('signedIn.publicReason.label')}
          text={text}
          hint={t('signedIn.publicReason.hint')}
          isWrong={isShort}
          longest={longest}
          typed={() => typed.current}
          onType={keep}
        />
      );
      const question = { title, text: field, confirm: word, reject: t('signedIn.form.back') };
      if (!(await confirm({ kind: 'warning', ...question }))) return null;
      const reason = typed.current.trim().replaceAll(/\s+/g, ' ');
      if (reason.length >= shortest) return reason;
      isShort = true;
    }
  };
}

/**
 * Makes a call that may change groups that were drawn in public: if they were, it asks for the public reason and
 * repeats the call with it.
 */
export function usePublicReason(): <N extends OperationName>(
  call: (publicReason: string | null) => Promise<Outcome<N>>,
) => Promise<Outcome<N>> {
  const t = useWords();
  const ask = useAskPublicReason();
  return async (call) => {
    const outcome = await call(null);
    if (outcome.ok || outcome.failure.kind !== 'refused') return outcome;
    const { code, details } = outcome.failure;
    if (code !== 'draw-reason-missing') return outcome;
    const { categories } = details;
    const category = Array.isArray(categories) ? categories.join(', ') : '';
    const title = t('signedIn.publicReason.title');
    const text = t('signedIn.publicReason.text', { category });
    const reason = await ask({ title, text, confirm: t('signedIn.publicReason.confirm') });
    return reason === null ? outcome : call(reason);
  };
}
