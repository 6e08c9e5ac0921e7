import type { FieldError } from '@sevenmetre/rules/validation';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnsaved, useUnsent } from '../../lib/drafts/unsaved.ts';
import type { KeptDraft } from '../../lib/drafts/use-draft.ts';
import { type Failure, isChangedMeanwhile } from '../../lib/queries/failure.ts';
import { errorText, failureText } from '../../lib/queries/failure-words.ts';
import { useWords } from '../../lib/words/words.ts';

/** What is wrong, by field: the code of a rule, or a sentence where the codes have no words for it. */
export type FormErrors<V> = { readonly [K in keyof V]?: FieldError | string | null | undefined };

/** Result of sending; undefined: the user has cancelled. `failure` null: the page shows the reason elsewhere. */
export type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: Failure | null }
  | undefined;

interface Sending<V, W extends string> {
  /** What the form was made from. */
  readonly before: V;
  /** The button that was pressed; null: the form's own. */
  readonly way: W | null;
  /** Empties the form for the next record, before another press can send this one again. */
  readonly reset: (values: V) => void;
  /** Where a form is stored in parts: these fields are stored now, whatever becomes of the others. */
  readonly stored: (some: Partial<V>) => void;
}

interface FormOptions<V extends object, W extends string> {
  /** Before the names of the fields, where one page shows several forms with the same ones. */
  readonly id?: string;
  /** As it is stored now, as far as is known; of a new record what the form begins with. */
  readonly values: V;
  /** The same rules that the server has. It is asked from the first attempt on; the errors follow what is typed. */
  readonly check?: (values: V, way: W | null) => FormErrors<V>;
  readonly send: (values: V, sending: Sending<V, W>) => Promise<Sent>;
  /** Fields that a refusal is about, or the sentence for it; of any other the usual sentence is above the button. */
  readonly refused?: (failure: Failure) => FormErrors<V> | string;
  /** Words before the sentence of any other refusal: what did not happen. */
  readonly failed?: string;
  /** Keeps what is typed in this browser until it is sent: it is there again later, and the app leaves the page without a question. */
  readonly draft?: KeptDraft<DraftOf<V>>;
  /** Reads what is stored again. With it a record that somebody else has changed first is a question, not a failure. */
  readonly refresh?: () => Promise<void>;
}

/** What a draft keeps of a form. */
export interface DraftOf<V> {
  readonly values: V;
  /** The stored values that they were typed over. */
  readonly before: V;
}

/** A field as every field component takes it. */
export interface FormField<T> {
  readonly name: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error: string | undefined;
}

export interface UsedForm<V extends object, W extends string = never> {
  readonly id: string | undefined;
  readonly values: V;
  /** Something was typed that is not stored. */
  readonly isChanged: boolean;
  readonly change: (some: Partial<V>) => void;
  readonly field: <K extends keyof V & string>(name: K) => FormField<V[K]>;
  /** What is said of a field whose value the page converts itself. */
  readonly errorOf: (name: keyof V & string) => string | undefined;
  /** Errors to be shown; none before the first attempt. */
  readonly errors: readonly { readonly field: keyof V & string; readonly text: string }[];
  /** Attempts that failed here or were refused: after each the errors take the focus. */
  readonly failedAttempts: number;
  /** The sentence of a refusal that is about no field. */
  readonly failure: string | null;
  /** Set while somebody else's change waits for a decision. */
  readonly conflict: FormConflict<V> | null;
  /** As a button takes it: true stored, false not, undefined cancelled. @param way a button beside the form's own, if one was pressed */
  readonly submit: (way?: W | null) => Promise<boolean | undefined>;
  /** Shows what is stored in place of what was typed. */
  readonly undo: () => void;
  /** How often a button beside the form's own emptied it for the next record: each time its first field takes the focus. */
  readonly rounds: number;
}

export interface FormConflict<V> {
  readonly before: V;
  readonly theirs: V;
  readonly decide: (whose: 'mine' | 'theirs') => void;
}

/**
 * What is typed in a form, what is wrong with it, and how it is sent: pages ask before they lose it, a refusal marks its
 * field, and nothing that somebody else has stored is overwritten before the user has chosen (decision 613). While nothing
 * is typed, the fields follow what is stored.
 */
export function useForm<V extends object, W extends string = never>(
  options: FormOptions<V, W>,
): UsedForm<V, W> {
  const { id, values: stored } = options;
  const typed = useTyped(stored, options.draft);
  const { values, before, isChanged, hasConflict } = typed;
  const errors = useErrors(values, options);
  const { submit, rounds } = useSubmit(options, typed, errors);
  const change = (some: Partial<V>) => {
    typed.setValues((known) => ({ ...known, ...some }));
    errors.forget(Object.keys(some));
  };
  const decide = (whose: 'mine' | 'theirs') => {
    typed.setValues(merged({ mine: values, before, theirs: stored }, whose));
    typed.setBefore(stored);
    typed.setConflict(false);
  };
  const errorOf = (name: keyof V & string) => errors.shown.find(({ field }) => field === name)?.text;
  return {
    id,
    values,
    isChanged,
    change,
    field: (name) => ({
      name: id === undefined ? name : `${id}-${name}`,
      value: values[name],
      onChange: (value) => {
        typed.setValues((known) => ({ ...known, [name]: value }));
        errors.forget([name]);
      },
      error: errorOf(name),
    }),
    errorOf,
    errors: errors.shown,
    failedAttempts: errors.failedAttempts,
    rounds,
    failure: errors.failure,
    conflict: hasConflict ? { before, theirs: stored, decide } : null,
    submit,
    undo: () => {
      typed.setValues(stored);
      typed.setBefore(stored);
      typed.setConflict(false);
      errors.clear();
    },
  };
}

/** How a form is sent: one press at a time, whichever of its buttons it was. */
function useSubmit<V extends object, W extends string>(
  { send, refresh }: FormOptions<V, W>,
  { values, before, setValues, setBefore, isChanged, setConflict }: ReturnType<typeof useTyped<V>>,
  errors: ReturnType<typeof useErrors<V, W>>,
) {
  const [rounds, setRounds] = useState(0);
  const isSending = useRef(false);
  const reset = (next: V) => {
    flushSync(() => {
      setValues(next);
      setBefore(next);
      errors.clear();
    });
  };
  const once = async (way: W | null): Promise<boolean | undefined> => {
    let isMarked = false;
    const sending = {
      before,
      way,
      reset: (next: V) => {
        isMarked = true;
        reset(next);
        if (way !== null) setRounds((known) => known + 1);
      },
      stored: (some: Partial<V>) => {
        isMarked = true;
        setBefore((known) => ({ ...known, ...some }));
        // What was typed while it was sent stays.
        setValues((known) => ({ ...known, ...pick(some, (field) => isEqual(known[field], values[field])) }));
      },
    };
    const sent = await send(values, sending);
    if (sent === undefined) return undefined;
    if (sent.ok && !isMarked) setBefore(values);
    if (sent.ok) {
      errors.clear();
      return true;
    }
    if (sent.failure === null) return false;
    if (refresh !== undefined && isChangedMeanwhile(sent.failure)) {
      await refresh();
      // With nothing typed the fields show what is stored now.
      if (isChanged) setConflict(true);
      else errors.refuse(sent.failure);
    } else errors.refuse(sent.failure);
    return false;
  };
  const submit = async (way: W | null = null) => {
    if (isSending.current) return undefined;
    if (!errors.attempt(way)) return false;
    isSending.current = true;
    return once(way).finally(() => {
      isSending.current = false;
    });
  };
  return { submit, rounds };
}

/** What is typed, and what it was typed over; whether somebody else's change waits for a decision. */
function useTyped<V extends object>(stored: V, draft: KeptDraft<DraftOf<V>> | undefined) {
  const [values, setValues] = useState(draft?.found?.value.values ?? stored);
  const [before, setOver] = useState(draft?.found?.value.before ?? stored);
  const [seen, setSeen] = useState(stored);
  const [isBehind, setBehind] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const isChanged = !isEqual(values, before);
  useUnsaved(isChanged && draft === undefined);
  useUnsent(isChanged && draft !== undefined);
  useKept({ values, before }, isChanged, draft);
  const isNew = !isEqual(stored, seen);
  if (isNew) setSeen(stored);
  if ((isNew || isBehind) && !isChanged && !hasConflict) {
    setBehind(false);
    setOver(stored);
    setValues(stored);
  } else if (isNew && !isBehind) setBehind(true);
  const setBefore: typeof setOver = (next) => {
    setBehind(false);
    setOver(next);
  };
  return { values, before, setValues, setBefore, isChanged, hasConflict, setConflict };
}

/** Keeps what differs from what is stored as a draft, and forgets it once it does not. */
function useKept<V extends object>(
  typed: DraftOf<V>,
  isChanged: boolean,
  draft: KeptDraft<DraftOf<V>> | undefined,
) {
  const kept = useRef(() => {});
  useEffect(() => {
    kept.current = () => (isChanged ? draft?.keep(typed) : draft?.drop());
  });
  const text = textOf(typed);
  useEffect(() => kept.current(), [text, isChanged]);
}

/** What only one side has changed counts; of what both have changed, the chosen side's. */
function merged<V extends object>(
  { mine, before, theirs }: Readonly<Record<'mine' | 'before' | 'theirs', V>>,
  whose: 'mine' | 'theirs',
): V {
  const taken = fieldsOf(theirs).filter((field) => {
    if (isEqual(theirs[field], before[field])) return false;
    return whose === 'theirs' || isEqual(mine[field], before[field]);
  });
  return taken.reduce((values, field) => ({ ...values, [field]: theirs[field] }), mine);
}

/** Errors are shown from the first attempt on, and follow what is typed from then. */
function useErrors<V extends object, W extends string>(values: V, options: FormOptions<V, W>) {
  const { check, refused, failed } = options;
  const t = useWords();
  const [way, setWay] = useState<W | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [refusals, setRefusals] = useState<FormErrors<V>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const listed = (found: FormErrors<V>) =>
    fieldsOf(values).flatMap((field) => {
      const error = found[field];
      if (error === null || error === undefined) return [];
      return [{ field, text: typeof error === 'string' ? error : errorText(t, error) }];
    });
  return {
    failedAttempts,
    failure,
    shown: !isAsked ? [] : listed({ ...refusals, ...onlyErrors(check?.(values, way) ?? {}) }),
    /** The server's word on a field counts until it is changed. */
    forget: (fields: readonly string[]) => setRefusals((known) => without(known, fields)),
    clear: () => {
      setAsked(false);
      setRefusals({});
      setFailure(null);
    },
    attempt: (pressed: W | null) => {
      const isRight = listed(check?.(values, pressed) ?? {}).length === 0;
      if (!isRight) setFailedAttempts((known) => known + 1);
      setAsked(true);
      setWay(pressed);
      setRefusals({});
      setFailure(null);
      return isRight;
    },
    refuse: (refusal: Failure) => {
      const found = refused?.(refusal) ?? {};
      if (typeof found === 'string') return setFailure(found);
      setRefusals(found);
      setFailedAttempts((known) => known + 1);
      const sentence = failureText(t, refusal);
      const whole = failed === undefined ? sentence : `${failed}: ${sentence}`;
      return setFailure(listed(found).length === 0 ? whole : null);
    },
  };
}

function isEqual(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

/** A number that is none, as a field holds it, is not an empty one. */
function textOf(values: unknown): string {
  return JSON.stringify(values, (_, value: unknown) => (Number.isNaN(value) ? 'NaN' : value));
}

function fieldsOf<V extends object>(values: V): (keyof V & string)[] {
  return Object.keys(values) as (keyof V & string)[];
}

function onlyErrors<V>(errors: FormErrors<V>): FormErrors<V> {
  const found = Object.entries(errors).filter(([, error]) => error !== null && error !== undefined);
  return Object.fromEntries(found) as FormErrors<V>;
}

function pick<V extends object>(some: Partial<V>, isTaken: (field: keyof V & string) => boolean): Partial<V> {
  return fieldsOf(some as V).reduce<Partial<V>>(
    (taken, field) => (isTaken(field) ? { ...taken, [field]: some[field] } : taken),
    {},
  );
}

function without<V>(errors: FormErrors<V>, changed: readonly string[]): FormErrors<V> {
  const kept = Object.entries(errors).filter(([field]) => !changed.includes(field));
  return Object.fromEntries(kept) as FormErrors<V>;
}
