import type { NamedEntryError } from '@sevenmetre/rules/enumerations';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { type Failure, isChangedMeanwhile } from '../../../lib/queries/failure.ts';
import { useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { entryErrorText } from './entry-words.ts';
import { serverErrors } from './server-errors.ts';

type SaveOutcome = { readonly ok: true } | { readonly ok: false; readonly failure: Failure };

interface EntryFormOptions<V extends object> {
  /** As it is stored now, as far as is known; of a new one what the form begins with. */
  readonly stored: V;
  readonly check: (values: V) => readonly NamedEntryError[];
  /** @param before what the form was made from */
  readonly send: (values: V, before: V) => Promise<SaveOutcome | undefined>;
  /** An error in other words than those of all lists. */
  readonly say?: (error: NamedEntryError) => string | undefined;
  /** Reads what is stored again. */
  readonly refresh: () => Promise<void>;
}

/**
 * What is typed of an entry, what is wrong with it, and the conflict when somebody else has saved first: nothing
 * is overwritten before the user has chosen.
 */
export function useEntryForm<V extends object>({ stored, check, say, send, refresh }: EntryFormOptions<V>) {
  const [values, setValues] = useState(stored);
  const [before, setBefore] = useState(stored);
  const [hasConflict, setConflict] = useState(false);
  useUnsaved(JSON.stringify(values) !== JSON.stringify(before));
  const errors = useErrors(check(values), say);
  const change = (some: Partial<V>) => {
    setValues((known) => ({ ...known, ...some }));
    errors.forget(Object.keys(some));
  };
  /** undefined: the user has cancelled. */
  const save = async (): Promise<boolean | undefined> => {
    if (!errors.attempt()) return false;
    const outcome = await send(values, before);
    if (outcome === undefined) return undefined;
    if (outcome.ok) setBefore(values);
    else if (isChangedMeanwhile(outcome.failure)) {
      await refresh();
      setConflict(true);
    } else errors.refuse(outcome.failure);
    return outcome.ok;
  };
  const decide = (whose: 'mine' | 'theirs') => {
    if (whose === 'theirs') setValues(stored);
    setBefore(stored);
    setConflict(false);
  };
  const conflict = hasConflict ? { before, theirs: stored, decide } : null;
  return { values, change, save, conflict, ...errors.shown };
}

/** Errors are told from the first attempt on, and at once from then. */
function useErrors(
  own: readonly NamedEntryError[],
  say: (error: NamedEntryError) => string | undefined = unsaid,
) {
  const t = useWords();
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<readonly NamedEntryError[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const all =
    attempts === 0 ? [] : [...own, ...refused.filter(({ field }) => own.every((one) => one.field !== field))];
  return {
    forget: (fields: readonly string[]) =>
      setRefused((known) => known.filter(({ field }) => !fields.includes(field))),
    attempt: () => {
      setAttempts((known) => known + 1);
      setRefused([]);
      setFailure(null);
      return own.length === 0;
    },
    refuse: (refusal: Failure) => {
      const found = serverErrors(refusal);
      setRefused(found);
      setFailure(found.length === 0 ? failureText(t, refusal) : null);
    },
    shown: {
      attempts,
      /** The sentence of a call that failed for another reason than a field. */
      failure,
      errors: all.map((named) => ({
        field: named.field,
        text: say(named) ?? entryErrorText(t, named.error),
      })),
    },
  };
}

function unsaid(): undefined {
  return undefined;
}
