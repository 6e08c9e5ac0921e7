import type { Participant } from '@sevenmetre/contract/participants/schemas';
import { holds } from '@sevenmetre/contract/record';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { PinLinkCard } from '../../../ui/forms/pin-link.tsx';
import { StepForm } from '../../../ui/forms/step-form.tsx';
import { CheckStep } from './check-step.tsx';
import { ConflictCard } from './conflict-card.tsx';
import { PersonStep } from './person-step.tsx';
import { PlacesStep } from './places-step.tsx';
import { fullName, teamsOf } from './roster-view.ts';
import { type ParticipantFormProps, steps, useParticipantForm } from './use-participant-form.ts';

/** One person in steps: who it is, in which teams, and whether everything fits. */
export function ParticipantForm({ roster, person, leave }: ParticipantFormProps) {
  const t = useWords();
  const form = useParticipantForm({ roster, person, leave });
  const issuePinLink = useWrite('participantPinLink', []);
  const { draft, change, step, checked, violations } = form;
  const shown = checked.includes(step) ? violations : [];
  if (form.conflict !== null) {
    return <ConflictCard {...form.conflict} teams={teamsOf(roster)} decide={form.decide} />;
  }
  return (
    <>
      {form.failure === null ? null : <Banner kind="bad">{failureText(t, form.failure)}</Banner>}
      <StepForm
        steps={steps.map((key) => ({ key, title: t(`participants.step.${key}`) }))}
        current={step}
        go={(key) => form.go(steps.find((known) => known === key) ?? 'person')}
        check={form.check}
        finish={form.finish}
        savedAt={null}
        isUnsent={form.isUnsent}
      >
        <CardGrid>
          <Card title={t(`participants.step.${step}`)}>
            {step === 'person' ? (
              <PersonStep
                draft={draft}
                change={change}
                violations={shown}
                firstDay={roster.limits.firstDay}
                locked={person?.editable === false}
              />
            ) : null}
            {step === 'teams' ? (
              <PlacesStep
                draft={draft}
                change={change}
                violations={shown}
                teams={teamsOf(roster)}
                numbersLocked={!roster.limits.numbersEditable}
                lastNumber={person?.jerseyNumberFromLastMatch ?? null}
              />
            ) : null}
            {step === 'check' ? (
              <CheckStep draft={draft} violations={violations} teams={teamsOf(roster)} />
            ) : null}
          </Card>
        </CardGrid>
      </StepForm>
      {person?.isLeader === true && holds(person.links, 'participantPinLink') ? (
        <CardGrid>
          <PinLinkCard issue={() => issuePinLink({ params: { id: person.id } })} />
        </CardGrid>
      ) : null}
      {person && holds(person.links, 'participantDelete') ? <Removal person={person} leave={leave} /> : null}
    </>
  );
}

function Removal({ person, leave }: { person: Participant; leave: () => void }) {
  const t = useWords();
  const confirm = useConfirm();
  const remove = useWrite('participantDelete', ['clubRoster']);
  const press = async () => {
    const question = {
      kind: 'warning' as const,
      title: t('participants.form.confirmRemove', { name: fullName(person) }),
      confirm: t('signedIn.remove'),
    };
    if (!(await confirm(question))) return undefined;
    const outcome = await remove({ params: { id: person.id } });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    showToast('done', t('participants.form.removed'));
    leave();
    return true;
  };
  return (
    <AsyncButton action={press} look="danger">
      {t('participants.form.remove')}
    </AsyncButton>
  );
}
