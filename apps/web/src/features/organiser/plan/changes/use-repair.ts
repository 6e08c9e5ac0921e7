import type { PlanHappening, PlanRepairs, RepairPlan } from '@sevenmetre/contract/plan/schemas';
import { useRef, useState } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { failureText } from '../../../../lib/queries/failure-words.ts';
import { newKey } from '../../../../lib/queries/new-key.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { withNotified } from './notified-text.ts';
import type { Entered } from './use-entered.ts';
import type { Sent } from '../../../../ui/forms/use-form.ts';

/** Plans with the question that they answer. */
interface Answer {
  readonly repairs: PlanRepairs;
  readonly happenings: readonly PlanHappening[];
  readonly freeze: number;
  /** Seconds until the first plan. */
  readonly took: number;
  /** No more plans are on their way. */
  readonly isWhole: boolean;
  /** Of the publication of one of them: the same however often it is pressed. */
  readonly clientKey: string;
}

/** What is said with a publication; empty: nothing. */
export interface Announcement {
  /** For organisers, then for everybody. */
  readonly reason: string;
  readonly publicReason: string;
  readonly tellClubs: boolean;
}

export interface Repair {
  readonly happenings: readonly PlanHappening[];
  readonly freeze: number;
  readonly answer: Answer | null;
  readonly chosen: RepairPlan | null;
  /** The entered changes differ from those of the answer. */
  readonly isOther: boolean;
  readonly ask: (happenings: readonly PlanHappening[], freeze: number) => void;
  readonly compute: () => Promise<boolean>;
  /** Asks for plans in which every match that has not begun may move. */
  readonly computeUnfrozen: () => Promise<boolean>;
  readonly choose: (aim: RepairPlan['aim']) => void;
  readonly publish: (announcement: Announcement) => Promise<Sent>;
}

const old = ['planChanges', 'planVersions', 'planDraft', 'planOverview', 'planSettings'] as const;

/** What happened, the plans for it, and the publication of one of them. */
export function useRepair({ happenings, freeze, enter }: Entered): Repair {
  const [aim, setAim] = useState<RepairPlan['aim'] | null>(null);
  const { answer, find, clear } = useAnswer(() => setAim(null));
  // The best one comes first; it stays chosen until somebody chooses.
  const plans = answer?.repairs.plans ?? [];
  const chosen = plans.find((plan) => plan.aim === aim) ?? plans[0] ?? null;
  const publish = usePublication(answer, chosen, () => {
    enter({ happenings: [] });
    clear();
  });
  const isOther = answer !== null && (answer.happenings !== happenings || answer.freeze !== freeze);
  const ask = (next: readonly PlanHappening[], minutes: number) =>
    enter({ happenings: next, freeze: minutes });
  const compute = () => find({ happenings, freeze });
  const computeUnfrozen = () => {
    enter({ freeze: 0 });
    return find({ happenings, freeze: 0 });
  };
  return {
    happenings,
    freeze,
    answer,
    chosen,
    isOther,
    ask,
    compute,
    computeUnfrozen,
    choose: setAim,
    publish,
  };
}

/** The newest answer: the plan with the fewest moves first, then all plans. `begin` is called with each first plan. */
function useAnswer(begin: () => void) {
  const t = useWords();
  const askPlans = useWrite('planRepair');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const newest = useRef(0);
  const find = async (body: Pick<Answer, 'happenings' | 'freeze'>) => {
    newest.current += 1;
    const own = newest.current;
    const began = performance.now();
    const first = await askPlans({ body: { ...body, aims: ['fewestMoves'] } });
    if (own !== newest.current) return true;
    if (!first.ok) return sayFailure(t, first.failure);
    const took = (performance.now() - began) / 1000;
    const question = { ...body, took, clientKey: newKey() };
    setAnswer({ ...question, repairs: first.body, isWhole: false });
    begin();
    void askPlans({ body }).then((whole) => {
      if (own !== newest.current) return;
      if (!whole.ok) sayFailure(t, whole.failure);
      setAnswer({ ...question, repairs: whole.ok ? whole.body : first.body, isWhole: true });
    });
    return true;
  };
  const clear = () => {
    newest.current += 1;
    setAnswer(null);
  };
  return { answer, find, clear };
}

function sayFailure(...failure: Parameters<typeof failureText>): false {
  showToast('error', failureText(...failure));
  return false;
}

/** Publishes the chosen plan for exactly the version and the question that it answers. */
function usePublication(
  answer: Answer | null,
  chosen: RepairPlan | null,
  published: () => void,
): Repair['publish'] {
  const t = useWords();
  const apply = useWrite('planRepairApply', old);
  return async ({ reason, publicReason, tellClubs }) => {
    if (answer === null || chosen === null) return undefined;
    const { clientKey, happenings, freeze, repairs } = answer;
    const placements = chosen.moved.map(({ key, to }) => [key, to] as const);
    const said = { reason: textOrNull(reason), publicReason: textOrNull(publicReason), tellClubs };
    const asked = { clientKey, happenings, freeze, version: repairs.version, placements };
    const outcome = await apply({ body: { ...asked, ...said } });
    if (!outcome.ok) return outcome;
    const [newest] = outcome.body.versions;
    const sentence = t('planChanges.published', { number: String(newest?.number ?? '') });
    showToast('done', withNotified(t, sentence, newest?.notified));
    published();
    return outcome;
  };
}

function textOrNull(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim();
}
