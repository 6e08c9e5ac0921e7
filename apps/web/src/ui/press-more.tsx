import type { ReactNode } from 'react';

interface PressMoreProps {
  readonly press: () => void;
  /** Of what the press shows and hides. */
  readonly expanded?: boolean;
  readonly children: ReactNode;
}

/** The action beside a heading. */
export function PressMore({ press, expanded, children }: PressMoreProps) {
  return (
    <button className="my-teams__more" type="button" onClick={press} aria-expanded={expanded}>
      {children}
    </button>
  );
}
