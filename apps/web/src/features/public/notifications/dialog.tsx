import { useEffect, useState } from 'react';
import type { NotificationDialogProps } from '../../../lib/favourites/load-notification-dialog.ts';
import { useReachable } from '../../../lib/api/connection.ts';
import {
  mostNotified,
  notificationChoices,
  useNotificationChoice,
} from '../../../lib/favourites/notification-choices.ts';
import { useSliceCache } from '../../../lib/slices/slice-cache.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import { readDevice, wayOf } from './device.ts';
import type { Way } from './device.ts';
import { startNotifying, syncSubscription } from './sync-subscription.ts';
import { fetchKey } from './sign-up.ts';
import './notifications.css';

/** The choice of what is heard of a team. Focus, Escape and the backdrop are the dialog's own. */
export function NotificationDialog({ team, close }: NotificationDialogProps) {
  const t = useWords();
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="notification-dialog" aria-labelledby="bell-title" onClose={close}>
      <div className="notification-dialog__head">
        <h2 id="bell-title">{t('notifications.title')}</h2>
        <button className="icon-button" type="button" aria-label={t('notifications.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <Choices team={team} close={close} />
    </dialog>
  );
}

function Choices({ team, close }: NotificationDialogProps) {
  const t = useWords();
  const before = useNotificationChoice(team.id);
  const [wanted, setWanted] = useState(before ?? { start: true, goals: false, result: true });
  const [busy, setBusy] = useState(false);
  const way = useWay();
  const slices = useSliceCache();
  const finish = async (choice: Pick<typeof wanted, 'start' | 'goals' | 'result'>) => {
    setBusy(true);
    const { start, goals, result } = choice;
    const isOn = start || goals || result;
    if (!notificationChoices.set({ teamId: team.id, start, goals, result })) {
      showToast('error', t('notifications.full', { count: mostNotified }));
      return close();
    }
    // Asked for by the press itself, or browsers refuse.
    if (isOn && readDevice().permission === 'default') await Notification.requestPermission();
    startNotifying(slices);
    const outcome = await syncSubscription();
    if (isOn && outcome === 'failed' && way !== 'offline') showToast('error', t('notifications.failed'));
    else showToast('done', t(isOn ? 'notifications.saved' : 'notifications.stopped', { team: team.name }));
    close();
  };
  const kinds = [
    { kind: 'start', text: t('notifications.chooseStart') },
    { kind: 'goals', text: t('notifications.chooseGoals'), note: t('notifications.chooseGoalsNote') },
    { kind: 'result', text: t('notifications.chooseResult') },
  ] as const;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void finish(wanted);
      }}
    >
      <fieldset>
        <legend>{t('notifications.about', { team: team.name })}</legend>
        {kinds.map(({ kind, text, ...rest }) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={wanted[kind]}
              onChange={(event) => setWanted({ ...wanted, [kind]: event.currentTarget.checked })}
            />
            <span>
              {text}
              {'note' in rest ? <small>{rest.note}</small> : null}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="notification-dialog__way" role="status">
        {way === null ? '' : t(`notifications.${way}`)}
      </p>
      <div className="notification-dialog__actions">
        {before ? (
          <button
            className="button button--outline"
            type="button"
            disabled={busy}
            onClick={() => void finish({ start: false, goals: false, result: false })}
          >
            {t('notifications.off')}
          </button>
        ) : null}
        <button className="button" type="submit" disabled={busy}>
          {t('notifications.save')}
        </button>
      </div>
    </form>
  );
}

/** null until the server has said whether it sends messages. */
function useWay(): Way | null {
  const reachable = useReachable();
  const [key, setKey] = useState<{ readonly value: string | null | undefined } | null>(null);
  useEffect(() => {
    let left = false;
    void fetchKey().then((value) => {
      if (!left) setKey({ value });
    });
    return () => {
      left = true;
    };
  }, [reachable]);
  return key === null ? null : wayOf(readDevice(), key.value);
}
