import { useState } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { FieldFrame, fieldAttributes } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';

/** A number or nothing. What is typed and is no number stays visible and counts as NaN, which no check lets pass. */
export function NumberField(props: FieldProps<number | null>) {
  const { value, onChange, onBlur } = props;
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | null } | null>(null);
  const text = typed !== null && Object.is(typed.value, value) ? typed.text : textOf(value);
  const change = (next: string) => {
    const number = numberOf(next);
    setTyped({ text: next, value: number });
    onChange(number);
  };
  return (
    <FieldFrame {...props}>
      <input
        {...fieldAttributes(props)}
        className="input"
        type="text"
        inputMode="decimal"
        value={text}
        onChange={(event) => change(event.target.value)}
        {...(onBlur ? { onBlur } : {})}
      />
    </FieldFrame>
  );
}

interface QuantityFieldProps extends FieldProps<number> {
  readonly min?: number;
  readonly max?: number;
}

/** A count with a button for one less and one more. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, value, onChange, min = 0, max = 999, disabled = false } = props;
  const t = useWords();
  const known = Number.isFinite(value) ? value : min;
  const step = (by: number) => onChange(Math.min(max, Math.max(min, known + by)));
  return (
    <FieldFrame {...props}>
      <div className="quantity">
        <button
          type="button"
          aria-label={`${label}: ${t('signedIn.form.less')}`}
          disabled={disabled || known <= min}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          {...fieldAttributes(props)}
          type="text"
          inputMode="numeric"
          value={Number.isFinite(value) ? String(value) : ''}
          onChange={(event) => onChange(numberOf(event.target.value) ?? min)}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          aria-label={`${label}: ${t('signedIn.form.more')}`}
          disabled={disabled || known >= max}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
    </FieldFrame>
  );
}

function textOf(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value);
}

/** With a decimal point or a decimal comma; blanks between thousands are let pass. */
function numberOf(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return plain === '' ? null : Number(plain);
}
