import type { RefereeOffer, RefereeRegistration } from '@sevenmetre/contract/referees/registration';
import { type RefereeStep, refereeStepOf, refereeSteps, wishesOf } from '@sevenmetre/rules/registration';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { clockText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { StepForm } from '../../../ui/forms/step-form.tsx';
import { CheckStep } from './check-step.tsx';
import { ConflictView } from './conflict-view.tsx';
import { PersonStep } from './person-step.tsx';
import { formOf, type RefereeDraft } from './referee-draft.ts';
import { RefereeFormContext } from './referee-tools.ts';
import { namedErrors } from './referee-words.ts';
import { RefereeingStep } from './refereeing-step.tsx';
import { StayStep } from './stay-step.tsx';
import { useRefereeFormState } from './use-referee-form.ts';
import type { RefereeFormState } from './use-referee-form.ts';
import { useSending } from './use-sending.ts';

const stepViews: Readonly<Record<RefereeStep, ComponentType>> = {
  person: PersonStep,
  refereeing: RefereeingStep,
  stay: StayStep,
  check: CheckStep,
};

interface RefereeRegistrationFormProps {
  readonly offer: RefereeOffer;
  /** null: a new registration. */
  readonly stored: RefereeRegistration | null;
  /** What the form begins with when nothing was typed yet. */
  readonly fresh: () => RefereeDraft;
}

/** A referee's registration in steps, kept as one types. */
export function RefereeRegistrationForm({ offer, stored, fresh }: RefereeRegistrationFormProps) {
  const state = useRefereeFormState({ offer, stored, fresh });
  const { draft, tools, restart } = state;
  const [theirs, setTheirs] = useState(() => changedSince(draft, stored));
  if (theirs) {
    return (
      <ConflictView
        mine={draft.form}
        theirs={formOf(theirs)}
        offer={offer}
        decide={(form) => {
          const wishes = form === draft.form ? draft.wishes : wishesOf(form);
          restart({ ...draft, form, wishes, revision: theirs.revision });
          setTheirs(null);
        }}
      />
    );
  }
  return (
    <RefereeFormContext value={tools}>
      <Steps state={state} stored={stored} fresh={fresh} changed={setTheirs} />
    </RefereeFormContext>
  );
}

/** A draft that was begun on an older registration than the one that is stored now. */
function changedSince(
  { revision }: RefereeDraft,
  stored: RefereeRegistration | null,
): RefereeRegistration | null {
  return stored && revision !== stored.revision ? stored : null;
}

interface StepsProps extends Omit<RefereeRegistrationFormProps, 'offer'> {
  readonly state: RefereeFormState;
  readonly changed: (record: RefereeRegistration) => void;
}

function Steps({ state, stored, fresh, changed }: StepsProps) {
  const t = useWords();
  const { draft, errors, foundAt, isUnsent, go, checkSteps, restart, drop } = state;
  const [attempt, setAttempt] = useState(0);
  const { send, failure } = useSending({ stored, drop, changed });
  const View = stepViews[draft.step];
  const check = (): boolean => {
    setAttempt((before) => before + 1);
    const asked = draft.step === 'check' ? refereeSteps : [draft.step];
    checkSteps(asked);
    const first = asked.find((step) => errors.some(({ field }) => refereeStepOf(field) === step));
    if (first) go(first);
    return first === undefined;
  };
  const ofStep = draft.checked.includes(draft.step)
    ? errors.filter(({ field }) => refereeStepOf(field) === draft.step)
    : [];
  return (
    <>
      {foundAt === null || !isUnsent ? null : (
        <Found
          foundAt={foundAt}
          discard={() => {
            restart(fresh());
            drop();
          }}
        />
      )}
      {failure === null ? null : <Banner kind="bad">{failure}</Banner>}
      <StepForm
        form={draft.clientKey}
        steps={refereeSteps.map((key) => ({ key, title: t(`refereeRegistration.step.${key}`) }))}
        current={draft.step}
        go={(key) => go(refereeSteps.find((step) => step === key) ?? 'person')}
        check={check}
        finish={() => send(draft)}
        finishWord={t(stored ? 'refereeRegistration.save' : 'refereeRegistration.send')}
        savedAt={state.savedAt}
        isUnsent={isUnsent}
      >
        <ErrorSummary errors={namedErrors(t, ofStep)} attempt={attempt} />
        <View />
      </StepForm>
    </>
  );
}

function Found({ foundAt, discard }: { foundAt: number; discard: () => void }) {
  const t = useWords();
  return (
    <Banner kind="good">
      {t('refereeRegistration.found', { time: clockText(t, foundAt) })}{' '}
      <button type="button" className="button button--outline" onClick={discard}>
        {t('refereeRegistration.discard')}
      </button>
    </Banner>
  );
}
