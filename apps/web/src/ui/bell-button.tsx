import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { fullName } from '@sevenmetre/phrases/names';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { loadNotificationDialog } from '../lib/favourites/load-notification-dialog.ts';
import type { NotificationDialogProps } from '../lib/favourites/load-notification-dialog.ts';
import { useNotificationChoice } from '../lib/favourites/notification-choices.ts';
import { showToast } from '../lib/page/toasts.ts';
import { useWords } from '../lib/words/words.ts';

type Team = NonNullable<MatchTicket['home']['team']>;

interface BellButtonProps {
  readonly team: Team;
  /** Instead of the look of a button that stands alone. */
  readonly className?: string;
}

/** Opens the choice of what is heard of a team; filled when something is. Needs the words of `favourites`. */
export function BellButton({ team, className }: BellButtonProps) {
  const t = useWords();
  const [dialog, setDialog] = useState<{ readonly Dialog: ComponentType<NotificationDialogProps> } | null>(
    null,
  );
  const name = fullName(team);
  const isOn = useNotificationChoice(team.id) !== null;
  const press = () =>
    void loadNotificationDialog().then((Dialog) => {
      if (Dialog) setDialog({ Dialog });
      else showToast('error', t('favourites.bellAway'));
    });
  return (
    <>
      <button
        className={className ?? (isOn ? 'button' : 'button button--outline')}
        type="button"
        data-on={isOn}
        aria-haspopup="dialog"
        aria-label={t(isOn ? 'favourites.bellOn' : 'favourites.bellOf', { team: name })}
        onClick={press}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path
            {...(isOn ? { className: 'icon__fill' } : {})}
            d="M5 17c2-2 2-4 2-7a5 5 0 0 1 10 0c0 3 0 5 2 7Z"
          />
          <path d="M10 20a2.2 2.2 0 0 0 4 0" />
        </svg>
        {t('favourites.bell')}
      </button>
      {dialog ? <dialog.Dialog team={{ id: team.id, name }} close={() => setDialog(null)} /> : null}
    </>
  );
}
