import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../../lib/browser/use-is-narrow.ts';
import { usePrinting } from '../../lib/browser/use-printing.ts';
import './folded-card.css';

/** Of parts that fold on a phone one is open at a time. @param first open until another one is, or none; null: none */
export function useOneOpen<K extends string | number>(first: K | null) {
  const [chosen, choose] = useState<K | null | undefined>(undefined);
  const open = chosen === undefined ? first : chosen;
  return (key: K): Fold => ({ isOpen: open === key, toggle: () => choose(open === key ? null : key) });
}

export interface Fold {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Whether parts of a page fold: on a phone, and not on paper. */
export function useFolds(): boolean {
  const isNarrow = useIsNarrow();
  return !usePrinting() && isNarrow;
}

interface FoldPressProps {
  readonly fold: Fold;
  /** Id of the sentence about what is inside. */
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** The name of a part, which opens and folds it; the head around it (`fold-head`) can be pressed, too. */
export function FoldPress({ fold: { isOpen, toggle }, describedBy, children }: FoldPressProps) {
  const press = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // What was open above it has folded and has taken the name out of the window.
    if (isOpen && !wasOpen.current) press.current?.scrollIntoView({ block: 'nearest' });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <button
      ref={press}
      type="button"
      className="fold-press"
      aria-expanded={isOpen}
      aria-describedby={describedBy}
      onClick={toggle}
    >
      <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
      {children}
    </button>
  );
}

interface FoldedCardProps {
  readonly title: string;
  /** What is inside, in a sentence that is read instead of opening it. */
  readonly summary: ReactNode;
  /** undefined: it does not fold, as in a panel whose tabs lead to its parts. */
  readonly fold: Fold | undefined;
  /** Beside the title of the open card. */
  readonly aside?: ReactNode;
  /** Columns of twelve on a wide screen. */
  readonly span?: 6 | 12;
  readonly children: ReactNode;
}

/** A card that is its title and a sentence on a phone until it is opened; what was typed in it stays. Elsewhere it is as others. */
export function FoldedCard({ title, summary, fold, aside, span = 12, children }: FoldedCardProps) {
  const id = useId();
  const folds = useFolds();
  const isFolded = folds && fold !== undefined && !fold.isOpen;
  return (
    <section className={`card card--columns-${span}`} aria-labelledby={id} data-folded={isFolded}>
      <div className="card__head fold-head">
        <h2 id={id}>
          {folds && fold !== undefined ? (
            <FoldPress fold={fold} describedBy={isFolded ? `${id}-summary` : undefined}>
              {title}
            </FoldPress>
          ) : (
            title
          )}
        </h2>
        {isFolded ? (
          <p className="fold-summary" id={`${id}-summary`}>
            {summary}
          </p>
        ) : (
          aside
        )}
      </div>
      <div className="fold-body" hidden={isFolded}>
        {children}
      </div>
    </section>
  );
}
