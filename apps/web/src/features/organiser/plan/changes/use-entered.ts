import type { PlanChanges, PlanHappening } from '@sevenmetre/contract/plan/schemas';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../../../lib/drafts/use-draft.ts';
import type { HappeningDraft } from './happening-draft.ts';

/** What was entered and is not published. */
interface EnteredChanges {
  readonly happenings: readonly PlanHappening[];
  /** Minutes from now in which nobody is moved. */
  readonly freeze: number;
  /** What is typed in the open form; null: nothing. */
  readonly open: HappeningDraft | null;
  /** The query of the link that it was entered from. */
  readonly link: string;
}

interface Kept extends EnteredChanges {
  /** Of the edition; what was entered for another one is not shown. */
  readonly firstDay: string;
}

export interface Entered extends EnteredChanges {
  readonly enter: (some: Partial<EnteredChanges>) => void;
}

const usualFreeze = 30;
const nothing: EnteredChanges = { happenings: [], freeze: usualFreeze, open: null, link: '' };

/** What was entered, kept on this device until it is published or removed. */
export function useEntered({ days }: Pick<PlanChanges, 'days'>): Entered {
  const [firstDay = ''] = days;
  const draft = useDraft<Kept>({ form: 'plan-changes', version: 1 });
  const found = draft.found?.value;
  const [entered, setEntered] = useState<EnteredChanges>(found?.firstDay === firstDay ? found : nothing);
  const isKept = entered.happenings.length > 0 || entered.open !== null;
  const keepNow = useRef(() => {});
  useEffect(() => {
    keepNow.current = () => (isKept ? draft.keep({ ...entered, firstDay }) : draft.drop());
  });
  useEffect(() => keepNow.current(), [entered]);
  return { ...entered, enter: (some) => setEntered((known) => ({ ...known, ...some })) };
}
