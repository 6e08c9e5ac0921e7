import type { PlanChanges, PlanHappening, RepairPlan } from '@sevenmetre/contract/plan/schemas';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../../../lib/drafts/use-draft.ts';
import type { HappeningDraft } from './happening-draft.ts';

/** What is said with a publication; empty: nothing. */
export interface Announcement {
  /** For organisers, then for everybody. */
  readonly reason: string;
  readonly publicReason: string;
  readonly tellClubs: boolean;
}

/** A plan is the same one only where it moves the same matches to the same places. */
type ChosenPlan = Pick<RepairPlan, 'aim' | 'moved'>;

/** What was entered and is not published. */
interface EnteredChanges {
  readonly happenings: readonly PlanHappening[];
  /** Minutes from now in which nobody is moved. */
  readonly freeze: number;
  /** What is typed in the open form; null: nothing. */
  readonly open: HappeningDraft | null;
  /** The open form follows a withdrawal, and goes when that is undone. */
  readonly follows: boolean;
  /** Id of the team that is chosen to be withdrawn; null: none. */
  readonly leaver: string | null;
  /** Plans were asked for. */
  readonly isAsked: boolean;
  /** The plan that was chosen; null: the best one. */
  readonly plan: ChosenPlan | null;
  /** What is typed beside the plan; null: nothing. */
  readonly said: Announcement | null;
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
const nothing: EnteredChanges = {
  happenings: [],
  freeze: usualFreeze,
  open: null,
  follows: false,
  leaver: null,
  isAsked: false,
  plan: null,
  said: null,
  link: '',
};

/** What was entered, kept on this device until it is published or removed. */
export function useEntered({ days }: Pick<PlanChanges, 'days'>): Entered {
  const [firstDay = ''] = days;
  const draft = useDraft<Kept>({ form: 'plan-changes', version: 2 });
  const found = draft.found?.value;
  const [entered, setEntered] = useState<EnteredChanges>(found?.firstDay === firstDay ? found : nothing);
  const isKept = entered.happenings.length > 0 || entered.open !== null || entered.leaver !== null;
  const keepNow = useRef(() => {});
  useEffect(() => {
    keepNow.current = () => (isKept ? draft.keep({ ...entered, firstDay }) : draft.drop());
  });
  useEffect(() => keepNow.current(), [entered]);
  return { ...entered, enter: (some) => setEntered((known) => ({ ...known, ...some })) };
}
