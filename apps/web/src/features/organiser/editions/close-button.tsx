import type { EditionClosing } from '@sevenmetre/contract/editions/closing';
import type { AdminEditions } from '@sevenmetre/contract/editions/schemas';
import { openOfClosing } from '@sevenmetre/rules/editions';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { useAskReason } from '../page/use-ask-reason.tsx';

type Edition = AdminEditions['editions'][number];

const changed = ['adminEditions', 'recordHistory'] as const;

/** Closes an edition after showing what is open in it. */
export function CloseButton({ edition }: { edition: Edition }) {
  const t = useWords();
  const confirm = useConfirm();
  const write = useWrite('editionClose', [...changed]);
  const words = { name: edition.name, year: String(edition.year) };
  const press = async (): Promise<boolean | undefined> => {
    const read = await callServer('editionClosing', { params: { id: edition.id } });
    if (!read.ok) {
      showToast('error', failureText(t, read.failure));
      return false;
    }
    const closing = read.body;
    const isSure = await confirm({
      kind: 'warning',
      title: t('editions.closeTitle', words),
      confirm: t('editions.closeConfirm'),
      text: <OpenWorkList open={closing.open} />,
    });
    if (!isSure) return undefined;
    const agreedOpen = openOfClosing(closing.open);
    const outcome = await write({ params: { id: edition.id }, body: { agreedOpen } });
    if (outcome.ok) showToast('done', t('editions.closeDone', words));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <AsyncButton action={press} look="plain" label={`${t('editions.close')} ${words.name} ${words.year}`}>
      {t('editions.close')}
    </AsyncButton>
  );
}

function OpenWorkList({ open }: { open: EditionClosing['open'] }) {
  const t = useWords();
  const lines = [
    [open.unplayed, t('editions.openUnplayed', { count: open.unplayed })],
    [open.unapproved, t('editions.openUnapproved', { count: open.unapproved })],
    [open.lots, t('editions.openLots', { count: open.lots })],
    [open.seats, t('editions.openSeats', { count: open.seats })],
    [open.protests, t('editions.openProtests', { count: open.protests })],
    [open.unpaid, t('editions.openUnpaid', { count: open.unpaid })],
  ] as const;
  const shown = lines.filter(([count]) => count > 0);
  return (
    <>
      <p>{t('editions.closeText')}</p>
      <p>
        <b>{t(shown.length === 0 ? 'editions.closeReady' : 'editions.closeOpen')}</b>
      </p>
      <ul>
        {shown.map(([, text]) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

/** Takes the closing back; the reason stays in the history. */
export function ReopenButton({ edition }: { edition: Edition }) {
  const t = useWords();
  const ask = useAskReason({ hint: t('groups.reasonHint') });
  const write = useWrite('editionReopen', [...changed]);
  const words = { name: edition.name, year: String(edition.year) };
  const press = async (): Promise<boolean | undefined> => {
    const answer = await ask(t('editions.reopenTitle', words), '', true);
    if (!answer) return undefined;
    const body = { reason: answer.reason ?? '' };
    const outcome = await write({ params: { id: edition.id }, body });
    if (outcome.ok) showToast('done', t('editions.reopened', words));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  return (
    <AsyncButton action={press} look="plain" label={`${t('editions.reopen')} ${words.name} ${words.year}`}>
      {t('editions.reopen')}
    </AsyncButton>
  );
}
