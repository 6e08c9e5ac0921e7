import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
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
  /** Key of what is filled in, which `formOfEntry` finds again in the browser’s history. */
  readonly form?: string;
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
  const { form, steps, current, go, check, finish, finishWord, savedAt, isUnsent, total, children } = props;
  const t = useWords();
  useUnsent(isUnsent);
  useBottomBar('form');
  const at = Math.max(
    0,
    steps.findIndex(({ key }) => key === current),
  );
  const [before, after] = [steps[at - 1], steps[at + 1]];
  const heading = useFocusOnChange(current);
  const goBack = useStepHistory(form ?? null, steps, current, go);
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
          <button className="button button--outline" type="button" onClick={() => goBack(before.key)}>
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

/** What an entry of the browser's history holds. */
interface StepEntry {
  /** Key of the form; null: it has none. */
  readonly form: string | null;
  readonly step: string;
  /** The step of the entry before it; null: none of this form. */
  readonly from: string | null;
  /** How many entries of this form are before it, since the page was loaded last: going back to those loads the page. */
  readonly depth: number;
}

/**
 * Each step is an entry of the browser's history, so that the browser's own button leads back a step and not out of the form.
 * Entries of a form that was discarded lead to the first step of the one that was begun in its place.
 * @returns goes to an earlier step, through the history where it is the entry before
 */
function useStepHistory(
  form: string | null,
  steps: readonly Step[],
  current: string,
  go: (key: string) => void,
) {
  const { key, search, state } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const entry = entryOf(state);
  /** The form that the steps are of; null: not begun. */
  const isBegun = useRef<{ readonly form: string | null } | null>(null);
  const place = (one: string) => steps.findIndex((step) => step.key === one);
  /** An entry of a form that was discarded shows the first step of the one that was begun instead. */
  const stepOf = (one: StepEntry) => (one.form === form ? one.step : (steps[0]?.key ?? current));
  const replace = (next: StepEntry) => void navigate({ search }, { replace: true, state: next });
  const follow = useEffectEvent(() => {
    if (isBegun.current === null || kind !== NavigationType.Pop || entry === null) return;
    const step = stepOf(entry);
    if (place(step) < 0) return;
    go(step);
    if (entry.form !== form) replace({ form, step, from: null, depth: entry.depth });
  });
  /** A page that was loaded by the browser's button shows the step of its entry, unless that would skip others. */
  const begin = () => {
    const named = entry === null ? current : stepOf(entry);
    const isEarlier = place(named) >= 0 && place(named) < place(current);
    const step = isEarlier ? named : current;
    if (isEarlier) go(step);
    const isSame = entry?.form === form && entry.step === step;
    replace({ form, step, from: isSame ? entry.from : null, depth: 0 });
  };
  const enter = useEffectEvent(() => {
    const before = isBegun.current;
    isBegun.current = { form };
    if (before === null) return begin();
    // Another form has been begun in its place: the entries of the one before are gone back over.
    if (before.form !== form) {
      if (entry === null || entry.depth === 0) replace({ form, step: current, from: null, depth: 0 });
      else void navigate(-entry.depth);
    } else if (entry?.step !== current)
      void navigate(
        { search },
        { state: { form, step: current, from: entry?.step ?? null, depth: (entry?.depth ?? 0) + 1 } },
      );
  });
  /** The next entry was left before it was drawn: to the router this one is shown all the time. */
  const stay = useEffectEvent(() => {
    if (isBegun.current !== null && entry !== null && shownKey() === key) go(stepOf(entry));
  });
  useEffect(() => follow(), [key]);
  useEffect(() => enter(), [current, form]);
  useEffect(() => {
    const moved = () => stay();
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  return (before: string) => {
    if (entry?.from === before) void navigate(-1);
    else go(before);
  };
}

/** Key of the form that an entry of the history was made by. @param state of the router's location */
export function formOfEntry(state: unknown): string | null {
  return entryOf(state)?.form ?? null;
}

function entryOf(state: unknown): StepEntry | null {
  if (typeof state !== 'object' || state === null) return null;
  const [form, step, from, depth]: unknown[] = ['form', 'step', 'from', 'depth'].map((name) =>
    Reflect.get(state, name),
  );
  if (typeof step !== 'string' || typeof depth !== 'number') return null;
  return {
    form: typeof form === 'string' ? form : null,
    step,
    from: typeof from === 'string' ? from : null,
    depth,
  };
}

/** The key that the router has given the entry of the history that the browser is at. */
function shownKey(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? Reflect.get(state, 'key') : null;
}

/** Milliseconds. Browsers go back within a page at once. */
const patience = 1000;

/** Goes back to the first entry of the form that is open, so that what replaces it is the only one left of a form that was sent. */
export async function leaveSteps(): Promise<void> {
  const state: unknown = history.state;
  const depth = typeof state === 'object' && state !== null ? entryOf(Reflect.get(state, 'state'))?.depth : 0;
  if (depth === undefined || depth === 0) return;
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(-depth);
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, patience))]);
}
