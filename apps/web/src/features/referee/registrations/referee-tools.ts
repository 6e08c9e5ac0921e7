import type { RefereeOffer } from '@sevenmetre/contract/referees/registration';
import type { RefereeField, RefereeForm, RefereeWishes } from '@sevenmetre/rules/registration';
import { createContext, use } from 'react';

/** What every step of the form works on. */
export interface RefereeTools {
  readonly form: RefereeForm;
  readonly offer: RefereeOffer;
  readonly wishes: RefereeWishes;
  readonly change: (patch: Partial<RefereeForm>, wishes?: Partial<RefereeWishes>) => void;
  /** The sentence for a field's error, once its step is checked. */
  readonly error: (field: RefereeField) => string | undefined;
}

export const RefereeFormContext = createContext<RefereeTools | null>(null);

export function useRefereeForm(): RefereeTools {
  const tools = use(RefereeFormContext);
  if (tools === null) throw new Error('There is no registration form around this component.');
  return tools;
}
