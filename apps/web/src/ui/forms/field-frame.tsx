import type { ReactNode } from 'react';
import { useWords } from '../../lib/words/words.ts';
import './fields.css';

/** What every field takes. `value` and `onChange` are its own. */
export interface FieldProps<V> {
  /** Name in the form; with a path of dots in a list (`teams.0.name`). The element's id is made of it. */
  readonly name: string;
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** The sentence that says what is wrong; the field is marked by it. */
  readonly error?: ReactNode;
  /** Said below the field, whatever its state. */
  readonly hint?: ReactNode;
  /** What its number counts, beside the field: `min`, `days`. */
  readonly unit?: string | undefined;
  /** Fields are required unless they say so; `unsaid`: where all may be empty, their names do not repeat it. */
  readonly optional?: boolean | 'unsaid';
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
}

export function fieldId(name: string): string {
  return `f-${name}`;
}

interface FieldFrameProps extends Pick<
  FieldProps<never>,
  'name' | 'label' | 'error' | 'hint' | 'unit' | 'optional'
> {
  readonly children: ReactNode;
}

/** Label above, hint and error below, associated with the element in between, which takes `fieldAttributes`. */
export function FieldFrame(props: FieldFrameProps) {
  const { name, label, error, hint, unit, optional = false, children } = props;
  const t = useWords();
  const id = fieldId(name);
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        {label}
        {optional === true ? <span className="muted"> ({t('signedIn.optional')})</span> : null}
      </label>
      {unit === undefined ? (
        children
      ) : (
        <span className="field-with-unit">
          {children}
          <span id={`${id}-unit`}>{unit}</span>
        </span>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

interface FieldNotesProps extends Pick<FieldProps<never>, 'hint' | 'error'> {
  /** Of the element that they are about. */
  readonly id: string;
}

/** What is said below a field. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint ? (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <div className="field-error" id={`${id}-error`}>
          {error}
        </div>
      ) : null}
    </>
  );
}

/** Attributes that associate an element with its frame. */
export function fieldAttributes(props: Omit<FieldProps<never>, 'value'>) {
  const { name, error, hint, unit, optional, disabled } = props;
  const id = fieldId(name);
  const described = [unit ? `${id}-unit` : '', hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(
    (part) => part !== '',
  );
  return {
    id,
    name,
    required: optional === undefined || optional === false,
    disabled: disabled ?? false,
    'aria-invalid': Boolean(error),
    ...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') }),
  };
}
