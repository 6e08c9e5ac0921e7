import { judgeDraft, longestMessage } from '@sevenmetre/rules/messages';
import type { MessageField } from '@sevenmetre/rules/messages';
import {
  messageRecipients,
  refereeRegistrationStates,
  registrationStates,
} from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { faultText } from '../../../lib/queries/failure-words.ts';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import { CheckGroup } from '../page/check-group.tsx';
import type { TypedMessage } from './message-form.ts';

interface MessageFieldsProps {
  readonly form: TypedMessage;
  readonly categories: readonly string[];
  readonly change: (patch: Partial<TypedMessage>) => void;
  /** Whether what is missing is said. */
  readonly judged: boolean;
}

/** Whom a draft is for, and what it says in both languages. */
export function MessageFields(props: MessageFieldsProps) {
  const t = useWords();
  const { form, change } = props;
  return (
    <>
      <Card title={t('messageOffice.to')}>
        <TextField
          name="internalName"
          label={t('messageOffice.name')}
          hint={t('messageOffice.nameHint')}
          value={form.internalName}
          onChange={(internalName) => change({ internalName })}
          maxLength={longestMessage.internalName}
          error={useFault(props, 'internalName')}
        />
        <Recipients {...props} />
      </Card>
      <CardGrid>
        <Words {...props} language="Cs" />
        <Words {...props} language="En" />
      </CardGrid>
    </>
  );
}

function Recipients({ form, categories, change }: MessageFieldsProps) {
  const t = useWords();
  const isToClubs = form.recipientType === 'clubs';
  const shown = isToClubs ? registrationStates : refereeRegistrationStates;
  const states = shown.filter((state) => state !== 'unknown');
  return (
    <>
      <ListField
        name="recipientType"
        label={t('messageOffice.to')}
        value={form.recipientType}
        onChange={(value) =>
          change({ recipientType: value === 'referees' ? 'referees' : 'clubs', states: [], categories: [] })
        }
        options={messageRecipients.map((value) => ({ value, label: t(`messageOffice.recipients.${value}`) }))}
      />
      <CheckGroup
        legend={t('messageOffice.states')}
        hint={t('messageOffice.statesHint')}
        options={states.map((value) => ({ value, label: t(`backOffice.state.${value}`) }))}
        chosen={form.states}
        change={(next) => change({ states: next })}
        inline
      />
      {isToClubs && categories.length > 0 ? (
        <CheckGroup
          legend={t('messageOffice.categories')}
          hint={t('messageOffice.categoriesHint')}
          options={categories.map((value) => ({ value, label: value }))}
          chosen={form.categories}
          change={(next) => change({ categories: next })}
          inline
        />
      ) : null}
    </>
  );
}

function Words({
  form,
  change,
  language,
  ...props
}: MessageFieldsProps & { readonly language: 'Cs' | 'En' }) {
  const t = useWords();
  const [title, text] = [`title${language}`, `text${language}`] as const;
  return (
    <Card title={t(language === 'Cs' ? 'messageOffice.czech' : 'messageOffice.english')} span={6}>
      <TextField
        name={title}
        label={t('messageOffice.titleField')}
        value={form[title]}
        onChange={(value) => change({ [title]: value })}
        maxLength={longestMessage.title}
        error={useFault({ ...props, form }, title)}
      />
      <TextAreaField
        name={text}
        label={t('messageOffice.text')}
        hint={t('messageOffice.textHint')}
        value={form[text]}
        onChange={(value) => change({ [text]: value })}
        rows={9}
        maxLength={longestMessage.text}
        error={useFault({ ...props, form }, text)}
      />
    </Card>
  );
}

function useFault({ form, judged }: Pick<MessageFieldsProps, 'form' | 'judged'>, field: MessageField) {
  const t = useWords();
  const found = judged ? judgeDraft(form).find((fault) => fault.field === field) : undefined;
  return found ? faultText(t, found.fault) : undefined;
}
