import { useState } from 'react';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly change: (value: number) => void;
  readonly min?: number;
  readonly max: number;
  /** Digits that are always shown. */
  readonly digits?: number;
}

/** A number with a large minus and plus; whoever has far to go types it. */
export function Stepper({ label, value, change, min = 0, max, digits = 2 }: StepperProps) {
  // What is being typed stands as it was typed, although it may not be a number of the half yet.
  const [typed, setTyped] = useState<string | null>(null);
  const to = (next: number) => change(Math.min(Math.max(next, min), max));
  const type = (text: string) => {
    const figures = text.replace(/\D/g, '').slice(-3);
    setTyped(figures);
    if (figures !== '') to(Number(figures));
  };
  return (
    <div className="reporter-step" role="group" aria-label={label}>
      <button
        className="reporter-button"
        type="button"
        aria-label={`${label} −1`}
        onClick={() => to(value - 1)}
      >
        −
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={typed ?? String(value).padStart(digits, '0')}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <button
        className="reporter-button"
        type="button"
        aria-label={`${label} +1`}
        onClick={() => to(value + 1)}
      >
        +
      </button>
    </div>
  );
}
