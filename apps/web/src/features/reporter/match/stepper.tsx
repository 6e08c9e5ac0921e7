interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly change: (value: number) => void;
  readonly min?: number;
  readonly max: number;
  /** Digits that are always shown. */
  readonly digits?: number;
}

/** A number with a large minus and plus. */
export function Stepper({ label, value, change, min = 0, max, digits = 2 }: StepperProps) {
  const to = (next: number) => change(Math.min(Math.max(next, min), max));
  return (
    <div className="rp-step" role="group" aria-label={label}>
      <button className="rp-btn" type="button" aria-label={`${label} −1`} onClick={() => to(value - 1)}>
        −
      </button>
      <output aria-label={label}>{String(value).padStart(digits, '0')}</output>
      <button className="rp-btn" type="button" aria-label={`${label} +1`} onClick={() => to(value + 1)}>
        +
      </button>
    </div>
  );
}
