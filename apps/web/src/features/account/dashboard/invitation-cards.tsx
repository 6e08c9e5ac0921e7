import type { OwnInvitation } from '@sevenmetre/contract/invitations/schemas';
import { useSession } from '../../../lib/session/session.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { instantDayText } from '../../../lib/time/moments.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';

interface InvitationCardsProps {
  readonly invitations: readonly OwnInvitation[];
  /** Of the tournament. */
  readonly timeZone: string;
}

/** Clubs that invite the user; each waits until it is accepted or declined. */
export function InvitationCards({ invitations, timeZone }: InvitationCardsProps) {
  return invitations.map((invitation) => (
    <InvitationCard key={invitation.id} invitation={invitation} timeZone={timeZone} />
  ));
}

function InvitationCard({ invitation, timeZone }: { invitation: OwnInvitation; timeZone: string }) {
  const t = useWords();
  const answer = useAnswer(invitation);
  const { clubName: club, clubAdmin, teams, expiresAt } = invitation;
  return (
    <Card title={t('dashboard.invitations.heading', { club })} span={12}>
      {clubAdmin ? <p>{t('dashboard.invitations.clubAdmin')}</p> : null}
      {teams.length > 0 ? <p>{t('dashboard.invitations.teams', { teams: teams.join(', ') })}</p> : null}
      <p>{t('dashboard.invitations.text')}</p>
      <p className="muted">
        {t('dashboard.invitations.till', { date: instantDayText(t, expiresAt, timeZone) })}
      </p>
      <div className="actions">
        <AsyncButton label={`${t('dashboard.invitations.accept')}: ${club}`} action={() => answer(true)}>
          {t('dashboard.invitations.accept')}
        </AsyncButton>
        <AsyncButton
          look="plain"
          label={`${t('dashboard.invitations.decline')}: ${club}`}
          action={() => answer(false)}
        >
          {t('dashboard.invitations.decline')}
        </AsyncButton>
      </div>
    </Card>
  );
}

function useAnswer({ id, clubName: club }: OwnInvitation): (accept: boolean) => Promise<boolean | undefined> {
  const t = useWords();
  const confirm = useConfirm();
  const { ensure } = useSession();
  const send = useWrite('ownInvitationAnswer', ['ownDashboard']);
  return async (accept) => {
    const declined = {
      kind: 'warning',
      title: t('dashboard.invitations.declineQuestion', { club }),
    } as const;
    if (!accept && !(await confirm({ ...declined, confirm: t('dashboard.invitations.decline') })))
      return undefined;
    const outcome = await send({ params: { id }, body: { accept } });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    showToast('done', t(`dashboard.invitations.${accept ? 'accepted' : 'declined'}`, { club }));
    if (accept) await ensure({ force: true });
    return undefined;
  };
}
