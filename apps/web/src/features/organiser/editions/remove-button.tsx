import type { AdminEditions } from '@sevenmetre/contract/editions/schemas';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';

/** Removes an edition that was prepared by mistake; offered where nobody and nothing is in it. */
export function RemoveButton({ edition }: { edition: AdminEditions['editions'][number] }) {
  const t = useWords();
  const confirm = useConfirm();
  const write = useWrite('editionDelete', ['adminEditions', 'openEditions', 'recordHistory']);
  const { id, name, year, clubs, matches, referees } = edition;
  if (clubs + matches + referees > 0) return null;
  const words = { name, year: String(year) };
  const press = async () => {
    const isAgreed = await confirm({
      kind: 'warning',
      title: t('editions.removeTitle', words),
      text: t('editions.removeText'),
      confirm: t('editions.remove'),
    });
    if (!isAgreed) return undefined;
    const outcome = await write({ params: { id } });
    if (outcome.ok) showToast('done', t('editions.removed', words));
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
  const label = `${t('editions.remove')} ${words.name} ${words.year}`;
  return (
    <AsyncButton action={press} look="danger" label={label}>
      {t('editions.remove')}
    </AsyncButton>
  );
}
