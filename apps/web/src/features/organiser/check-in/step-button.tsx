import type { CheckInClub, CheckInStepBody } from '@sevenmetre/contract/check-in/schemas';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { useSession } from '../../../lib/session/session.ts';
import { clockOf } from '../../../lib/time/zone-clock.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { queueCall, useQueuedCall } from './desk-queue.ts';
import { UnsentCall } from './unsent-call.tsx';
import { isRefused, useSendCall } from './use-desk-queue.ts';

/** Records what was done with the club; with when and by whom it stands there with a way back. */
export function StepButton({ body, step }: { body: CheckInClub; step: CheckInStepBody['step'] }) {
  const t = useWords();
  const press = usePress(body.club.id, step);
  const queued = useQueuedCall(body.club.id, step);
  const made = body.steps.find((one) => one.step === step);
  const word = t(`checkIn.step.${step}`);
  if (queued?.failure) {
    const isBack = queued.call.kind === step && !queued.call.done;
    return <UnsentCall queued={queued} name={isBack ? t('checkIn.undoStep', { step: word }) : word} />;
  }
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

function usePress(clubId: number, step: CheckInStepBody['step']) {
  const press = usePressAny();
  return (done: boolean) => press(clubId, step, done);
}

/** Records a step of any club, or takes it back; without a network it waits in the queue. */
export function usePressAny() {
  const t = useWords();
  const send = useSendCall();
  const userId = useSession().current.user?.id ?? 0;
  return async (clubId: number, step: CheckInStepBody['step'], done: boolean) => {
    const queued = { id: newKey(), clubId, userId, call: { kind: step, done }, failure: null };
    queueCall(queued);
    const outcome = await send(queued);
    if (outcome.ok) return undefined;
    if (isRefused(outcome.failure)) showToast('error', failureText(t, outcome.failure));
    return false;
  };
}
