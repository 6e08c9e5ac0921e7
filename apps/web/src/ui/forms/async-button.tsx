import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { Icon } from '../icon.tsx';
import { focusNear } from './focus-near.ts';

interface AsyncButtonProps {
  /** What the press does. `false` shows a failure, `true` a success, nothing shows nothing; a rejection is a failure. */
  readonly action: () => Promise<boolean | undefined>;
  readonly children: ReactNode;
  /** `quiet` has no frame: the lesser of two answers in a row. */
  readonly look?: 'primary' | 'plain' | 'danger' | 'quiet';
  readonly disabled?: boolean;
  /** Shows the busy state for at least half a second, so that it never flickers and a second press does nothing. */
  readonly throttled?: boolean;
  /** Enter in a field of its form presses it. */
  readonly submits?: boolean;
  /** Milliseconds that the result is shown. */
  readonly resultTime?: number;
  readonly label?: string;
  /** The key that presses it in its list. */
  readonly shortcut?: string;
  /** Keys that lead on from it. */
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
}

type Phase = 'idle' | 'busy' | 'done' | 'failed';

/** Milliseconds after which the sign of being busy is cleared with throttling on, and those of the result (specified). */
export const busyTime = 500;
export const shownTime = 1500;

/** A button that is busy while its action runs, ignores presses meanwhile, and then shows the result for a moment. */
export function AsyncButton(props: AsyncButtonProps) {
  const { action, children, look = 'primary', disabled = false, label, shortcut } = props;
  const { throttled = true, resultTime = shownTime, submits = false, onKeyDown } = props;
  const t = useWords();
  const { phase, press } = usePhase(action, throttled, resultTime);
  const button = useKeptFocus();
  const said = {
    idle: '',
    busy: 'signedIn.button.busy',
    done: 'signedIn.button.done',
    failed: 'signedIn.button.failed',
  } as const;
  const word = said[phase];
  return (
    <button
      ref={button}
      onKeyDown={onKeyDown}
      className={`button busy-button${look === 'primary' ? '' : ' button--outline'}${look === 'danger' ? ' button--danger' : ''}${look === 'quiet' ? ' button--quiet' : ''}`}
      type={submits ? 'submit' : 'button'}
      aria-disabled={disabled || phase === 'busy'}
      aria-busy={phase === 'busy'}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
      data-phase={phase}
      onClick={(event) => {
        event.preventDefault();
        if (!disabled) void press();
      }}
    >
      <span className="busy-button__face">{children}</span>
      {phase === 'busy' ? <span className="busy-button__spinner" aria-hidden="true" /> : null}
      {phase === 'done' ? <Icon name="done" /> : null}
      {phase === 'failed' ? <Icon name="error" /> : null}
      <span className="visually-hidden" role="status">
        {word === '' ? '' : t(word)}
      </span>
    </button>
  );
}

/** Moves the focus when a button is removed by its own press. */
function useKeptFocus() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      if (shown && document.activeElement === shown) queueMicrotask(focusNear(shown));
    };
  }, []);
  return button;
}

function usePhase(action: AsyncButtonProps['action'], throttled: boolean, resultTime: number) {
  const [phase, setPhase] = useState<Phase>('idle');
  const busy = useRef(false);
  const here = useRef(true);
  const timer = useRef(0);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      clearTimeout(timer.current);
    };
  }, []);
  const press = async () => {
    if (busy.current) return;
    busy.current = true;
    clearTimeout(timer.current);
    setPhase('busy');
    const atLeast = throttled ? new Promise((resolve) => setTimeout(resolve, busyTime)) : null;
    const result = await action().catch(() => false);
    await atLeast;
    busy.current = false;
    if (!here.current) return;
    setPhase(result === undefined ? 'idle' : result ? 'done' : 'failed');
    timer.current = window.setTimeout(() => setPhase('idle'), resultTime);
  };
  return { phase, press };
}
