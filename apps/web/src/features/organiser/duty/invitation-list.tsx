import type { Duty } from '@sevenmetre/contract/duty/schemas';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { instantDayText, shortWeekdayText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { personName, placeText, timesText } from './duty-text.ts';
import { InviteForm } from './invite-form.tsx';

/** A new link for any shift, and those there are. */
export function InvitationList({ duty, close }: { duty: Duty; close: () => void }) {
  const t = useWords();
  return (
    <>
      <p className="muted">{t('duty.panel.inviteText')}</p>
      <InviteForm shift={null} />
      <ul className="duty__people">
        {duty.invitations.map((invitation) => (
          <Invitation key={invitation.id} duty={duty} invitation={invitation} />
        ))}
      </ul>
      <button className="button button--outline" type="button" onClick={close}>
        {t('duty.panel.close')}
      </button>
    </>
  );
}

function Invitation({ duty, invitation }: { duty: Duty; invitation: Duty['invitations'][number] }) {
  const t = useWords();
  const revoke = useWrite('dutyInvitationDelete', ['duty']);
  const { id, shiftId, volunteerId, places, used, expiresAt, end } = invitation;
  const shift = duty.shifts.find((one) => one.id === shiftId);
  const person = duty.volunteers.find((one) => one.id === volunteerId);
  const what = shift
    ? `${shortWeekdayText(t, shift.day)} ${timesText(shift, duty.timeZone)}, ${placeText(t, duty, shift.placeId)}, ${t(`duty.kind.${shift.kind}`)}`
    : t('duty.invite.any');
  return (
    <li>
      <span>
        <b>{what}</b>
        <small>
          {person ? ` ${t('duty.invite.replacement')}: ${personName(person)} ·` : ''}{' '}
          {t('duty.invite.used', { used, places, day: instantDayText(t, expiresAt, duty.timeZone) })}
          {end === null ? '' : ` · ${t(`duty.invite.end.${end}`)}`}
        </small>
      </span>
      {end === null ? (
        <AsyncButton
          look="quiet"
          label={t('duty.invite.revokeNumber', { number: id })}
          action={async () => ((await revoke({ params: { id } })).ok ? undefined : false)}
        >
          {t('duty.invite.revoke')}
        </AsyncButton>
      ) : null}
    </li>
  );
}
