import type { ClubInvitation } from '@sevenmetre/contract/invitations/schemas';
import type { ClubUsers } from '@sevenmetre/contract/clubs/schemas';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { instantDayText } from '../../../lib/time/moments.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table.tsx';
import { PermissionNames } from './permission-names.tsx';

/** Whom the club has invited and who has not accepted (yet); nothing where there is nobody. */
export function InvitationsCard({ body }: { body: ClubUsers }) {
  const t = useWords();
  const columns = useColumns(body);
  if (body.invitations.length === 0) return null;
  return (
    <Card title={t('clubs.users.invitations')}>
      <p className="muted">{t('clubs.users.invitationsText')}</p>
      <DataTable
        caption={t('clubs.users.invitations')}
        rows={body.invitations}
        rowKey={({ id }) => id}
        empty=""
        columns={columns}
      />
    </Card>
  );
}

function useColumns({ club, teams, timeZone }: ClubUsers): Column<ClubInvitation>[] {
  const t = useWords();
  const stateText = ({ state, expiresAt }: ClubInvitation) =>
    t(`clubs.users.invitationStates.${state}`, { date: instantDayText(t, expiresAt, timeZone) });
  return [
    { key: 'email', title: t('clubs.users.email'), phone: 'heading', cell: ({ email }) => email },
    { key: 'state', title: t('clubs.users.invitationState'), cell: stateText },
    {
      key: 'permissions',
      title: t('clubs.users.permissions'),
      cell: (invitation) => <PermissionNames of={invitation} teams={teams} />,
    },
    {
      key: 'actions',
      title: t('clubs.users.actions'),
      phone: 'action',
      cell: (invitation) => <Withdrawal clubId={club.id} invitation={invitation} />,
    },
  ];
}

function Withdrawal({ clubId, invitation }: { clubId: number; invitation: ClubInvitation }) {
  const t = useWords();
  const withdraw = useWithdrawal(clubId);
  const word = t(`clubs.users.${invitation.state === 'waiting' ? 'withdraw' : 'clear'}`);
  return (
    <div className="actions actions--end">
      <AsyncButton look="plain" label={`${word}: ${invitation.email}`} action={() => withdraw(invitation.id)}>
        {word}
      </AsyncButton>
    </div>
  );
}

function useWithdrawal(clubId: number): (invitationId: number) => Promise<boolean | undefined> {
  const t = useWords();
  const remove = useWrite('clubInvitationDelete', ['clubUsers']);
  return async (invitationId) => {
    const outcome = await remove({ params: { id: clubId, invitationId } });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    showToast('done', t('clubs.users.withdrawn'));
    return undefined;
  };
}
