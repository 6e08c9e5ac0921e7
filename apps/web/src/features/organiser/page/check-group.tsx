import { useId } from 'react';
import type { ReactNode } from 'react';
import '../../../ui/forms/fields.css';

interface CheckOption<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

interface CheckGroupProps<V extends string> {
  readonly legend: string;
  readonly hint?: string;
  readonly options: readonly CheckOption<V>[];
  readonly chosen: readonly V[];
  readonly change: (chosen: V[]) => void;
  readonly disabled?: boolean;
  /** Short words stand side by side. */
  readonly inline?: boolean;
  /** The legend says no more than the title above. */
  readonly titled?: boolean;
}

/** Any of a few, in the order of the options. */
export function CheckGroup<V extends string>(props: CheckGroupProps<V>) {
  const { legend, hint, options, chosen, change, disabled = false, inline = false, titled = false } = props;
  const id = useId();
  const toggle = (value: V, on: boolean) =>
    change(
      options
        .map((option) => option.value)
        .filter((known) => (known === value ? on : chosen.includes(known))),
    );
  return (
    <fieldset className={`check-group${inline ? ' check-group--inline' : ''}`} disabled={disabled}>
      <legend className={titled ? 'visually-hidden' : ''}>{legend}</legend>
      <div>
        {options.map(({ value, label, hint: more, disabled: off = false }) => (
          <div className="check-field" key={value}>
            <input
              id={`${id}-${value}`}
              type="checkbox"
              checked={chosen.includes(value)}
              disabled={off}
              {...(more === undefined ? {} : { 'aria-describedby': `${id}-${value}-hint` })}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <label htmlFor={`${id}-${value}`}>{label}</label>
            {more === undefined ? null : (
              <div className="field-hint" id={`${id}-${value}-hint`}>
                {more}
              </div>
            )}
          </div>
        ))}
      </div>
      {hint === undefined ? null : <div className="field-hint">{hint}</div>}
    </fieldset>
  );
}
