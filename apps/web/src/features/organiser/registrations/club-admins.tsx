import type { ClubRegistrationAdmin } from '@sevenmetre/contract/registrations/admin-registrations';
import { useCallback, useRef, useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { Empty } from '../../../ui/page/states.tsx';
import { NewClubAdmin } from './new-club-admin.tsx';

type Admin = ClubRegistrationAdmin['admins'][number];

interface ClubAdminsProps {
  readonly club: ClubRegistrationAdmin['club'];
  readonly admins: readonly Admin[];
}

/** Who looks after a club; an organiser can appoint somebody, and dismiss all but the last. */
export function ClubAdmins({ club, admins }: ClubAdminsProps) {
  const t = useWords();
  const [isAdding, setAdding] = useState(false);
  const wasAdding = useRef(false);
  const opener = useCallback((button: HTMLButtonElement | null) => {
    if (wasAdding.current) button?.focus();
  }, []);
  const open = (isOpen: boolean) => {
    wasAdding.current = true;
    setAdding(isOpen);
  };
  return (
    <>
      <h3>{t('registeredClub.admins')}</h3>
      {admins.length === 0 ? <Empty>{t('registeredClub.noAdmins')}</Empty> : null}
      <ul className="organiser__people">
        {admins.map((admin) => (
          <li key={admin.id}>
            <b>{admin.name}</b>
            <a href={`mailto:${admin.email}`}>{admin.email}</a>
            {admin.phone ? <a href={`tel:${admin.phone}`}>{admin.phone}</a> : null}
            {admins.length > 1 ? <DismissButton club={club} admin={admin} /> : null}
          </li>
        ))}
      </ul>
      {isAdding ? (
        <NewClubAdmin club={club} close={() => open(false)} />
      ) : (
        <div className="actions">
          <button ref={opener} className="button button--outline" type="button" onClick={() => open(true)}>
            {t('registeredClub.admin.add')}
          </button>
        </div>
      )}
    </>
  );
}

function DismissButton({
  club,
  admin: { id: userId, name },
}: {
  club: ClubAdminsProps['club'];
  admin: Admin;
}) {
  const t = useWords();
  const confirm = useConfirm();
  const dismiss = useWrite('clubAdminDismiss', ['clubRegistrationAdmin', 'clubRegistrations']);
  const press = async () => {
    const isSure = await confirm({
      kind: 'warning',
      title: t('registeredClub.admin.dismissSure', { name, club: club.name }),
      text: t('registeredClub.admin.told'),
      confirm: t('registeredClub.admin.dismiss'),
    });
    if (!isSure) return undefined;
    const outcome = await dismiss({ params: { id: club.id, userId } });
    if (outcome.ok) showToast('done', t('registeredClub.admin.dismissed', { name }));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <AsyncButton look="plain" action={press} label={`${t('registeredClub.admin.dismiss')}: ${name}`}>
      {t('registeredClub.admin.dismiss')}
    </AsyncButton>
  );
}
