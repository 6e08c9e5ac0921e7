import { useRef } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { ReasonField } from './reason-field.tsx';

const longest = 1000;

interface ReasonWords {
  /** What becomes of the reason. */
  readonly hint: string;
  /** On the button; left out: the title. */
  readonly confirm?: string;
  /** What the reason usually is, to be written over. */
  readonly proposed?: () => Promise<string>;
}

/** Asks before something is done to a record; what needs a reason asks until there is one. null: no. */
export function useAskReason({ hint, confirm: word, proposed }: ReasonWords): (
  title: string,
  text: string,
  needsReason: boolean,
  /** Of the one record that it is about, where the title does not name it. */
  name?: string,
) => Promise<{ readonly reason: string | null } | null> {
  const t = useWords();
  const confirm = useConfirm();
  const typed = useRef('');
  return async (title, consequence, needsReason, name) => {
    const text = sentence(consequence);
    const question = {
      title:
        name === undefined ? title : t('registrations.bulk.of', { action: title.replace(/…$/, ''), name }),
      confirm: word ?? title,
      reject: t('signedIn.form.back'),
      kind: needsReason ? ('warning' as const) : ('default' as const),
    };
    if (!needsReason) return (await confirm({ ...question, text })) ? { reason: null } : null;
    typed.current = (await proposed?.().catch(() => '')) ?? '';
    const keep = (reason: string) => {
      typed.current = reason;
    };
    let error: string | null = null;
    for (;;) {
      const field = (
        <ReasonField
          id="f-reason"
          label={t('registrations.bulk.reason')}
          text={text}
          hint={error ?? hint}
          isWrong={error !== null}
          longest={longest}
          typed={() => typed.current}
          onType={keep}
        />
      );
      if (!(await confirm({ ...question, text: field }))) return null;
      if (typed.current.trim() !== '') return { reason: typed.current.trim() };
      error = t('signedIn.error.required');
    }
  };
}

/** What stands after a colon elsewhere begins a paragraph here. */
function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
