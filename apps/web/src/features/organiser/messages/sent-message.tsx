import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { messageActions, wordsFor } from '@sevenmetre/rules/messages';
import { showToast } from '../../../lib/page/toasts.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { audienceText } from './audience-text.ts';
import { CopyButton } from './copy-button.tsx';
import './sent-message.css';

/** When a message went out, to whom, in how many mails. */
export function SentFacts({ detail }: { detail: AdminMessage }) {
  const t = useWords();
  const { message, places, timeZone } = detail;
  const { sentAt, mails, withdrawnAt } = message;
  const facts = [
    ...(sentAt === null ? [] : [instantText(t, sentAt, timeZone)]),
    audienceText(t, message, places),
    t('messages.mails', { count: mails ?? 0 }),
    ...(withdrawnAt === null ? [] : [`${t('messages.withdrawn')} ${instantText(t, withdrawnAt, timeZone)}`]),
  ];
  return <span>{facts.join(' · ')}</span>;
}

/** For whom the message is without an address: they get no mail, so that somebody has to call them. */
export function Unreached({ reach }: Pick<AdminMessage, 'reach'>) {
  const t = useWords();
  const silent = reach.recipients.filter(({ people }) => people.length === 0);
  if (silent.length === 0) return null;
  return (
    <details className="message-unreached">
      <summary>{t('messages.unreached', { count: silent.length })}</summary>
      <ul>
        {silent.map(({ id, name, phone }) => (
          <li key={id}>
            <span>
              {name} <small className="muted">{phone}</small>
            </span>
            <CallLink name={name} phone={phone} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Calls the contact of a club, or a referee; nothing without a number. */
export function CallLink({ name, phone }: { readonly name: string; readonly phone: string | null }) {
  const t = useWords();
  return phone === null ? null : (
    <a
      className="button button--outline"
      href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
      title={phone}
      aria-label={t('messages.callName', { name, phone })}
    >
      {t('messages.call')}
    </a>
  );
}

/** What can be done with a message that has gone out: it is not changed any more, but copied, withdrawn and shown again. */
export function SentActions({ message }: Pick<AdminMessage, 'message'>) {
  return (
    <>
      <CopyButton message={message} />
      <ShownButton message={message} />
    </>
  );
}

function ShownButton({ message }: Pick<AdminMessage, 'message'>) {
  const { t, locale } = useLanguage();
  const confirm = useConfirm();
  const write = useWrite('adminMessageShown', ['adminMessage', 'adminMessages']);
  const { state, withdrawnAt } = message;
  const isShown = messageActions({ state, withdrawn: withdrawnAt !== null }).includes('withdraw');
  const press = async () => {
    const { title } = wordsFor(message, locale);
    const question = {
      kind: 'warning' as const,
      title: t('messages.withdrawSure', { title }),
      text: t('messages.withdrawText'),
      confirm: t('messages.withdraw'),
    };
    if (isShown && !(await confirm(question))) return undefined;
    const outcome = await write({ params: { id: message.id }, body: { shown: !isShown } });
    if (outcome.ok) showToast('done', t(isShown ? 'messages.withdrawDone' : 'messages.showDone'));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <AsyncButton action={press} look="plain">
      {t(isShown ? 'messages.withdraw' : 'messages.show')}
    </AsyncButton>
  );
}
