import { useState } from 'react';
import type { ReactNode } from 'react';

interface FoldProps {
  readonly question: string;
  /** Called while it is unfolded. */
  readonly children: () => ReactNode;
}

/** A question whose answer is drawn when it is unfolded: what few read is a tenth of the page's bytes. */
export function Fold({ question, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="fold"
      // Who unfolded it before the page worked is not left waiting.
      ref={(element) => {
        if (element?.open) setOpen(true);
      }}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{question}</summary>
      {isOpen ? <div>{children()}</div> : null}
    </details>
  );
}
