import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { checkMessage, unknownPlaceholders } from '@sevenmetre/rules/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { messagesPath } from '../../../lib/paths/signed-in-paths.ts';
import { giveUpUnsaved, useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { CopyButton } from './copy-button.tsx';
import { MessageConflict } from './message-conflict.tsx';
import { MessageFields } from './message-fields.tsx';
import { MessagePreview } from './message-preview.tsx';
import { PlanCard } from './plan-card.tsx';
import { ReachCard } from './reach-card.tsx';
import { SaveTemplate } from './template-fields.tsx';
import { useReach } from './use-reach.ts';
import { useSend } from './use-send.ts';
import { useTyped } from './use-typed-message.ts';

interface MessageEditorProps {
  readonly detail: AdminMessage;
  readonly refresh: () => Promise<void>;
}

/** A draft: whom it is for, what it says, and the way to send it. What is saved is what is sent. */
export function MessageEditor({ detail, refresh }: MessageEditorProps) {
  const t = useWords();
  const { form, change, isTyped, checked, save, conflict, settle } = useTyped(detail.message, refresh);
  useUnsaved(isTyped);
  const unknown = unknownPlaceholders(form);
  const isWhole =
    checkMessage(detail.message).length === 0 && unknownPlaceholders(detail.message).length === 0;
  const missing = isTyped ? t('messages.sendFirst') : isWhole ? null : t('messages.sendMissing');
  const send = useSend(detail, refresh);
  const [sampleId, setSampleId] = useState<number | null>(null);
  const reach = useReach(form, sampleId) ?? detail.reach;
  return (
    <>
      {conflict ? <MessageConflict mine={form} theirs={conflict} settle={settle} /> : null}
      <MessageFields
        form={form}
        choices={detail}
        files={detail.files}
        checked={checked}
        change={change}
        reach={
          <ReachCard
            audience={form}
            reach={{ ...reach, remindedAt: detail.reach.remindedAt }}
            choices={detail}
            timeZone={detail.timeZone}
          />
        }
        preview={
          <div className="messages__column">
            <MessagePreview detail={detail} texts={form} reach={reach} choose={setSampleId} />
            <PlanCard detail={detail} refresh={refresh} missing={missing} />
          </div>
        }
      />
      <div className="messages__bar">
        {unknown.length === 0 ? null : (
          <p className="field-error" role="alert">
            {t('messages.placeholdersUnknown', { list: unknown.map((name) => `{${name}}`).join(', ') })}
          </p>
        )}
        {missing === null ? null : <p className="field-hint">{missing}</p>}
        <div className="messages__actions">
          <AsyncButton action={save} look={isTyped ? 'primary' : 'plain'} disabled={!isTyped}>
            {t('messages.save')}
          </AsyncButton>
          <AsyncButton action={send} look={isTyped ? 'plain' : 'primary'} disabled={missing !== null}>
            {t('messages.send')}
          </AsyncButton>
          <CopyButton message={detail.message} />
          <SaveTemplate form={form} />
          <DeleteButton id={detail.message.id} name={detail.message.internalName} />
        </div>
      </div>
    </>
  );
}

function DeleteButton({ id, name }: { id: number; name: string }) {
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
