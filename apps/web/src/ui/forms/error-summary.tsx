import { useEffect, useRef } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { fieldId } from './field-frame.tsx';

export interface NamedError {
  /** The field's name. */
  readonly field: string;
  readonly label: string;
  readonly text: string;
}

/**
 * What keeps a form from being sent, each leading to its field. It takes the focus at each new `attempt`, never because
 * an error follows what is typed.
 */
export function ErrorSummary({ errors, attempt }: { errors: readonly NamedError[]; attempt: number }) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div className="banner tone-bad" role="alert" tabIndex={-1} ref={box}>
      <div>
        <b>{t('signedIn.form.errors', { count: errors.length })}</b>
        <ul className="error-list">
          {errors.map(({ field, label, text }) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(field))?.focus();
                }}
              >
                {label}: {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
