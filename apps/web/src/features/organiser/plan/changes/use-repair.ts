import type { PlanHappening, PlanRepairs, RepairPlan } from '@sevenmetre/contract/plan/schemas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import { failureText } from '../../../../lib/queries/failure-words.ts';
import { newKey } from '../../../../lib/queries/new-key.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { withNotified } from './notified-text.ts';
import type { Announcement, Entered } from './use-entered.ts';
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

export interface Repair {
  readonly happenings: readonly PlanHappening[];
  readonly freeze: number;
  readonly answer: Answer | null;
  /** null: there is none, it is on its way, or what was chosen is not offered any more. */
  readonly chosen: RepairPlan | null;
  /** The plan that was chosen before a reload is not offered any more. */
  readonly isGone: boolean;
  /** The entered changes differ from those of the answer. */
  readonly isOther: boolean;
  readonly ask: (happenings: readonly PlanHappening[], freeze: number) => void;
  readonly compute: () => Promise<boolean>;
  /** Asks for plans in which every match that has not begun may move. */
  readonly computeUnfrozen: () => Promise<boolean>;
  readonly choose: (aim: RepairPlan['aim']) => void;
  readonly publish: (announcement: Announcement) => Promise<Sent>;
  /** What is typed beside the plan. */
  readonly said: Announcement | null;
  readonly say: (said: Announcement | null) => void;
}

const old = ['planChanges', 'planVersions', 'planDraft', 'planOverview', 'planSettings'] as const;

/** What happened, the plans for it, and the publication of one of them. */
export function useRepair({ happenings, freeze, isAsked, plan, said, enter }: Entered): Repair {
  const { answer, find, clear } = useAnswer();
  const plans = answer?.repairs.plans ?? [];
  const offered = plan === null ? undefined : offeredAs(plan, plans);
  const isMissing = plan !== null && answer !== null && offered === undefined;
  // The best one comes first; it stays chosen until somebody chooses.
  const chosen = isMissing ? null : (offered ?? plans[0] ?? null);
  const publish = usePublication(answer, chosen, () => {
    enter({ happenings: [], isAsked: false, plan: null, said: null });
    clear();
  });
  const restore = useEffectEvent(() => {
    if (isAsked && happenings.length > 0) void find({ happenings, freeze });
  });
  useEffect(() => restore(), []);
  const choose = (aim: RepairPlan['aim']) => {
    const found = plans.find((one) => one.aim === aim);
    if (found !== undefined) enter({ plan: { aim, moved: found.moved } });
  };
  /** Other plans are other choices. */
  const begin = () => enter({ isAsked: true, plan: null });
  const isOther = answer !== null && (answer.happenings !== happenings || answer.freeze !== freeze);
  const ask = (next: readonly PlanHappening[], minutes: number) =>
    enter({ happenings: next, freeze: minutes });
  const compute = () => find({ happenings, freeze }, begin);
  const computeUnfrozen = () => {
    enter({ freeze: 0 });
    return find({ happenings, freeze: 0 }, begin);
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
    choose,
    isGone: isMissing && answer.isWhole,
    publish,
    said,
    say: (typed) => enter({ said: typed }),
  };
}

/** The plan that moves the same matches to the same places, which is what is published; of several the one with the same aim. */
function offeredAs(
  { aim, moved }: Pick<RepairPlan, 'aim' | 'moved'>,
  plans: readonly RepairPlan[],
): RepairPlan | undefined {
  const wanted = JSON.stringify(moved);
  const same = plans.filter((one) => JSON.stringify(one.moved) === wanted);
  return same.find((one) => one.aim === aim) ?? same[0];
}

/** The newest answer: the plan with the fewest moves first, then all plans. `begin` is called with the first plan. */
function useAnswer() {
  const t = useWords();
  const askPlans = useWrite('planRepair');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const newest = useRef(0);
  const find = async (body: Pick<Answer, 'happenings' | 'freeze'>, begin?: () => void) => {
    newest.current += 1;
    const own = newest.current;
    const began = performance.now();
    const first = await askPlans({ body: { ...body, aims: ['fewestMoves'] } });
    if (own !== newest.current) return true;
    if (!first.ok) return sayFailure(t, first.failure);
    const took = (performance.now() - began) / 1000;
    const question = { ...body, took, clientKey: newKey() };
    setAnswer({ ...question, repairs: first.body, isWhole: false });
    begin?.();
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
