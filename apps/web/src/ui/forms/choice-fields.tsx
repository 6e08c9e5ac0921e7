import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { FieldFrame, FieldNotes, fieldAttributes, fieldId } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';

export interface Option<T extends string = string> {
  readonly value: T;
  readonly label: string;
  readonly disabled?: boolean;
}

interface OptionsProps<T extends string> extends FieldProps<T> {
  readonly options: readonly Option<Exclude<T, ''>>[];
  /** The word for '', nothing chosen; where '' is no value, there is none. */
  readonly none?: '' extends T ? string | undefined : never;
  /**
   * Takes a value that was reached with arrows or letters, instead of `onChange`: in a closed list each value on the way is one. Enter
   * then gives the value to `onChange`.
   */
  readonly onPass?: (value: T) => void;
}

/** One of a few, by the browser's own list. */
export function ListField<T extends string>(props: OptionsProps<T>) {
  const { value, onChange, onBlur, onPass, options, none } = props;
  /** Whether another key than those that open the list was pressed last, so that it changes while it is closed. */
  const isWalking = useRef(false);
  const hasPassed = useRef(false);
  const choose = (chosen: string) => {
    const found = (options.find((option) => option.value === chosen)?.value ?? '') as T;
    hasPassed.current = isWalking.current && onPass !== undefined;
    if (hasPassed.current) onPass?.(found);
    else onChange(found);
  };
  const press = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (key === 'Enter' && hasPassed.current) {
      event.preventDefault();
      hasPassed.current = false;
      onChange(value);
    }
    isWalking.current = key !== 'Enter' && key !== ' ' && !altKey;
  };
  return (
    <FieldFrame {...props}>
      <select
        {...fieldAttributes(props)}
        className="input"
        value={value}
        onChange={(event) => choose(event.target.value)}
        onKeyDown={press}
        onPointerDown={() => {
          isWalking.current = false;
        }}
        {...(onBlur ? { onBlur } : {})}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A yes or no; its label may hold links. */
export function CheckField(props: Omit<FieldProps<boolean>, 'label'> & { readonly label: ReactNode }) {
  const { name, label, value, onChange, error, hint } = props;
  const id = fieldId(name);
  return (
    <div className="field">
      <div className="check-field">
        <input
          {...fieldAttributes({ optional: true, ...props, label: '' })}
          type="checkbox"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

interface PacksProps extends FieldProps<string> {
  readonly options: readonly (Option & { readonly text?: ReactNode })[];
}

/** One of a few that need a word of explanation: each a block, the chosen one in lime. */
export function PackField(props: PacksProps) {
  const { name, label, value, onChange, options, error, hint } = props;
  const id = fieldId(name);
  return (
    <fieldset className="field packages" id={id} tabIndex={-1} aria-invalid={Boolean(error)}>
      <legend>{label}</legend>
      <div className="package">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
            />
            <b>{option.label}</b>
            {option.text === undefined ? null : <span className="field-hint">{option.text}</span>}
          </label>
        ))}
      </div>
      {hint ? <div className="field-hint">{hint}</div> : null}
      {error ? <div className="field-error">{error}</div> : null}
    </fieldset>
  );
}
