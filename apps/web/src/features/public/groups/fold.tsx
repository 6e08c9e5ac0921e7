import { useState } from 'react';
import type { ReactNode } from 'react';

interface FoldProps {
  readonly question: string;
  /** Called while it is unfolded. */
  readonly children: () => ReactNode;
}

/**
 * A question whose answer is rendered when it is unfolded: few read it, and it would be a tenth of the page's
 * bytes.
 */
export function Fold({ question, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="fold"
      // Handles a fold that was opened before hydration.
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
