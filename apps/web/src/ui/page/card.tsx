import { useId } from 'react';
import type { ReactNode } from 'react';

interface CardProps {
  readonly title: string;
  /** Beside the title: a badge or the card's one action. */
  readonly aside?: ReactNode;
  /** Columns of twelve on a wide screen; a phone has one. */
  readonly span?: 3 | 4 | 5 | 6 | 7 | 8 | 12;
  /** What an address names after `#`; the card brings itself into sight with `useHashTarget`. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** A block of a match sheet: an ink rule under its title, no border, no shadow. */
export function Card({ title, aside, span = 12, anchor, children }: CardProps) {
  const id = useId();
  return (
    <section id={anchor} className={`card card--columns-${span}`} aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Cards side by side. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="card-grid">{children}</div>;
}

interface FactsProps {
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names at the left, values at the right. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className="fact-list">
      {rows.map(([name, value], index) => (
        // Names may repeat, such as two fees of one kind.
        <div key={`${index} ${name}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How much of a whole is there; the number stands beside it. */
export function Bar({ part, of }: { part: number; of: number }) {
  const width = of <= 0 ? 0 : Math.max(0, Math.min(1, part / of));
  return (
    <svg className="progress-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0h${width * 100}v4h-${width * 100}z`} />
    </svg>
  );
}
