import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { useEffect, useMemo, useState } from 'react';
import { speakWith } from '../../../lib/words/own-words.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { changesOf, errorsOf, isTooLarge, jsonOf, rebase, textsOf, treeOf } from './texts.ts';
import type { FieldError, Row, RowIndex, Texts } from './texts.ts';
import { useUnsent } from '../../../lib/drafts/unsaved.ts';

/** The stored texts, the changes to them, and the available actions. */
export interface Editing {
  readonly rows: readonly Row[];
  readonly index: RowIndex;
  /** As stored. */
  readonly base: Texts;
  readonly texts: Texts;
  readonly changes: ReadonlyMap<string, string | null>;
  readonly errors: ReadonlyMap<string, FieldError>;
  readonly isTooLarge: boolean;
  /** What somebody else has saved where this page has another text; null: our own again. */
  readonly conflicts: ReadonlyMap<string, string | null>;
  /** Unsaved changes of an earlier visit, milliseconds UTC; null: there were none. */
  readonly foundAt: number | null;
  readonly setText: (key: string, text: string | null) => void;
  readonly setTexts: (texts: Texts) => void;
  readonly discard: () => void;
  readonly save: () => Promise<boolean>;
}

interface State {
  /** The text of the entry that `base` was read from. */
  readonly before: string | null;
  readonly base: Texts;
  readonly texts: Texts;
  readonly conflicts: Editing['conflicts'];
}

interface Kept {
  readonly before: string | null;
  readonly texts: readonly (readonly [key: string, text: string])[];
}

const none: Editing['conflicts'] = new Map();

export function useTranslations(entry: ConfigurationEntry, rows: readonly Row[], index: RowIndex): Editing {
  const draft = useDraft<Kept>({ form: 'translations', version: 1 });
  const [state, setState] = useState(() => begin(entry.value, draft.found?.value));
  const { before, base, texts, conflicts } = state;
  const changes = useMemo(() => changesOf(base, texts), [base, texts]);
  useUnsent(changes.size > 0);
  const write = useSave(rows, setState, draft.drop);
  const setTexts = (next: Texts) => {
    setState((now) => ({ ...now, texts: next }));
    if (changesOf(base, next).size === 0) draft.drop();
    else draft.keep({ before, texts: [...next] });
  };
  return {
    rows,
    index,
    base,
    texts,
    changes,
    errors: useMemo(() => errorsOf(texts, index), [texts, index]),
    isTooLarge: useMemo(() => isTooLarge(texts, rows), [texts, rows]),
    conflicts,
    foundAt: changes.size > 0 ? (draft.found?.savedAt ?? null) : null,
    setTexts,
    setText: (key, text) => setTexts(withText(texts, key, text)),
    discard: () => {
      setState({ before, base, texts: base, conflicts: none });
      draft.drop();
    },
    save: () => write(state),
  };
}

/** Applies changes of an earlier visit to the texts that are stored now. */
function begin(stored: string | null, kept: Kept | undefined): State {
  const base = textsOf(stored);
  if (kept === undefined) return { before: stored, base, texts: base, conflicts: none };
  return { before: stored, base, ...rebase(textsOf(kept.before), new Map(kept.texts), base) };
}

function withText(texts: Texts, key: string, text: string | null): Texts {
  const next = new Map(texts);
  if (text === null) next.delete(key);
  else next.set(key, text);
  return next;
}

/** Saves, says how it ended, and has this page speak with the new words at once. */
function useSave(
  rows: readonly Row[],
  setState: (change: (now: State) => State) => void,
  dropDraft: () => void,
) {
  const t = useWords();
  const write = useWrite('configurationUpdate', ['configuration', 'recordHistory']);
  return async ({ before, base, texts }: State): Promise<boolean> => {
    const value = jsonOf(texts, rows);
    const outcome = await write({ params: { key: 'translations' }, body: { value, before } });
    if (outcome.ok) {
      setState((now) => ({ ...now, before: outcome.body.value, base: texts, conflicts: none }));
      dropDraft();
      showToast('done', t('translations.saved'));
      speakWith(treeOf(texts, rows));
      return true;
    }
    const theirs = changedTo(outcome.failure);
    if (theirs === undefined) showToast('error', failedText(t, outcome.failure));
    else
      setState((now) => ({
        before: theirs,
        base: textsOf(theirs),
        ...rebase(base, now.texts, textsOf(theirs)),
      }));
    return false;
  };
}

/** What the specification says, and why where it is known. */
function failedText(t: ReturnType<typeof useWords>, failure: Failure): string {
  const said = t('translations.failed');
  const why = failureText(t, failure);
  return why === said ? said : `${said}. ${why}`;
}

/** undefined: the call failed for another reason. */
function changedTo(failure: Failure): string | null | undefined {
  if (failure.kind !== 'refused' || failure.code !== 'changed-meanwhile') return undefined;
  const { value } = failure.details;
  return typeof value === 'string' ? value : null;
}

/** Ctrl+S, or Cmd+S. */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
