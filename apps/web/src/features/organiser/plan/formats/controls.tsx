import './controls.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly change: (value: number) => void;
}

/** A small number with steps; arrow keys step, too. */
export function Stepper({ label, value, min, max, change }: StepperProps) {
  return (
    <label className="format-field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => {
          const next = target.valueAsNumber;
          if (Number.isInteger(next)) change(Math.min(max, Math.max(min, next)));
        }}
      />
    </label>
  );
}

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
}

export function Check({ label, checked, change }: CheckProps) {
  return (
    <label className="format-check">
      <input type="checkbox" checked={checked} onChange={({ target }) => change(target.checked)} />
      {label}
    </label>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly choose: (value: string) => void;
}

export function Pick({ label, value, options, choose }: PickProps) {
  return (
    <label className="format-field">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
