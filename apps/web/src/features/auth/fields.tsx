import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../lib/words.ts';

interface FieldProps {
  readonly name: string;
  readonly type: 'email' | 'password' | 'text';
  readonly label: string;
  readonly autoComplete: string;
  readonly fault: string | null;
  readonly children?: ReactNode;
}

/** A labelled input whose fault is said beside it and read with it. */
export function Field({ name, type, label, autoComplete, fault, children }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="inp">
        <input
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={fault !== null}
          {...(fault === null ? {} : { 'aria-describedby': `${id}-fault` })}
        />
        {children}
      </div>
      {fault === null ? null : (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly fault: string | null;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, autoComplete, fault }: PasswordFieldProps) {
  const t = useWords();
  const [shown, setShown] = useState(false);
  return (
    <Field
      name="password"
      type={shown ? 'text' : 'password'}
      label={label}
      autoComplete={autoComplete}
      fault={fault}
    >
      <button className="ib" type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {t(shown ? 'auth.hidePassword' : 'auth.showPassword')}
      </button>
    </Field>
  );
}
