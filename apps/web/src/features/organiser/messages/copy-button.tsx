import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { longestMessage } from '@sevenmetre/rules/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { messagePath } from '../../../lib/paths/signed-in-paths.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { formOf } from './message-form.ts';

/** Makes a draft that says the same, and leads there. */
export function CopyButton({ message }: { message: AdminMessage['message'] }) {
  const t = useWords();
  const navigate = useNavigate();
  const create = useWrite('adminMessageCreate', ['adminMessages']);
  const [clientKey, setClientKey] = useState(newKey);
  const copy = async () => {
    const internalName = t('messages.copyName', { name: message.internalName }).slice(
      0,
      longestMessage.internalName,
    );
    const outcome = await create({ body: { ...formOf(message), internalName, clientKey } });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      return false;
    }
    setClientKey(newKey());
    showToast('done', t('messages.copied'));
    void navigate(messagePath(outcome.body.message.id));
    return true;
  };
  return (
    <AsyncButton action={copy} look="plain">
      {t('messages.copy')}
    </AsyncButton>
  );
}
