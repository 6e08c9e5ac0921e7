import { useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import './row-menu.css';

interface RowMenuProps {
  /** Whom or what the choices are about. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * What can be done with one row, behind "…" and the key M. The box is above everything, so that no row cuts it off; Escape and a press
 * elsewhere close it, and so does a choice.
 */
export function RowMenu({ label, children }: RowMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const place = () => {
    const at = button.current?.getBoundingClientRect();
    const { current } = box;
    if (!at || !current) return;
    const top = Math.min(at.bottom + 4, window.innerHeight - current.offsetHeight - 8);
    current.style.top = `${Math.max(8, top)}px`;
    current.style.left = `${Math.max(8, at.right - current.offsetWidth)}px`;
    current.querySelector<HTMLElement>('a, button')?.focus();
  };
  const choose = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button') !== null) box.current?.hidePopover();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="row-menu"
        data-part="menu"
        aria-label={label}
        popoverTarget={id}
      >
        <span aria-hidden="true">…</span>
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="group"
        className="row-menu__box"
        aria-label={label}
        onToggle={({ newState }) => (newState === 'open' ? place() : undefined)}
        onClickCapture={choose}
      >
        {children}
      </div>
    </>
  );
}
