import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { dropCall } from './desk-queue.ts';
import type { QueuedCall } from './desk-queue.ts';
import { isRefused, useSendCall } from './use-desk-queue.ts';

/** What was pressed and has not reached the server: that it is kept, why it waits, and one press that sends it again. */
export function UnsentCall({ queued, name }: { queued: QueuedCall; name: string }) {
  const t = useWords();
  const send = useSendCall();
  const { call, failure } = queued;
  const refused = failure !== null && isRefused(failure) ? failure : null;
  // Whether cash without an answer was recorded is not known: it is sent until the server says so.
  const mayDrop = refused !== null || call.kind !== 'cash';
  return (
    <div className="check-in__unsent tone-wait" role="group" aria-label={name}>
      <p role="status">
        <Icon name="error" /> <b>{name}</b>{' '}
        <span>{refused === null ? t('checkIn.unsent.text') : failureText(t, refused)}</span>
      </p>
      <div className="check-in__actions">
        <AsyncButton action={async () => ((await send(queued)).ok ? undefined : false)}>
          {t('checkIn.unsent.again')}
        </AsyncButton>
        {mayDrop ? (
          <button className="button button--outline" type="button" onClick={() => dropCall(queued)}>
            {t('checkIn.unsent.drop')}
          </button>
        ) : null}
      </div>
    </div>
  );
}
