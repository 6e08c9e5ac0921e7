import { showToast } from '../../../lib/page/toasts.ts';
import type { BodyOf } from '../../../lib/queries/call.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';

type GivenUp = BodyOf<'mails'>['givenUpMails'][number];

/** Mails that are no longer tried, each with its reason, until somebody sends or removes it. */
export function GivenUpMails({ mails, zone }: { mails: readonly GivenUp[]; zone: string }) {
  const t = useWords();
  return (
    <Card title={t('mailQueue.undelivered')}>
      <ul className="mails__list">
        {mails.map((mail) => (
          <li key={mail.id}>
            <div className="mails__row">
              <div>
                <b>{mail.subject}</b>
                <span className="field-hint">
                  {t('mailQueue.to', { address: mail.to, time: instantText(t, mail.at, zone) })}
                </span>
                <p>{t(`mailQueue.failures.${mail.failure}`, { code: mail.code })}</p>
              </div>
              <SendAgain mail={mail} />
              <Remove mail={mail} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SendAgain({ mail: { id, subject, to: address } }: { mail: GivenUp }) {
  const t = useWords();
  const resend = useWrite('mailResend', ['mails']);
  const press = async () => {
    const outcome = await resend({ params: { id } });
    if (outcome.ok) showToast('done', t('mailQueue.queued'));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <AsyncButton action={press} look="plain" label={t('mailQueue.sendAgainLong', { subject, address })}>
      {t('mailQueue.sendAgain')}
    </AsyncButton>
  );
}

function Remove({ mail: { id, subject, to: address } }: { mail: GivenUp }) {
  const t = useWords();
  const confirm = useConfirm();
  const remove = useWrite('mailRemove', ['mails']);
  const press = async () => {
    const title = t('mailQueue.removeSure', { subject, address });
    if (!(await confirm({ kind: 'warning', title, confirm: t('mailQueue.remove') }))) return undefined;
    const outcome = await remove({ params: { id } });
    if (outcome.ok) showToast('done', t('mailQueue.removed'));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <AsyncButton action={press} look="quiet" label={t('mailQueue.removeLong', { subject, address })}>
      {t('mailQueue.remove')}
    </AsyncButton>
  );
}
