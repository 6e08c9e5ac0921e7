import { useNavigate } from 'react-router';
import { giveUpUnsaved } from '../../../lib/drafts/unsaved.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { messagesPath } from '../../../lib/paths/signed-in-paths.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';

/** Deletes a draft after a question, and leads to the list. */
export function DeleteButton({ id, name }: { id: number; name: string }) {
  const t = useWords();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const remove = useWrite('adminMessageDelete', ['adminMessages']);
  const press = async () => {
    const question = { kind: 'warning', title: t('messages.deleteSure', { name }) } as const;
    if (!(await confirm({ ...question, confirm: t('signedIn.delete') }))) return undefined;
    const outcome = await remove({ params: { id } });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    showToast('done', t('messages.deleted'));
    giveUpUnsaved();
    void navigate(messagesPath);
    return true;
  };
  return (
    <AsyncButton action={press} look="danger">
      {t('messages.delete')}
    </AsyncButton>
  );
}
