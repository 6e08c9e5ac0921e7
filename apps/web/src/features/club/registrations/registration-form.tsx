import type {
  ClubFormBody,
  ClubOffer,
  ClubRegistration,
  OwnClubRegistrations,
} from '@sevenmetre/contract/registrations/club-registration';
import {
  type ClubStep as StepKey,
  type JoinOrder,
  clubStepOf,
  clubSteps,
} from '@sevenmetre/rules/registration';
import { useEffect, useRef, useState } from 'react';
import { moneyText } from '../../../lib/words/money.ts';
import { clockText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { clubStatusPath } from '../../../lib/paths/signed-in-paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { StepForm } from '../../../ui/forms/step-form.tsx';
import { CheckStep } from './check-step.tsx';
import { ClubStep } from './club-step.tsx';
import { ConflictView } from './conflict-view.tsx';
import { isNewlyCounted } from './counted.ts';
import { CountedView } from './counted-view.tsx';
import { CopyCard } from './copy-card.tsx';
import { type RegistrationDraft, toBody, toDraftForm } from './draft.ts';
import { ExtraStep } from './extra-step.tsx';
import { FormContext, useForm } from './form-context.ts';
import { namedErrors } from './form-words.ts';
import { InvoiceStep } from './invoice-step.tsx';
import { mergeForms } from './merge-forms.ts';
import { keepDiscarded } from './sent-forms.ts';
import { StayStep } from './stay-step.tsx';
import { TeamsStep } from './teams-step.tsx';
import { type Registration, useRegistration } from './use-registration.ts';
import { type SendFailure, useSending } from './use-sending.ts';
import './registration.css';

interface RegistrationFormProps {
  readonly offer: ClubOffer;
  /** null: a new registration. */
  readonly stored: ClubRegistration | null;
  readonly previous: OwnClubRegistrations['previous'];
  /** What was counted on the join page; absent: nothing. */
  readonly order?: JoinOrder | null;
  /** What the form begins with when nothing was typed yet. */
  readonly fresh: () => RegistrationDraft;
  /** Reads again what has changed. */
  readonly refresh: () => Promise<void>;
}

/** A club's registration in steps, with its running total, kept as one types. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { offer, stored, previous, order = null, fresh, refresh } = props;
  const registration = useRegistration({ offer, stored, fresh });
  const { tools, restart } = registration;
  const { draft } = tools;
  const [theirs, setTheirs] = useState(() => changedSince(draft, stored));
  const [isAsked, setAsked] = useState(
    () => registration.foundAt !== null && isNewlyCounted(draft, order, offer),
  );
  const decide = (record: ClubRegistration, form: ClubFormBody) => {
    restart({
      ...draft,
      form: toDraftForm(form),
      files: [
        ...record.files,
        ...draft.files.filter((file) => record.files.every(({ id }) => id !== file.id)),
      ],
      base: { revision: record.revision, form: record.form },
    });
    setTheirs(null);
  };
  const changed = (record: ClubRegistration) => {
    const merge = mergeForms(draft.base?.form ?? record.form, toBody(draft.form), record.form);
    if (merge.conflicts.length === 0 && merge.theirs.length === 0) decide(record, merge.form);
    else setTheirs(record);
    void refresh();
  };
  return (
    <FormContext value={tools}>
      {theirs ? (
        <ConflictView
          merge={mergeForms(draft.base?.form ?? theirs.form, toBody(draft.form), theirs.form)}
          theirs={theirs.form}
          offer={offer}
          decide={(form) => decide(theirs, form)}
        />
      ) : isAsked && order !== null ? (
        <CountedView
          draft={draft}
          order={order}
          offer={offer}
          decide={(next) => {
            restart(next);
            setAsked(false);
          }}
        />
      ) : (
        <Steps registration={registration} fresh={fresh} changed={changed} previous={previous} />
      )}
    </FormContext>
  );
}

/** A draft that was begun on an older registration than the one that is stored now. */
function changedSince(draft: RegistrationDraft, stored: ClubRegistration | null): ClubRegistration | null {
  return stored && draft.base && draft.base.revision !== stored.revision ? stored : null;
}

interface StepsProps extends Pick<RegistrationFormProps, 'previous' | 'fresh'> {
  readonly registration: Registration;
  readonly changed: (record: ClubRegistration) => void;
}

function Steps({ registration, previous, fresh, changed }: StepsProps) {
  const t = useWords();
  const { tools, errors, savedAt, isUnsent, checkSteps } = registration;
  const { draft, go, stored } = tools;
  const [attempt, setAttempt] = useState(0);
  const { send, failure } = useSending(registration, changed);
  const check = (): boolean => {
    setAttempt((before) => before + 1);
    const steps: readonly StepKey[] = draft.step === 'check' ? clubSteps : [draft.step];
    if (!checkSteps(steps)) return true;
    const first = clubSteps.find(
      (step) => steps.includes(step) && errors.some(({ field }) => clubStepOf(field) === step),
    );
    if (first) go(first);
    return false;
  };
  const ofStep = draft.checked.includes(draft.step)
    ? errors.filter(({ field }) => clubStepOf(field) === draft.step)
    : [];
  return (
    <StepForm
      form={draft.clientKey}
      steps={clubSteps.map((key) => ({ key, title: t(`clubRegistration.step.${key}`) }))}
      current={draft.step}
      go={(key) => go(clubSteps.find((step) => step === key) ?? 'club')}
      check={check}
      finish={send}
      finishWord={t(stored ? 'clubRegistration.save' : 'clubRegistration.send')}
      savedAt={savedAt}
      isUnsent={isUnsent}
      total={<RunningTotal />}
    >
      <div className="registration-form__body">
        <Found registration={registration} fresh={fresh} />
        <Refused said={failure} />
        <ErrorSummary errors={namedErrors(t, ofStep)} attempt={attempt} />
        {draft.step === 'club' && stored === null ? <CopyCard previous={previous} /> : null}
        <CurrentStep step={draft.step} />
      </div>
    </StepForm>
  );
}

/** Why the form was not stored: it stands above, and what was pressed stands below. */
function Refused({ said }: { said: SendFailure | null }) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [said]);
  if (said === null) return null;
  return (
    <div ref={box} tabIndex={-1} className="registration-form__refused">
      <Banner kind="bad">
        <div>{said.text}</div>
        {said.registered === undefined ? null : (
          <>
            <div>{t('clubRegistration.already.text')}</div>
            <KnownLink to={clubStatusPath(said.registered)}>{t('clubRegistration.already.open')}</KnownLink>
          </>
        )}
      </Banner>
    </div>
  );
}

function CurrentStep({ step }: { step: StepKey }) {
  const Shown = stepContents[step];
  return <Shown />;
}

const stepContents = {
  club: ClubStep,
  stay: StayStep,
  teams: TeamsStep,
  extraPersons: ExtraStep,
  invoice: InvoiceStep,
  check: CheckStep,
} as const satisfies Record<StepKey, () => unknown>;

/** Says that the form has gone on from what was typed before, and offers to begin again. */
function Found({ registration, fresh }: { registration: Registration; fresh: () => RegistrationDraft }) {
  const t = useWords();
  const confirm = useConfirm();
  const [isHidden, setHidden] = useState(false);
  const userId = useSession().current.user?.id ?? 0;
  const { foundAt, tools, drop, restart } = registration;
  if (foundAt === null || isHidden) return null;
  const discard = async () => {
    const question = {
      kind: 'warning',
      title: t('clubRegistration.discardAsk'),
      text: t('clubRegistration.discardText'),
    } as const;
    if (!(await confirm({ ...question, confirm: t('clubRegistration.discard') }))) return;
    // Another form: with the key of one whose answer was lost it would change what that one has stored.
    keepDiscarded(userId, tools.draft.clientKey);
    restart({ ...fresh(), clientKey: newKey() });
    drop();
    setHidden(true);
  };
  return (
    <Banner kind="good">
      {t('clubRegistration.found', { time: clockText(t, foundAt) })}{' '}
      <button type="button" className="registration-form__inline" onClick={() => void discard()}>
        {t('clubRegistration.discard')}
      </button>
    </Banner>
  );
}

/** What it all comes to, in the club's own currency. */
function RunningTotal() {
  const t = useWords();
  const { view } = useForm();
  const persons = t('clubRegistration.total.persons', { count: view.persons });
  const charged = view.teams.filter(({ state }) => state === 'accepted');
  const teams = t('clubRegistration.total.teams', { count: charged.length });
  return (
    <>
      <span className="field-hint">{t('clubRegistration.total.for', { persons, teams })}</span>
      <output className="registration-form__total">{moneyText(t, view.total, view.currency)}</output>
    </>
  );
}
