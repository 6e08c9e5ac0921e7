import { checkDraft, longestMessage } from '@sevenmetre/rules/messages';
import type { MessageField } from '@sevenmetre/rules/messages';
import {
  messageRecipients,
  refereeRegistrationStates,
  registrationStates,
} from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { errorText } from '../../../lib/queries/failure-words.ts';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { CheckField, ListField } from '../../../ui/forms/choice-fields.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import { CheckGroup } from '../page/check-group.tsx';
import type { TypedMessage } from './message-form.ts';

interface MessageFieldsProps {
  readonly form: TypedMessage;
  readonly categories: readonly string[];
  readonly change: (patch: Partial<TypedMessage>) => void;
  /** Whether what is missing is said. */
  readonly checked: boolean;
}

/** Whom a draft is for, and what it says in both languages. */
export function MessageFields(props: MessageFieldsProps) {
  const t = useWords();
  const { form, change } = props;
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
          error={useError(props, 'internalName')}
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
        label={t('messages.to')}
        value={form.recipientType}
        onChange={(value) =>
          change({
            recipientType: value === 'referees' ? 'referees' : 'clubs',
            states: [],
            categories: [],
            overdueOnly: false,
          })
        }
        options={messageRecipients.map((value) => ({ value, label: t(`messages.recipients.${value}`) }))}
      />
      {isToClubs ? (
        <CheckField
          name="overdueOnly"
          label={t('messages.reminder.only')}
          hint={t('messages.reminder.onlyHint')}
          value={form.overdueOnly}
          onChange={(overdueOnly) => change({ overdueOnly })}
        />
      ) : null}
      <CheckGroup
        legend={t('messages.states')}
        hint={t(form.overdueOnly ? 'messages.reminder.statesHint' : 'messages.statesHint')}
        options={states.map((value) => ({ value, label: t(`registrations.state.${value}`) }))}
        chosen={form.states}
        change={(next) => change({ states: next })}
        inline
      />
      {isToClubs && categories.length > 0 ? (
        <CheckGroup
          legend={t('messages.categories')}
          hint={t('messages.categoriesHint')}
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
    <Card title={t(language === 'Cs' ? 'messages.czech' : 'messages.english')} span={6}>
      <TextField
        name={title}
        label={t('messages.titleField')}
        value={form[title]}
        onChange={(value) => change({ [title]: value })}
        maxLength={longestMessage.title}
        error={useError({ ...props, form }, title)}
      />
      <TextAreaField
        name={text}
        label={t('messages.text')}
        hint={t('messages.textHint')}
        value={form[text]}
        onChange={(value) => change({ [text]: value })}
        rows={9}
        maxLength={longestMessage.text}
        error={useError({ ...props, form }, text)}
      />
    </Card>
  );
}

function useError({ form, checked }: Pick<MessageFieldsProps, 'form' | 'checked'>, field: MessageField) {
  const t = useWords();
  const found = checked ? checkDraft(form).find((error) => error.field === field) : undefined;
  return found ? errorText(t, found.error) : undefined;
}
