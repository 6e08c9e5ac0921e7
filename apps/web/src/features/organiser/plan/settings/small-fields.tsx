import { useState } from 'react';
import { timeText } from '../clock.ts';

interface SmallFieldProps<V> {
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** A time of the day in a table; what is no time is marked and not taken over. Minutes since midnight. */
export function TimeField({ label, value, onChange }: SmallFieldProps<number>) {
  const [typed, setTyped] = useState<string | null>(null);
  const minutes = typed === null ? value : minutesOf(typed);
  return (
    <input
      className="small-field"
      aria-label={label}
      aria-invalid={minutes === null}
      value={typed ?? timeText(value)}
      onChange={(event) => {
        const text = event.target.value;
        const read = minutesOf(text);
        setTyped(text);
        if (read !== null) onChange(read);
      }}
      onBlur={() => {
        if (minutes !== null) setTyped(null);
      }}
    />
  );
}

interface WholeFieldProps extends SmallFieldProps<number> {
  readonly min: number;
  readonly max: number;
}

/** A whole number in a table; what is none, or too small or large, is marked and not taken over. */
export function WholeField({ label, value, onChange, min, max }: WholeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isGood = (text: string) => /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return (
    <input
      className="small-field"
      inputMode="numeric"
      aria-label={label}
      aria-invalid={typed !== null && !isGood(typed)}
      value={typed ?? String(value)}
      onChange={(event) => {
        const text = event.target.value.trim();
        setTyped(text);
        if (isGood(text)) onChange(Number(text));
      }}
      onBlur={() => {
        if (typed !== null && isGood(typed)) setTyped(null);
      }}
    />
  );
}

/** Minutes since midnight of "8:30", "8.30" or "8"; null: no time. */
export function minutesOf(text: string): number | null {
  const parts = /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*$/.exec(text);
  if (!parts) return null;
  const minutes = Number(parts[1]) * 60 + Number(parts[2] ?? 0);
  return Number(parts[2] ?? 0) < 60 && minutes <= 1440 ? minutes : null;
}
