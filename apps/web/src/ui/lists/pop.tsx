import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Icon } from '../icon.tsx';
import './pop.css';

interface PopProps {
  /** On the button. */
  readonly face: ReactNode;
  readonly label?: string;
  readonly className: string;
  /** Where a key or a press elsewhere in the list opens it: the name of the part. */
  readonly part: string;
  readonly title: string;
  readonly align?: 'start' | 'end';
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button with a box of choices below it; on a phone a sheet at the bottom with its title and a button that closes it. Escape and
 * a press elsewhere close it, and the focus returns to the button.
 */
export function Pop({ face, label, className, part, title, align = 'start', children }: PopProps) {
  const t = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const opener = button.current;
    root.current
      ?.querySelector<HTMLElement>('.list-pop__box :is(input, select, button:not(.list-pop__close))')
      ?.focus();
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', escape, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', escape, { capture: true });
      opener?.focus();
    };
  }, [isOpen]);
  return (
    <div className="list-pop" ref={root}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={isOpen}
        aria-controls={id}
        data-part={part}
        {...(label === undefined ? {} : { 'aria-label': label })}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen ? (
        <div id={id} className="list-pop__box" data-align={align} role="group" aria-label={title}>
          <div className="list-pop__head">
            <b>{title}</b>
            <button
              type="button"
              className="list-pop__close"
              aria-label={t('organiser.list.close')}
              onClick={() => setOpen(false)}
            >
              <Icon name="close" />
            </button>
          </div>
          {children(() => setOpen(false))}
        </div>
      ) : null}
    </div>
  );
}
