import { useId } from 'react';
import './money-bar.css';

const kinds = ['paid', 'owed', 'overdue'] as const;

/** Amounts of one currency, in minor units. */
type MoneyParts = Readonly<Partial<Record<(typeof kinds)[number], number>>>;

/** What is paid, owed in time and overdue, as parts of their sum; the amounts stand beside it. */
export function MoneyBar({ parts }: { parts: MoneyParts }) {
  const pattern = useId();
  const amounts = kinds.map((kind) => ({ kind, amount: Math.max(0, parts[kind] ?? 0) }));
  const whole = amounts.reduce((sum, { amount }) => sum + amount, 0);
  const percent = (amount: number) => `${whole === 0 ? 0 : (amount / whole) * 100}%`;
  return (
    <svg className="progress-bar money-bar" aria-hidden="true">
      <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="money-bar__stripes" d="M0 0v6" />
      </pattern>
      {amounts.map(({ kind, amount }, index) => (
        <rect
          key={kind}
          className={kind === 'overdue' ? 'money-bar__overdue' : undefined}
          fill={kind === 'owed' ? `url(#${pattern})` : undefined}
          x={percent(amounts.slice(0, index).reduce((sum, before) => sum + before.amount, 0))}
          width={percent(amount)}
          height="100%"
        />
      ))}
    </svg>
  );
}
