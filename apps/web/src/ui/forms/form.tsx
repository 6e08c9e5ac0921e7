import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useWords } from '../../lib/words/words.ts';
import { AsyncButton } from './async-button.tsx';
import { ConflictCard } from './conflict-card.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { UsedForm } from './use-form.ts';

interface FormProps<V extends object> {
  readonly form: UsedForm<V>;
  /** Its name for screen readers, where no heading says it. */
  readonly label?: string;
  /** Another arrangement than one field below the other. */
  readonly className?: string;
  /** With the words of the fields a long form lists its errors above, each leading to its field, and shows conflicts. */
  readonly nameOf?: (field: string) => string;
  /** A value of a conflict in words; without it as it is written. */
  readonly textOf?: (field: string, value: unknown) => string | undefined;
  /** What opened the form is gone: its first field takes the focus. */
  readonly takesFocus?: boolean;
  /** It has no button: it is stored when it is left. */
  readonly leaving?: Leaving;
  readonly children: ReactNode;
}

/** What a form without a button does. Escape shows what is stored; what is wrong does not take the focus back. */
export interface Leaving {
  /** A field was left, or Enter was pressed. */
  readonly save: () => void;
  /** Ctrl+Z or Cmd+Z was pressed while nothing is typed that the browser could take back. */
  readonly takeBack: () => void;
}

/** Fields and their button. Enter presses the button; after an attempt that was wrong the focus is on what is wrong. */
export function Form<V extends object>(props: FormProps<V>) {
  const { form, label, className = 'form', nameOf, textOf, takesFocus = false, leaving, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const { failedAttempts, rounds, errors, conflict } = form;
  useEffect(() => {
    if (takesFocus || rounds > 0)
      element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [takesFocus, rounds]);
  const takesErrors = nameOf === undefined && leaving === undefined;
  useEffect(() => {
    if (failedAttempts > 0 && takesErrors)
      element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failedAttempts, takesErrors]);
  return (
    <form
      ref={element}
      noValidate
      className={className}
      {...(label === undefined ? {} : { 'aria-label': label })}
      onSubmit={(event) => {
        event.preventDefault();
        leaving?.save();
      }}
      {...(leaving === undefined ? {} : leavingKeys(form, leaving))}
    >
      {nameOf === undefined ? null : (
        <ErrorSummary
          attempt={failedAttempts}
          errors={errors.map(({ field, text }) => ({
            field: form.field(field).name,
            text,
            label: nameOf(field),
          }))}
        />
      )}
      {conflict === null || nameOf === undefined ? null : (
        <ConflictCard {...conflict} nameOf={nameOf} {...(textOf === undefined ? {} : { textOf })} />
      )}
      {children}
    </form>
  );
}

/** Dialogs over a form, such as a calendar, are part of it; their keys are their own. */
function leavingKeys<V extends object>(form: UsedForm<V>, { save, takeBack }: Leaving) {
  return {
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      const field = target.closest('.field');
      if (field === null) return;
      // Beside a value that was refused are another try and the way out: on the way there nothing is sent.
      const around = form.errors.length > 0 ? currentTarget : field;
      if (!around.contains(relatedTarget)) save();
    },
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
      const { key, ctrlKey, metaKey, shiftKey, target } = event;
      if (target instanceof HTMLElement && target.closest('dialog') !== null) return;
      if (key === 'Escape' && form.isChanged) form.undo();
      else if (key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !form.isChanged) takeBack();
      else return;
      event.preventDefault();
    },
  };
}

interface SubmitProps<V extends object, W extends string> {
  readonly form: UsedForm<V, W>;
  /** What it is for, where the form is sent in several ways. */
  readonly way?: W | null;
  /** Word on the button; “Save” without one. */
  readonly children?: ReactNode;
  readonly look?: 'primary' | 'plain' | 'danger';
  /** What it does, where several buttons have one word. */
  readonly label?: string;
  /** There is nothing to send, or not yet. What is wrong with what is typed is said by a press instead. */
  readonly disabled?: boolean;
  /** Closes the form without sending it. */
  readonly cancel?: (() => void) | undefined;
  /** Other buttons of the form, before the way out. */
  readonly more?: ReactNode;
}

/** The button that sends a form, why it was refused last, and the way out. */
export function Submit<V extends object, W extends string = never>(props: SubmitProps<V, W>) {
  const { form, way = null, children, look, label, disabled = false, cancel, more } = props;
  const t = useWords();
  return (
    <>
      {form.failure === null ? null : (
        <p className="field-error" role="alert">
          {form.failure}
        </p>
      )}
      <div className="actions">
        <AsyncButton
          submits
          action={() => form.submit(way)}
          disabled={disabled}
          {...(look === undefined ? {} : { look })}
          {...(label === undefined ? {} : { label })}
        >
          {children ?? t('signedIn.save')}
        </AsyncButton>
        {more}
        {cancel === undefined ? null : (
          <button className="button button--outline" type="button" onClick={cancel}>
            {t('signedIn.cancel')}
          </button>
        )}
      </div>
    </>
  );
}
