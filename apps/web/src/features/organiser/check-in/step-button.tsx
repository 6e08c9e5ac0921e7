import type { CheckInClub, CheckInStepBody } from '@sevenmetre/contract/check-in/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { clockOf } from '../../../lib/time/zone-clock.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** What was answered is shown at once: a slow network is not asked twice. */
export function useShowClub(): (body: CheckInClub) => void {
  const queries = useQueryClient();
  return (body) => queries.setQueryData(['checkInClub', { id: body.club.id }, null], body);
}

/** Records what was done with the club; with when and by whom it stands there with a way back. */
export function StepButton({ body, step }: { body: CheckInClub; step: CheckInStepBody['step'] }) {
  const t = useWords();
  const write = useWrite('checkInStep', ['checkIn', 'controlRoom']);
  const show = useShowClub();
  const made = body.steps.find((one) => one.step === step);
  const word = t(`checkIn.step.${step}`);
  const press = async (done: boolean) => {
    const outcome = await write({ params: { id: body.club.id }, body: { step, done } });
    if (outcome.ok) show(outcome.body);
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok ? undefined : false;
  };
  if (!made) return <AsyncButton action={() => press(true)}>{word}</AsyncButton>;
  const time = clockOf(made.doneAt, body.timeZone).slice(11);
  return (
    <div className="check-in__done">
      <p>
        <Icon name="done" /> <b>{word}</b>{' '}
        <span>
          {made.by === null
            ? t('checkIn.stepDoneBy', { time })
            : t('checkIn.stepDone', { time, name: made.by })}
        </span>
      </p>
      <AsyncButton look="plain" label={t('checkIn.undoStep', { step: word })} action={() => press(false)}>
        {t('checkIn.undo')}
      </AsyncButton>
    </div>
  );
}
