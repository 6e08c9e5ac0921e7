import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { clockText } from '../../lib/time/moments.ts';
import { useWords } from '../../lib/words/words.ts';
import { useBottomBar } from '../use-bottom-bar.ts';
import { AsyncButton } from './async-button.tsx';
import './step-form.css';
import { useUnsent } from '../../lib/drafts/unsaved.ts';

interface Step {
  readonly key: string;
  readonly title: string;
}

interface StepFormProps {
  readonly steps: readonly Step[];
  /** Key of the step that is shown. */
  readonly current: string;
  readonly go: (key: string) => void;
  /** Checks the step that is left; false keeps it, and the page shows its errors. */
  readonly check: () => boolean;
  /** Sends the whole; `false` when it was refused. */
  readonly finish: () => Promise<boolean | undefined>;
  readonly finishWord?: string;
  /** When the draft was kept last, milliseconds UTC; null: not at all. */
  readonly savedAt: number | null;
  /** Something was typed that has not been sent: the browser asks before it leaves. */
  readonly isUnsent: boolean;
  /** At the left of the buttons, always visible: the running total. */
  readonly total?: ReactNode;
  readonly children: ReactNode;
}

/** A form in steps: where one is, back and continue always in the same place, what is typed kept as one types. */
export function StepForm(props: StepFormProps) {
  const { steps, current, go, check, finish, finishWord, savedAt, isUnsent, total, children } = props;
  const t = useWords();
  useUnsent(isUnsent);
  useBottomBar('form');
  const at = Math.max(
    0,
    steps.findIndex(({ key }) => key === current),
  );
  const [before, after] = [steps[at - 1], steps[at + 1]];
  const heading = useFocusOnChange(current);
  const forward = () => {
    if (after && check()) go(after.key);
  };
  return (
    <form
      className="step-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        forward();
      }}
    >
      {savedAt === null ? null : (
        <p className="muted">{t('signedIn.form.kept', { time: clockText(t, savedAt) })}</p>
      )}
      <StepList steps={steps} at={at} go={go} />
      <h2 className="visually-hidden" tabIndex={-1} ref={heading}>
        {t('signedIn.form.step', { step: at + 1, of: steps.length })}: {steps[at]?.title}
      </h2>
      {children}
      <div className="step-form__foot">
        <div className="step-form__total">{total}</div>
        {before ? (
          <button className="button button--outline" type="button" onClick={() => go(before.key)}>
            {t('signedIn.form.back')}
          </button>
        ) : null}
        {after ? (
          <button className="button" type="submit">
            {t('signedIn.form.continue')}
          </button>
        ) : (
          <AsyncButton action={async () => (check() ? finish() : undefined)}>
            {finishWord ?? t('signedIn.form.finish')}
          </AsyncButton>
        )}
      </div>
    </form>
  );
}

/** Steps that lie behind can be gone back to; those ahead are reached by “Continue”. */
function StepList({ steps, at, go }: { steps: readonly Step[]; at: number; go: (key: string) => void }) {
  const t = useWords();
  return (
    <nav aria-label={t('signedIn.form.steps')}>
      <ol className="step-path">
        {steps.map(({ key, title }, index) => (
          <li
            key={key}
            className={index < at ? 'done' : ''}
            {...(index === at ? { 'aria-current': 'step' } : {})}
          >
            {index < at ? (
              <button type="button" onClick={() => go(key)}>
                {index + 1} <span>{title}</span>
              </button>
            ) : (
              <span>
                {index + 1} <span>{title}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A new step is read out from its beginning, and seen from it. */
function useFocusOnChange(current: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
    scrollTo(0, 0);
  }, [current]);
  return heading;
}
