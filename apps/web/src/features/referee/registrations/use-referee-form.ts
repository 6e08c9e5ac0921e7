import type { RefereeOffer, RefereeRegistration } from '@sevenmetre/contract/referees/registration';
import {
  type FieldRefereeError,
  checkReferee,
  type RefereeStep,
  refereeStepOf,
} from '@sevenmetre/rules/registration';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { bodyOf, draftVersion, choicesOf, type RefereeDraft } from './referee-draft.ts';
import type { RefereeTools } from './referee-tools.ts';
import { refereeErrorText } from './referee-words.ts';

export interface RefereeFormState {
  readonly draft: RefereeDraft;
  readonly tools: RefereeTools;
  readonly errors: readonly FieldRefereeError[];
  readonly savedAt: number | null;
  /** When the draft was kept that this form began with; null: it began again. */
  readonly foundAt: number | null;
  readonly isUnsent: boolean;
  readonly go: (step: RefereeStep) => void;
  readonly checkSteps: (steps: readonly RefereeStep[]) => void;
  /** Begins with other contents. */
  readonly restart: (draft: RefereeDraft) => void;
  readonly drop: () => void;
}

interface Begin {
  readonly offer: RefereeOffer;
  readonly stored: RefereeRegistration | null;
  readonly fresh: () => RefereeDraft;
}

/** What is typed, kept in this browser, and what is wrong with it. */
export function useRefereeFormState({ offer, stored, fresh }: Begin): RefereeFormState {
  const t = useWords();
  const { draft, typing, set, ...kept } = useTyped(stored?.id, fresh);
  const errors = checkReferee(bodyOf(draft.form), choicesOf(offer, stored), draft.wishes);
  const tools: RefereeTools = {
    form: draft.form,
    offer,
    wishes: draft.wishes,
    change: (patch, wishes) =>
      typing((before) => ({
        ...before,
        form: { ...before.form, ...patch },
        wishes: { ...before.wishes, ...wishes },
      })),
    error: (field) => {
      const isChecked = draft.checked.includes(refereeStepOf(field));
      const one = isChecked ? errors.find((error) => error.field === field) : undefined;
      return one && refereeErrorText(t, one.error);
    },
  };
  return {
    ...kept,
    draft,
    errors,
    tools,
    go: (step) => set((before) => ({ ...before, step })),
    checkSteps: (steps) =>
      set((before) => ({ ...before, checked: [...new Set([...before.checked, ...steps])] })),
    restart: (next) => typing(() => next),
  };
}

/** A draft from what was kept in this browser, and kept there again as one types. */
function useTyped(record: number | undefined, fresh: () => RefereeDraft) {
  const { found, savedAt, keep, drop } = useDraft<RefereeDraft>({
    form: 'referee-registration',
    record,
    version: draftVersion,
  });
  const [draft, set] = useState(() => found?.value ?? fresh());
  const [isUnsent, setUnsent] = useState(found !== null);
  const keepTyped = useEffectEvent(() => {
    if (isUnsent) keep(draft);
  });
  useEffect(() => keepTyped(), [draft]);
  return {
    draft,
    set,
    savedAt: isUnsent ? savedAt : null,
    foundAt: found?.savedAt ?? null,
    isUnsent,
    typing: (change: (before: RefereeDraft) => RefereeDraft) => {
      setUnsent(true);
      set(change);
    },
    drop: () => {
      setUnsent(false);
      drop();
    },
  };
}
