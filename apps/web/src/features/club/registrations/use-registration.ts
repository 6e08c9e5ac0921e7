import type { ClubOffer, ClubRegistration } from '@sevenmetre/contract/registrations/club-registration';
import { type ClubStep, type FieldClubError, clubStepOf } from '@sevenmetre/rules/registration';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import type { RegistrationDraft } from './draft.ts';
import type { FormTools } from './form-context.ts';
import { type FormView, formView } from './form-view.ts';
import { clubErrorText, hintText } from './form-words.ts';
import { type Typed, useTyped } from './use-typed.ts';

export interface Registration {
  readonly tools: FormTools;
  readonly errors: readonly FieldClubError[];
  readonly savedAt: number | null;
  /** When the draft was kept that this form began with; null: it began again. */
  readonly foundAt: number | null;
  /** Something was typed that the server does not have. */
  readonly isUnsent: boolean;
  /** Says the errors of these steps; whether there are any. */
  readonly checkSteps: (steps: readonly ClubStep[]) => boolean;
  /** What the server has found wrong; goes with the next change. */
  readonly setServerErrors: (errors: readonly FieldClubError[]) => void;
  /** Begins with other contents, kept like what is typed. */
  readonly restart: (draft: RegistrationDraft) => void;
  readonly drop: () => void;
}

interface Begin {
  readonly offer: ClubOffer;
  readonly stored: ClubRegistration | null;
  readonly fresh: () => RegistrationDraft;
}

/** The state of the form: what is typed, kept in this browser, and what follows from it. */
export function useRegistration({ offer, stored, fresh }: Begin): Registration {
  const [serverErrors, setServerErrors] = useState<readonly FieldClubError[]>([]);
  const typed = useTyped(stored?.id, fresh, () => setServerErrors([]));
  const view = formView(typed.draft.form, offer, stored);
  const errors = [...view.errors, ...serverErrors];
  const says = useSays(typed.draft, view, errors);
  const { draft, changes, set, savedAt, foundAt, isUnsent, drop, restart } = typed;
  const tools: FormTools = {
    ...changes,
    ...says,
    draft,
    view,
    offer,
    stored,
    form: draft.form,
    teamsClosed: !offer.mayChangeTeams,
    go: (step) => set((before) => ({ ...before, step })),
  };
  const checkSteps = (steps: readonly ClubStep[]): boolean => {
    set((before) => ({ ...before, checked: [...new Set([...before.checked, ...steps])] }));
    return errors.some(({ field }) => steps.includes(clubStepOf(field)));
  };
  return { tools, errors, savedAt, foundAt, isUnsent, checkSteps, setServerErrors, restart, drop };
}

/** Sentences at the fields. */
function useSays(
  { checked }: Pick<Typed['draft'], 'checked'>,
  { hints }: FormView,
  errors: readonly FieldClubError[],
): Pick<FormTools, 'error' | 'doubt'> {
  const t = useWords();
  return {
    error: (field) => {
      const found = checked.includes(clubStepOf(field)) && errors.find((one) => one.field === field);
      return found ? clubErrorText(t, found.error) : undefined;
    },
    doubt: (field) => {
      const hint = hints.find((one) => one.field === field);
      return hint && hintText(t, hint);
    },
  };
}
