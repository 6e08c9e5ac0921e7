import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { checkDraft, longestMessage } from '@sevenmetre/rules/messages';
import { useWords } from '../../../lib/words/words.ts';
import { errorText } from '../../../lib/queries/failure-words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import { LanguageFields } from './language-fields.tsx';
import type { Choices, TypedMessage } from './message-form.ts';
import { RecipientFields } from './recipient-fields.tsx';

interface MessageFieldsProps {
  readonly form: TypedMessage;
  readonly choices: Choices;
  /** Files of the stored message. */
  readonly files: readonly UploadedFile[];
  readonly change: (patch: Partial<TypedMessage>) => void;
  /** Whether what is missing is said. */
  readonly checked: boolean;
}

/** Whom a draft is for, what it says in each language, and what goes with it. */
export function MessageFields({ form, choices, files, change, checked }: MessageFieldsProps) {
  const t = useWords();
  const found = checked ? checkDraft(form).find(({ field }) => field === 'internalName') : undefined;
  return (
    <>
      <Card title={t('messages.to')}>
        <TextField
          name="internalName"
          label={t('messages.name')}
          hint={t('messages.nameHint')}
          value={form.internalName}
          onChange={(internalName) => change({ internalName })}
          maxLength={longestMessage.internalName}
          error={found ? errorText(t, found.error) : undefined}
        />
        <RecipientFields form={form} choices={choices} change={change} />
      </Card>
      <LanguageFields form={form} change={change} />
      <AttachmentsField stored={files} fileIds={form.fileIds} change={(fileIds) => change({ fileIds })} />
    </>
  );
}
