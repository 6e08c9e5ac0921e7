import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';

interface FieldProps {
  readonly name: string;
  readonly type: 'email' | 'password' | 'text';
  readonly label: string;
  readonly autoComplete: string;
  readonly error: string | null;
  /** Said under the field while there is no error. */
  readonly hint?: string;
  readonly initial?: string;
  /** Which keys a phone shows. */
  readonly inputMode?: 'numeric';
  /** The next step of what the reader has just sent: a phone keeps its keyboard open. */
  readonly takesFocus?: true;
  readonly children?: ReactNode;
}

/** A labelled input whose error is said beside it and read with it. */
export function Field(props: FieldProps) {
  const {
    name,
    type,
    label,
    autoComplete,
    error,
    hint,
    initial = '',
    inputMode,
    takesFocus,
    children,
  } = props;
  const id = useId();
  const said = error ?? hint;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <div className="sign-in__field">
      <label htmlFor={id}>{label}</label>
      <div className="sign-in__input">
        <input
          ref={input}
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          autoCapitalize={autoComplete.endsWith('name') && autoComplete !== 'username' ? 'words' : 'none'}
          defaultValue={initial}
          spellCheck={false}
          required
          inputMode={inputMode}
          aria-invalid={error !== null}
          {...(said === undefined ? {} : { 'aria-describedby': `${id}-said` })}
        />
        {children}
      </div>
      {said === undefined ? null : (
        <p className={error === null ? 'sign-in__hint' : 'sign-in__error'} id={`${id}-said`}>
          {said}
        </p>
      )}
    </div>
  );
}

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error: string | null;
  readonly hint?: string;
  readonly initial?: string;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, autoComplete, error, hint, initial = '' }: PasswordFieldProps) {
  const t = useWords();
  const [shown, setShown] = useState(false);
  return (
    <Field
      name="password"
      type={shown ? 'text' : 'password'}
      label={label}
      autoComplete={autoComplete}
      error={error}
      initial={initial}
      {...(hint === undefined ? {} : { hint })}
    >
      <button className="icon-button" type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {t(shown ? 'signIn.hidePassword' : 'signIn.showPassword')}
      </button>
    </Field>
  );
}
