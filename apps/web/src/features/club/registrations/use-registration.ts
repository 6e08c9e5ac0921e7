import type { ClubOffer, ClubRegistration } from '@sevenmetre/contract/registrations/club-registration';
import { type ClubStep, type FieldClubFault, clubStepOf } from '@sevenmetre/rules/registration';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import type { RegistrationDraft } from './draft.ts';
import type { FormTools } from './form-context.ts';
import { type FormView, formView } from './form-view.ts';
import { clubFaultText, hintText } from './form-words.ts';
import { type Typed, useTyped } from './use-typed.ts';

export interface Registration {
  readonly tools: FormTools;
  readonly faults: readonly FieldClubFault[];
  readonly savedAt: number | null;
  /** When the draft was kept that this form began with; null: it began again. */
  readonly foundAt: number | null;
  /** Something was typed that the server does not have. */
  readonly isUnsent: boolean;
  /** Says the faults of these steps; whether there are any. */
  readonly judge: (steps: readonly ClubStep[]) => boolean;
  /** What the server has found wrong; goes with the next change. */
  readonly setServerFaults: (faults: readonly FieldClubFault[]) => void;
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
  const [serverFaults, setServerFaults] = useState<readonly FieldClubFault[]>([]);
  const typed = useTyped(stored?.id, fresh, () => setServerFaults([]));
  const view = formView(typed.draft.form, offer, stored);
  const faults = [...view.faults, ...serverFaults];
  const says = useSays(typed.draft, view, faults);
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
  const judge = (steps: readonly ClubStep[]): boolean => {
    set((before) => ({ ...before, judged: [...new Set([...before.judged, ...steps])] }));
    return faults.some(({ field }) => steps.includes(clubStepOf(field)));
  };
  return { tools, faults, savedAt, foundAt, isUnsent, judge, setServerFaults, restart, drop };
}

/** Sentences at the fields. */
function useSays(
  { judged }: Pick<Typed['draft'], 'judged'>,
  { hints }: FormView,
  faults: readonly FieldClubFault[],
): Pick<FormTools, 'error' | 'doubt'> {
  const t = useWords();
  return {
    error: (field) => {
      const found = judged.includes(clubStepOf(field)) && faults.find((one) => one.field === field);
      return found ? clubFaultText(t, found.fault) : undefined;
    },
    doubt: (field) => {
      const hint = hints.find((one) => one.field === field);
      return hint && hintText(t, hint);
    },
  };
}
