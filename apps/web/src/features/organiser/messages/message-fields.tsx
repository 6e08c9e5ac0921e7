import type { ReactNode } from 'react';
import type { UploadedFile } from '@sevenmetre/contract/files/schemas';
import { checkDraft, longestMessage } from '@sevenmetre/rules/messages';
import { summaryParts } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { errorText } from '../../../lib/queries/failure-words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { CheckGroup } from '../page/check-group.tsx';
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
  /** Below the recipients: whom they reach. */
  readonly reach: ReactNode;
  /** Beside the texts. */
  readonly preview?: ReactNode;
}

/** Whom a draft is for and reaches, what it says in each language with what goes with it, and how it looks. */
export function MessageFields(props: MessageFieldsProps) {
  const t = useWords();
  const { form, choices, files, change, checked, reach, preview } = props;
  const found = checked ? checkDraft(form).find(({ field }) => field === 'internalName') : undefined;
  return (
    <div className="messages__desk">
      <div className="messages__column">
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
        {reach}
      </div>
      <div className="messages__column">
        <LanguageFields form={form} change={change} />
        <AttachmentsField stored={files} fileIds={form.fileIds} change={(fileIds) => change({ fileIds })} />
        {form.recipientType === 'clubs' ? <SummaryField form={form} change={change} /> : null}
      </div>
      {preview}
    </div>
  );
}

/** What the PDF of each club contains, if one goes along. */
function SummaryField({ form, change }: Pick<MessageFieldsProps, 'form' | 'change'>) {
  const t = useWords();
  return (
    <Card title={t('messages.summary.field')}>
      <CheckGroup
        legend={t('messages.summary.field')}
        hint={t('messages.summary.hint')}
        options={summaryParts.map((value) => ({
          value,
          label: t(`messages.summary.part.${value}`),
          ...(value === 'account' ? { hint: t('messages.summary.money') } : {}),
        }))}
        chosen={form.summaryParts}
        change={(next) => change({ summaryParts: next })}
        titled
      />
    </Card>
  );
}
