import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

interface HoldButtonProps {
  readonly className?: string;
  readonly held: () => void;
  /** Enter or the space bar: a keyboard cannot hold safely, so it is asked. */
  readonly asked: () => void;
  /** Called for a tap that was too short, to explain how to hold. */
  readonly tapped?: () => void;
  readonly disabled?: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Milliseconds; the bar in the style sheet fills as long. */
const holdTime = 700;

/** Acts only when held until its bar is full, so that stray touches do nothing. */
export function HoldButton({
  className = '',
  held,
  asked,
  tapped,
  disabled,
  label,
  children,
}: HoldButtonProps) {
  const [isHolding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const begin = () => {
    clearTimeout(timer.current);
    setHolding(true);
    timer.current = setTimeout(() => {
      setHolding(false);
      timer.current = undefined;
      held();
    }, holdTime);
  };
  const end = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    setHolding(false);
    tapped?.();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) asked();
  };
  return (
    <button
      className={`reporter-button hold-button ${isHolding ? 'holding' : ''} ${className}`}
      type="button"
      aria-label={label}
      disabled={disabled}
      onPointerDown={(event) => {
        if (event.button === 0) begin();
      }}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        // Screen readers press without pointer or key.
        if (event.detail === 0 && !isHolding) asked();
      }}
      onKeyDown={key}
    >
      {children}
    </button>
  );
}
