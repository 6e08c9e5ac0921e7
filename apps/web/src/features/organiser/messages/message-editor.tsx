import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { longestMessage } from '@sevenmetre/rules/messages';
import { useRef, useState } from 'react';
import { useRoomBelow } from '../../../lib/browser/use-room-below.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { DateTimeField } from '../../../ui/forms/date/date-time-field.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Pop } from '../../../ui/lists/pop.tsx';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';
import { AttachmentsField, useFiles } from './attachments-field.tsx';
import { CopyButton } from './copy-button.tsx';
import { DeleteButton } from './delete-button.tsx';
import { fieldTexts } from './field-texts.ts';
import { LanguageFields } from './language-fields.tsx';
import { type Choices, messageOf, nameOf, type TypedMessage } from './message-form.ts';
import { MessagePreview } from './message-preview.tsx';
import { RecipientsPane } from './recipients-pane.tsx';
import { SaveTemplate, TemplatePop } from './template-fields.tsx';
import { type ShownMail, type UsedMessageForm, useMessageForm } from './use-message-form.ts';
import { useReach } from './use-reach.ts';
import '../../../ui/lists/list-frame.css';
import './messages.css';

interface MessageEditorProps {
  /** null: it is new. */
  readonly detail: AdminMessage | null;
  /** What a new one begins with. */
  readonly initial: TypedMessage;
  readonly choices: Choices;
  readonly timeZone: string;
  readonly refresh: () => Promise<void>;
}

/** A draft: whom it is for, what it says, how it looks, and the way to send it. */
export function MessageEditor(props: MessageEditorProps) {
  const { detail, choices, timeZone } = props;
  const t = useWords();
  const root = useRef<HTMLDivElement>(null);
  useRoomBelow(root);
  useBottomBar('form');
  const { locale } = useLanguage();
  const [shown, show] = useState<ShownMail>({ locale, sampleId: null });
  const form = useMessageForm({ ...props, shown });
  const { values, change } = form;
  const { files, add } = useFiles(detail?.files ?? []);
  const message = messageOf(values);
  const reach = useReach(message, shown.sampleId);
  return (
    <div className="list-frame message-editor" ref={root}>
      <Form form={form} className="message-editor__form" {...fieldTexts(t, { values, choices, files })}>
        <NameLine form={form} detail={detail} />
        <div className="message-editor__panes">
          <RecipientsPane
            values={values}
            choices={choices}
            change={change}
            reach={reach}
            timeZone={timeZone}
          />
          <section className="message-pane message-pane--sheet" aria-label={t('messages.text')}>
            <LanguageFields form={form} />
            <AttachmentsField values={values} change={change} files={files} add={add} />
          </section>
          <MessagePreview
            texts={message}
            reach={reach}
            detail={detail}
            files={files.filter(({ id }) => values.fileIds.includes(id))}
            shown={shown}
            show={show}
          />
        </div>
      </Form>
      <ActionBar form={form} records={reach?.records} timeZone={timeZone} />
    </div>
  );
}

interface NameLineProps {
  readonly form: UsedMessageForm;
  readonly detail: AdminMessage | null;
}

/** The name of the draft, the templates, and what is done with it as a whole. */
function NameLine({ form, detail }: NameLineProps) {
  const t = useWords();
  return (
    <div className="message-editor__name">
      <TextField
        {...form.field('internalName')}
        label={t('messages.name')}
        placeholder={nameOf(form.values)}
        maxLength={longestMessage.internalName}
      />
      <TemplatePop form={form} />
      <AsyncButton submits action={() => form.submit()} look="plain">
        {t('messages.save')}
      </AsyncButton>
      {detail === null ? null : (
        <Pop
          part="more"
          className="button button--outline"
          align="end"
          title={t('messages.more')}
          face={t('messages.more')}
        >
          {(close) => (
            // A question that follows is not below the box.
            <div className="message-conditions" onClickCapture={() => setTimeout(close)}>
              <CopyButton message={detail.message} />
              <SaveTemplate form={messageOf(form.values)} />
              <DeleteButton id={detail.message.id} name={detail.message.internalName} />
            </div>
          )}
        </Pop>
      )}
    </div>
  );
}

interface ActionBarProps {
  readonly form: UsedMessageForm;
  /** Number of clubs or referees; undefined: not counted yet. */
  readonly records: number | undefined;
  readonly timeZone: string;
}

/** The ways on: a test, a time, or now. Each saves first. */
function ActionBar({ form, records, timeZone }: ActionBarProps) {
  const t = useWords();
  const to = form.values.recipientType === 'clubs' ? 'messages.sendToClubs' : 'messages.sendToReferees';
  return (
    <div className="message-bar">
      <div className="actions">
        <AsyncButton look="plain" action={() => form.submit('test')}>
          {t('messages.test')}
        </AsyncButton>
        <Pop
          part="plan"
          className="button button--outline"
          align="end"
          title={t('messages.planTitle')}
          face={t('messages.sendAt')}
        >
          {() => (
            <div className="message-conditions">
              <DateTimeField
                {...form.field('plannedAt')}
                label={t('messages.planAt')}
                hint={t('messages.planHint')}
                timeZone={timeZone}
                optional="unsaid"
              />
              <AsyncButton action={() => form.submit('plan')}>{t('messages.plan')}</AsyncButton>
            </div>
          )}
        </Pop>
      </div>
      <Submit form={form} way="send">
        {records === undefined ? t('messages.sendConfirm') : t(to, { count: records })}
      </Submit>
    </div>
  );
}
