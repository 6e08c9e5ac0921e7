import type { ClubOffer, ClubRegistration } from '@sevenmetre/contract/registrations/club-registration';
import type { ClubStep } from '@sevenmetre/rules/registration';
import { createContext, use } from 'react';
import type { DraftForm, DraftGroup, DraftTeam, RegistrationDraft } from './draft.ts';
import type { FormView } from './form-view.ts';

/** What every step of the form works on. */
export interface FormTools {
  readonly draft: RegistrationDraft;
  readonly form: DraftForm;
  readonly view: FormView;
  readonly offer: ClubOffer;
  /** null: a new registration. */
  readonly stored: ClubRegistration | null;
  /** The deadline for teams has passed for this user. */
  readonly teamsClosed: boolean;
  readonly change: (patch: Partial<DraftForm>) => void;
  readonly changeTeam: (key: string, patch: Partial<DraftTeam>) => void;
  readonly changeGroup: (key: string, patch: Partial<DraftGroup>) => void;
  readonly changeDraft: (patch: Partial<RegistrationDraft>) => void;
  /** The sentence for a field's error, once its step is checked. */
  readonly error: (field: string) => string | undefined;
  /** The warning of a field, which does not block sending. */
  readonly doubt: (field: string) => string | undefined;
  readonly go: (step: ClubStep) => void;
}

export const FormContext = createContext<FormTools | null>(null);

export function useForm(): FormTools {
  const tools = use(FormContext);
  if (tools === null) throw new Error('There is no registration form around this component.');
  return tools;
}
