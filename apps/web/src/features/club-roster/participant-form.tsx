import type { ClubRoster, Participant } from '@sevenmetre/contract/schemas/club-roster';
import { holds } from '@sevenmetre/contract/record';
import { hasErrors, type RosterFinding } from '@sevenmetre/rules/roster';
import { useState } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { useWords } from '../../lib/words.ts';
import { failureText } from '../../lib/zone/failure-words.ts';
import type { Failure } from '../../lib/zone/failure.ts';
import { useWrite } from '../../lib/zone/use-write.ts';
import { AsyncButton } from '../../ui/zone/async-button.tsx';
import { Banner } from '../../ui/zone/badge.tsx';
import { Card, CardGrid } from '../../ui/zone/card.tsx';
import { useConfirm } from '../../ui/zone/confirm-host.tsx';
import { StepForm } from '../../ui/zone/step-form.tsx';
import { CheckStep } from './check-step.tsx';
import { bodyOf, draftOf, findingsOf, type ParticipantDraft, personOf } from './participant-draft.ts';
import { PersonStep } from './person-step.tsx';
import { PlacesStep } from './places-step.tsx';
import { fullName, limitsOf, rosterOf, teamsOf } from './roster-view.ts';

const steps = ['person', 'teams', 'check'] as const;
type StepKey = (typeof steps)[number];

interface ParticipantFormProps {
  readonly roster: ClubRoster;
  /** null: a new one. */
  readonly person: Participant | null;
  readonly leave: () => void;
}

/** One person in steps: who it is, in which teams, and whether everything fits. */
export function ParticipantForm({ roster, person, leave }: ParticipantFormProps) {
  const t = useWords();
  const form = useParticipantForm({ roster, person, leave });
  const { draft, change, step, judged, findings } = form;
  const shown = judged.includes(step) ? findings : [];
  return (
    <>
      {form.failure === null ? null : <Banner kind="bad">{failureText(t, form.failure)}</Banner>}
      <StepForm
        steps={steps.map((key) => ({ key, title: t(`clubRoster.step.${key}`) }))}
        current={step}
        go={(key) => form.go(steps.find((known) => known === key) ?? 'person')}
        check={form.check}
        finish={form.finish}
        savedAt={null}
        isUnsent={form.isUnsent}
      >
        <CardGrid>
          <Card title={t(`clubRoster.step.${step}`)}>
            {step === 'person' ? (
              <PersonStep
                draft={draft}
                change={change}
                findings={shown}
                locked={person?.editable === false}
              />
            ) : null}
            {step === 'teams' ? (
              <PlacesStep
                draft={draft}
                change={change}
                findings={shown}
                teams={teamsOf(roster)}
                numbersLocked={!roster.limits.numbersEditable}
                lastNumber={person?.jerseyNumberFromLastMatch ?? null}
              />
            ) : null}
            {step === 'check' ? (
              <CheckStep draft={draft} findings={findings} teams={teamsOf(roster)} />
            ) : null}
          </Card>
        </CardGrid>
      </StepForm>
      {person && holds(person.links, 'participantDelete') ? <Removal person={person} leave={leave} /> : null}
    </>
  );
}

function useParticipantForm({ roster, person, leave }: ParticipantFormProps) {
  const t = useWords();
  const [first] = useState(() =>
    draftOf(
      person,
      roster.teams.map(({ id }) => id),
    ),
  );
  const [draft, setDraft] = useState(first);
  const [step, setStep] = useState<StepKey>('person');
  const [judged, setJudged] = useState<readonly StepKey[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const create = useWrite('participantCreate', ['clubRoster']);
  const update = useWrite('participantUpdate', ['clubRoster']);
  const described = personOf(person?.id ?? null, draft);
  const findings = findingsOf(described, rosterOf(roster), limitsOf(roster));
  const finish = async () => {
    setFailure(null);
    const body = bodyOf(described);
    const outcome = person
      ? await update({ params: { id: person.id }, body })
      : await create({ params: { id: roster.club.id }, body });
    if (!outcome.ok) {
      setFailure(outcome.failure);
      return false;
    }
    showToast('done', t('clubRoster.form.saved'));
    leave();
    return true;
  };
  return {
    draft,
    step,
    judged,
    findings,
    failure,
    finish,
    isUnsent: draft !== first,
    change: (patch: Partial<ParticipantDraft>) => setDraft((before) => ({ ...before, ...patch })),
    go: setStep,
    check: () => {
      setJudged([...judged, step]);
      return !hasErrors(ofStep(findings, step));
    },
  };
}

function ofStep(findings: readonly RosterFinding[], step: StepKey): readonly RosterFinding[] {
  if (step === 'check') return findings;
  return findings.filter(({ field }) => (field !== null) === (step === 'person'));
}

function Removal({ person, leave }: { person: Participant; leave: () => void }) {
  const t = useWords();
  const confirm = useConfirm();
  const remove = useWrite('participantDelete', ['clubRoster']);
  const press = async () => {
    const question = {
      kind: 'warning' as const,
      title: t('clubRoster.form.confirmRemove', { name: fullName(person) }),
      confirm: t('zone.remove'),
    };
    if (!(await confirm(question))) return undefined;
    const outcome = await remove({ params: { id: person.id } });
    if (!outcome.ok) {
      showToast('fault', failureText(t, outcome.failure));
      return false;
    }
    showToast('done', t('clubRoster.form.removed'));
    leave();
    return true;
  };
  return (
    <AsyncButton action={press} look="danger">
      {t('clubRoster.form.remove')}
    </AsyncButton>
  );
}
